package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.HofState;

/**
 * A game in a test: positions by zones, moves by their texts.
 *
 * <p>Seat order is never the order of play: the last seat is the starting player, so that of three
 * players seat 2 begins the round, then come seats 0 and 1. The turn is the starting player's
 * unless the zones give it to another; in most tests seat 1, the last of three, has it. Seat 0 is
 * refused as the starting player, and as the active player unless two play, of whom it is the last
 * of the round. A rule that goes by the numbers of the seats, or takes the first seat for the
 * starting player or the active one, fails here.
 */
public final class Scene {
  public static final HofOrdeals GAME = new HofProvider().game();

  private final HofOrdeals game;
  private HofState state;
  private final List<Event> events = new ArrayList<>();

  private Scene(HofOrdeals game, HofState state) {
    this.game = game;
    this.state = state;
  }

  /** A position with so many seats; the last of them goes first. */
  public static Scene of(int seats, String zones) {
    return of(Setup.of(seats), zones);
  }

  /** A position of this setup; the last seat goes first unless the setup names another. */
  public static Scene of(Setup setup, String zones) {
    return of(GAME, setup, zones);
  }

  /** A position of a game with other cards. */
  public static Scene of(HofOrdeals game, Setup setup, String zones) {
    HofState start = game.start(rotated(setup)).orThrow();
    JsonNode overlay = Document.yaml("zones", zones).orThrow().root();
    HofState state = game.notation().arrange(start, overlay).orThrow();
    assertThat(game.check(state)).isEmpty();
    refuseSeatOrder(state);
    return new Scene(game, state);
  }

  private static void refuseSeatOrder(HofState state) {
    boolean isOfTwo = state.heroes().size() == 2; // the last of the round is seat 0
    assertThat(state.clock().first().index()).as("seat 0 never goes first").isPositive();
    assertThat(isOfTwo || state.turn().active().index() > 0)
        .as("seat 0 has the turn as the second of two only")
        .isTrue();
  }

  /** This setup, in which the last seat goes first unless it names another. */
  public static Setup rotated(Setup setup) {
    boolean isNamed = setup.options().containsKey("first");
    return isNamed ? setup : setup.with("first", String.valueOf(setup.seats() - 1));
  }

  /** A game that begins, and not with seat 0 unless it is drawn by lot. */
  public static Scene start(Setup setup) {
    assertThat(setup.options().get("first")).as("seat 0 never goes first").isNotEqualTo("0");
    return new Scene(GAME, GAME.start(setup).orThrow());
  }

  public HofOrdeals game() {
    return game;
  }

  public HofState state() {
    return state;
  }

  /** Where this Encounter lies, face up. */
  public Site siteOf(String encounter) {
    return Objects.requireNonNull(
        state.board().siteOf(game.cards().index.find(encounter).orElseThrow()));
  }

  public Hero hero(int seat) {
    return state.heroes().get(seat);
  }

  /** The Encounter on a space. */
  public Site site(int space) {
    return Objects.requireNonNull(state.board().site(space));
  }

  /** All that has happened. */
  public List<Event> events() {
    return events;
  }

  /** All that has been told, each with its clause first. */
  public List<String> told() {
    return events.stream().map(event -> event.citation().id() + ": " + event.says()).toList();
  }

  /** Makes these moves, each of which is legal. */
  public Scene then(String... moves) {
    for (String text : moves) {
      HofMove move = game.notation().readMove(state, text).orThrow();
      assertThat(game.judge(state, move)).as(text).isInstanceOf(Verdict.Legal.class);
      Transition<HofState> next = game.explain(state, move);
      assertThat(game.check(next.next())).as(text).isEmpty();
      events.addAll(next.events());
      state = next.next();
    }
    return this;
  }

  /** Lets Nature do whatever comes up, until a player is asked. */
  public Scene chance() {
    SplittableRandom random = new SplittableRandom(7);
    while (game.pending(state) instanceof Pending.Chance<HofMove> chance) {
      Transition<HofState> next = game.explain(state, chance.outcomes().sample(random));
      events.addAll(next.events());
      state = next.next();
    }
    return this;
  }

  /** The legal moves in words. */
  public List<String> moves() {
    return game.legalMoves(state).stream().map(move -> game.notation().move(state, move)).toList();
  }

  /** The clauses that a refusal cites. */
  public List<String> refused(String text) {
    HofMove move = game.notation().readMove(state, text).orThrow();
    Verdict verdict = game.judge(state, move);
    assertThat(verdict).as(text).isInstanceOf(Verdict.Illegal.class);
    return ((Verdict.Illegal) verdict)
        .violations().stream().map(each -> each.citation().id()).toList();
  }

  /** The clauses that allow a move. */
  public List<String> allowed(String text) {
    HofMove move = game.notation().readMove(state, text).orThrow();
    Verdict verdict = game.judge(state, move);
    assertThat(verdict).as(text).isInstanceOf(Verdict.Legal.class);
    return ((Verdict.Legal) verdict).citations().stream().map(Citation::id).toList();
  }

  /** The window that is open. */
  public String window() {
    return game.pending(state).asked().orElseThrow().name();
  }

  /** The outcome of a game that is over. */
  public Outcome outcome() {
    return ((Pending.Over<HofMove>) game.pending(state)).outcome();
  }

  /** The number of a card. */
  public static int card(String name) {
    return GAME.cards().index.find(name).orElseThrow();
  }
}
