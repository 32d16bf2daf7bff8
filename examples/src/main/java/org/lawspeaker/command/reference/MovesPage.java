package org.lawspeaker.command.reference;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Showing;

/**
 * What may be done in a position.
 *
 * @param asked what is asked, and of whom
 * @param chance the clause that calls for chance
 * @param ended how the game has ended, if nothing more may be done
 * @param found how many moves there are that were looked for
 * @param moves the first of them
 */
public record MovesPage(
    Optional<PositionPage.Asked> asked,
    Optional<Quote> chance,
    Optional<PositionPage.Ended> ended,
    int found,
    ImmutableList<Line> moves) {
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  /** Among so many outcomes of chance words are looked for. */
  private static final int MOST_OUTCOMES = 10_000;

  /** How many moves were found, and the first of them. */
  private record Found(int count, ImmutableList<Line> first) {}

  /**
   * A legal move.
   *
   * @param move in notation
   * @param does what it does, in words
   * @param costs what it costs or brings beyond that
   * @param odds of a move of chance: how likely it is
   * @param grave whether it costs what nobody would give up by mistake
   */
  public record Line(
      String move,
      Optional<String> does,
      Optional<String> costs,
      Optional<Fraction> odds,
      @Default("false") boolean grave) {
    private Line withOdds(Fraction likely) {
      return new Line(move, does, costs, Optional.of(likely), grave);
    }

    private boolean hasAll(List<String> words) {
      String all = Ascii.toLowerCase(move + " " + does.orElse(""));
      return words.stream().allMatch(all::contains);
    }
  }

  /**
   * The moves of this state that have all these words, no more than so many of them.
   *
   * @param words empty for all moves
   */
  public static <S, M extends Move, V> MovesPage of(
      Game<S, M, V> game, S state, String words, int most) {
    List<String> wanted = WORDS.splitToList(Ascii.toLowerCase(words));
    Pending<M> pending = game.pending(state);
    Found found =
        pending instanceof Pending.Chance<M> chance
            ? ofChance(game, state, chance.outcomes(), wanted, most)
            : ofSeats(game, state, wanted, most);
    return new MovesPage(
        PositionPage.asked(game, pending),
        PositionPage.chance(game, pending),
        PositionPage.ended(game, pending),
        found.count(),
        found.first());
  }

  private static <S, M extends Move, V> Found ofSeats(
      Game<S, M, V> game, S state, List<String> wanted, int most) {
    ImmutableList<Line> found =
        game.legalMoves(state).stream()
            .map(move -> line(game, state, move))
            .filter(line -> line.hasAll(wanted))
            .collect(ImmutableList.toImmutableList());
    return new Found(found.size(), found.subList(0, Math.min(most, found.size())));
  }

  private static <S, M extends Move> Found ofChance(
      Game<S, M, ?> game, S state, Distribution<M> chance, List<String> wanted, int most) {
    ImmutableList<M> found =
        chance
            .outcomes()
            .limit(MOST_OUTCOMES)
            .filter(move -> line(game, state, move).hasAll(wanted))
            .collect(ImmutableList.toImmutableList());
    ImmutableList<Line> first =
        found.stream()
            .limit(most)
            .map(move -> line(game, state, move).withOdds(chance.probabilityOf(move)))
            .collect(ImmutableList.toImmutableList());
    return new Found(wanted.isEmpty() ? chance.size() : found.size(), first);
  }

  private static <S, M extends Move, V> Line line(Game<S, M, V> game, S state, M move) {
    Optional<Choice> choice =
        move.by() instanceof Seat seat
            ? Showing.of(game).map(showing -> showing.choice(game.view(state, seat), move))
            : Optional.empty();
    return new Line(
        game.notation().move(state, move),
        choice.map(Choice::label),
        choice.flatMap(Choice::hint),
        Optional.empty(),
        choice.map(Choice::isGrave).orElse(false));
  }
}
