package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.command.drawing.Telling;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Setup;
import picocli.CommandLine.Help.Ansi;

/** What of a match stands on a screen that is not high. */
class ScreenTest {
  private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";
  private static final int ENOUGH = 7;

  /** So much of a question tells it from all else. */
  private static final int BEGINNING = 20;

  /** Makes the choice that is listed first. */
  private static final String FIRST = "first";

  /**
   * A person at a terminal, who types these lines.
   *
   * @param seen what stands on the screen whenever something is to be typed
   * @param asked how the question begins then
   */
  private record Person<S, M extends Move, V>(
      Match<S, M, V> match,
      StringWriter out,
      int width,
      int lines,
      Deque<String> typed,
      List<String> seen,
      List<String> asked)
      implements Prompt {
    @Override
    public Optional<String> ask(String prompt, ImmutableList<String> answers) {
      out.append(prompt);
      String all = out.toString();
      List<String> shown =
          Splitter.on('\n').splitToList(all.substring(Math.max(0, all.lastIndexOf(CLEAR))));
      seen.add(String.join("\n", shown.subList(Math.max(0, shown.size() - lines), shown.size())));
      Question<M> question = match.question().orElseThrow();
      String asks =
          new Telling(match.narrator().names(match.referee().state())).sentence(question.asks());
      asked.add(prompt.equals("> ") ? asks.substring(0, Math.min(BEGINNING, asks.length())) : "");
      if (typed.isEmpty()) {
        return Optional.empty();
      }
      String line = prompt.equals("> ") || !typed.getFirst().equals(FIRST) ? typed.pop() : "";
      String key = line.equals(FIRST) ? question.list().entries().get(0).key() : line;
      out.append(key).append("\n");
      return Optional.of(key);
    }

    @Override
    public OptionalInt height() {
      return OptionalInt.of(lines);
    }
  }

  private static Person<?, ?, ?> sat(String game, int width, int lines, List<String> typed) {
    return sat(new Installation("").games().named(game).game(), width, lines, typed);
  }

  /** A person who has typed all this at a match of their own. */
  private static <S, M extends Move, V> Person<S, M, V> sat(
      Game<S, M, V> game, int width, int lines, List<String> typed) {
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    BufferedReader in = new BufferedReader(new StringReader(""));
    Console console = new Console(in, writer, writer, true, Ansi.OFF, width);
    Installation installed = new Installation("");
    int seats = game.info().fewestSeats();
    Match<S, M, V> match =
        new Match<>(
            game,
            Setup.of(seats),
            Optional.empty(),
            Decider.of(installed.players(), seats, ImmutableMap.of(), "human", "random"),
            false,
            Optional.empty(),
            new SplittableRandom(5),
            installed.tabletops(),
            new LogBook(console.page(), false),
            LogLevel.BRIEF);
    Person<S, M, V> person =
        new Person<>(
            match,
            out,
            width,
            lines,
            new ArrayDeque<>(typed),
            new ArrayList<>(),
            new ArrayList<>());
    new Session<>(match, console, Optional.empty()).run(person);
    return person;
  }

  private static Stream<Arguments> gamesAndScreens() {
    return Stream.of(
            "connect-four",
            "ember-court",
            "gloom-kilforth",
            "hand-of-destiny",
            "hof-ordeals",
            "prestige-rpg",
            "thorgal")
        .flatMap(game -> Stream.of(Arguments.of(game, 80, 24), Arguments.of(game, 120, 40)));
  }

  @ParameterizedTest
  @MethodSource("gamesAndScreens")
  void theQuestionIsAlwaysOnTheScreen(String game, int width, int lines) {
    List<String> typed =
        Stream.generate(() -> Stream.of("moves", "table", FIRST, "help", "?", FIRST))
            .limit(8)
            .flatMap(each -> each)
            .toList();
    Person<?, ?, ?> person = sat(game, width, lines, typed);

    assertThat(person.seen).hasSizeGreaterThan(ENOUGH);
    for (int i = 0; i < person.seen.size(); i++) {
      assertThat(person.seen.get(i)).contains(person.asked.get(i));
    }
  }

  @Test
  void aTableThatIsHigherThanTheScreenIsShownAScreenfulAtATime() {
    Person<?, ?, ?> person =
        sat("gloom-kilforth", 80, 24, List.of(FIRST, FIRST, "table", "", "", "", ""));
    String table =
        person.match.drawn(person.match.narrator().viewer(), person.match.look(80)).whole();
    Set<String> seen =
        person.seen.stream().flatMap(String::lines).collect(Collectors.toUnmodifiableSet());

    assertThat(table.lines().toList()).hasSizeGreaterThan(24).isSubsetOf(seen);
    assertThat(person.seen).anyMatch(screen -> screen.endsWith(" more lines; Enter: go on -- "));
  }

  @Test
  void whatWasToldBeforeIsToldAgainOnlyWhereThereIsRoom() {
    String early = "You are the starting player.";

    assertThat(sat("hof-ordeals", 80, 24, List.of(FIRST)).seen).first().asString().contains(early);
    assertThat(sat("hof-ordeals", 80, 24, List.of(FIRST)).out().toString().split(early)).hasSize(2);
    assertThat(sat("hof-ordeals", 80, 90, List.of(FIRST)).out().toString().split(early)).hasSize(3);
  }

  @Test
  void whatWasToldBesideATableThatIsTooHighStaysInSight() {
    assertThat(sat("gloom-kilforth", 120, 24, List.of(FIRST)).seen)
        .last()
        .asString()
        .contains("You take the race Human.");
  }

  @ParameterizedTest
  @ValueSource(ints = {80, 120})
  void whatEndedTheGameIsToldBesidesHowItEnded(int width) {
    String end = sat("connect-four", width, 24, List.of("drop all")).out().toString();

    assertThat(end.substring(end.lastIndexOf("> drop all")))
        .contains("Your disc rests in column 1, row 4. You have four in line.");
  }

  @Test
  void whatIsTypedInTheMiddleOfALongTextIsDone() {
    Person<?, ?, ?> person = sat("gloom-kilforth", 80, 24, List.of(FIRST, FIRST, "table", "help"));

    assertThat(person.seen.get(person.seen.size() - 1)).contains("what a card says");
  }

  @Test
  void saysThatTheTableIsHigherThanTheScreen() {
    assertThat(sat("gloom-kilforth", 80, 24, List.of(FIRST)).seen)
        .last()
        .asString()
        .contains("The table is higher than your screen: table shows it all.");
    assertThat(sat("connect-four", 80, 24, List.of(FIRST)).seen)
        .noneMatch(screen -> screen.contains("higher than your screen"));
  }
}
