package io.github.exactcover.dlx.cli.argument;

/** What a command does with the file or the folder that an argument names. */
public enum FileUse {
    READ,

    /** If the argument is a path, it is checked before the command does anything that it can be written. */
    WRITTEN,

    /** Said of a folder that is made, which is checked in the same way. */
    MADE,

    /** Said of a folder that exists: files come and go in it. */
    WORKED_IN
}
