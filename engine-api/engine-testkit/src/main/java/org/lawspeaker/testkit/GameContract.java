package org.lawspeaker.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.testkit.coverage.ClauseCoverage;
import org.lawspeaker.testkit.coverage.CoverageFiles;
import org.lawspeaker.testkit.coverage.Limits;
import org.lawspeaker.testkit.fuzz.GameReaders;
import org.lawspeaker.testkit.fuzz.GraftedInput;
import org.lawspeaker.testkit.fuzz.HostileInput;
import org.lawspeaker.testkit.fuzz.Reader;
import org.lawspeaker.testkit.golden.GeneratedFile;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.golden.GoldenFiles;
import org.lawspeaker.testkit.laws.LawsOnJUnit;
import org.lawspeaker.testkit.rulings.RulingFiles;
import org.lawspeaker.testkit.rulings.SeatRotation;

/**
 * All that can be asked of any game, as one test: that it is found, that its walls stand, that each
 * clause of its rulebook has code and a test, that each limit forbids a move, that its rulings
 * hold, that no text upsets it, that it plays what it accepts, that it keeps the laws, and that it
 * plays as its goldens say.
 *
 * <pre>{@code
 * class NimContractTest implements GameContract {
 *   @Override
 *   public GameProvider provider() {
 *     return new NimProvider();
 *   }
 *
 *   @Override
 *   public Floors floors() {
 *     return Walls.floors("org.example.nim").floor("");
 *   }
 *
 *   @Override
 *   public ImmutableList<Golden> goldens() {
 *     return ImmutableList.of(
 *         Golden.random("seven", Setup.of(2), 1),
 *         Golden.random("twelve", Setup.of(2).with("heap", "12"), 2));
 *   }
 * }
 * }</pre>
 *
 * <p>{@code -Dlawspeaker.update=true} writes the goldens and the coverage. Where files lie is said
 * by methods that a game may override.
 */
public interface GameContract extends Architecture, GraftedInput, HostileInput, LawsOnJUnit {
  /** What brings the game; it is installed as a service. */
  @Override
  GameProvider provider();

  /** The playthroughs: every number of seats and every value of every option is in one. */
  ImmutableList<Golden> goldens();

  /** Card packs that the game accepts, as texts. */
  @Override
  default ImmutableList<String> packs() {
    return ImmutableList.of();
  }

  /** The sources of the game. */
  default Path mainCode() {
    return module().resolve("src/main/java");
  }

  /** The sources of its tests. */
  default Path testCode() {
    return module().resolve("src/test/java");
  }

  /** The folder of its ruling files; it has none if there is no such folder. */
  default Path rulings() {
    return module().resolve("src/test/resources/rulings");
  }

  /** Its table of refused moves, a text file or a folder of them; it has none if there is none. */
  default Path refusals() {
    return module().resolve("src/test/resources/refusals.txt");
  }

  /**
   * Clauses of the kind {@code limit} that no move can break, each with the reason. Any other limit
   * is cited by a refused move, see {@link Limits}.
   */
  default ImmutableMap<String, String> unbreakable() {
    return ImmutableMap.of();
  }

  /** How seats are written in its rulings; nothing if only one plays. */
  default Optional<SeatRotation> seatRotation() {
    return Optional.empty();
  }

  /** Questions, as they are asked, whose answer rests on the seats by a rule. */
  default ImmutableSet<String> boundToSeats() {
    return ImmutableSet.of();
  }

  /** The folder of its goldens, and of nothing else. */
  default Path goldenFolder() {
    return module().resolve("src/test/resources/goldens").resolve(provider().id());
  }

  /** The page that shows where each clause has its code and its tests. */
  default Path coveragePage() {
    return module().resolve("coverage.md");
  }

  /** The same for the {@code lawspeaker} command. */
  default Path coverageFile() {
    return module().resolve("src/main/resources/META-INF/coverage/" + provider().id() + ".yaml");
  }

  /** Whether the goldens and the coverage are written instead of compared. */
  default boolean isUpdating() {
    return GeneratedFile.isUpdating();
  }

  @Override
  default Laws<?, ?, ?> laws() {
    return LawsProvider.find(provider().game());
  }

  @Override
  default ImmutableList<Reader> readers() {
    return GameReaders.of(provider(), packs(), rulingTexts(), rulings());
  }

  @Override
  default ImmutableList<String> rulingTexts() {
    return hasRulings() ? RulingFiles.texts(rulings()) : ImmutableList.of();
  }

  private boolean hasRulings() {
    return Files.isDirectory(rulings());
  }

  @Test
  default void theGameIsInstalled() {
    GameProvider provider = provider();
    Optional<GameProvider> found = GameProvider.find(provider.id());
    assertThat(found.map(Object::getClass)).contains(provider.getClass());
    assertThat(provider.game().info().id()).isEqualTo(provider.id());
    assertThat(provider.game()).isSameAs(provider.game());
    assertThat(provider.packSchema().isObject()).isTrue();
  }

  @TestFactory
  default Stream<DynamicTest> theRulebookIsCovered() {
    ClauseCoverage coverage =
        ClauseCoverage.of(
            provider().game().rulebook(),
            ImmutableList.of(mainCode()),
            ImmutableList.of(testCode()),
            ImmutableList.of(rulings()));
    String title = "Clauses of " + provider().game().info().title();
    return Stream.of(
        dynamicTest(
            "every clause has code that cites it",
            () -> assertThat(coverage.withoutCode()).isEmpty()),
        dynamicTest(
            "every clause has a test that shows it",
            () -> assertThat(coverage.withoutTest()).isEmpty()),
        dynamicTest(
            "no id is unknown to the rulebook", () -> assertThat(coverage.unknownIds()).isEmpty()),
        dynamicTest(
            "the coverage files are up to date",
            () ->
                CoverageFiles.check(
                    coverage, title, coveragePage(), coverageFile(), isUpdating())));
  }

  @Test
  default void everyLimitForbidsAMove() {
    Limits limits =
        Limits.of(
            provider().game().rulebook(),
            ImmutableList.of(rulings()),
            ImmutableList.of(refusals()),
            ImmutableList.of(testCode()));
    assertThat(limits.unbroken())
        .as("the limits that no refused move cites are those with a reason why none can")
        .containsExactlyInAnyOrderElementsOf(unbreakable().keySet());
  }

  @TestFactory
  default Stream<DynamicNode> everyRulingHolds() {
    return hasRulings() ? RulingFiles.in(rulings(), GameProvider::find) : Stream.empty();
  }

  @TestFactory
  default Stream<DynamicNode> everyRulingHoldsOneSeatFurtherOn() {
    return hasRulings()
        ? seatRotation().stream()
            .flatMap(
                rotation -> RulingFiles.turned(rulings(), provider(), rotation, boundToSeats()))
        : Stream.empty();
  }

  @Test
  default void everyPlaythroughGoesAsItsFileSays() {
    GoldenFiles.check(provider().game(), goldenFolder(), goldens(), isUpdating());
  }
}
