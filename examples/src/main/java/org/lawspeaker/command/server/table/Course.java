package org.lawspeaker.command.server.table;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.command.server.store.Archive;
import org.lawspeaker.command.server.store.Entry;
import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.CheckHash;
import org.lawspeaker.engine.play.Played;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;
import org.lawspeaker.engine.play.TakeBack;
import org.lawspeaker.engine.play.Witness;

/**
 * How a match goes: its plies with all their secrets, chance drawn by its seed, everything kept
 * before it is told. Guarded by its table.
 */
final class Course<S, M extends Move, V> {
  private final Game<S, M, V> game;
  private final Archive archive;
  private final Referee<S, M, V> referee;
  private final List<Played<S, M>> plies = new ArrayList<>();
  private final List<Entry> unkept = new ArrayList<>();
  private final List<Played<S, M>> takenBack = new ArrayList<>();

  /** How many plies viewers were told of. */
  private int told;

  private final S start;

  /** As it was begun, with all changes of its seats; read without the lock, too. */
  private volatile Opening opening;

  /** How often its seats have changed. */
  private int seatings;

  /** Whether what is at hand is not what is kept. */
  private boolean isLost;

  private Course(Game<S, M, V> game, Opening opening, Archive archive) {
    this.game = game;
    this.opening = opening;
    this.archive = archive;
    Roster<S, M, V> roster = Roster.<S, M, V>empty().watchedBy(new Plies());
    this.referee = Referee.open(game, opening.setup(), roster).orThrow();
    this.start = referee.state();
  }

  /** Keeps the plies at hand, which the referee copies whenever it is asked. */
  private final class Plies implements Witness<S, M> {
    @Override
    public void played(Played<S, M> ply) {
      plies.add(ply);
    }

    @Override
    public void tookBack(Played<S, M> ply) {
      plies.remove(plies.size() - 1);
      told = Math.min(told, plies.size());
      takenBack.add(ply);
    }
  }

  /** A match of which nothing was played, or what is wrong with its setup. */
  static <S, M extends Move, V> Checked<Course<S, M, V>> of(
      Game<S, M, V> game, Opening opening, Archive archive) {
    return game.start(opening.setup()).map(state -> new Course<>(game, opening, archive));
  }

  /**
   * Begins to be kept, after what was played elsewhere.
   *
   * @param settled told after each decision
   * @return this course, or where it does not go as it was played
   */
  Checked<Course<S, M, V>> begin(List<? extends Entry> before, Runnable settled) {
    return replay(before, settled).map(course -> course.begun(before));
  }

  private Course<S, M, V> begun(List<? extends Entry> before) {
    try {
      archive.begin(opening, ImmutableList.<Entry>builder().addAll(before).addAll(unkept).build());
      unkept.clear();
      return this;
    } catch (IOException e) {
      throw new UnkeptException(e);
    }
  }

  /**
   * Goes on after what was kept.
   *
   * @param settled told after each decision, as it was when it was made
   * @return this course, or where it no longer goes as it was kept
   */
  Checked<Course<S, M, V>> resume(List<? extends Entry> entries, Runnable settled) {
    Checked<Course<S, M, V>> replayed = replay(entries, settled);
    if (replayed.isOk()) {
      keep();
    }
    return replayed;
  }

  private Checked<Course<S, M, V>> replay(List<? extends Entry> entries, Runnable settled) {
    settled.run();
    for (int i = 0; i < entries.size(); i++) {
      Optional<String> problem = replay(entries.get(i));
      if (problem.isPresent()) {
        return Checked.bad("/moves/" + i, problem.get());
      }
      settled.run();
    }
    natureMoves();
    settled.run();
    return Checked.ok(this);
  }

  private Optional<String> replay(Entry entry) {
    if (entry instanceof Entry.Seated change) {
      return replay(change);
    }
    return entry instanceof Entry.Made made ? replay(made) : replayTakeBack();
  }

  private Optional<String> replay(Entry.Seated change) {
    if (change.seat() < 0 || change.seat() >= opening.setup().seats()) {
      return Optional.of("there is no seat " + change.seat());
    }
    seated(change);
    return Optional.empty();
  }

  private Optional<String> replay(Entry.Made made) {
    Checked<M> move = game.notation().readMove(state(), made.move());
    if (!move.isOk()) {
      return Optional.of("no move here: " + move.problems());
    }
    if (plies.size() >= game.info().longest() || !referee.submit(move.orThrow()).isLegal()) {
      return Optional.of("not legal: " + made.move());
    }
    return CheckHash.of(game, state()).equals(made.check())
        ? Optional.empty()
        : Optional.of("leads to another position: " + made.move());
  }

  private void seated(Entry.Seated change) {
    opening = opening.seated(change);
    seatings++;
  }

  private Optional<String> replayTakeBack() {
    TakeBack rule = referee.takeBack();
    return rule == TakeBack.FREE ? Optional.empty() : Optional.of("cannot be taken back: " + rule);
  }

  Game<S, M, V> game() {
    return game;
  }

  /** How the match was begun, and who sits where now. */
  Opening opening() {
    return opening;
  }

  /**
   * The state now.
   *
   * @throws UnkeptException if it is not what is kept: nobody may see it, or go on from it
   */
  S state() {
    if (isLost) {
      throw new UnkeptException(new IllegalStateException("it is read again"));
    }
    return referee.state();
  }

  /** Whether what is at hand is not what is kept. */
  boolean isLost() {
    return isLost;
  }

  /** The state after so many plies. */
  S state(int after) {
    return after == 0 ? start : plies.get(after - 1).after();
  }

  int plies() {
    return plies.size();
  }

  Pending<M> pending() {
    return game.pending(state());
  }

  /** Makes a move that is legal, and Nature's after it. */
  void make(M move) {
    add(move);
    natureMoves();
  }

  private void natureMoves() {
    while (referee.pending() instanceof Pending.Chance<M> chance) {
      add(chance.outcomes().sample(Seeds.ofNature(opening.seed(), plies.size())));
    }
  }

  private void add(M move) {
    String text = game.notation().move(state(), move);
    if (!referee.submit(move).isLegal()) {
      throw new IllegalStateException(opening.game() + " refuses what it offers: " + move);
    }
    unkept.add(new Entry.Made(text, CheckHash.of(game, state())));
  }

  /**
   * Takes back the last decision of this seat, if that is free; says whether.
   *
   * <p>While several choose in secret nothing is taken back: whether it can be rests on whether
   * others have chosen since.
   */
  TakeBack takeBack(Seat seat) {
    if (plies.isEmpty() || !last().move().by().equals(seat)) {
      return plies.stream().anyMatch(ply -> ply.move().by().equals(seat))
          ? TakeBack.TURN_PASSED
          : TakeBack.NOTHING_CHOSEN;
    }
    TakeBack rule = isShared(pending()) ? TakeBack.TURN_PASSED : referee.takeBack();
    if (rule == TakeBack.FREE) {
      unkept.add(new Entry.TakenBack());
    }
    return rule;
  }

  private Played<S, M> last() {
    return plies.get(plies.size() - 1);
  }

  /** Changes a seat that there is. */
  void seat(Entry.Seated change) {
    seated(change);
    unkept.add(change);
  }

  /** How often seats have changed. */
  int seatings() {
    return seatings;
  }

  private static boolean isShared(Pending<?> pending) {
    return pending instanceof Pending.Commit<?> commit
        && commit.owing().size() + commit.sealed().size() > 1;
  }

  /** What was decided is on the disk when this returns. */
  void keep() {
    try {
      archive.add(opening.match(), ImmutableList.copyOf(unkept));
      unkept.clear();
    } catch (IOException e) {
      isLost = true;
      throw new UnkeptException(e);
    }
  }

  /** What viewers were not yet told. */
  News<S, M> news() {
    News<S, M> news =
        new News<>(
            ImmutableList.copyOf(takenBack), ImmutableList.copyOf(plies.subList(told, plies())));
    takenBack.clear();
    told = plies();
    return news;
  }

  /** The match so far, as a save. */
  String record() {
    return referee.toRecord().write();
  }
}
