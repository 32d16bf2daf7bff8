package org.lawspeaker.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.fuzz.Reader;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.wager.WagerProvider;

/** The contract of the wager with a fault in what the game says of itself. */
class GameContractTest {
  private static final WagerContractTest HONEST = new WagerContractTest();

  private static ImmutableList<String> failing(Stream<DynamicTest> tests) {
    List<String> failing = new ArrayList<>();
    tests.forEach(
        test -> {
          try {
            test.getExecutable().execute();
          } catch (Throwable failure) { // whatever a test throws
            failing.add(test.getDisplayName());
          }
        });
    return ImmutableList.copyOf(failing);
  }

  @Test
  void missesAProviderThatIsNotInstalled() {
    record Other(GameProvider wager) implements GameProvider {
      @Override
      public String id() {
        return wager.id();
      }

      @Override
      public Game<?, ?, ?> game() {
        return wager.game();
      }

      @Override
      public Checked<Game<?, ?, ?>> game(String name, String yaml) {
        return wager.game(name, yaml);
      }

      @Override
      public JsonNode packSchema() {
        return wager.packSchema();
      }
    }
    WagerContractTest planted =
        new WagerContractTest() {
          @Override
          public GameProvider provider() {
            return new Other(new WagerProvider());
          }
        };

    HONEST.theGameIsInstalled();
    assertThatThrownBy(planted::theGameIsInstalled)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Other");
  }

  @Test
  void missesTheTestsOfClauses() {
    WagerContractTest planted =
        new WagerContractTest() {
          @Override
          public Path testCode() {
            return Path.of("nowhere");
          }
        };

    assertThat(failing(HONEST.theRulebookIsCovered())).isEmpty();
    assertThat(failing(planted.theRulebookIsCovered()))
        .containsExactly(
            "every clause has a test that shows it", "the coverage files are up to date");
  }

  @Test
  void missesTheCodeOfClauses() {
    WagerContractTest planted =
        new WagerContractTest() {
          @Override
          public Path mainCode() {
            return Path.of("nowhere");
          }
        };

    assertThat(failing(planted.theRulebookIsCovered()))
        .containsExactly(
            "every clause has code that cites it", "the coverage files are up to date");
  }

  @Test
  void missesALimitThatNoMoveIsRefusedBy() {
    WagerContractTest planted =
        new WagerContractTest() {
          @Override
          public Path rulings() {
            return Path.of("nowhere");
          }
        };

    HONEST.everyLimitForbidsAMove();
    assertThatThrownBy(planted::everyLimitForbidsAMove)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("WAG-BID-02");
  }

  @Test
  void missesAReasonForALimitThatRefusesAMove() {
    WagerContractTest planted =
        new WagerContractTest() {
          @Override
          public ImmutableMap<String, String> unbreakable() {
            return ImmutableMap.of("WAG-BID-02", "nobody would");
          }
        };

    assertThatThrownBy(planted::everyLimitForbidsAMove).isInstanceOf(AssertionError.class);
  }

  @Test
  void missesAPlaythrough() {
    WagerContractTest planted =
        new WagerContractTest() {
          @Override
          public ImmutableList<Golden> goldens() {
            return ImmutableList.of(Golden.random("short", Setup.of(2), 1));
          }
        };

    HONEST.everyPlaythroughGoesAsItsFileSays();
    assertThatThrownBy(planted::everyPlaythroughGoesAsItsFileSays)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("long.txt");
  }

  @Test
  void readsTheRulingsWhereThereAreAny() {
    WagerContractTest without =
        new WagerContractTest() {
          @Override
          public Path rulings() {
            return Path.of("nowhere");
          }
        };

    assertThat(HONEST.everyRulingHolds()).hasSize(1);
    assertThat(without.everyRulingHolds()).isEmpty();
    assertThat(HONEST.readers())
        .filteredOn(reader -> reader.name().equals("ruling"))
        .flatExtracting(Reader::samples)
        .hasSize(1);
  }

  @Test
  void holdsTheGameToTheLawsThatItBrings() {
    assertThat(HONEST.laws().list()).extracting(law -> law.name()).contains("twins-look-alike");
  }
}
