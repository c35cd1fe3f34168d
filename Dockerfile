# The command dlx, for Kubernetes and others that start images. First make dlx.jar, or take that of a release:
#
#     ./mvnw -pl programs/dlx-cli -am package -DskipTests
#     docker build -t dlx .
#     docker run --rm dlx dlx count queens 8
FROM eclipse-temurin:17-jre
COPY programs/dlx-cli/target/dlx.jar /opt/dlx.jar
RUN printf '#!/bin/sh\nexec java -jar /opt/dlx.jar "$@"\n' > /usr/local/bin/dlx && chmod +x /usr/local/bin/dlx
CMD ["dlx", "--help"]
