package io.github.exactcover.dlx.cli.argument;

/** What a command does with the file or the folder that an argument names. */
public enum FileUse {
    READ,

    /** It is checked before the command begins. The {@code String} "-" is standard output, and no file. */
    WRITTEN,

    /** Said of a folder that is made, which is checked in the same way. */
    MADE,

    /** Said of a folder that exists: files come and go in it. */
    WORKED_IN
}
