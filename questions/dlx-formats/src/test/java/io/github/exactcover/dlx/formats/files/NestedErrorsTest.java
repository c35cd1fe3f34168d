package io.github.exactcover.dlx.formats.files;

import static io.github.exactcover.dlx.formats.files.Reading.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.ProblemFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong is said with its place. */
class NestedErrorsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    [[0,1],[1,1,2]]                             | 1 | 11 | item '1' comes twice
                    [[0,1],~ [2, "0", 0]]                       | 2 | 11 | item '0' comes twice
                    [[0,1,1],[1,0]]                             | 1 | 14 | has 2 values, but the first has 3
                    [[0,1,1],[1,0,0,1]]                         | 1 | 17 | longer than the first
                    [[0,1,1],[1,0,2]]                           | 1 | 15 | neither 0 nor 1
                    [[true,false],[1,2]]                        | 1 | 18 | neither 0 nor 1
                    [[0,2],[true]]                              | 1 | 9  | no item
                    [[0,null,2]]                                | 1 | 5  | no item
                    [[0,-1,2]]                                  | 1 | 5  | no item
                    [[0,1.5]]                                   | 1 | 5  | no item
                    [[1,3]]                                     | 1 | 5  | no option has item 2, but one has 3
                    [[2,3]]                                     | 1 | 5  | no option has item 1, but one has 3
                    [[99999999999]]                             | 1 | 3  | no option has item 1
                    []                                          | 1 | 2  | there is no item
                    [[],[]]                                     | 1 | 7  | there is no item
                    [[1],[[2]]]                                 | 1 | 8  | there is no item '2'
                    [[1],[2],[[3]]]                             | 1 | 11 | expects an item
                    [[1],[2,[3]]]                               | 1 | 6  | a name with a list of items
                    [[1,[3]],[2]]                               | 1 | 10 | a list of items
                    [1,2]~{"a":[3]}                             | 2 | 1  | an object with a list
                    {"a":[1],"a":[2]}                           | 1 | 10 | a name twice
                    {"sets":{"a":[1],"a":[2]}}                  | 1 | 18 | a name twice
                    {"items":[1,1],"sets":[[1]]}                | 1 | 13 | named twice
                    {"items":[1],"sets":[[1],[2]]}              | 1 | 27 | there is no item '2'
                    {"sets":[[1],[2]],"items":[1]}              | 1 | 15 | there is no item '2'
                    {"items":["a","b"],"sets":[[0,1],[1,0]]}    | 1 | 29 | numbers of items
                    {"items":[1],"x":[1],"sets":[[1]]}          | 1 | 14 | a second list
                    {"sets":[[1]],"rows":[[1]]}                 | 1 | 15 | there were options before
                    {"sets":[[1]],"min":2}                      | 1 | 15 | does not know what 'min' means
                    {"a":[0,1,1],"b":[1,0,0]}                   | 1 | 2  | rows or columns
                    {"a":{"0":1},"b":{"0":0}}                   | 1 | 7  | orient=
                    {"columns":["a"],"index":[1,2],"data":[[1]]} | 1 | 18 | 2 names for 1 options
                    {"columns":["a"],"data":[[1,0]]}            | 1 | 32 | have 2 values
                    [{"a":0},{"b":1}]                           | 1 | 11 | has no 'b'
                    [{"a":0,"b":1},{"b":1}]                     | 1 | 16 | has 1 values
                    [{"a":0},{"a":2}]                           | 1 | 15 | neither 0 nor 1
                    [{"id":1,"of":2,"name":"n","x":[1]}]        | 1 | 17 | has 'of' and 'name'
                    [{"x":[1]},{"y":[2]}]                       | 1 | 13 | called 'x'
                    [{"x":[1],"cost":1.5}]                      | 1 | 18 | no cost
                    [[1,2],[3]                                  | 1 | 11 | is the file complete
                    [[1,2],~[3]~,x]                             | 3 | 2  | not JSON
                    [[1,2]]~[[1]]                               | 2 | 1  | a second list of options
                    """)
    void ofJson(String text, int line, int column, String words) {
        check(new JsonFormat(), text, line, column, words);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {1 2}~{3 3}                  | 2 | 4  | item '3' comes twice
                    {1 2}~{3 4                   | 2 | 5  | is the file complete
                    {1 2}~{3 4]                  | 2 | 5  | does not close
                    {1 2}}                       | 1 | 6  | no bracket is open
                    {1,,2}                       | 1 | 4  | no value before this comma
                    {,2}                         | 1 | 2  | no value before this comma
                    {1, 2 3}                     | 1 | 7  | comma is missing
                    {ice cream, cake}            | 1 | 11 | only blanks
                    [1 0; 0 1]                   | 1 | 5  | semicolon
                    {1, ..., 7}                  | 1 | 5  | leaves out
                    {"a, b}                      | 1 | 2  | not closed
                    {1 2}~x                      | 2 | 1  | expects a bracket
                    {1 2} % x                    | 1 | 7  | expects a bracket
                    {=2}                         | 1 | 2  | without a name
                    {a b}~{ {a} {c} }            | 2 | 8  | there is no item 'c'
                    {a} {b}~{ {a} }              | 2 | 1  | only one list
                    A = {1}~A = {2}              | 2 | 1  | a name twice
                    S = {A, B}~A = {1}~B = {2}   | 1 | 9  | the name of an option
                    {x1}~{x2}~{ {x1} }           | 3 | 1  | only one list
                    A = {1}~{2}                  | 2 | 1  | a name with a colon
                    """)
    void ofSets(String text, int line, int column, String words) {
        check(SetsFormat.SETS, text, line, column, words);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    p ec                      | 1 | 1 | write p ec
                    p xc 3                    | 1 | 1 | write p ec
                    p ec 3~s 1 4              | 2 | 5 | there is no item 4
                    p ec 3~s 1 2 1            | 2 | 7 | item 1 comes twice
                    p ec 3~c a~x 1            | 3 | 1 | write s and the items
                    p ec 3~s 1 b              | 2 | 5 | not an item
                    p ec 3~s 1~s 0 3          | 3 | 5 | the items 0 and 3
                    p ec 3 3~s 1 2            | 2 | 1 | 3 sets, but there are 1
                    p ec 3~s 1 0~s 2 0        | 3 | 1 | may be an item
                    p ec 2000000000~s 1       | 2 | 1 | 2000000000 items
                    p ec 0                    | 1 | 1 | 0 items
                    p ec 2 x~s 1              | 1 | 8 | the number of sets
                    """)
    void ofEc(String text, int line, int column, String words) {
        check(new EcFormat(), text, line, column, words);
    }

    private static void check(ProblemFormat format, String text, int line, int column, String words) {
        DlxFormatException e =
                catchThrowableOfType(DlxFormatException.class, () -> read(format, text.replace('~', '\n')));
        assertThat(e).as(text).isNotNull();
        assertThat(e.getMessage()).contains(words);
        assertThat(e.getMessage()).startsWith("line " + line + ", column " + column + ": ");
    }
}
