package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.engine.json.Samples.problems;

import com.fasterxml.jackson.databind.node.IntNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentTest {
  private static final String YAML =
      """
      # a comment
      title: Moon
      monsters:
        - name: Rat
          hp: 2
        - {name: Owl,
           hp: 3}
      a/b: {"~": [1,
        2]}
      """;

  @Test
  void readsYamlIntoATree() {
    assertThat(Document.yaml("p", YAML).orThrow().root().toString())
        .isEqualTo(
            "{\"title\":\"Moon\",\"monsters\":[{\"name\":\"Rat\",\"hp\":2},"
                + "{\"name\":\"Owl\",\"hp\":3}],\"a/b\":{\"~\":[1,2]}}");
  }

  @ParameterizedTest
  @CsvSource({
    "'', p.yaml:2",
    "/title, p.yaml:2 /title",
    "/monsters, p.yaml:3 /monsters",
    "/monsters/0, p.yaml:4 /monsters/0",
    "/monsters/0/hp, p.yaml:5 /monsters/0/hp",
    "/monsters/1, p.yaml:6 /monsters/1",
    "/monsters/1/hp, p.yaml:7 /monsters/1/hp",
    "/monsters/1/attack, p.yaml:6 /monsters/1/attack",
    "/monsters/7/hp, p.yaml:3 /monsters/7/hp",
    "/monsters/-1, p.yaml:3 /monsters/-1",
    "/a~1b/~0/1, p.yaml:9 /a~1b/~0/1",
    "/nowhere, p.yaml:2 /nowhere",
  })
  void placesPointersOnLines(String pointer, String place) {
    assertThat(Document.yaml("p.yaml", YAML).orThrow().place(pointer)).isEqualTo(place);
  }

  @Test
  void placesPointersOfJsonOnLines() {
    Document json =
        Document.json("p.json", "{\n\"a\":\n[1,\n{\"b\": null}]\n, \"c\": {}}").orThrow();
    assertThat(json.place("/a")).isEqualTo("p.json:2 /a");
    assertThat(json.place("/a/0")).isEqualTo("p.json:3 /a/0");
    assertThat(json.place("/a/1/b")).isEqualTo("p.json:4 /a/1/b");
    assertThat(json.place("/c")).isEqualTo("p.json:5 /c");
  }

  @Test
  void hasNoLinesForATreeFromElsewhere() {
    Document named = Document.of("state", IntNode.valueOf(3));
    assertThat(named.place("/hp")).isEqualTo("state /hp");
    assertThat(named.place("")).isEqualTo("state");
    assertThat(Document.of("", IntNode.valueOf(3)).place("/hp")).isEqualTo("/hp");
    assertThat(named.name()).isEqualTo("state");
  }

  @ParameterizedTest
  @CsvSource({
    "12, 12",
    "-3, -3",
    "+4, 4",
    "0, 0",
    "2147483648, 2147483648",
    "9223372036854775808, 9223372036854775808",
    "1.5, 1.5",
    "1e3, 1000.0",
    "true, true",
    "~, null",
    "null, null",
    "'', null",
    "007, '\"007\"'",
    "1_000, '\"1_000\"'",
    "0x1F, '\"0x1F\"'",
    "yes, '\"yes\"'",
    "True, '\"True\"'",
    "2024-01-01, '\"2024-01-01\"'",
    "1e999, '\"1e999\"'",
    ".5, '\".5\"'",
    "1., '\"1.\"'",
    "'''12''', '\"12\"'",
    "\"12\", '\"12\"'",
    "1/2, '\"1/2\"'",
  })
  void readsYamlScalarsAsJsonDoes(String scalar, String json) {
    String value = Document.yaml("p", "x: " + scalar).orThrow().root().get("x").toString();
    assertThat(value).isEqualTo(json);
  }

  @Test
  void readsYamlAndJsonIntoEqualTrees() {
    String both = "{\"a\": [1, 2147483648, 9223372036854775808, 1.5, -0, true, null, \"t\"]}";
    assertThat(Document.yaml("p", both).orThrow().root())
        .isEqualTo(Document.json("p", both).orThrow().root());
  }

  @Test
  void listsEveryDuplicateKeyWithItsLine() {
    String text = "a: 1\nb: 2\na: 3\nc: {d: 1, d: 2}";
    assertThat(problems(Document.yaml("p", text)))
        .containsExactly(
            "p:3: the key \"a\" comes twice in one object",
            "p:4: the key \"d\" comes twice in one object");
  }

  @Test
  void refusesDuplicateKeysInJson() {
    assertThat(problems(Document.json("p", "{\"a\": 1,\n\"a\": 2}")))
        .containsExactly("p:2: the key \"a\" comes twice in one object");
  }

  @Test
  void refusesAnchorsAliasesAndTags() {
    String text = "a: &x 1\nb: *x\nc: !!str 1\nd: !own {}\n&y e: 1\nf: &z []";
    assertThat(problems(Document.yaml("p", text)))
        .containsExactly(
            "p:1: YAML anchors are not allowed",
            "p:2: YAML aliases are not allowed; write the value out",
            "p:3: YAML tags are not allowed: \"tag:yaml.org,2002:str\"",
            "p:4: YAML tags are not allowed: \"!own\"",
            "p:5: YAML anchors are not allowed",
            "p:6: YAML anchors are not allowed");
  }

  @Test
  void refusesASecondDocument() {
    assertThat(problems(Document.yaml("p", "a: 1\n---\nb: 1")))
        .containsExactly("p:2: a second YAML document; one is allowed");
    assertThat(problems(Document.json("p", "{}\n{}")))
        .containsExactly("p:2: a second JSON value; one is allowed");
  }

  @Test
  void refusesAnEmptyText() {
    assertThat(problems(Document.yaml("p", "# only a comment\n")))
        .containsExactly("p:1: nothing is written here");
    assertThat(problems(Document.json("p", "  "))).containsExactly("p:1: nothing is written here");
  }

  @Test
  void refusesAKeyThatIsNoText() {
    assertThat(problems(Document.yaml("p", "a: 1\n? [b]\n: 2")))
        .containsExactly("p:2: a key that is not a text");
  }

  @Test
  void saysOnWhichLineTheSyntaxIsBroken() {
    assertThat(problems(Document.yaml("p", "a: 1\nb: [1, 2")))
        .containsExactly("p:2:9: not YAML: expected ',' or ']', but got <stream end>");
    assertThat(problems(Document.json("p", "{\"a\": 1,\n\"b\" 2}")).toString())
        .startsWith("[p:2:5: not JSON: Unexpected character ('2' (code 50)):");
  }
}
