package io.github.exactcover.dlx.cli.argument;

/** What a command does with the file or the folder that an argument names. */
public enum FileUse {
    READ,

    /** Also said of a folder that is made. */
    WRITTEN,

    /** Said of a folder that exists: files come and go in it. */
    WORKED_IN
}
