package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Verdict;

/**
 * Drives one match: asks players, draws chance, takes moves from outside, keeps the history. Not
 * safe to share between threads.
 *
 * <p>No match has more plies than {@link org.lawspeaker.engine.GameInfo#longest} says: a game that
 * would go on is broken, and making one more ply throws {@link IllegalStateException}, before the
 * history fills the memory.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Referee<Position, Drop, Grid> referee =
 *     Referee.open(game, Setup.of(2), Roster.<Position, Drop, Grid>empty()).orThrow();
 * System.out.println(referee.submit(new Drop(Seat.of(0), 3)).isLegal()); // true
 * System.out.println(referee.submit(new Drop(Seat.of(0), 3)).citations()); // [C4-TURN-01]
 * System.out.println(referee.history().size()); // 1
 * }</pre>
 */
public final class Referee<S, M extends Move, V> {
  private final Game<S, M, V> game;
  private final Setup setup;
  private final S start;
  private final Roster<S, M, V> roster;
  private final List<Played<S, M>> history = new ArrayList<>();

  /** The first plies of the history, as they were saved before. */
  private final List<Ply> plies = new ArrayList<>();

  private boolean isSaveOpen;

  /** How many of the first plies stand in the save. */
  private int saved;

  /** How many plies the save has after these that were taken back. */
  private int savedInVain;

  private Referee(Game<S, M, V> game, Setup setup, S start, Roster<S, M, V> roster) {
    this.game = game;
    this.setup = setup;
    this.start = start;
    this.roster = roster;
  }

  /** A match that has not begun, or what is wrong with its setup. */
  public static <S, M extends Move, V> Checked<Referee<S, M, V>> open(
      Game<S, M, V> game, Setup setup, Roster<S, M, V> roster) {
    return game.start(setup).map(start -> new Referee<>(game, setup, start, roster));
  }

  /**
   * A saved match that goes on; witnesses are not told of what was played before. A record that
   * does not go as it says is a problem, which names the ply, what was expected and what was found:
   * a match must not go on from another position than its players left. Who wants to all the same
   * looks at the {@link Replay} and calls {@link #resumeWhatHeld}.
   */
  public static <S, M extends Move, V> Checked<Referee<S, M, V>> load(
      Game<S, M, V> game, GameRecord record, Roster<S, M, V> roster) {
    return Replay.of(game, record)
        .then(Replay::complete)
        .map(replay -> resume(game, replay, roster));
  }

  /**
   * A match that goes on after all that was played again; witnesses are not told of that.
   *
   * @param replay made with this game
   * @throws org.lawspeaker.engine.IllegalMoveException if the replay is of another game's rules
   */
  public static <S, M extends Move, V> Referee<S, M, V> resume(
      Game<S, M, V> game, Replay.Complete<S, M> replay, Roster<S, M, V> roster) {
    return after(game, replay, roster);
  }

  /**
   * A match that goes on from where history parted from its record: all later plies are lost, from
   * {@link Replay.Diverged#atPly} on, which may be all of them. Ask whoever plays it first.
   *
   * @param replay made with this game
   * @throws org.lawspeaker.engine.IllegalMoveException if the replay is of another game's rules
   */
  public static <S, M extends Move, V> Referee<S, M, V> resumeWhatHeld(
      Game<S, M, V> game, Replay.Diverged<S, M> replay, Roster<S, M, V> roster) {
    return after(game, replay, roster);
  }

  private static <S, M extends Move, V> Referee<S, M, V> after(
      Game<S, M, V> game, Replay<S, M> replay, Roster<S, M, V> roster) {
    Referee<S, M, V> referee = open(game, replay.setup(), roster).orThrow();
    replay.steps().forEach(step -> referee.add(step.move(), false));
    return referee;
  }

  public S state() {
    return history.isEmpty() ? start : history.get(history.size() - 1).after();
  }

  /** What has to happen next. */
  public Pending<M> pending() {
    return game.pending(state());
  }

  /** Every ply so far, oldest first. */
  public ImmutableList<Played<S, M>> history() {
    return ImmutableList.copyOf(history);
  }

  /** The moves of one seat that are legal now. */
  public ImmutableList<M> legalMovesOf(Seat seat) {
    return game.legalMoves(state(), seat);
  }

  /** Makes a move that comes from outside, Nature's included, if it is legal; says whether. */
  public Verdict submit(M move) {
    Verdict verdict = game.judge(state(), move);
    if (verdict.isLegal()) {
      play(move, false);
    }
    return verdict;
  }

  /**
   * Makes the next ply that needs nobody outside; empty if the match waits or is over.
   *
   * @throws IllegalArgumentException if a player answers with a move that was not offered
   */
  public Optional<Played<S, M>> step() {
    Pending<M> pending = pending();
    if (pending instanceof Pending.Chance<M> chance) {
      return roster.nature().map(random -> play(chance.outcomes().sample(random), true));
    }
    for (Seat seat : pending.owing()) {
      if (roster.playsForced()) {
        ImmutableList<M> own = legalMovesOf(seat);
        if (own.size() == 1) {
          return Optional.of(play(own.get(0), true));
        }
      }
      Optional<Player<M, V>> player = Optional.ofNullable(roster.players().get(seat));
      if (player.isPresent() && player.get() instanceof BlindPlayer<M, V> blind) {
        ImmutableList<M> own = legalMovesOf(seat);
        return Optional.of(play(offered(seat, own, blind.choose(own)), false));
      }
      if (player.isPresent()) {
        return Question.of(game, state(), pending, seat)
            .map(question -> play(answer(player.get(), question), false));
      }
    }
    return Optional.empty();
  }

  /** Goes on until somebody outside owes a move, or the game is over. */
  public Pending<M> run() {
    while (step().isPresent()) {
      // each step tells the witnesses
    }
    return pending();
  }

  /** Whether the last choice may be taken back, see {@link TakeBack}. */
  public TakeBack takeBackRule() {
    Optional<Played<S, M>> chosen = Optional.empty();
    for (Played<S, M> ply : Lists.reverse(history)) {
      TakeBack rule = TakeBack.of(game, setup.seats(), ply);
      if (rule != TakeBack.FREE) {
        return rule;
      }
      if (!ply.automatic()) {
        chosen = Optional.of(ply);
        break;
      }
    }
    return chosen.isPresent() ? TakeBack.FREE : TakeBack.NOTHING_CHOSEN;
  }

  /** Takes back the last choice and what the referee added to it, if that is free; says whether. */
  public TakeBack takeBack() {
    TakeBack rule = takeBackRule();
    boolean more = rule == TakeBack.FREE;
    while (more) {
      Played<S, M> ply = history.remove(history.size() - 1);
      plies.subList(Math.min(plies.size(), history.size()), plies.size()).clear();
      savedInVain += Math.max(0, saved - history.size());
      saved = Math.min(saved, history.size());
      roster.witnesses().forEach(witness -> witness.tookBack(ply));
      more = ply.automatic();
    }
    return rule;
  }

  /**
   * The match so far, as a save. Costs what the plies since the last save cost, so that it can be
   * saved after each.
   */
  public GameRecord toRecord() {
    writePlies();
    return GameRecord.of(game.info(), setup, plies);
  }

  /**
   * What a save lacks that has all that this gave before: first the whole match as {@link
   * GameRecord#write} has it, then, after each move, a line or two. Appended one after the other
   * they are the text of a record, and cost what the moves since the last call cost. Empty if
   * nothing has happened. If it could not be written, save {@link #toRecord} as a whole.
   */
  public String unsaved() {
    writePlies();
    StringBuilder text = new StringBuilder();
    if (!isSaveOpen) {
      text.append(RecordText.opening(GameRecord.of(game.info(), setup, ImmutableList.of())));
      isSaveOpen = true;
    }
    if (savedInVain > 0) {
      text.append(RecordText.takenBack(savedInVain));
      savedInVain = 0;
    }
    plies.subList(saved, plies.size()).forEach(ply -> text.append(RecordText.line(ply)));
    saved = plies.size();
    return text.toString();
  }

  private void writePlies() {
    for (Played<S, M> ply : history.subList(plies.size(), history.size())) {
      plies.add(Ply.of(game, ply.before(), ply.move(), ply.after()));
    }
  }

  private static <M extends Move, V> M answer(Player<M, V> player, Question<M, V> question) {
    return offered(question.seat(), question.legal(), player.choose(question));
  }

  private static <M extends Move> M offered(Seat seat, ImmutableList<M> legal, M move) {
    if (!legal.contains(move)) {
      throw new IllegalArgumentException(seat + " was not offered " + move);
    }
    return move;
  }

  private Played<S, M> play(M move, boolean automatic) {
    Played<S, M> ply = add(move, automatic);
    roster.witnesses().forEach(witness -> witness.played(ply));
    return ply;
  }

  private Played<S, M> add(M move, boolean automatic) {
    int longest = game.info().longest();
    if (history.size() >= longest) {
      throw new IllegalStateException(
          "a match of "
              + game.info().id()
              + " has no more than "
              + longest
              + " plies, and this one goes on: its rules or its cards ("
              + game.info().pack()
              + ") are broken");
    }
    S before = state();
    Played<S, M> ply = new Played<>(before, move, game.explain(before, move), automatic);
    history.add(ply);
    return ply;
  }
}
