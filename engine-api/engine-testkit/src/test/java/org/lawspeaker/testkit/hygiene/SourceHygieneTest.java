package org.lawspeaker.testkit.hygiene;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;

class SourceHygieneTest {
  private final Path module;

  SourceHygieneTest(@TempDir Path module) {
    this.module = module;
  }

  private void plant(String path, String text) throws IOException {
    Path file = module.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private ImmutableList<String> problems() {
    return SourceHygiene.check(module).stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "System.currentTimeMillis() | System.currentTimeMillis: a clock",
        "System.nanoTime() | System.nanoTime: a clock",
        "Instant.now() | Instant.now: a clock",
        "LocalDate.now() | LocalDate.now: a clock",
        "Clock.systemUTC() | Clock.systemUTC: a clock",
        "new Random() | new Random(): unseeded",
        "new SplittableRandom( ) | new SplittableRandom( ): unseeded",
        "Math.random() | Math.random: unseeded",
        "ThreadLocalRandom.current() | ThreadLocalRandom: unseeded",
        "UUID.randomUUID() | UUID.randomUUID: unseeded",
        "RandomGenerator.getDefault() | RandomGenerator.getDefault: unseeded",
        "e.printStackTrace() | printStackTrace: errors are data",
        "list.collect(Collectors.toList()) | Collectors.toList: a mutable",
        "list.collect(Collectors.toMap()) | Collectors.toMap: a mutable",
      })
  void findsWhatIsBannedInMainOnly(String code, String problem) throws IOException {
    plant("src/main/java/a/A.java", "class A {\n  Object x = " + code + ";\n}\n");
    plant("src/test/java/a/ATest.java", "class ATest {\n  Object x = " + code + ";\n}\n");
    assertThat(problems())
        .singleElement()
        .asString()
        .startsWith("src/main/java/a/A.java:2: " + problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Thread.sleep(1); | Thread.sleep: nothing here waits",
        "@Disabled void t() {} | @Disabled: a test that does not run",
        "try {} catch (E e) { // why | catch (E e) { }: an empty catch",
        "class MoveManager {} | class MoveManager: a name that does not say what it is",
        "record PileHelper() {} | record PileHelper: a name that does not say what it is",
        "interface Util {} | interface Util: a name that does not say what it is",
        "class PileUtils {} | class PileUtils: a name that does not say what it is",
        "enum DeckImpl {} | enum DeckImpl: a name that does not say what it is",
        "class GameBase {} | class GameBase: a name that does not say what it is",
        "// TODO more | TODO: unfinished work",
        "/** FIXME */ | FIXME: unfinished work",
      })
  void findsWhatIsBannedEverywhere(String code, String problem) throws IOException {
    String text = "class A {\n  " + code + "\n}\n";
    plant("src/main/java/a/A.java", text);
    plant("src/test/java/a/ATest.java", text);
    assertThat(problems())
        .containsExactly(
            "src/main/java/a/A.java:2: " + problem, "src/test/java/a/ATest.java:2: " + problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String s = \"Thread.sleep TODO\";",
        "// Thread.sleep would wait",
        "new Random(7);",
        "class Database {}",
        "class Utilities {}",
        "try {} catch (E e) { throw e; }",
        "Object todo;",
      })
  void letsHarmlessTextPass(String code) throws IOException {
    plant("src/main/java/a/A.java", "class A {\n  " + code + "\n}\n");
    assertThat(problems()).isEmpty();
  }

  @Test
  void allowsTheBudgetOfAPlayerItsClockAndNothingElse() throws IOException {
    String clocks = "class A {\n  long a = System.nanoTime();\n  long b = %s;\n}\n";
    plant(
        "src/main/java/org/lawspeaker/engine/play/Budget.java",
        clocks.formatted("System.currentTimeMillis()"));
    plant("src/main/java/org/lawspeaker/engine/play/Referee.java", clocks.formatted("0"));
    assertThat(problems())
        .containsExactly(
            "src/main/java/org/lawspeaker/engine/play/Budget.java:3: System.currentTimeMillis:"
                + " a clock: the same moves must give the same game",
            "src/main/java/org/lawspeaker/engine/play/Referee.java:2: System.nanoTime:"
                + " a clock: the same moves must give the same game");
  }

  @Test
  void allowsFourHundredLinesAndNoMore() throws IOException {
    plant("src/main/java/a/A.java", "\n".repeat(400));
    plant("src/test/java/a/B.java", "\n".repeat(401));
    assertThat(problems())
        .containsExactly("src/test/java/a/B.java:401: 401 lines; 400 are allowed");
  }

  @Test
  void findsNothingInAModuleWithoutSources() {
    assertThat(SourceHygiene.check(module.resolve("nowhere"))).isEmpty();
  }
}
