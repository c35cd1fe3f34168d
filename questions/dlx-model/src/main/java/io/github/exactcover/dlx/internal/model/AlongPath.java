package io.github.exactcover.dlx.internal.model;

/**
 * The images lead along a path.
 *
 * @param path the path
 */
public record AlongPath(Path path) implements Statement {

    @Override
    public void write(Draft draft, String name) {
        if (!path.terms().isEmpty()) {
            draft.later(name, path);
        } else if (!path.accepts().test(path.start())) {
            draft.impossible(name);
        }
    }
}
