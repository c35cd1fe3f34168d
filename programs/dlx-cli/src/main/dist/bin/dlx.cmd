@echo off
rem Starts dlx. Java 19 or later keeps an archive of the loaded classes, and so starts in half the time.
rem DLX_JAVA_OPTS are options for Java, such as -Xmx4g.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
set "JAR=%~dp0..\lib\dlx.jar"
rem From the script at the top of a checkout.
if defined DLX_JAR set "JAR=%DLX_JAR%"
set "ARCHIVE="
if defined LOCALAPPDATA (
    if not exist "%LOCALAPPDATA%\dlx" mkdir "%LOCALAPPDATA%\dlx" 2>nul
    set ARCHIVE=-XX:+IgnoreUnrecognizedVMOptions -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%LOCALAPPDATA%\dlx\dlx.jsa" -Xshare:auto -Xlog:disable "-Xlog:all=error,cds*=off:stderr"
)
"%JAVA%" -XX:CompileThresholdScaling=2 %ARCHIVE% %DLX_JAVA_OPTS% -jar "%JAR%" %*
exit /b %ERRORLEVEL%
