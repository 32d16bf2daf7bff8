package org.lawspeaker.hofordeals;

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
          entry("HOF-EFFORT-06", "Effort goes by itself at the end of the turn"),
          entry("HOF-MOVE-05", "a move takes Food as long as there is any"),
          entry("HOF-USAGE-04", "it says what is not limited"),
          entry("HOF-ACQUIRE-02", "it says what is not limited"),
          entry("HOF-EQUIP-08", "it says what is not limited"),
          entry("HOF-STASH-02", "stashing goes by itself"),
          entry("HOF-STASH-04", "Fame goes by itself"),
          entry("HOF-WEAPON-11", "the Strike Bonus goes by itself"),
          entry("HOF-WEAPON-12", "the Rusty Axe is no card, so that no move names it"),
          entry("HOF-KING-05", "the King moves by himself"),
          entry("HOF-LOOT_ROYAL-13", "it says what is not limited"),
          entry("HOF-LEVEL-12", "it says what does not change"),
          entry("HOF-STRIKE-10", "it says what is not limited"),
          entry("HOF-PAIN-04", "a loss is as large as it can be"),
          entry("HOF-DEATH-13", "it says what is not lost"));

  /** Clauses of other kinds that forbid something. */
  private static final Set<String> FORBIDDING =
      Set.of(
          "HOF-ROUND-01",
          "HOF-FATIGUE-05",
          "HOF-EXPLORE-01",
          "HOF-MOVE-02",
          "HOF-ACQUIRE-05",
          "HOF-ACQUIRE-10",
          "HOF-RELIC-02",
          "HOF-EFFORT-02",
          "HOF-DECK-08",
          "HOF-PLAY-09",
          "HOF-AMBUSH-01",
          "HOF-WEAPON-03",
          "HOF-BOSS-04",
          "HOF-STRIKE-04",
          "HOF-SPOILS-01",
          "HOF-KFIGHT-04",
          "HOF-KFIGHT-13",
          "HOF-PURSUIT-03",
          "HOF-PURSUIT-04",
          "HOF-DEATH-04",
          "HOF-LOOT_ROYAL-02",
          "HOF-LOOT_ROYAL-12",
          "HOF-LEVEL-08",
          "HOF-CARD-01",
          "HOF-CARD-04",
          "HOF-CARD-07",
          "HOF-CARD-11",
          "HOF-CARD-18",
          "HOF-CARD-23",
          "HOF-CARD-25",
          "HOF-CARD-26",
          "HOF-CARD-28",
          "HOF-CARD-31",
          "HOF-CARD-38",
          "HOF-CARD-39",
          "HOF-CARD-40",
          "HOF-CARD-41",
          "HOF-CARD-42",
          "HOF-CARD-47",
          "HOF-Q-29",
          "HOF-Q-75",
          "HOF-Q-76",
          "HOF-Q-77",
          "HOF-Q-79",
          "HOF-Q-80",
          "HOF-Q-81",
          "HOF-Q-91",
          "HOF-Q-100",
          "HOF-Q-104",
          "HOF-Q-112",
          "HOF-Q-117",
          "HOF-Q-120",
          "HOF-Q-122");

  private static Set<String> cited() throws IOException {
    return Pattern.compile("HOF-[A-Z_]+-\\d+")
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
