package org.example.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Game;
import org.lawspeaker.handofdestiny.HandOfDestiny;

/** Runs twice: on the module path and on the class path. */
class MainTest {
  private static String moduleOf(Class<?> type) {
    return Objects.requireNonNullElse(type.getModule().getName(), "none");
  }

  @Test
  void runsWhereThePomSays() {
    boolean modular = !System.getProperty("expected.module").equals("none");

    assertEquals(modular ? "org.example.consumer" : "none", moduleOf(Main.class));
    assertEquals(modular ? "org.lawspeaker.handofdestiny" : "none", moduleOf(HandOfDestiny.class));
    assertEquals(modular ? "org.lawspeaker.engine" : "none", moduleOf(Game.class));
  }

  @Test
  void playsAGameAndGetsAVerdictWithItsClause() {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      Main.main(new String[0]);
    } finally {
      System.setOut(before);
    }

    assertEquals(
        """
        [hand-of-destiny]
        [LOST] by HOD-HP-04: the hero has no HP left
        illegal, HOD-HERO-04: A melee hero may direct a strength attack only at the front monster.
        """,
        out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n"));
  }
}
