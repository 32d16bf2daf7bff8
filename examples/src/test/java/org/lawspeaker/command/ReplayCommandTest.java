package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
  @TempDir Path folder = Path.of("");

  private Path save = Path.of("");

  @BeforeEach
  void playsAGame() {
    save = folder.resolve("game.json");
    Ran.typing(
        "roll 3\ntake 3\nroll 2\ntake 2\n",
        "play",
        "pebbles",
        "--dice=manual",
        "--seat=1=human",
        "--save=" + save);
  }

  private Ran replay(String from, String to) throws IOException {
    Files.writeString(save, Files.readString(save).replace(from, to));
    return Ran.of("replay", save.toString());
  }

  @Test
  void saysThatTheGameWentAsRecorded() {
    assertThat(Ran.of("replay", save.toString()))
        .isEqualTo(
            new Ran(
                0, "Complete: all 4 plies went as recorded.\nThe heap is gone. PEB-END-01\n", ""));
  }

  @Test
  void saysWhereTheGamePartedFromTheRecord() throws IOException {
    Ran ran = replay("take 3", "take 4");

    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out())
        .startsWith(
            "Diverged at ply 2 of 4\n  move:     take 4\n  expected: take 4 is legal\n"
                + "  found:    illegal")
        .contains("over-limit (PEB-TAKE-02)")
        .endsWith("The last position that agrees:\nheap: 5\nlimit: 3\nturn: 0\n");
  }

  @Test
  void notesOtherRules() throws IOException {
    assertThat(replay("\"rules-version\":\"1\"", "\"rules-version\":\"0\"").out())
        .startsWith("Note: recorded with rules version 0, played again with 1\nComplete");
  }

  @Test
  void refusesWhatItCannotReplay() throws IOException {
    assertThat(replay("take 3", "hop"))
        .isEqualTo(new Ran(2, "", save + " /moves/1: write take or roll and a number\n"));
    assertThat(replay("\"pebbles\"", "\"chess\"").err())
        .startsWith(save + " /game: no game \"chess\" is installed; there are: connect-four, ");
    assertThat(Ran.of("replay", save + "x").err()).endsWith("there is no such file\n");
  }
}
