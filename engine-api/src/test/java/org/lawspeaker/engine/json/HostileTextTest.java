package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.engine.json.Samples.problems;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.Samples.Effect;
import org.lawspeaker.engine.json.Samples.Pack;

@Timeout(30)
class HostileTextTest {
  @Test
  void allowsNestingOfSixtyFourAndNoMore() {
    String deepest = "[".repeat(64) + "]".repeat(64);
    String tooDeep = "[" + deepest + "]";
    assertThat(Document.json("p", deepest).isOk()).isTrue();
    assertThat(Document.yaml("p", deepest).isOk()).isTrue();
    assertThat(problems(Document.json("p", tooDeep)))
        .containsExactly("p:1: nested more than 64 deep");
    assertThat(problems(Document.yaml("p", tooDeep)))
        .containsExactly("p:1: nested more than 64 deep");
  }

  @Test
  void refusesAMillionBrackets() {
    String text = "[".repeat(1_000_000);
    assertThat(problems(Document.json("p", text))).containsExactly("p:1: nested more than 64 deep");
    assertThat(problems(Document.yaml("p", "[".repeat(100_000))))
        .containsExactly("p:1: nested more than 64 deep");
    assertThat(problems(Document.yaml("p", "- ".repeat(50_000))))
        .containsExactly("p:1: nested more than 64 deep");
  }

  @Test
  void refusesObjectsNestedTooDeep() {
    String text = "{\"a\":".repeat(65) + "1" + "}".repeat(65);
    assertThat(problems(Document.json("p", text))).containsExactly("p:1: nested more than 64 deep");
    assertThat(problems(Document.yaml("p", text))).containsExactly("p:1: nested more than 64 deep");
  }

  @Test
  void readsFourMebibytesButNotMore() {
    String text = "\"" + "x".repeat(4 * 1024 * 1024 - 2) + "\"";
    assertThat(Document.json("p", text).orThrow().root().textValue()).hasSize(4 * 1024 * 1024 - 2);
    assertThat(problems(Document.json("p", text + " ")))
        .containsExactly("p:1: more than 4 MiB of text");
    assertThat(problems(Document.yaml("p", text + " ")))
        .containsExactly("p:1: more than 4 MiB of text");
  }

  @Test
  void readsYamlInLinesOfAHundredThousandButNotLonger() {
    String longest = "\"" + "x".repeat(99_997) + "\"\n";
    String text = "- a\n" + ("- " + longest).repeat(40);
    assertThat(problems(Document.yaml("p", text)))
        .containsExactly("p:2: a line of more than 100000 characters");
    assertThat(Document.yaml("p", text.replace("- \"x", "- \"")).orThrow().root()).hasSize(41);
  }

  @Test
  void refusesAnAliasBomb() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x]\n");
    for (int i = 1; i < 40; i++) {
      bomb.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }
    assertThat(problems(Document.yaml("p", bomb.toString())))
        .hasSize(40 + 2 * 39)
        .startsWith("p:1: YAML anchors are not allowed", "p:2: YAML anchors are not allowed");
  }

  @Test
  void refusesNumbersTooLongToBeNumbers() {
    String digits = "1".repeat(100_000);
    assertThat(problems(Document.json("p", digits)).toString())
        .contains("p:1:1: not JSON: ")
        .contains("exceeds the maximum allowed (1000");
    assertThat(Document.yaml("p", digits).orThrow().root().isTextual()).isTrue();
    assertThat(Document.yaml("p", "1".repeat(1000)).orThrow().root().isBigInteger()).isTrue();
    assertThat(problems(Document.json("p", "[1,\n1e999]")))
        .containsExactly("p:2: a number too large");
  }

  @Test
  void readsAHundredThousandValuesButNotMore() {
    String most = "[" + "1,\n".repeat(99_998) + "1]";
    assertThat(Document.json("p", most).orThrow().root()).hasSize(99_999);
    assertThat(Document.yaml("p", most).orThrow().root()).hasSize(99_999);
    assertThat(problems(Document.json("p", "[1," + most.substring(1))))
        .containsExactly("p:99999: more than 100000 values");
    assertThat(problems(Document.yaml("p", "[1," + most.substring(1))))
        .containsExactly("p:99999: more than 100000 values");
  }

  @Test
  void refusesKeysOfMoreThanAThousandCharacters() {
    String longest = "k".repeat(1024);
    assertThat(Document.json("p", "{\"" + longest + "\": 1}").isOk()).isTrue();
    assertThat(problems(Document.json("p", "{\"" + longest + "k\": 1}")))
        .containsExactly("p:1: a key of more than 1024 characters");
  }

  @Test
  void namesTheLineOfAForbiddenCharacter() {
    assertThat(problems(Document.yaml("p", "a: 1\nb: 2\nc: \u0001")))
        .containsExactly("p:3: a character that no text may hold");
  }

  @Test
  void listsAThousandProblemsAndCountsTheOthers() {
    String text = "{\"cards\": [" + "1,".repeat(49_999) + "1]}";
    Checked<Pack> pack = Records.STANDARD.read(Document.json("p", text).orThrow(), Pack.class);
    assertThat(problems(pack))
        .hasSize(1001)
        .contains(
            "p:1 /cards/999: expected an object with name, hp, seed, suit, found the number 1")
        .last()
        .isEqualTo("p:1 /cards/1000: here begin 49000 more problems that are not listed");
  }

  @Test
  void readsManyUnknownKeysInBoundedTime() {
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < 90_000; i++) {
      text.append("\"key-number-").append(i).append("\":1,");
    }
    text.append("\"last\":1}");
    Document document = Document.json("p", text.toString()).orThrow();
    assertThat(problems(Records.STANDARD.read(document, Samples.Card.class)))
        .hasSize(1001)
        .last()
        .asString()
        .isEqualTo("p:1 /key-number-1000: here begin 89005 more problems that are not listed");
  }

  @Test
  void countsProblemsOfATextThatAreNotListed() {
    String text = "{\"a\": 1" + ",\n\"a\": 1".repeat(1500) + "}";
    assertThat(problems(Document.json("p", text)))
        .hasSize(1001)
        .startsWith("p:2: the key \"a\" comes twice in one object")
        .endsWith("p:1002: here begin 500 more problems that are not listed");
  }

  @Test
  void refusesAnEscapeTooLargeForANumber() {
    assertThat(problems(Document.yaml("p", "a: 1\nb: \"\\Uffffffff\"")))
        .containsExactly("p:2: not YAML: a number too large");
  }

  @Test
  void keepsATreeOfAnyShapeOnlyIfItIsNotTooDeep() {
    JsonNode deepest = Document.json("p", "[".repeat(63) + "]".repeat(63)).orThrow().root();
    ObjectNode fits = JsonNodeFactory.instance.objectNode().set("any", deepest);
    ArrayNode deeper = JsonNodeFactory.instance.arrayNode().add(deepest);
    ObjectNode tooDeep = JsonNodeFactory.instance.objectNode().set("any", deeper);

    assertThat(Records.STANDARD.read(fits, Tree.class).orThrow().any()).isEqualTo(deepest);
    assertThat(problems(Records.STANDARD.read(tooDeep, Tree.class)))
        .containsExactly("/any: nested more than 64 deep");
  }

  record Tree(JsonNode any) {}

  @Test
  void measuresTreesOfAnyDepth() {
    ArrayNode tree = JsonNodeFactory.instance.arrayNode();
    for (int i = 1; i < 64; i++) {
      tree = JsonNodeFactory.instance.arrayNode().add(tree);
    }
    assertThat(Limits.isTooDeep(tree)).isFalse();
    for (int i = 0; i < 100_000; i++) {
      tree = JsonNodeFactory.instance.arrayNode().add(tree);
      assertThat(Limits.isTooDeep(tree)).isTrue();
    }
  }

  @Test
  void refusesATreeInMemoryThatIsTooDeep() {
    ObjectNode tree = JsonNodeFactory.instance.objectNode();
    tree.put("unless", "peek");
    for (int i = 0; i < 5000; i++) {
      ArrayNode list = JsonNodeFactory.instance.arrayNode().add(tree);
      tree = JsonNodeFactory.instance.objectNode();
      tree.set("all", list);
    }
    assertThat(problems(Records.STANDARD.read(tree, Effect.class)))
        .singleElement()
        .asString()
        .endsWith("/all: nested more than 64 deep");
  }

  @Test
  void aTextThatSteersTerminalsIsRefused() {
    assertThat(Document.json("j", "{\"name\": \"a\\u001b[2Jb\"}").problems().toString())
        .isEqualTo("[j:1: a text with the control character U+001B]");
    assertThat(Document.yaml("y", "name: \"a\\u0007\"\n").problems().toString())
        .isEqualTo("[y:1: a text with the control character U+0007]");
    assertThat(Document.json("j", "{\"a\\u0000\": 1}").isOk()).isFalse();
    assertThat(Document.yaml("y", "text: \"two\\n\\tlines\"\n").isOk()).isTrue();
  }
}
