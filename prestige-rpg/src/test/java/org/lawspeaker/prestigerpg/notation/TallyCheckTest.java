package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.GAME;
import static org.lawspeaker.prestigerpg.notation.Positions.position;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.testkit.coverage.Shows;

/** What a whole position counts and lists is so much and such as play makes it. */
class TallyCheckTest {
  private static final JsonNode WHOLE =
      GAME.notation()
          .state(
              position(
                  "{before: turns, turn: 2, encounter: dummy, sheets: {1: {items:"
                      + " [potion-of-strength]}}}"));

  /** What is wrong with the whole position if there is this, in YAML, at this place. */
  private static ImmutableList<String> wrong(String place, String value) {
    JsonNode copy = WHOLE.deepCopy();
    JsonPointer at = JsonPointer.compile(place);
    ((ObjectNode) copy.at(at.head()))
        .set(at.last().getMatchingProperty(), Document.yaml("value", value).orThrow().root());
    PrestigeState read = GAME.notation().readState(copy).orThrow();
    return GAME.check(read).stream().map(Object::toString).collect(ImmutableList.toImmutableList());
  }

  @ParameterizedTest
  @Shows({
    "PRE-Q-06",
    "PRE-Q-112",
    "PRE-LICH-03",
    "PRE-MODULE-03",
    "PRE-POISON-01",
    "PRE-Q-84",
    "PRE-Q-87",
    "PRE-Q-57"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /clock/encounter           | -1  | at least 0, not -1 (PRE-Q-06)
          /clock/round               | -1  | 0 to 100, not -1 (PRE-Q-112)
          /clock/round               | 101 | 0 to 100, not 101 (PRE-Q-112)
          /clock/actions             | -1  | at least 0, not -1 (PRE-ACTION-01)
          /clock/fallen-before       | -1  | 0, not -1 (PRE-LICH-03)
          /clock/fallen-before       | 1   | 0, not 1 (PRE-LICH-03)
          /clock/fallen              | '"1"' | nobody alive has fallen, and nobody twice (PRE-DEATH-01)
          /clock/ending/winners      | 1   | 0, not 1 (PRE-WIN-01)
          /settings/round-bound      | 0   | at least 1, not 0 (PRE-Q-112)
          /settings/knowers          | 64  | 0 to 63, not 64 (PRE-MODULE-03)
          /sheets/1/marks/poison     | -1  | at least 0, not -1 (PRE-POISON-01)
          /sheets/1/marks/bites      | -1  | at least 0, not -1 (PRE-Q-84)
          /sheets/1/pace/suffered    | -1  | at least 0, not -1 (PRE-SPECIFIC-01)
          /sheets/1/pace/initiative  | 4   | 0 to 3, not 4 (PRE-Q-57)
          /foe/claimers              | [2, 2] | a player claims a chest once (PRE-Q-87)
          """)
  void aCountThatCannotBeIsToldWithItsPlace(String place, String value, String problem) {
    assertThat(wrong("/clock/round", "1")).isEmpty();
    assertThat(wrong(place, value)).contains(place + ": " + problem);
  }

  @ParameterizedTest
  @Shows({"PRE-MODULE-03", "PRE-EXP-03"})
  @CsvSource(
      delimiter = '|',
      value = {
        "/settings/knowers | 1    | no module is played (PRE-MODULE-03)",
        "/settings/quests  | true | Quest cards come with tombs-and-tomes (PRE-EXP-03)"
      })
  void choicesThatDoNotGoTogetherAreRefusedAsInASetup(String place, String value, String problem) {
    assertThat(wrong(place, value)).contains("/settings: " + problem);
  }

  @Test
  @Shows("PRE-Q-87")
  void nobodyHasFewerClaimsThanNone() {
    assertThat(wrong("/sheets/1/marks/claims", "-1"))
        .contains("/sheets/1/marks/claims: at least 0, not -1 (PRE-Q-87)");
  }

  @Test
  @Shows("PRE-EVENT-01")
  void anEventIsThereOnce() {
    String event = WHOLE.at("/piles/events/0").asText();

    assertThat(wrong("/piles/past-events", "[" + event + "]"))
        .containsExactly("/piles/events: " + event + " is there 2 times, not 1 (PRE-EVENT-01)");
  }

  @ParameterizedTest
  @Shows("PRE-SPECIFIC-01")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {seat: 2, damage: -1, dealt: 0}                                 | /strike/hits: at least 0, not -1 (PRE-SPECIFIC-01)
          {seat: 2, damage: 5, dealt: -5}                                 | /strike/hits: at least 0, not -5 (PRE-SPECIFIC-01)
          {seat: 2, damage: 5, dealt: 0}, {seat: 2, damage: 5, dealt: 0} | /strike/hits: seat 2 is hit twice (PRE-SPECIFIC-01)
          """)
  void anAttackOfACreatureHitsEachPlayerOnceAndForNoLessThanNothing(String hits, String problem) {
    assertThat(wrong("/strike", "{rule: 0, hits: [" + hits + "]}")).contains(problem);
  }

  @ParameterizedTest
  @Shows("PRE-Q-108")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          item: 999 | 2  | /in-force/0/source/item: -1 to
          item: -2  | 2  | /in-force/0/source/item: -1 to
          attack: 999 | 2 | /in-force/0/source/attack: -1 to
          item: -1  | -1 | /in-force/0/rounds: at least 0, not -1
          """)
  void whatLastsComesOfSomethingThatHasBeenThere(String source, int rounds, String problem) {
    int since = WHOLE.at("/foe/since").asInt();
    int id = since == 2 ? 3 : 2;
    JsonNode next = WHOLE.at("/clock/next-id");
    assertThat(next.asInt()).isGreaterThan(1);
    String lasting =
        "[{id: %d, source: {user: 1, origin: item, card: 0, use: 0, target: nothing, %s}, gives:"
            + " {hand-size: {size: 9}}, until: rounds, rounds: %d}]";

    assertThat(wrong("/in-force", lasting.formatted(id, source, rounds)))
        .anyMatch(each -> each.startsWith(problem));
  }
}
