package org.lawspeaker.command.reference;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.ruling.RulingCase;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingReport;
import org.lawspeaker.engine.ruling.RulingRunner;

/**
 * Questions that somebody hands over as a text, with the game that they are put to. No file is
 * read: a pack is handed over, too.
 *
 * @param file the questions
 * @param game the game, with the pack if there is one
 */
public record Inquiry(RulingFile file, Game<?, ?, ?> game) {
  /** So many questions are answered at a time. */
  public static final int MOST = 20;

  /** The questions of this ruling file, or all that is wrong with it. */
  public static Checked<Inquiry> of(Library library, RulingFile file, Optional<String> pack) {
    if (file.cases().size() > MOST) {
      return Checked.bad(
          file.name() + " /cases", "at most " + MOST + " questions, not " + file.cases().size());
    }
    if (file.pack().isPresent() && pack.isEmpty()) {
      return Checked.bad(
          file.name() + " /pack",
          "no file is read here; hand over the text of the pack as " + Library.PACK);
    }
    return library
        .game(file.name() + " /game", file.game(), pack)
        .map(game -> new Inquiry(file, game));
  }

  /**
   * The questions of this text, or all that is wrong with it.
   *
   * @param name where it comes from, for problems
   */
  public static Checked<Inquiry> read(
      Library library, String name, String yaml, Optional<String> pack) {
    return RulingFile.read(name, yaml).then(file -> of(library, file, pack));
  }

  /** The only question, or that there are more. */
  private Checked<RulingCase> only() {
    return file.cases().size() == 1
        ? Checked.ok(file.cases().get(0))
        : Checked.bad(
            file.name() + " /cases", "one position at a time, not " + file.cases().size());
  }

  /** The position that the question is put to. */
  public Checked<PositionPage> position() {
    return only().then(ruling -> position(game, ruling));
  }

  private static <S> Checked<PositionPage> position(Game<S, ?, ?> game, RulingCase ruling) {
    return RulingRunner.state(ruling, game).map(state -> PositionPage.of(game, state));
  }

  /**
   * What may be done in the position that the question is put to.
   *
   * @param words what the moves have to say; empty for all of them
   */
  public Checked<MovesPage> moves(String words, int most) {
    return only().then(ruling -> moves(game, ruling, words, most));
  }

  private static <S> Checked<MovesPage> moves(
      Game<S, ?, ?> game, RulingCase ruling, String words, int most) {
    return RulingRunner.state(ruling, game).map(state -> MovesPage.of(game, state, words, most));
  }

  /** The answer to each question, or all that keeps one of them from being put. */
  public Checked<ImmutableList<Advice>> answers() {
    RulingReport report = RulingRunner.run(file, game);
    return Advice.of(game, file, report);
  }
}
