package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.play.Played;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Replay;
import org.lawspeaker.engine.play.Roster;

/**
 * One match between people at the terminal and players of the program, told as it goes.
 *
 * @param <S> states
 * @param <M> moves
 * @param <V> views
 */
final class Match<S, M extends Move, V> {
  private final Game<S, M, V> game;
  private final Narrator<S, M, V> narrator;
  private final Referee<S, M, V> referee;
  private final ImmutableSet<Seat> humans;
  private final boolean isShared;
  private final Tabletops tabletops;
  private final Page page;

  /**
   * A match that has not begun, or that goes on.
   *
   * @param before what was played before, which is not told
   * @param deciders who decides, by seat
   * @param isDictated whether Nature's moves are typed, too
   * @param autoPass whether the only legal move of a seat is made unasked; if left open, unless
   *     several people share the screen: who is not asked would show what that person holds
   * @param random what all other moves are drawn from
   */
  Match(
      Game<S, M, V> game,
      Setup setup,
      Optional<Replay.Complete<S, M>> before,
      ImmutableList<Decider> deciders,
      boolean isDictated,
      Optional<Boolean> autoPass,
      SplittableRandom random,
      Tabletops tabletops,
      Page page) {
    this.game = game;
    this.humans = humans(deciders);
    this.isShared = humans.size() > 1 && !isDictated;
    this.tabletops = tabletops;
    this.page = page;
    // Several people share one screen: it may tell only what all of them may know.
    Viewer listener = humans.size() == 1 ? humans.asList().get(0) : Onlooker.SPECTATOR;
    this.narrator =
        new Narrator<>(
            game,
            page,
            listener,
            ply ->
                ply.move().by() instanceof Seat seat
                    ? humans.contains(seat) && !keepsSecrets(ply.before(), seat)
                    : isDictated);
    SplittableRandom nature = random.split();
    Roster<S, M, V> roster = Roster.<S, M, V>empty().watchedBy(narrator);
    if (!isDictated) {
      roster = roster.withNature(nature);
    }
    if (autoPass.orElse(!isShared)) {
      roster = roster.playingForcedMoves();
    }
    for (int i = 0; i < setup.seats(); i++) {
      Seat seat = Seat.of(i);
      Optional<Player<M, V>> player = deciders.get(i).player(game, seat, random.split());
      if (player.isPresent()) {
        roster = roster.with(seat, player.get());
      }
    }
    this.referee =
        before.isPresent()
            ? Referee.resume(game, before.get(), roster)
            : Refusal.unlessOk(Referee.open(game, setup, roster));
  }

  private static ImmutableSet<Seat> humans(ImmutableList<Decider> deciders) {
    ImmutableSet.Builder<Seat> humans = ImmutableSet.builder();
    for (int i = 0; i < deciders.size(); i++) {
      if (deciders.get(i).isHuman()) {
        humans.add(Seat.of(i));
      }
    }
    return humans.build();
  }

  /**
   * Whether a person sees what others at the screen may not see. Who turns up the cards themselves
   * see everything.
   */
  boolean keepsSecrets(S state, Seat seat) {
    return isShared && !drawn(state, seat).equals(drawn(state, Onlooker.SPECTATOR));
  }

  private String drawn(S state, Viewer viewer) {
    return tabletops.draw(game, state, viewer, Ink.PLAIN);
  }

  /** The table as this viewer sees it now. */
  String drawn(Viewer viewer, Ink ink) {
    return tabletops.draw(game, referee.state(), viewer, ink);
  }

  /** Whether several people share the screen. */
  boolean isShared() {
    return isShared;
  }

  /** Tells a person what has happened after so many plies, as only that person may know it. */
  void tellSince(int plies, Seat seat) {
    Narrator<S, M, V> own = new Narrator<>(game, page, seat, ply -> ply.move().by().equals(seat));
    history().stream().skip(plies).forEach(own::played);
  }

  /** What a person is asked next, if anything. */
  Optional<Question<M>> question() {
    return Question.of(game, referee.state(), humans);
  }

  /** Makes a move that was typed, if it is legal; says whether. */
  Verdict submit(M move) {
    return referee.submit(move);
  }

  Game<S, M, V> game() {
    return game;
  }

  Referee<S, M, V> referee() {
    return referee;
  }

  Narrator<S, M, V> narrator() {
    return narrator;
  }

  /** The seats whose moves are typed. */
  ImmutableSet<Seat> humans() {
    return humans;
  }

  /** The match so far. */
  ImmutableList<Played<S, M>> history() {
    return referee.history();
  }
}
