package org.lawspeaker.command;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lawspeaker.command.drawing.ChoiceList;
import org.lawspeaker.command.drawing.FacePanel;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.command.drawing.SceneDrawing;
import org.lawspeaker.command.reference.CardSearch;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.play.TakeBack;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Scene;

/** What a person at the terminal can ask for besides making a move. */
final class Desk<S, M extends Move, V> {
  private static final String HELP =
      """
      a key          make the choice that has it in the list
      a move         make that move%s
      words          make the only choice that has them all
      a; b; c        several moves, one after the other
      draw 7         the same move 7 times, as long as it is asked
      pool all       every choice of that kind, as long as there is one
      pass until     pass until something happens
      pass until X   the same, until the log or a question says X
      moves          the choices again, every one of them
      card NAME      what a card says
      look PLACE     all that lies in a place, card by card
      table          draw the table again
      log            tell the game so far
      log brief      from now on tell what happens; log full: every move and event,
                     too; log clauses: these with their clauses
      ?  or  ? KEY   the clauses of this question, or of a choice
      why MOVE       whether a move is legal, and by which clauses
      undo           take back your last choice, if nobody has learned anything by it
      save FILE      save the game
      quit           leave\
      """;

  /** What the tabulator key completes, besides moves. */
  private static final ImmutableList<String> COMMANDS =
      ImmutableList.of(
          "help",
          "moves",
          "table",
          "log brief",
          "log full",
          "log clauses",
          "undo",
          "save",
          "quit",
          "pass until");

  private static final int MOST_CARDS = 5;

  private final Match<S, M, V> match;
  private final MoveReader<S, M, V> reader;
  private final Page page;

  Desk(Match<S, M, V> match, MoveReader<S, M, V> reader, Page page) {
    this.match = match;
    this.reader = reader;
    this.page = page;
  }

  /** Does what was asked for, if it is none of the moves; says whether it was that. */
  boolean does(Question<M> question, String line, Look look) {
    int space = line.indexOf(' ');
    String word = Ascii.toLowerCase(space < 0 ? line : line.substring(0, space));
    String rest = space < 0 ? "" : line.substring(space + 1).trim();
    switch (word) {
      case "help" -> page.line(HELP.formatted(example(question)));
      case "table" -> page.line(match.drawn(question.viewer(), look).whole());
      case "moves" -> list(question, look);
      case "card" -> cards(rest, look);
      case "look" -> look(question.viewer(), rest, look);
      case "log" -> log(rest);
      case "undo" -> undo();
      case "save" -> save(rest);
      case "why" -> reader.read(question, rest).ifPresent(this::explain);
      case "?" -> clauses(question, rest);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** The shortest of the moves that can be typed here. */
  private static String example(Question<?> question) {
    return question.list().entries().stream()
        .map(entry -> entry.offer().notation())
        .min(Comparator.comparingInt(String::length))
        .map(move -> ", such as " + move)
        .orElse("");
  }

  /** The choices. */
  void list(Question<M> question, Look look) {
    question.list().lines(look).forEach(page::line);
  }

  /** All lines that the tabulator key may complete. */
  ImmutableList<String> answers(Question<M> question) {
    ImmutableSet.Builder<String> answers = ImmutableSet.builder();
    for (ChoiceList.Entry entry : question.list().entries()) {
      answers.add(entry.offer().notation());
      answers.add(entry.offer().choice().label());
    }
    answers.addAll(COMMANDS);
    match.catalogue().faces().forEach(face -> answers.add("card " + face.name()));
    match
        .scene(question.viewer())
        .ifPresent(scene -> scene.zones().forEach(zone -> answers.add("look " + zone.label())));
    return answers.build().asList();
  }

  private void cards(String words, Look look) {
    Catalogue catalogue = match.catalogue();
    ImmutableList<Face> found =
        words.isEmpty() ? ImmutableList.of() : CardSearch.named(catalogue, words);
    if (words.isEmpty()) {
      page.line("Which? card NAME");
    } else if (found.isEmpty()) {
      page.line("No card has these words.");
    }
    found.stream()
        .limit(MOST_CARDS)
        .forEach(face -> FacePanel.of(face, catalogue, look).forEach(page::line));
    if (found.size() > MOST_CARDS) {
      page.line("  and " + (found.size() - MOST_CARDS) + " more");
    }
  }

  private void look(Viewer viewer, String words, Look look) {
    Optional<Scene> scene = match.scene(viewer);
    List<String> lines = new ArrayList<>();
    scene.ifPresent(
        shown -> lines.addAll(SceneDrawing.places(shown, match.catalogue(), look, words)));
    if (lines.isEmpty()) {
      page.line(
          scene.isEmpty()
              ? "This game does not say what lies where; try table."
              : "There is no such place.");
    }
    lines.forEach(page::line);
  }

  private void log(String words) {
    for (LogLevel level : LogLevel.values()) {
      if (level.name().toLowerCase(Locale.ROOT).equals(words)) {
        match.narrator().tellAt(level);
      }
    }
    match.tellAgain(page);
  }

  private void clauses(Question<M> question, String key) {
    if (key.isEmpty()) {
      page.clauses(2, match.game().rulebook(), question.citations());
    } else {
      reader.read(question, key).ifPresent(this::explain);
    }
  }

  private void explain(M move) {
    Game<S, M, V> game = match.game();
    page.verdict(2, game.rulebook(), game.judge(match.referee().state(), move));
  }

  private void undo() {
    TakeBack rule = match.hasDecided() ? match.referee().takeBack() : TakeBack.NOTHING_CHOSEN;
    switch (rule) {
      case FREE -> page.line("Taken back.");
      case NOTHING_CHOSEN -> page.line("There is no choice of yours to take back.");
      case CHANCE_MOVED -> page.line("No: chance has decided since.");
      case TURN_PASSED -> page.line("No: the turn has passed on.");
      case SECRET_LEARNED -> page.line("No: somebody has learned something hidden.");
    }
  }

  private void save(String file) {
    if (file.isEmpty()) {
      page.line("Where? save FILE");
      return;
    }
    try {
      save(Path.of(file));
    } catch (InvalidPathException e) {
      page.line("That is no path: " + e.getReason());
    }
  }

  private void save(Path file) {
    Checked<Written> written = TextFiles.write(file, match.referee().toRecord().write());
    written.problems().forEach(problem -> page.line(problem.toString()));
    written.value().ifPresent(saved -> page.line("Saved to " + file));
  }
}
