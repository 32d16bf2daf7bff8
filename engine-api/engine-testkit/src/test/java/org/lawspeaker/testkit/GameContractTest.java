package org.lawspeaker.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.fuzz.Reader;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.wager.WagerProvider;

/**
 * The contract of the wager with a fault in what the game says of itself. Whatever a contract
 * writes here, it writes to a folder of its own.
 */
class GameContractTest {
  @TempDir Path folder = Path.of("");

  private final WagerContractTest honest = new Copied();

  /** The contract on a copy of the generated files of the wager; it compares them. */
  private class Copied extends WagerContractTest {
    @Override
    public boolean isUpdating() {
      return false;
    }

    @Override
    public Path goldenFolder() {
      return copied(super.goldenFolder());
    }

    @Override
    public Path coveragePage() {
      return copied(super.coveragePage());
    }

    @Override
    public Path coverageFile() {
      return copied(super.coverageFile());
    }
  }

  /** Where this file or folder lies in the folder of this test. */
  private Path copied(Path original) {
    Path copy = folder.resolve(original.getFileName());
    if (!Files.exists(copy)) {
      try (Stream<Path> files = Files.walk(original)) {
        for (Path file : files.toList()) {
          Files.copy(file, copy.resolve(original.relativize(file).toString()));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return copy;
  }

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
        new Copied() {
          @Override
          public GameProvider provider() {
            return new Other(new WagerProvider());
          }
        };

    honest.theGameIsInstalled();
    assertThatThrownBy(planted::theGameIsInstalled)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Other");
  }

  @Test
  void missesTheTestsOfClauses() {
    WagerContractTest planted =
        new Copied() {
          @Override
          public Path testCode() {
            return Path.of("nowhere");
          }
        };

    assertThat(failing(honest.theRulebookIsCovered())).isEmpty();
    assertThat(failing(planted.theRulebookIsCovered()))
        .containsExactly(
            "every clause has a test that shows it", "the coverage files are up to date");
  }

  @Test
  void missesTheCodeOfClauses() {
    WagerContractTest planted =
        new Copied() {
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
        new Copied() {
          @Override
          public Path rulings() {
            return Path.of("nowhere");
          }
        };

    honest.everyLimitForbidsAMove();
    assertThatThrownBy(planted::everyLimitForbidsAMove)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("WAG-BID-02");
  }

  @Test
  void missesAReasonForALimitThatRefusesAMove() {
    WagerContractTest planted =
        new Copied() {
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
        new Copied() {
          @Override
          public ImmutableList<Golden> goldens() {
            return ImmutableList.of(Golden.random("short", Setup.of(2), 1));
          }
        };

    honest.everyPlaythroughGoesAsItsFileSays();
    assertThatThrownBy(planted::everyPlaythroughGoesAsItsFileSays)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("long.txt");
  }

  @Test
  void writesTheCoverageAndThePlaythroughsWhenTold() throws IOException {
    WagerContractTest updating =
        new Copied() {
          @Override
          public boolean isUpdating() {
            return true;
          }
        };
    String page = Files.readString(updating.coveragePage());
    String file = Files.readString(updating.coverageFile());
    String golden = Files.readString(updating.goldenFolder().resolve("long.txt"));
    Files.writeString(updating.coveragePage(), "old");
    Files.writeString(updating.coverageFile(), "old");
    Files.writeString(updating.goldenFolder().resolve("long.txt"), "old");

    assertThat(failing(updating.theRulebookIsCovered())).isEmpty();
    updating.everyPlaythroughGoesAsItsFileSays();

    assertThat(Files.readString(updating.coveragePage())).isEqualTo(page);
    assertThat(Files.readString(updating.coverageFile())).isEqualTo(file);
    assertThat(Files.readString(updating.goldenFolder().resolve("long.txt"))).isEqualTo(golden);
  }

  @Test
  void comparesUnlessTold() throws IOException {
    Files.writeString(honest.coverageFile(), "old");
    Files.writeString(honest.goldenFolder().resolve("long.txt"), "old");

    assertThat(failing(honest.theRulebookIsCovered()))
        .containsExactly("the coverage files are up to date");
    assertThatThrownBy(honest::everyPlaythroughGoesAsItsFileSays)
        .isInstanceOf(AssertionError.class);
    assertThat(Files.readString(honest.coverageFile())).isEqualTo("old");
  }

  @Test
  void readsTheRulingsWhereThereAreAny() {
    WagerContractTest without =
        new Copied() {
          @Override
          public Path rulings() {
            return Path.of("nowhere");
          }
        };

    assertThat(honest.everyRulingHolds()).hasSize(1);
    assertThat(without.everyRulingHolds()).isEmpty();
    assertThat(honest.readers())
        .filteredOn(reader -> reader.name().equals("ruling"))
        .flatExtracting(Reader::samples)
        .hasSize(1);
  }

  @Test
  void holdsTheGameToTheLawsThatItBrings() {
    assertThat(honest.laws().list()).extracting(law -> law.name()).contains("twins-look-alike");
  }
}
