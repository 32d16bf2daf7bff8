package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.lawspeaker.command.drawing.Drawn;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.command.drawing.SeatNames;
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
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Showing;

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
  private final boolean isDictated;
  private final boolean isShared;
  private final Tabletops tabletops;
  private final LogBook book;
  private final SeatNames company;
  private final Predicate<Played<S, M>> own;

  /**
   * A match that has not begun, or that goes on.
   *
   * @param before what was played before, which is not told
   * @param deciders who decides, by seat
   * @param isDictated whether Nature's moves are typed, too
   * @param autoPass whether the only legal move of a seat is made unasked; if left open, unless
   *     several people share the screen: who is not asked would show what that person holds
   * @param random what all other moves are drawn from
   * @param book where it is told, at this level
   */
  Match(
      Game<S, M, V> game,
      Setup setup,
      Optional<Replay<S, M>> before,
      ImmutableList<Decider> deciders,
      boolean isDictated,
      Optional<Boolean> autoPass,
      SplittableRandom random,
      Tabletops tabletops,
      LogBook book,
      LogLevel level) {
    this.game = game;
    this.humans = humans(deciders);
    this.isDictated = isDictated;
    this.isShared = humans.size() > 1 && !isDictated;
    this.tabletops = tabletops;
    this.book = book;
    // Several people share one screen: it may tell only what all of them may know.
    Optional<Seat> only =
        humans.size() == 1 ? Optional.of(humans.asList().get(0)) : Optional.empty();
    Viewer listener = only.isPresent() ? only.get() : Onlooker.SPECTATOR;
    this.company = SeatNames.numbered(setup.seats(), Decider.names(deciders), only);
    this.own =
        ply ->
            ply.move().by() instanceof Seat seat
                ? humans.contains(seat) && !keepsSecrets(ply.before(), seat)
                : isDictated;
    this.narrator = new Narrator<>(game, book, listener, company, own, level);
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
            ? resumed(game, before.get(), roster)
            : Refusal.unlessOk(Referee.open(game, setup, roster));
  }

  private static <S, M extends Move, V> Referee<S, M, V> resumed(
      Game<S, M, V> game, Replay<S, M> before, Roster<S, M, V> roster) {
    return before instanceof Replay.Diverged<S, M> diverged
        ? Referee.resumeWhatHeld(game, diverged, roster)
        : Referee.resume(game, before.complete().orThrow(), roster);
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
    Look look = new Look(Look.STANDARD_WIDTH, Ink.PLAIN, company.forAll());
    return tabletops.draw(game, state, viewer, look).whole();
  }

  /** The table as this viewer sees it now. */
  Drawn drawn(Viewer viewer, Look look) {
    return tabletops.draw(game, referee.state(), viewer, look);
  }

  /** The table as this viewer sees it now, as the game shows it; empty if it does not say. */
  Optional<Scene> scene(Viewer viewer) {
    return Showing.of(game).map(showing -> showing.scene(game.view(referee.state(), viewer)));
  }

  /** The faces of the game's cards; none if it does not say how it looks. */
  Catalogue catalogue() {
    return Showing.of(game)
        .map(showing -> showing.catalogue())
        .orElse(Catalogue.of(ImmutableList.of()));
  }

  /** How tables and cards are drawn for who reads. */
  Look look(int width) {
    return new Look(width, book.page().ink(), company);
  }

  /** Whether several people share the screen. */
  boolean isShared() {
    return isShared;
  }

  /**
   * Tells a person what has happened after so many plies, as only that person may know it.
   *
   * @param account a book that nobody else reads
   */
  void tellSince(int plies, Seat seat, LogBook account) {
    SeatNames names = company.forYou(seat);
    Narrator<S, M, V> own =
        new Narrator<>(
            game,
            account,
            seat,
            names,
            ply -> ply.move().by().equals(seat),
            account.isLive() ? LogLevel.FULL : narrator.level());
    history().stream().skip(plies).forEach(own::played);
    own.beforeAsking(referee.state());
  }

  /** Tells the match so far once more, there. */
  void tellAgain(Page page) {
    Narrator<S, M, V> again = narrator.afresh(new LogBook(page, true));
    history().forEach(again::played);
    again.flush();
  }

  /** Whether anybody at this screen has chosen or dictated anything. */
  boolean hasDecided() {
    return history().stream()
        .filter(ply -> !ply.automatic())
        .anyMatch(ply -> ply.move().by() instanceof Seat seat ? humans.contains(seat) : isDictated);
  }

  /** What was told so far. */
  LogBook book() {
    return book;
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
