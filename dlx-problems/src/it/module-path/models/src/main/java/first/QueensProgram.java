package first;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.problems.board.NQueens;

public class QueensProgram {

    public static void main(String[] args) {
        NQueens queens = NQueens.of(6);
        DLX.stream(queens.problem()).map(queens::decode).forEach(System.out::println);
    }
}
