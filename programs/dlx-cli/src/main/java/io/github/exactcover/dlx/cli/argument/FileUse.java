package io.github.exactcover.dlx.cli.argument;

/** What a command does with the file or the folder that an argument names. */
public enum FileUse {
    READ,

    /** Before the command begins, it is checked that it can be written. A {@code String} can also be standard output. */
    WRITTEN,

    /** Said of a folder that is made, which is checked in the same way. */
    MADE,

    /** Said of a folder that exists: files come and go in it. */
    WORKED_IN
}
