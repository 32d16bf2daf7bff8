package org.lawspeaker.gloomkilforth;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Clauses that are no limits but forbid something forbid a move in the table of refusals. Limits
 * are looked at by the contract; those that no move can break are named here.
 */
class LimitsTest {
  private static final Path TABLE = Path.of("src/test/resources/refusals.txt");

  /** Limits that no move can break, and why. Tests of their chapters show what they do. */
  static final ImmutableMap<String, String> NO_MOVE =
      ImmutableMap.ofEntries(
          entry("GOK-TOKEN-11", "it says what is not limited"),
          entry("GOK-LOC-08", "no move says where a card is placed; a position is refused"),
          entry("GOK-SAGA-05", "GOK-CHAPTER-03 refuses a chapter whose keywords are not there"),
          entry("GOK-REWARD-08", "the old card is discarded by itself"),
          entry("GOK-REWARD-10", "GOK-SPELL-01 refuses the spell"),
          entry(
              "GOK-ANCIENT-05",
              "the verb means encounters; GOK-ASSAULT-18 refuses to overcome an Ancient"),
          entry("GOK-WIN-08", "GOK-SAGA-03 refuses the Assault"),
          entry("GOK-ACTION-03", "the clause of each restriction refuses the Action"),
          entry("GOK-ACTION-04", "the clause of each Action refuses what cannot be carried out"),
          entry("GOK-EVENT-02", "GOK-TEAM-02 refuses the team"),
          entry("GOK-EVENT-03", "an Event is discarded by itself"),
          entry("GOK-EVENT-05", "the Test of an Event is over with its roll"),
          entry("GOK-HIDE-10", "GOK-ASSAULT-08 refuses Surprise and evasion"),
          entry("GOK-HIDE-11", "GOK-DEED-02 refuses the Deed"),
          entry("GOK-CONFRONT-12", "no move defeats by recorded successes alone"),
          entry("GOK-CONFRONT-13", "no move adds the successes of two heroes"),
          entry("GOK-TEST-05", "dice are counted by themselves"),
          entry("GOK-TEST-14", "a foe is asked nothing"),
          entry("GOK-CLAIM-05", "gold and card are taken by themselves"),
          entry("GOK-REGALE-03", "it says what is not limited"),
          entry("GOK-REGALE-04", "GOK-FINALE-01 refuses the Finale"),
          entry("GOK-CHAPTER-07", "GOK-CHAPTER-03 refuses a chapter whose keywords are not there"),
          entry("GOK-PRESSURE-06", "heroes are asked by themselves"),
          entry("GOK-TEAM-13", "it says what binds nobody: every split is open"),
          entry("GOK-ESCAPE-04", "the standee is placed with the escape"),
          entry("GOK-DEFEATED-06", "effects pass a defeated hero over by themselves"),
          entry("GOK-DEFEATED-08", "it says which consequences apply"),
          entry("GOK-ASSAULT-03", "GOK-ANCIENT-08 refuses the Assault"),
          entry("GOK-DECK-03", "no move touches a discard pile"),
          entry("GOK-GOLD-02", "it says what is not limited"),
          entry("GOK-HP-01", "the surplus is lost by itself; GOK-MARKET-04 and GOK-REST-01 refuse"),
          entry("GOK-HP-04", "a loss is as large as it can be"),
          entry("GOK-OBSTACLE-02", "it says what is not limited"),
          entry("GOK-ABILITY-05", "the ability finds its hero by itself"),
          entry("GOK-REQ-03", "an ability is offered once by itself"),
          entry(
              "GOK-TERM-04",
              "the verb means encounters; GOK-ASSAULT-18 refuses to overcome an Ancient"),
          entry("GOK-TERM-14", "GOK-SKILL-06 refuses a skill that somebody has"),
          entry("GOK-TROPHY-04", "a Trophy that is not earned is passed over by itself"));

  /** Clauses of other kinds that forbid something. */
  private static final Set<String> FORBIDDING =
      Set.of(
          "GOK-SETUP-01",
          "GOK-SETUP-04",
          "GOK-SETUP-06",
          "GOK-SETUP-16",
          "GOK-SETUP-17",
          "GOK-SAGA-02",
          "GOK-MOVE-01",
          "GOK-TURN-01",
          "GOK-TURN-02",
          "GOK-TURN-03",
          "GOK-TURN-05",
          "GOK-TURN-09",
          "GOK-CLEAR-03",
          "GOK-OBSTACLE-01",
          "GOK-CONFRONT-03",
          "GOK-STRANGER-04",
          "GOK-STRANGER-05",
          "GOK-DISCOVER-01",
          "GOK-MARKET-02",
          "GOK-MARKET-03",
          "GOK-MARKET-06",
          "GOK-MARKET-09",
          "GOK-CHAPTER-01",
          "GOK-CHAPTER-03",
          "GOK-CHAPTER-09",
          "GOK-SURPRISE-04",
          "GOK-EVADE-06",
          "GOK-BATTLE-12",
          "GOK-ESCAPE-03",
          "GOK-DEFEATED-02",
          "GOK-DEFEATED-04",
          "GOK-ASSAULT-11",
          "GOK-ASSAULT-13",
          "GOK-ASSAULT-18",
          "GOK-CLAIM-02",
          "GOK-CLAIM-03",
          "GOK-TROPHY-02",
          "GOK-TROPHY-03",
          "GOK-TOTEM-01",
          "GOK-OVERCOME-01",
          "GOK-RESOLVE-01",
          "GOK-LOOT-01",
          "GOK-EXCHANGE-01",
          "GOK-TEAM-01",
          "GOK-TEAM-12",
          "GOK-HIDE-03",
          "GOK-TEST-07",
          "GOK-TEST-10",
          "GOK-USE-01",
          "GOK-REQ-04",
          "GOK-TERM-15",
          "GOK-EVENT-07",
          "GOK-Q-02",
          "GOK-Q-03",
          "GOK-Q-04",
          "GOK-Q-12",
          "GOK-Q-13",
          "GOK-Q-52",
          "GOK-Q-61",
          "GOK-Q-77",
          "GOK-Q-85");

  private static Set<String> cited() throws IOException {
    return Pattern.compile("GOK-[A-Z]+-\\d+")
        .matcher(Files.readString(TABLE))
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toSet());
  }

  @TestFactory
  Stream<DynamicTest> everyOtherClauseThatForbidsForbidsAMove() throws IOException {
    Set<String> cited = cited();
    return FORBIDDING.stream()
        .sorted()
        .map(clause -> dynamicTest(clause, () -> assertThat(cited).contains(clause)));
  }
}
