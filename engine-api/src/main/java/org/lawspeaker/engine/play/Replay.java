package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Verdict;

/**
 * What became of a record when it was played again: it went the same way, or parted from it at one
 * ply. Another rules version or card pack is no error; the notes name it.
 */
public sealed interface Replay<S, M extends Move> {
  /** The plies that went as recorded. */
  ImmutableList<ReplayStep<S, M>> steps();

  /** What differs between the record's rules and ours, in sentences. */
  ImmutableList<String> notes();

  /**
   * Every ply went as recorded.
   *
   * @param state the last state
   * @param pending what has to happen there
   */
  record Complete<S, M extends Move>(
      ImmutableList<ReplayStep<S, M>> steps,
      S state,
      Pending<M> pending,
      ImmutableList<String> notes)
      implements Replay<S, M> {}

  /**
   * History parts from the record.
   *
   * @param atPly the first ply that went another way, counted from 0
   * @param lastGood the state before it
   * @param expected what the record says of it
   * @param found what our rules say of it
   */
  record Diverged<S, M extends Move>(
      ImmutableList<ReplayStep<S, M>> steps,
      int atPly,
      S lastGood,
      String expected,
      String found,
      ImmutableList<String> notes)
      implements Replay<S, M> {}

  /**
   * Plays a record again. Problems if the record is of another game, its setup is bad, or one of
   * its moves cannot be read.
   */
  static <S, M extends Move, V> Checked<Replay<S, M>> of(Game<S, M, V> game, GameRecord record) {
    String id = game.info().id();
    if (!record.game().equals(id)) {
      return Checked.bad("/game", "a record of " + Problem.shown(record.game()) + ", not of " + id);
    }
    return game.start(record.setup()).then(start -> from(game, record, start));
  }

  private static <S, M extends Move, V> Checked<Replay<S, M>> from(
      Game<S, M, V> game, GameRecord record, S start) {
    ImmutableList<String> notes = notes(game.info(), record);
    ImmutableList.Builder<ReplayStep<S, M>> steps = ImmutableList.builder();
    S state = start;
    for (int i = 0; i < record.moves().size(); i++) {
      Ply ply = record.moves().get(i);
      Checked<M> read = read(game, state, ply);
      Optional<M> move = read.value();
      if (move.isEmpty()) {
        String place = "/moves/" + i;
        return Checked.bad(read.problems().stream().map(p -> p.within(place)).toList());
      }
      if (game.judge(state, move.get()) instanceof Verdict.Illegal illegal) {
        return Checked.ok(
            new Replay.Diverged<>(
                steps.build(),
                i,
                state,
                ply.move() + " is legal",
                "illegal: " + illegal.violations(),
                notes));
      }
      S after = game.apply(state, move.get());
      String check = CheckHash.of(game.notation().state(after));
      if (!check.equals(ply.check())) {
        return Checked.ok(
            new Replay.Diverged<>(
                steps.build(), i, state, position(ply.check()), position(check), notes));
      }
      steps.add(new ReplayStep<>(state, move.get(), after));
      state = after;
    }
    return Checked.ok(new Replay.Complete<>(steps.build(), state, game.pending(state), notes));
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

  private static void note(
      ImmutableList.Builder<String> notes, String what, String then, String now) {
    if (!then.equals(now)) {
      notes.add("recorded with " + what + " " + then + ", played again with " + now);
    }
  }
}
