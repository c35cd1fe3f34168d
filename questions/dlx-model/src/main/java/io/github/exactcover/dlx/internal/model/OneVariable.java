package io.github.exactcover.dlx.internal.model;

/**
 * A condition holds. It needs no items: the other values are left out.
 *
 * @param condition the condition
 */
public record OneVariable(Condition condition) implements Statement {

    @Override
    public Stage stage() {
        return Stage.ONE_VARIABLE;
    }

    @Override
    public void write(Draft draft, String name) {
        draft.keep(condition.variable(), condition.places());
    }
}
