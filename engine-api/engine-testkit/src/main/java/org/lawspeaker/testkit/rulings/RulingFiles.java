package org.lawspeaker.testkit.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.ruling.Finding;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingReport;
import org.lawspeaker.engine.ruling.RulingRunner;

/**
 * Turns ruling files into tests: one for each question, which says what it expects.
 *
 * <pre>{@code
 * class RulingsTest {
 *   @TestFactory
 *   Stream<DynamicNode> everyExampleRulingHolds() {
 *     return RulingFiles.in(Path.of("rulings"), GameProvider::find);
 *   }
 * }
 * }</pre>
 */
public final class RulingFiles {
  private RulingFiles() {}

  /**
   * The questions of every {@code .yaml} file in this folder and below. Card packs may lie among
   * them: only a file with a line that begins with {@code game:} is taken for a ruling file.
   *
   * @throws IllegalArgumentException if there is no ruling file
   */
  public static Stream<DynamicNode> in(
      Path folder, Function<String, Optional<GameProvider>> games) {
    RulingRunner runner = new RulingRunner(games);
    ImmutableList<Path> files = files(folder);
    if (files.isEmpty()) {
      throw new IllegalArgumentException("no ruling files in " + folder);
    }
    return files.stream()
        .map(
            file -> tests(folder.relativize(file).toString(), runner.run(file), ImmutableSet.of()));
  }

  /**
   * The same questions with everybody one seat further on.
   *
   * @param but questions, as they are asked, whose answer rests on the seats by a rule
   * @throws IllegalArgumentException if there is no ruling file
   */
  public static Stream<DynamicNode> turned(
      Path folder, GameProvider provider, SeatRotation rotation, ImmutableSet<String> but) {
    RulingRunner runner = new RulingRunner(GameProvider::find);
    int fewest = provider.game().info().fewestSeats();
    return files(folder).stream()
        .map(
            file -> {
              String name = folder.relativize(file).toString();
              String text = rotation.turn(text(file), fewest);
              Path place = file.toAbsolutePath().resolveSibling("");
              RulingFile rulings = RulingFile.read(name, text).orThrow();
              return tests(name, runner.run(rulings, place), but);
            });
  }

  /** The positions that the questions of these files lay, as they are written. */
  public static ImmutableList<JsonNode> positions(Path folder) {
    return texts(folder).stream()
        .flatMap(
            text -> Document.yaml("ruling", text).orThrow().root().findValues("position").stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** The texts of the same files. */
  public static ImmutableList<String> texts(Path folder) {
    return files(folder).stream().map(RulingFiles::text).collect(ImmutableList.toImmutableList());
  }

  /** The text of a file. */
  public static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  private static ImmutableList<Path> files(Path folder) {
    try (Stream<Path> walk = Files.walk(folder)) {
      return walk.filter(file -> file.toString().endsWith(".yaml"))
          .filter(RulingFiles::isRuling)
          .sorted()
          .collect(ImmutableList.toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list " + folder, e);
    }
  }

  private static boolean isRuling(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.anyMatch(line -> line.startsWith("game:"));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  private static DynamicNode tests(String name, RulingReport report, ImmutableSet<String> but) {
    Stream<DynamicTest> whole =
        report.problems().isEmpty()
            ? Stream.empty()
            : Stream.of(DynamicTest.dynamicTest("the file", () -> passes(report.problems())));
    Stream<DynamicTest> cases =
        report.cases().stream()
            .filter(c -> !but.contains(c.ruling().asks()))
            .map(c -> DynamicTest.dynamicTest(c.ruling().asks(), () -> passes(c)));
    return DynamicContainer.dynamicContainer(name, Stream.concat(whole, cases));
  }

  private static void passes(ImmutableList<Problem> problems) {
    assertThat(problems).isEmpty();
  }

  private static void passes(RulingReport.Answered answered) {
    passes(answered.judgement().problems());
    assertThat(answered.ruling().expects())
        .as(answered.ruling().place() + " says in then what it expects")
        .isTrue();
    assertThat(answered.judgement().orThrow().findings())
        .as(answered.ruling().place())
        .allMatch(Finding::met);
  }
}
