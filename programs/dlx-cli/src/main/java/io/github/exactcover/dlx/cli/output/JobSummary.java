package io.github.exactcover.dlx.cli.output;

import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.parts.JobFolder;
import io.github.exactcover.dlx.parts.Ledger;
import java.util.List;
import java.util.Locale;

/** How far a search in parts is, in words. */
public record JobSummary(JobFolder job, Ledger ledger) {

    /** Such as {@code 92}, or {@code at least 92} while parts are open. */
    public String count() {
        return (ledger.isComplete() ? "" : "at least ") + ledger.solutions();
    }

    /** Whether nothing is left to do. */
    public boolean isDone() {
        return ledger.isComplete() || isFound();
    }

    /** Whether there is a solution where one is enough. */
    public boolean isFound() {
        return job.isForFirst() && ledger.solutions() > 0;
    }

    /** Such as {@code 3,17-20}: the numbers of the open parts, as batch systems read them. */
    public String openParts() {
        List<Integer> open = job.open();
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < open.size(); at++) {
            boolean follows = at > 0 && open.get(at) == open.get(at - 1) + 1;
            boolean isFollowed = at + 1 < open.size() && open.get(at + 1) == open.get(at) + 1;
            if (!follows) {
                text.append(text.isEmpty() ? "" : ",").append(open.get(at));
            } else if (!isFollowed) {
                text.append('-').append(open.get(at));
            }
        }
        return text.toString();
    }

    /**
     * Such as {@code at least 12 solutions, 3,000 nodes; 17 parts open, 41.2 % of the tree visited}. It also says why
     * there may be fewer parts than wanted.
     */
    public String text() {
        if (isFound()) {
            return "a solution was found, " + Wording.counted(ledger.nodes(), "node");
        }
        String found = (ledger.isComplete() ? "" : "at least ") + Wording.counted(ledger.solutions(), "solution") + ", "
                + Wording.counted(ledger.nodes(), "node");
        return ledger.isComplete()
                ? found + "; all parts are done"
                : found + "; " + Wording.counted(ledger.open().size(), "part") + " open, "
                        + String.format(Locale.ROOT, "%.1f %% of the tree visited", 100 * ledger.share())
                        + (ledger.isLarge() ? "; the tree is so deep that more parts would take too much memory" : "");
    }
}
