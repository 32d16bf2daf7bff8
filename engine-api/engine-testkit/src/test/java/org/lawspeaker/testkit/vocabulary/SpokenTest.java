package org.lawspeaker.testkit.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpokenTest {
  @TempDir Path folder = Path.of("");

  private Spoken events(String body) throws IOException {
    Files.writeString(
        folder.resolve("Step.java"),
        "class Step { static final Citation WHY = Citation.of(\"X-ONE-01\");\n" + body + "}");
    return Spoken.events(JavaSources.below(folder));
  }

  private ImmutableSortedMap<String, Spoken.Word> words(String body) throws IOException {
    return events(body).words();
  }

  private Spoken.Word word(String kind, String code) throws IOException {
    return Objects.requireNonNull(words(code).get(kind));
  }

  @Test
  void anEventIsFoundWithItsFactsClausesAndSentence() throws IOException {
    Spoken.Word word =
        word(
            "hit",
            """
            void run(Table table) {
              table.tell(WHY, "hit", name + " is hit for " + n, "card", name, "by", "" + n);
            }
            """);
    assertThat(word.facts()).isEqualTo(ImmutableSortedSet.of("by", "card"));
    assertThat(word.clauses()).isEqualTo(ImmutableSortedSet.of("X-ONE-01"));
    assertThat(word.sentences()).containsExactly("… is hit for …");
  }

  @Test
  void aKindThatIsHandedOnIsFollowedToWhereItStands() throws IOException {
    assertThat(
            words(
                """
                void run(Table table) { say(table, "up"); say(table, down ? "down" : "off"); }
                void say(Table table, String kind) { table.tell(WHY, kind, "it goes"); }
                """))
        .containsOnlyKeys("down", "off", "up");
  }

  @Test
  void aVariableIsWhatItIsGiven() throws IOException {
    assertThat(
            words(
                """
                void run(Table table) {
                  String kind = won ? "won" : "lost";
                  table.tell(WHY, kind, "it ends");
                }
                """))
        .containsOnlyKeys("lost", "won");
  }

  @Test
  void factsThatAreHandedOnAreFollowed() throws IOException {
    assertThat(
            word(
                    "seen",
                    """
                    void run(Table table) { say(table, "card", "imp"); }
                    void say(Table table, String... facts) {
                      table.tell(WHY, "seen", "it is seen", facts);
                    }
                    """)
                .facts())
        .containsExactly("card");
  }

  @Test
  void aKindThatIsNoTextIsReported() throws IOException {
    Spoken told = events("void run(Table t, Kind k) { t.tell(WHY, k.name(), \"so\"); }");
    assertThat(told.unclear()).containsExactly("Step.java:2");
  }

  @Test
  void aCodeIsFoundWithItsClause() throws IOException {
    Files.writeString(
        folder.resolve("Rule.java"),
        """
        class Rule {
          static final Citation WHY = Citation.of("X-TWO-02");
          void judge(Faults faults) { faults.add(WHY, "too-late", "round", 3); }
        }
        """);
    Spoken.Word word =
        Objects.requireNonNull(
            Spoken.violations(JavaSources.below(folder)).words().get("too-late"));
    assertThat(word.facts()).containsExactly("round");
    assertThat(word.clauses()).containsExactly("X-TWO-02");
  }
}
