package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.board.MacMahonSquares;
import io.github.exactcover.dlx.problems.design.CostasArray;
import io.github.exactcover.dlx.problems.design.Langford;
import io.github.exactcover.dlx.problems.design.OrthogonalMates;
import io.github.exactcover.dlx.problems.design.SocialGolfers;
import io.github.exactcover.dlx.problems.design.SteinerTriples;
import io.github.exactcover.dlx.problems.design.TablePlan;
import java.util.List;

/** Problems about arrangements of numbers, people, points and tiles. */
final class Designs {

    private Designs() {}

    static BuiltIn langford() {
        Argument<Integer> largest = Argument.number(0, "N", "The largest number, from 1 to 1000.");
        Argument<Boolean> skolem = Argument.flag("--skolem", "Skolem's problem: k - 1 numbers between the two k.");
        Argument<Boolean> noMirrors = Argument.flag("--no-mirrors", "Of a row and its mirror image, find one.");
        return BuiltIn.of(List.of(largest, skolem, noMirrors), console -> {
            Langford all = BadInputException.checked(
                    () -> skolem.isGiven() ? Langford.skolem(largest.get()) : Langford.of(largest.get()));
            return PictureModel.of(
                    "langford",
                    (skolem.isGiven() ? "Skolem's" : "Langford's") + " problem with the numbers 1 to " + largest.get(),
                    "write a number and its two places, as in 3 s1 s5",
                    noMirrors.isGiven() ? all.withoutMirrorImages() : all);
        });
    }

    static BuiltIn costas() {
        Argument<Integer> size = Argument.number(0, "N", "The size of the board, from 1 to 30.");
        return BuiltIn.of(
                List.of(size),
                console -> PictureModel.of(
                        "costas",
                        "Costas arrays of order " + size.get(),
                        "write a dot, as in c1=4",
                        BadInputException.checked(() -> CostasArray.of(size.get()))));
    }

    static BuiltIn steiner() {
        Argument<Integer> points = Argument.number(0, "N", "The number of points: 1 or 3 more than a multiple of 6.");
        Argument<Integer> given = Argument.number(
                "--given",
                "POINTS",
                "Give the triples of the first 1 or 2 points, since all ways to choose them are alike.");
        return BuiltIn.of(
                List.of(points, given),
                console -> PictureModel.of(
                        "steiner",
                        "Steiner triple systems of " + Wording.counted(points.get(), "point"),
                        "write three points, as in 1.3.5",
                        BadInputException.checked(
                                () -> SteinerTriples.of(points.get()).given(given.or(0)))));
    }

    static BuiltIn kirkman() {
        Argument<Integer> girls = Argument.number(0, "N", "The number of girls: 9, 15, 21, ...");
        return BuiltIn.of(
                List.of(girls),
                console -> PictureModel.of(
                        "kirkman",
                        Wording.heading(girls.get(), "schoolgirl"),
                        "write a day and its row, as in 2: 1 4 5",
                        BadInputException.checked(() -> SocialGolfers.kirkman(girls.get()))));
    }

    static BuiltIn golfers() {
        Argument<Integer> groups = Argument.number(0, "GROUPS", "How many groups play in a round.");
        Argument<Integer> size = Argument.number(1, "SIZE", "How many players are in a group.");
        Argument<Integer> rounds = Argument.number(2, "ROUNDS", "How many rounds there are.");
        return BuiltIn.of(List.of(groups, size, rounds), console -> golfers(groups.get(), size.get(), rounds.get()));
    }

    private static Model<?> golfers(int groups, int size, int rounds) {
        String title = Wording.heading(groups * size, "golfer") + " in " + Wording.counted(rounds, "round");
        try {
            return PictureModel.of(
                    "golfers",
                    title,
                    "write a round and its group, as in 2: 1 4 5",
                    SocialGolfers.of(groups, size, rounds));
        } catch (IllegalArgumentException tooManyGroups) {
            // Or another complaint, which is the same here.
            return PictureModel.of(
                    "golfers",
                    title,
                    "write the group of a player in each round, as in [1, 4, 2]",
                    BadInputException.checked(() -> TablePlan.of(groups, size, rounds)));
        }
    }

    static BuiltIn mates() {
        return BuiltIn.ofFile(
                "The Latin square; - for standard input.",
                text -> PictureModel.of(
                        "mates",
                        "Orthogonal mates of a Latin square",
                        "write a transversal as the column in each row, as in 2,3,1",
                        OrthogonalMates.of(text)));
    }

    static BuiltIn macmahon() {
        Argument<Integer> height = Argument.number(0, "ROWS", "The number of rows.");
        Argument<Integer> width = Argument.number(1, "COLUMNS", "The number of columns.");
        Argument<Integer> colors = Argument.number(
                "--colors", "K", "How many colors there are: 2 for 6 tiles, 3 (the default) for 24, 4 for 70.");
        return BuiltIn.of(
                List.of(height, width, colors),
                console -> PictureModel.of(
                        "macmahon",
                        Wording.heading(height.get() * width.get(), "tile") + " with colored edges",
                        "write row and column, from 0, and the colors of the tile from the top on, as in 0,0=AAAA",
                        BadInputException.checked(() -> MacMahonSquares.of(height.get(), width.get(), colors.or(3)))));
    }
}
