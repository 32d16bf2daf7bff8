package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Verdict;

/**
 * What became of a record when it was played again: it went the same way, or parted from it at one
 * ply. Another rules version or card pack is no error; the notes name it.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * GameRecord record =
 *     GameRecord.of(game, Setup.of(2), ImmutableList.of(new Drop(Seat.of(0), 3)));
 * Replay<Position, Drop> replay = Replay.of(game, record).orThrow();
 * System.out.println(replay instanceof Replay.Complete); // true
 * System.out.println(replay.steps().size()); // 1
 * }</pre>
 */
public sealed interface Replay<S, M extends Move> {
  /** The plies that went as recorded. */
  ImmutableList<ReplayStep<S, M>> steps();

  /** What the match was started with. */
  Setup setup();

  /** What differs between the record's rules and ours, in sentences. */
  ImmutableList<String> notes();

  /**
   * Every ply went as recorded.
   *
   * @param setup what the match was started with
   * @param steps all plies
   * @param state the last state
   * @param pending what has to happen there
   */
  record Complete<S, M extends Move>(
      Setup setup,
      ImmutableList<ReplayStep<S, M>> steps,
      S state,
      Pending<M> pending,
      ImmutableList<String> notes)
      implements Replay<S, M> {}

  /**
   * History parts from the record.
   *
   * @param setup what the match was started with
   * @param steps the plies before that
   * @param atPly the first ply that went another way, counted from 0
   * @param lastGood the state before it
   * @param expected what the record says of it
   * @param found what our rules say of it
   */
  record Diverged<S, M extends Move>(
      Setup setup,
      ImmutableList<ReplayStep<S, M>> steps,
      int atPly,
      S lastGood,
      String expected,
      String found,
      ImmutableList<String> notes)
      implements Replay<S, M> {
    /** Where history parts, and how, as the problem of a record that cannot be gone on with. */
    public Problem problem() {
      return new Problem(
          "/moves/" + atPly,
          "ply " + (atPly + 1) + " went another way: expected " + expected + ", found " + found);
    }
  }

  /** This replay, if every ply went as recorded; else where and how it parted. */
  default Checked<Complete<S, M>> complete() {
    return this instanceof Complete<S, M> complete
        ? Checked.ok(complete)
        : Checked.bad(ImmutableList.of(((Diverged<S, M>) this).problem()));
  }

  /**
   * Plays a record again, to the end or to the first ply that goes another way. Problems if the
   * record is of another game, its setup is bad, or one of its moves cannot be read although rules
   * and cards are those of the record.
   */
  static <S, M extends Move, V> Checked<Replay<S, M>> of(Game<S, M, V> game, GameRecord record) {
    return of(game, record, true);
  }

  /**
   * As {@link #of}, but goes on as long as the recorded moves are legal: a position that is another
   * than recorded is not where history parts, but a note. For going on with an old match under new
   * rules by {@link Referee#resume}.
   */
  static <S, M extends Move, V> Checked<Replay<S, M>> whileLegal(
      Game<S, M, V> game, GameRecord record) {
    return of(game, record, false);
  }

  private static <S, M extends Move, V> Checked<Replay<S, M>> of(
      Game<S, M, V> game, GameRecord record, boolean exact) {
    String id = game.info().id();
    if (!record.game().equals(id)) {
      return Checked.bad("/game", "a record of " + Problem.shown(record.game()) + ", not of " + id);
    }
    return game.start(record.setup()).then(start -> from(game, record, start, exact));
  }

  private static <S, M extends Move, V> Checked<Replay<S, M>> from(
      Game<S, M, V> game, GameRecord record, S start, boolean exact) {
    ImmutableList<String> notes = notes(game.info(), record);
    boolean isOurs = notes.isEmpty();
    ImmutableList.Builder<ReplayStep<S, M>> steps = ImmutableList.builder();
    S state = start;
    boolean asRecorded = true;
    for (int i = 0; i < record.moves().size(); i++) {
      Ply ply = record.moves().get(i);
      Checked<M> read = read(game, state, ply);
      Optional<M> move = read.value();
      if (move.isEmpty() && isOurs) {
        String place = "/moves/" + i;
        return Checked.bad(read.problems().stream().map(p -> p.within(place)).toList());
      }
      Optional<String> refusal = refusal(game, state, read);
      if (refusal.isPresent()) {
        String expected = ply.move() + " is legal";
        return Checked.ok(
            new Diverged<>(
                record.setup(), steps.build(), i, state, expected, refusal.get(), notes));
      }
      S after = game.applyUnchecked(state, move.orElseThrow()); // was judged above
      String check = record.check(game, after);
      if (asRecorded && !check.equals(ply.check())) {
        if (exact) {
          return Checked.ok(
              new Diverged<>(
                  record.setup(),
                  steps.build(),
                  i,
                  state,
                  position(ply.check()),
                  position(check),
                  notes));
        }
        asRecorded = false;
        notes = with(notes, "from ply " + (i + 1) + " on, positions are other than recorded");
      }
      steps.add(new ReplayStep<>(state, move.orElseThrow(), after));
      state = after;
    }
    return Checked.ok(
        new Complete<>(record.setup(), steps.build(), state, game.pending(state), notes));
  }

  /** Why the move that was read cannot be made here. */
  private static <S, M extends Move, V> Optional<String> refusal(
      Game<S, M, V> game, S state, Checked<M> read) {
    if (!read.isOk()) {
      return Optional.of("no move here: " + read.problems());
    }
    return game.judge(state, read.orThrow()) instanceof Verdict.Illegal illegal
        ? Optional.of("illegal: " + illegal.violations())
        : Optional.empty();
  }

  private static String position(String check) {
    return "a position with check hash " + check;
  }

  private static <S, M extends Move, V> Checked<M> read(Game<S, M, V> game, S state, Ply ply) {
    return game.notation()
        .readMove(state, ply.move())
        .then(
            move ->
                move.by().equals(ply.by())
                    ? Checked.ok(move)
                    : Checked.bad("/by", "recorded for " + ply.by() + " but made by " + move.by()));
  }

  private static ImmutableList<String> notes(GameInfo info, GameRecord record) {
    ImmutableList.Builder<String> notes = ImmutableList.builder();
    note(notes, "rules version", record.rulesVersion(), info.rulesVersion());
    note(notes, "card pack", record.pack(), info.pack());
    note(notes, "content hash", record.contentHash(), info.contentHash());
    return notes.build();
  }

  private static ImmutableList<String> with(ImmutableList<String> notes, String note) {
    return ImmutableList.<String>builder().addAll(notes).add(note).build();
  }

  private static void note(
      ImmutableList.Builder<String> notes, String what, String then, String now) {
    if (!then.equals(now)) {
      notes.add("recorded with " + what + " " + then + ", played again with " + now);
    }
  }
}
