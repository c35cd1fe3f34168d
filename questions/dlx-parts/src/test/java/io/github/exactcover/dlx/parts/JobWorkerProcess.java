package io.github.exactcover.dlx.parts;

import java.nio.file.Path;
import java.time.Duration;

/** The program that JobKillTest kills: a worker of a job, which says whether the job is done. */
public final class JobWorkerProcess {

    private JobWorkerProcess() {}

    /** Arguments: the folder of the job, and milliseconds after which the result of a part is written. */
    public static void main(String[] args) {
        JobFolder job = JobFolder.at(Path.of(args[0]));
        System.out.println("STARTED");
        System.out.println(job.runUntilDone(Duration.ofMillis(Long.parseLong(args[1])), () -> false));
    }
}
