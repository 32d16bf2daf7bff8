package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.testkit.fuzz.Hostile;
import org.lawspeaker.testkit.fuzz.HostileDocuments;
import org.lawspeaker.testkit.fuzz.HostileInput;

/** Whatever is written behind a command, and typed while it runs, it ends with words and a code. */
class HostileCommandLineTest {
  /** Far more than any of these command lines needs. */
  private static final Duration BUDGET = Duration.ofSeconds(20);

  /** The longest complaint: as many problems as are listed, each as long as may be. */
  private static final int LONGEST = 200_000;

  private static final ImmutableList<ImmutableList<String>> COMMANDS =
      Words.in(
          "games",
          "rules connect-four",
          "rules hand-of-destiny",
          "demo connect-four --seat 0=random --seat 1=random",
          "demo hand-of-destiny --seat 0=greedy",
          "play connect-four",
          "play ember-court --dice manual",
          "play hand-of-destiny",
          "ask",
          "replay",
          "pack check hand-of-destiny",
          "pack schema hand-of-destiny",
          "pack",
          "verify ember-court --games 2",
          "perft connect-four --depth 2",
          "simulate ember-court --games 2",
          "nothing");

  private static final ImmutableList<String> ARGUMENTS =
      ImmutableList.of(
          "",
          " ",
          "-",
          "--",
          "---",
          "=",
          "\0",
          "\ud800",
          "\u001b[2J",
          "@pom.xml",
          "@",
          "${user.home}",
          "--help",
          "--version",
          "--seats=2",
          "--seats=",
          "--seats=2147483647",
          "--seats=x",
          "--seed=-1",
          "--seed=9223372036854775808",
          "--option",
          "--option==",
          "--option=a=b=c",
          "--option=hero=robin",
          "--option=hero=",
          "--option=\0=\0",
          "--seat=0=random",
          "--seat==",
          "--seat=0",
          "--seat=-1=greedy",
          "--seat=64=greedy",
          "--seat=0=mcts:0",
          "--seat=0=mcts:99999999999",
          "--games=0",
          "--games=x",
          "--threads=0",
          "--threads=2",
          "--threads=2147483647",
          "--depth=0",
          "--depth=x",
          "--dice=x",
          "--thorough",
          "pom.xml",
          "--load=pom.xml",
          "--load=src",
          "--load=\0",
          "--save=src",
          "--save=none/none",
          "--out=pom.xml",
          "--pack=pom.xml",
          "--pack=src",
          "--pack=none",
          "check",
          "schema",
          "connect-four",
          "hand-of-destiny",
          "C4-TURN-01",
          "rulings/connect-four.yaml");

  private static final ImmutableList<String> TYPED =
      ImmutableList.of(
          "",
          "1",
          "2",
          "0",
          "-1",
          "99999999999",
          "quit",
          "help",
          "table",
          "undo",
          "log",
          "why",
          "why 1",
          "?",
          "? 1",
          "? 99999999999",
          "save",
          "save \0",
          "save src",
          "drop 1",
          "drop 99",
          "DROP 3",
          "seat 1: drop 1",
          "seat 99: drop 1",
          "seat 0: seal 5",
          "seal 99999999999",
          "pass",
          "attack front",
          "reveal x",
          "\0",
          "\u001b[2J",
          "\ud800");

  @TempDir Path folder = Path.of("");

  private static String drawn(SplittableRandom random, ImmutableList<String> from) {
    int at = random.nextInt(from.size() + 2);
    ImmutableList<Hostile> small = HostileDocuments.small();
    return at < from.size() ? from.get(at) : small.get(random.nextInt(small.size())).text();
  }

  private static Tuple2<ImmutableList<String>, String> drawn(SplittableRandom random) {
    ImmutableList.Builder<String> arguments = ImmutableList.builder();
    arguments.addAll(COMMANDS.get(random.nextInt(COMMANDS.size())));
    for (int i = random.nextInt(4); i > 0; i--) {
      arguments.add(drawn(random, ARGUMENTS));
    }
    StringBuilder typed = new StringBuilder();
    for (int i = random.nextInt(10); i > 0; i--) {
      typed.append(drawn(random, TYPED)).append('\n');
    }
    return Tuple.of(arguments.build(), typed.toString());
  }

  @Property(tries = 200, seed = "1")
  void everyCommandLineEndsWithWordsAndACode(@ForAll long seed) {
    for (int i = 0; i < HostileInput.SCALE; i++) {
      Tuple2<ImmutableList<String>, String> line = drawn(new SplittableRandom(seed + i));
      endsWell(line.get1(), line.get2());
    }
  }

  private static void endsWell(List<String> arguments, String typed) {
    Ran ran =
        Assertions.assertTimeoutPreemptively(
            BUDGET, () -> Ran.typing(typed, Iterables.toArray(arguments, String.class)));
    assertThat(ran.exit()).as("%s", arguments).isBetween(0, 2);
    assertThat(ran.err()).as("%s", arguments).doesNotContain("\tat ").doesNotContain("Exception");
    assertThat(ran.err()).as("%s", arguments).hasSizeLessThan(LONGEST);
    if (ran.exit() == Exit.BAD_INPUT) {
      assertThat(ran.err()).as("%s", arguments).isNotBlank();
    }
  }

  @Test
  void everyCommandRefusesEveryHostileFile() throws IOException {
    Path file = folder.resolve("hostile");
    for (Hostile hostile : HostileDocuments.small()) {
      Files.writeString(file, hostile.text().replace('\ud800', '?').replace('\udc00', '?'));
      refuses(file, hostile.name());
    }
    Files.write(file, new byte[] {'{', (byte) 0xc0, (byte) 0x80, (byte) 0xff, '}'});
    refuses(file, "bytes that are no UTF-8");
    refuses(folder, "a folder");
  }

  private static void refuses(Path file, String what) {
    String path = file.toString();
    assertThat(Ran.of("ask", path).exit()).as(what).isEqualTo(Exit.BAD_INPUT);
    assertThat(Ran.of("replay", path).exit()).as(what).isEqualTo(Exit.BAD_INPUT);
    assertThat(Ran.of("play", "connect-four", "--load", path).exit())
        .as(what)
        .isEqualTo(Exit.BAD_INPUT);
    assertThat(Ran.of("demo", "hand-of-destiny", "--pack", path).exit())
        .as(what)
        .isEqualTo(Exit.BAD_INPUT);
    assertThat(Ran.of("pack", "check", "hand-of-destiny", path).exit())
        .as(what)
        .isIn(Exit.NO, Exit.BAD_INPUT);
  }

  @Test
  void refusesASaveOfTwoThousandMillionSeats() throws IOException {
    String save = folder.resolve("save.json").toString();
    Ran.typing("quit", "play", "connect-four", "--save", save);
    Path large = folder.resolve("large.json");
    Files.writeString(
        large, Files.readString(Path.of(save)).replace("\"seats\":2", "\"seats\":2147483647"));

    assertThat(Ran.of("play", "connect-four", "--load", large.toString()))
        .isEqualTo(new Ran(Exit.BAD_INPUT, "", large + " seats: 2 can play, not 2147483647\n"));
  }

  @Test
  void readsNoArgumentsFromFiles() {
    assertThat(Ran.of("demo", "connect-four", "@pom.xml"))
        .isEqualTo(
            new Ran(
                Exit.BAD_INPUT,
                "",
                "'@pom.xml' is one argument too many\nSee lawspeaker demo --help\n"));
  }

  @Test
  void saysWhatIsNoPath() {
    assertThat(Ran.of("replay", "a\0b").err())
        .startsWith(
            "Invalid value for positional parameter at index 0 (FILE): \"a?b\" is no path: Nul"
                + " character not allowed\n");
    assertThat(Ran.typing("save a\0b", "play", "connect-four").out())
        .contains("> That is no path: Nul character not allowed\n");
  }

  @Test
  void saysLittleOfALongArgument() {
    assertThat(Ran.of("players", "x".repeat(1_000_000)).err())
        .hasSize(2000 + "\nSee lawspeaker players --help\n".length());
    assertThat(Ran.of("rules", "connect-four", "x".repeat(1_000_000)))
        .isEqualTo(
            new Ran(Exit.NO, "", "no clause or ruling has all of: " + "x".repeat(1999) + "…\n"));
  }

  @Test
  @Timeout(30)
  void keepsLittleOfALongLineAndGoesOn() {
    String line = "x".repeat(Prompt.LONGEST_LINE - 2) + " 1".repeat(5_000_000);
    assertThat(Ran.typing(line + "\ndrop 4\nquit", "play", "connect-four").out())
        .contains("> \"" + "x".repeat(59) + "…\" is no move here.")
        .contains("Your disc rests in column 4, row 1");
  }

  @Test
  void readsTheLastLineWithoutAnEnd() {
    assertThat(Ran.typing("help", "play", "connect-four").out()).contains("the clauses of this");
    assertThat(Ran.typing("drop 4\r\nquit\r\n", "play", "connect-four").out())
        .contains("Your disc rests in column 4, row 1");
  }

  /** Command lines as words. */
  private static final class Words {
    static ImmutableList<ImmutableList<String>> in(String... lines) {
      ImmutableList.Builder<ImmutableList<String>> all = ImmutableList.builder();
      for (String line : lines) {
        all.add(ImmutableList.copyOf(line.split(" ")));
      }
      return all.build();
    }
  }
}
