# The command dlx, for Kubernetes and others that start images. In a checkout in which ./dlx was run once:
#
#     docker build -t dlx .
#     docker run --rm dlx dlx count queens 8
#
# The jar of a release: docker build --build-arg JAR=dlx.jar -t dlx . (and name it in .dockerignore).
FROM eclipse-temurin:17-jre
ARG JAR=programs/dlx-cli/target/quick/dlx.jar
COPY ${JAR} /opt/dlx.jar
RUN printf '#!/bin/sh\nexec java -jar /opt/dlx.jar "$@"\n' > /usr/local/bin/dlx && chmod +x /usr/local/bin/dlx
CMD ["dlx", "--help"]
