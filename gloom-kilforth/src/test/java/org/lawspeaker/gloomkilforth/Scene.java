package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.Reward;

/** A game in a test: positions by zones, moves by their texts. */
public final class Scene {
  public static final GloomOfKilforth GAME = new GloomProvider().game();

  private final GloomOfKilforth game;
  private GloomState state;
  private final List<Event> events = new ArrayList<>();

  private Scene(GloomOfKilforth game, GloomState state) {
    this.game = game;
    this.state = state;
  }

  /** A position with so many heroes on Day 1, seat 0 to act. */
  public static Scene of(int seats, String zones) {
    return of(Setup.of(seats), zones);
  }

  /** A position of this setup. */
  public static Scene of(Setup setup, String zones) {
    return of(GAME, setup, zones);
  }

  /** A position of a game with other cards. */
  public static Scene of(GloomOfKilforth game, Setup setup, String zones) {
    GloomState start = game.start(setup).orThrow();
    ObjectNode overlay = (ObjectNode) Document.yaml("zones", zones).orThrow().root();
    if (setup.seats() > 1) {
      turn(overlay, setup.seats());
    }
    GloomState state = game.notation().arrange(start, overlay).orThrow();
    assertThat(game.check(state)).isEmpty();
    return new Scene(game, state);
  }

  /** Seat 1 has the turn and battles a Sulphur Imp together with seat 2; both call on no Fate. */
  public static Scene team(GloomOfKilforth game, String active, String other) {
    return of(
        game,
        Setup.of(3),
        """
        turn-of: 1
        turn: {team: ["2"]}
        heroes:
          0: {at: frostmaw}
          1: {at: bone-fields, fate: 0, %s}
          2: {at: bone-fields, fate: 0, %s}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """
            .formatted(active, other));
  }

  /**
   * Seat order is never the order of play: a hero other than seat 0 has the turn, and the last one
   * the First Hero marker unless the zones say otherwise.
   */
  private static void turn(ObjectNode overlay, int seats) {
    assertThat(overlay.path("turn-of").asInt(0)).as("seat 0 never has the turn").isPositive();
    ObjectNode clock = overlay.withObject("/clock");
    if (!clock.has("first")) {
      clock.put("first", String.valueOf(seats - 1));
    }
  }

  /** A game that begins. */
  public static Scene start(Setup setup) {
    return new Scene(GAME, GAME.start(setup).orThrow());
  }

  /** A hero in a zone: what is said of it, and what is usual for all of which nothing is said. */
  public static String hero(String says, String... usual) {
    StringBuilder all = new StringBuilder(says);
    for (String each : usual) {
      String key = each.substring(0, each.indexOf(':') + 1);
      if (!says.startsWith(key) && !says.contains(" " + key)) {
        all.append(", ").append(each);
      }
    }
    return all.toString();
  }

  /** The game that is played. */
  public GloomOfKilforth game() {
    return game;
  }

  public GloomState state() {
    return state;
  }

  public Hero hero(int seat) {
    return state.heroes().get(seat);
  }

  /** The place where this location lies. */
  public Site site(String location) {
    return state.sites().get(place(location));
  }

  /** Where this location lies. */
  public int place(String location) {
    int card = card(location);
    for (int place = 0; place < state.sites().size(); place++) {
      if (state.sites().get(place).card() == card) {
        return place;
      }
    }
    throw new AssertionError("not on the map: " + location);
  }

  /** All that has happened. */
  public List<Event> events() {
    return events;
  }

  /** What was told of this kind, each with its clause. */
  public List<String> told(String kind) {
    return events.stream()
        .filter(each -> each.kind().equals(kind))
        .map(each -> each.says() + " " + each.citation())
        .toList();
  }

  /** Makes these moves, each of which is legal. */
  public Scene then(String... moves) {
    for (String text : moves) {
      GloomMove move = game.notation().readMove(state, text).orThrow();
      assertThat(game.judge(state, move)).as(text).isInstanceOf(Verdict.Legal.class);
      Transition<GloomState> next = game.explain(state, move);
      assertThat(game.check(next.next())).as(text).isEmpty();
      events.addAll(next.events());
      state = next.next();
    }
    return this;
  }

  /** Lets Nature do whatever comes up, until a hero is asked. */
  public Scene chance() {
    SplittableRandom random = new SplittableRandom(7);
    while (game.pending(state) instanceof Pending.Chance<GloomMove> chance) {
      Transition<GloomState> next = game.explain(state, chance.outcomes().sample(random));
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
    GloomMove move = game.notation().readMove(state, text).orThrow();
    Verdict verdict = game.judge(state, move);
    assertThat(verdict).as(text).isInstanceOf(Verdict.Illegal.class);
    return ((Verdict.Illegal) verdict)
        .violations().stream().map(each -> each.citation().id()).toList();
  }

  /** The clauses that a refusal cites, each with its reason. */
  public List<String> reasons(String text) {
    GloomMove move = game.notation().readMove(state, text).orThrow();
    Verdict verdict = game.judge(state, move);
    assertThat(verdict).as(text).isInstanceOf(Verdict.Illegal.class);
    return ((Verdict.Illegal) verdict)
        .violations().stream().map(each -> each.citation().id() + " " + each.code()).toList();
  }

  /** The clauses that allow a move. */
  public List<String> allowed(String text) {
    GloomMove move = game.notation().readMove(state, text).orThrow();
    Verdict verdict = game.judge(state, move);
    assertThat(verdict).as(text).isInstanceOf(Verdict.Legal.class);
    return ((Verdict.Legal) verdict).citations().stream().map(Citation::id).toList();
  }

  /** The clauses that open the window. */
  public List<String> asksBy() {
    Window window = game.pending(state).asked().orElseThrow();
    return window.citations().stream().map(Citation::id).toList();
  }

  /** The window that is open. */
  public String window() {
    return game.pending(state).asked().orElseThrow().name();
  }

  /** Which seat is asked. */
  public int asked() {
    return ((Pending.Choose<GloomMove>) game.pending(state)).seat().index();
  }

  /** What Nature may do, in words, with its odds. */
  public Map<String, String> odds() {
    Pending.Chance<GloomMove> chance = (Pending.Chance<GloomMove>) game.pending(state);
    Map<String, String> odds = new LinkedHashMap<>();
    chance
        .outcomes()
        .outcomes()
        .forEach(
            move ->
                odds.put(
                    game.notation().move(state, move),
                    chance.outcomes().probabilityOf(move).toString()));
    return odds;
  }

  /** The outcome of a game that is over. */
  public Outcome outcome() {
    return ((Pending.Over<GloomMove>) game.pending(state)).outcome();
  }

  /** The names of all cards of a reward deck but these, for a hand that holds the rest. */
  public static String rewardsBut(RewardType type, String... but) {
    return names(
        GAME.cards().pack.rewards().stream().filter(each -> each.type() == type).map(Reward::name),
        but);
  }

  /** The names of all cards of an encounter deck but these. */
  public static String encountersBut(Terrain terrain, String... but) {
    return names(
        GAME.cards().pack.encounters().stream()
            .filter(each -> each.terrain().filter(terrain::equals).isPresent())
            .map(Encounter::name),
        but);
  }

  /** These cards as rumours of so many heroes, six of each at most (GOK-LIMIT-03). */
  public static Object[] hands(int heroes, String cards) {
    List<String> all = List.of(cards.split(", "));
    assertThat(all.size()).isLessThanOrEqualTo(heroes * Hero.LIMIT);
    Object[] hands = new Object[heroes];
    for (int i = 0; i < heroes; i++) {
      int from = Math.min(all.size(), i * Hero.LIMIT);
      hands[i] = String.join(", ", all.subList(from, Math.min(all.size(), from + Hero.LIMIT)));
    }
    return hands;
  }

  private static String names(Stream<String> cards, String... but) {
    return cards
        .map(each -> GAME.cards().index.name(GAME.cards().number(each)))
        .filter(each -> !List.of(but).contains(each))
        .collect(Collectors.joining(", "));
  }

  /** The number of a card. */
  public static int card(String name) {
    return GAME.cards().index.find(name).orElseThrow();
  }
}
