package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.engine.play.GameRecord;

class SaveFileTest {
  @TempDir Path folder = Path.of("");

  private Path file = Path.of("");

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("game.json");
  }

  /** What is done before a line is typed. */
  private interface Meanwhile {
    void before(int line) throws IOException;
  }

  /** These lines, one at a time, so that no reader sees the next before it asks for it. */
  private static Reader typing(Meanwhile meanwhile, String... lines) {
    return new Reader() {
      private int next;

      @Override
      public int read(char[] into, int from, int most) throws IOException {
        meanwhile.before(next);
        if (next == lines.length) {
          return -1;
        }
        String line = lines[next] + "\n";
        next++;
        line.getChars(0, line.length(), into, from);
        return line.length();
      }

      @Override
      public void close() {
        // nothing is open
      }
    };
  }

  private Ran played(Meanwhile meanwhile, String... lines) {
    return Ran.reading(
        typing(meanwhile, lines), "play", "connect-four", "--seat=1=human", "--save=" + file);
  }

  private String saved() throws IOException {
    GameRecord record =
        GameRecord.read(file.toString(), Files.exists(file) ? Files.readString(file) : "")
            .value()
            .orElseThrow(() -> new IOException("not whole"));
    return String.join(", ", record.moves().stream().map(ply -> ply.move()).toList());
  }

  @Test
  void everyDecisionIsInTheFileBeforeTheNextIsAsked() {
    List<String> seen = new ArrayList<>();

    Ran ran =
        played(line -> seen.add(line == 0 ? "" + Files.exists(file) : saved()), "3", "why 4", "5");

    assertThat(seen).containsExactly("false", "drop 3", "drop 3", "drop 3, drop 5");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).endsWith("\nSaved to " + file + "\n");
    assertThat(folder).isDirectoryNotContaining(each -> !each.equals(file));
  }

  @Test
  void whatOthersDecideIsInTheFileToo() {
    List<String> seen = new ArrayList<>();
    Reader typed = typing(line -> seen.add(line == 0 ? "" : saved()), "3");

    Ran.reading(typed, "play", "connect-four", "--seat=1=random", "--save=" + file);

    assertThat(seen).hasSize(2).last().asString().startsWith("drop 3, drop ");
  }

  @Test
  void whatWasTakenBackIsNoLongerInTheFile() {
    List<String> seen = new ArrayList<>();
    Reader typed = typing(line -> seen.add(line == 0 ? "" : saved()), "attack front", "undo");

    Ran.reading(typed, "play", "hand-of-destiny", "--seed=1", "--save=" + file);

    assertThat(seen).hasSize(3);
    assertThat(seen.get(1)).isEqualTo(seen.get(2) + ", attack front");
  }

  @Test
  void aSaveThatFailsIsToldOnceAndEndsWithItsExitCode() throws IOException {
    Path inTheWay = Files.createDirectories(folder.resolve(".game.json.new/full"));

    Ran ran = played(line -> {}, "3", "5");

    assertThat(ran.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(ran.out())
        .containsOnlyOnce("The game goes on, but is not saved; save FILE saves it elsewhere.\n")
        .doesNotContain("Saved to");
    assertThat(ran.err()).startsWith(file + ": cannot be written: ");
    assertThat(inTheWay).exists();
  }

  @Test
  void aSaveThatFailsLeavesWhatWasThereAndIsTriedAgain() throws IOException {
    Files.writeString(file, "what was there");
    Path inTheWay = Files.createDirectories(folder.resolve(".game.json.new/full"));
    List<String> seen = new ArrayList<>();

    Ran ran =
        played(
            line -> {
              if (line == 1) {
                seen.add(Files.readString(file));
                Files.delete(inTheWay);
              } else if (line > 1) {
                seen.add(saved());
              }
            },
            "3",
            "5",
            "4");

    assertThat(seen).containsExactly("what was there", "drop 3, drop 5", "drop 3, drop 5, drop 4");
    assertThat(ran.exit()).isZero();
  }

  @Test
  void aDecisionAddsALineToWhatStands() {
    List<String> seen = new ArrayList<>();
    played(line -> seen.add(line == 0 ? "" : Files.readString(file)), "3", "5", "4");

    for (int i = 1; i < seen.size(); i++) {
      assertThat(seen.get(i)).startsWith(seen.get(i - 1));
      assertThat(seen.get(i).lines()).hasSize(i + 1);
    }
  }

  @Test
  void aFileThatSomebodyChangedIsWrittenAnew() {
    List<String> seen = new ArrayList<>();
    played(
        line -> {
          if (line > 1) {
            seen.add(saved());
          }
          if (line == 1) {
            Files.delete(file);
          } else if (line == 2) {
            Files.writeString(file, Files.readString(file).substring(0, 20));
          }
        },
        "3",
        "5",
        "4");

    assertThat(seen).containsExactly("drop 3, drop 5", "drop 3, drop 5, drop 4");
  }

  /** Both are of the same length at every time. */
  @Test
  void twoMatchesInOneFileAreNotMixed() {
    List<String> seen = new ArrayList<>();
    played(
        line -> {
          if (line == 1) {
            played(other -> {}, "4");
          } else if (line > 1) {
            seen.add(saved());
          }
        },
        "3",
        "5");

    assertThat(seen).containsExactly("drop 3, drop 5");
  }

  @Test
  void aLinkToAFileThatIsMissingStaysALink() throws IOException {
    Path kept = folder.resolve("kept.json");
    Files.createSymbolicLink(file, Path.of("kept.json"));

    played(line -> {}, "3");

    assertThat(file).isSymbolicLink();
    assertThat(kept).isRegularFile();
    assertThat(saved()).isEqualTo("drop 3");
  }

  @Test
  void aLinkIntoAFolderThatIsMissingIsRefusedAtOnce() throws IOException {
    Files.createSymbolicLink(file, Path.of("missing/kept.json"));

    assertThat(played(line -> {}, "3"))
        .isEqualTo(new Ran(Exit.BAD_INPUT, "", file + ": there is no such folder\n"));
  }
}
