@echo off
rem Runs dlx from its sources. What is missing or older than them is built first, without any check.
rem DLX_MAVEN_OPTS are options for Maven, such as -o to stay off the network; DLX_JAVA_OPTS are options for dlx, such as -Xmx4g.
setlocal
set "ROOT=%~dp0"
set "DLX_JAR=%ROOT%programs\dlx-cli\target\quick\dlx.jar"
if not exist "%DLX_JAR%" (
    echo dlx: building for the first time, which takes about half a minute and downloads 20 MB 1>&2
    goto build
)
rem Is something newer than the jar? cmd cannot tell, so PowerShell looks.
powershell -NoProfile -Command "cd $env:ROOT; $jar = (Get-Item $env:DLX_JAR).LastWriteTime; $files = (Get-Item pom.xml, dlx-*\pom.xml, questions\pom.xml, questions\*\pom.xml, programs\*\pom.xml) + (Get-ChildItem -Recurse dlx-core\src\main, questions\*\src\main, dlx-problems\src\main, programs\dlx-check\src\main, programs\dlx-cli\src\main); if ($files | Where-Object LastWriteTime -gt $jar) { exit 75 }"
if not %ERRORLEVEL% == 75 goto run
echo dlx: the sources have changed; building, which takes about ten seconds 1>&2
:build
set "MAVEN_OPTS=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC %MAVEN_OPTS%"
pushd "%ROOT%"
call mvnw.cmd -q -Pquick -pl programs/dlx-cli -am %DLX_MAVEN_OPTS% package 1>&2 <nul
if errorlevel 1 (
    popd
    echo dlx: the build failed, for the reason above 1>&2
    exit /b 3
)
popd
:run
call "%ROOT%programs\dlx-cli\src\main\dist\bin\dlx.cmd" %*
exit /b %ERRORLEVEL%
