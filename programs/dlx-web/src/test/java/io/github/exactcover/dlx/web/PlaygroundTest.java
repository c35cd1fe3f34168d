package io.github.exactcover.dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PlaygroundTest {

    static List<String> answer(String... request) {
        List<String> messages = new ArrayList<>();
        Playground.answer(Request.of(request), messages::add);
        return messages;
    }

    /** The solutions in all messages. Each has six options. */
    private static List<String> shown(String... request) {
        return Pattern.compile("\\[\\d+(,\\d+){5}\\]")
                .matcher(String.join("", answer(request)))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private static String last(String... request) {
        List<String> messages = answer(request);
        return messages.get(messages.size() - 1);
    }

    @Test
    void itDescribesTheProblemWithItsBoard() {
        assertThat(answer("p=langford", "n=1", "ask=look"))
                .containsExactly("{\"kind\":\"problem\",\"rows\":1,\"cols\":2,\"primary\":[\"1\",\"s1\",\"s2\"],"
                        + "\"secondary\":[],\"bounds\":[],\"options\":[]}");
        assertThat(answer("p=queens", "n=2", "ask=look").get(0))
                .contains("{\"name\":\"a1\",\"items\":[")
                .contains("\"cells\":[2],\"label\":\"queen\",\"cost\":0}");
        assertThat(answer("p=pieces", "rows=1", "cols=6", "holes=0", "pieces=I", "ask=look")
                        .get(0))
                .contains("\"cells\":[1,2,3,4,5],\"label\":\"I\"");
    }

    @Test
    void boundsAndColorsAreTold() {
        assertThat(last("p=text", "text=1:2|a 3|b c | x y\na x:red y\nb\nc y", "ask=look"))
                .contains("\"bounds\":[[0,1,2],[1,3,3]]")
                .contains("{\"name\":\"a x:red y\",\"items\":[0,3,4],\"colors\":[\"\",\"red\",\"\"],\"cells\"")
                .contains("{\"name\":\"c y\",\"items\":[2,4],\"cells\"");
    }

    @Test
    void piecesOfOnesOwnComeInAnyNumber() {
        String own = "own=v x*:\nX.\nXX\n";
        assertThat(last("p=pieces", "rows=2", "cols=3", own, "ask=many")).contains("\"solutions\":\"2\"");
        assertThat(last("p=pieces", "rows=2", "cols=4", "pieces=P", "own=v:\nX.\nXX\n", "ask=many"))
                .contains("\"solutions\":\"4\"");
        assertThat(last("p=pieces", "rows=2", "cols=3", "own=v x*:\nX?\n"))
                .contains("refused")
                .contains("line 2");
        assertThat(last("p=pieces", "rows=2", "cols=3", "own= ")).contains("There is no piece");
    }

    @Test
    void puzzlesAreRulesAndExplainedByThem() {
        assertThat(last("p=nonogram", "text=3\n1 1\n\n2\n1\n2", "ask=many")).contains("\"solutions\":\"1\"");
        assertThat(last("p=nonogram", "text=1\n\n0\n0", "ask=why"))
                .isEqualTo("{\"kind\":\"why\",\"verdict\":\"MINIMAL\",\"items\":[],\"rules\":[\"row 1\",\"column 1\","
                        + "\"column 2\"],\"found\":[]}");
        assertThat(last("p=stars", "text=AAAB\nAABB\nCBBD\nCCDD", "ask=many")).contains("\"solutions\":\"1\"");
        assertThat(last("p=stars", "text=AAB\nAAB\nCC", "ask=all")).contains("\"why\":\"line 3: ");
    }

    @Test
    void thePictureOfAPuzzleIsTold() {
        assertThat(answer("p=nonogram", "text=rows\n1,1\n0\ncolumns\n1\n0\n1", "ask=look")
                        .get(0))
                .endsWith(",\"picture\":{\"rows\":2,\"cols\":3,\"beside\":[[1,1],[]],\"above\":[[1],[],[1]]}}");
        assertThat(answer("p=stars", "text=2\nA,A\nB B", "ask=look").get(0))
                .endsWith(",\"picture\":{\"rows\":2,\"cols\":2,\"regions\":[[\"A\",\"A\"],[\"B\",\"B\"]]}}");
    }

    @Test
    void anArgumentByArithmeticHasItsWeights() {
        assertThat(last("p=pieces", "rows=2", "cols=4", "holes=0.7", "own=I x*:\nXX", "ask=why"))
                .contains("\"reason\":{\"kind\":\"ROOM\"", "\"groups\":0,\"modulus\":0,");
        assertThat(last("p=pieces", "rows=2", "cols=5", "own=I x*:\nXXX", "ask=why"))
                .contains("\"kind\":\"MULTIPLE\"", "\"modulus\":3,\"needed\":5,\"available\":0}");
    }

    @Test
    void itFindsAllSolutionsAndShowsAsManyAsAreWanted() {
        assertThat(last("p=queens", "n=6", "ask=all"))
                .startsWith("{\"kind\":\"end\",\"solutions\":\"4\",\"end\":\"EXHAUSTED\",\"nodes\":");
        assertThat(shown("describe=no", "p=queens", "n=6", "ask=all")).hasSize(4);
        assertThat(shown("describe=no", "p=queens", "n=6", "ask=all", "show=1")).hasSize(1);
    }

    @Test
    void itAnswersTheOtherQuestions() {
        assertThat(last("p=queens", "n=8", "ask=many")).contains("\"solutions\":\"92\"", "\"found\":[]");
        assertThat(last("p=queens", "n=8", "ask=one")).contains("\"solutions\":\"1\"", "\"end\":\"LIMIT\"");
        assertThat(last("p=text", "text=a b\na |5 b\na |3\nb |1", "ask=cheap"))
                .startsWith("{\"kind\":\"cheapest\",\"costs\":[4],\"proven\":true,\"bound\":4,")
                .contains("\"found\":[[1,2]]");
        assertThat(last("p=text", "text=a b c | x\na x\nb x\nc", "ask=why"))
                .isEqualTo("{\"kind\":\"why\",\"verdict\":\"MINIMAL\",\"items\":[0,1],\"reason\":{\"kind\":\"ROOM\","
                        + "\"text\":\"2 items need an option each, but this item has room for 1: x.\","
                        + "\"items\":[[0,1,1],[1,1,1]],\"limits\":[[3,1,1]],\"groups\":0,\"modulus\":0,\"needed\":2,"
                        + "\"available\":1},\"found\":[]}");
        assertThat(last("p=queens", "n=4", "ask=estimate")).startsWith("{\"kind\":\"estimate\",\"nodes\":");
    }

    @Test
    void whatCannotBeAnsweredIsRefused() {
        assertThat(answer("p=text", "text=a b\na c", "ask=all"))
                .singleElement()
                .asString()
                .startsWith("{\"kind\":\"refused\",\"why\":\"")
                .endsWith(",\"line\":2,\"column\":3}");
        assertThat(last("p=chess")).contains("There is no problem called chess");
        assertThat(last("p=queens")).contains("The link has no n");
        assertThat(last("p=queens", "n=many")).contains("n must be a whole number, but is many");
        assertThat(last("p=queens", "n=31")).contains("n must be from 1 to 30, but is 31");
        assertThat(last("p=pieces", "rows=2", "cols=3", "holes=0.x", "pieces=I"))
                .contains("holes must be a whole number, but is x");
        assertThat(last("p=pieces", "rows=2", "cols=3", "holes=6", "pieces=I")).contains("refused");
        assertThat(last("p=queens", "n=4", "engine=fast")).contains("There is no engine fast");
        assertThat(last("p=queens", "n=4", "ask=where")).contains("There is no question called where");
    }

    @Test
    void theWayToAStepIsWhatWasChosenBefore() {
        String text = "text=a b\na\na b\nb";
        assertThat(last("p=text", text, "ask=step", "choice=first"))
                .isEqualTo("{\"kind\":\"steps\",\"from\":0,\"way\":[],\"counts\":[0,0,0],\"last\":[],\"next\":["
                        + "[\"item\",0,2,0],[\"try\",0,0,0],[\"item\",1,1,1],[\"try\",2,0,1],[\"solution\",0,0,2],"
                        + "[\"undo\",2,0,1],[\"undo\",0,0,0],[\"try\",1,0,0],[\"solution\",0,0,1],[\"undo\",1,0,0]],"
                        + "\"over\":true,\"late\":false}");
        assertThat(last("p=text", text, "ask=step", "choice=first", "from=5", "until=solution", "steps=1"))
                .isEqualTo("{\"kind\":\"steps\",\"from\":9,\"way\":[[0,2,2,1]],\"counts\":[4,0,2],"
                        + "\"last\":[\"solution\",0,0,1],\"next\":[[\"undo\",1,0,0]],\"over\":false,\"late\":false}");
    }

    @Test
    void textIsQuoted() {
        assertThat(Json.write(List.of("\"\\\n\u0001é", 1, true, Json.message("x"))))
                .isEqualTo("[\"\\\"\\\\\\u000a\\u0001é\",1,true,{\"kind\":\"x\"}]");
        assertThat(Json.write(Map.of())).isEqualTo("{}");
    }
}
