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

/** A game in a test: positions by zones, moves by their texts. */
public final class Scene {
  public static final HofOrdeals GAME = new HofProvider().game();

  private final HofOrdeals game;
  private HofState state;
  private final List<Event> events = new ArrayList<>();

  private Scene(HofOrdeals game, HofState state) {
    this.game = game;
    this.state = state;
  }

  /** A position with so many seats, seat 0 first. */
  public static Scene of(int seats, String zones) {
    return of(Setup.of(seats), zones);
  }

  /** A position of this setup, seat 0 first unless it says otherwise. */
  public static Scene of(Setup setup, String zones) {
    return of(GAME, setup, zones);
  }

  /** A position of a game with other cards. */
  public static Scene of(HofOrdeals game, Setup setup, String zones) {
    Setup named = setup.options().containsKey("first") ? setup : setup.with("first", "0");
    HofState start = game.start(named).orThrow();
    JsonNode overlay = Document.yaml("zones", zones).orThrow().root();
    HofState state = game.notation().arrange(start, overlay).orThrow();
    assertThat(game.check(state)).isEmpty();
    return new Scene(game, state);
  }

  /** A game that begins. */
  public static Scene start(Setup setup) {
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
