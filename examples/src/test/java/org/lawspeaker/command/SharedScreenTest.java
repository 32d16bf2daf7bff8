package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Setup;
import picocli.CommandLine.Help.Ansi;

/** Several people at one screen, each with secrets. */
class SharedScreenTest {
  private static final String[] SHARED = {
    "play",
    "prestige-rpg",
    "--seats",
    "3",
    "--seed",
    "4",
    "--seat",
    "1=human",
    "--seat",
    "2=human",
    "--seat",
    "0=human"
  };

  /** What is on the screen between one hand-over and the next. */
  private static List<String> screens(String typed, String... args) {
    return Splitter.on("Hand the screen to ").splitToList(Ran.typing(typed, args).out());
  }

  @Test
  void handsTheScreenOverBeforeItShowsTheSecretsOfAnotherPerson() {
    List<String> screens = screens("\n1\na\n".repeat(60), SHARED);

    assertThat(screens).hasSizeGreaterThan(20);
    assertThat(whoseHands(screens.get(0))).isEmpty();
    for (String screen : screens.subList(1, screens.size() - 1)) {
      assertThat(screen).contains("), who presses Enter when nobody else looks. \n\n\n");
      assertThat(whoseHands(screen)).isSubsetOf(List.of(holder(screen)));
    }
  }

  /** To whom a screen was handed over. */
  private static String holder(String screen) {
    return screen.substring(screen.indexOf("seat "), screen.indexOf("), who presses"));
  }

  /** The seats whose hands are seen card by card. */
  private static List<String> whoseHands(String screen) {
    return Pattern.compile(
            "\\(human, (seat \\d)\\)(?:(?!\\(human)[\\s\\S])*?\\n  Hand +(?!\\d+ cards?\\n)\\S")
        .matcher(screen)
        .results()
        .map(hand -> hand.group(1))
        .distinct()
        .toList();
  }

  @Test
  void showsNothingIfNobodyTakesTheScreen() {
    assertThat(Ran.typing("", SHARED).out())
        .endsWith(
            "Hand the screen to Edaiyn Bloodthorn (human, seat 0), who presses Enter when nobody"
                + " else looks. \n");
  }

  @Test
  void clearsTheScreenBeforeItHandsItOver() {
    assertThat(Ran.typing("\n1\n", SHARED).out()).contains("\n".repeat(70) + "Hand the screen to ");
  }

  @Test
  void doesNotTellThePeopleAtOneScreenWhatOneOfThemChoseInSecret() {
    String out = Ran.typing("\n1\na\n".repeat(60), SHARED).out();

    assertThat(out).contains("Edaiyn Bloodthorn chooses in secret").contains("\nYou: set ");
    assertThat(out.lines().filter(line -> line.matches("(?!You).*: set .*"))).isEmpty();
  }

  @Test
  void tellsWhoeverGetsTheScreenWhatOnlyTheyMayKnow() {
    assertThat(screens("\n1\n\n1\n", SHARED).get(2))
        .startsWith("Vasha the Red (human, seat 1), who")
        .containsPattern("\nYou draw [A-Z]")
        .contains("\nEdaiyn Bloodthorn chooses in secret\n");
  }

  /** What two people see who share a screen of so many columns that can be wiped. */
  private static List<String> wiped(int width, String typed) {
    return wiped(new Installation("").games().named("hof-ordeals").game(), width, typed);
  }

  private static <S, M extends Move, V> List<String> wiped(
      Game<S, M, V> game, int width, String typed) {
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    BufferedReader in = new BufferedReader(new StringReader(typed));
    Console console = new Console(in, writer, writer, true, Ansi.OFF, width);
    Match<S, M, V> match =
        new Match<>(
            game,
            Setup.of(2),
            Optional.empty(),
            ImmutableList.of(Decider.HUMAN, Decider.HUMAN),
            false,
            Optional.empty(),
            new SplittableRandom(5),
            new Installation("").tabletops(),
            new LogBook(console.page(), false),
            LogLevel.BRIEF);
    new Session<>(match, console, Optional.empty()).run(new Prompt.Plain(console));
    return Splitter.on("Hand the screen to ").splitToList(out.toString());
  }

  @ParameterizedTest
  @ValueSource(ints = {80, 140})
  void tellsOnAScreenThatCanBeWipedWhatHappened(int width) {
    String second = wiped(width, "\ndone\ndone\ndone\n\nplay strive\n").get(2);

    assertThat(second).contains("Seat 0 explores.").contains("You play Strive.");
  }

  @ParameterizedTest
  @ValueSource(ints = {80, 140})
  void tellsNobodyOnAScreenThatCanBeWipedWhatWasToldToAnother(int width) {
    List<String> screens = wiped(width, "\ndone\ndone\ndone\n".repeat(4));

    assertThat(screens).hasSizeGreaterThan(3);
    for (String screen : screens.subList(1, 4)) {
      // Each account begins with the beginning of the game: a second one would be the other's.
      assertThat(screen.split("Explore > Acquire", 2)[1].split("\u001b", 2)[0])
          .contains("You draw ")
          .satisfies(told -> assertThat(told.split("is the starting")).hasSizeLessThan(3));
    }
  }
}
