package org.lawspeaker.gloomkilforth.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Limits;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.json.Spelling;
import org.lawspeaker.engine.kit.ForwardingNotation;
import org.lawspeaker.engine.kit.OverlayKeys;
import org.lawspeaker.engine.kit.OverlaySchema;
import org.lawspeaker.engine.kit.SeatOverlay;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.setup.Standard;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.view.GloomView;

/**
 * Positions that people lay out: heroes by their seats, places by their locations, the hero whose
 * turn it is; what lies nowhere goes to the deck that it belongs to.
 *
 * <pre>{@code
 * turn-of: 0
 * heroes: {0: {at: green-meadows, gold: 3, hand: [farmer]}}
 * places: {green-meadows: {encounters: [kobold], gloom: true}}
 * }</pre>
 *
 * @param whole reads and writes whole positions
 */
record Arranging(
    Cards cards, Notation<GloomState, GloomMove, GloomView> whole, UnaryOperator<GloomState> settle)
    implements ForwardingNotation<GloomState, GloomMove, GloomView> {
  private static final String HEROES = "heroes";
  private static final String PLACES = "places";
  private static final String TURN_OF = "turn-of";
  private static final String CLOCK = "clock";
  private static final String FIRST = "first";
  private static final String TAKEN = "taken";
  private static final String BY_LOCATION = "places are written by their locations";
  private static final Pattern SITE = Pattern.compile("/sites/([0-9]{1,6})(/.*|)");
  private static final String AT = "at";
  private static final int MOST_SEATS = 4;

  private static final OverlayKeys KEYS =
      new OverlayKeys(
          ImmutableSet.of(TURN_OF, HEROES, PLACES, "ancients", "decks", CLOCK, "turn"),
          ImmutableSet.of("settings", "sites", "battles", "tests", "modifiers", "agenda"));

  @Override
  public Checked<GloomState> readState(JsonNode json) {
    return whole.readState(json).map(this::settled);
  }

  /** What steps under way need is not laid: they come with a turn. */
  @Override
  public JsonNode positionSchema() {
    return OverlaySchema.of(whole.positionSchema())
        .without("settings", "battles", "tests", "modifiers", "agenda")
        .number(TURN_OF, 0, MOST_SEATS - 1, "the seat whose turn it is; 0 where a game begins")
        .named(HEROES, HEROES, "the heroes, by their seats")
        .named("sites", PLACES, "the places of the map, by their locations")
        .text("hero/at")
        .text("ancient/at")
        .within(0, MOST_SEATS - 1, "clock/first", "turn/seat", "turn/team", "turn/unwilling")
        .within(1, Clock.LAST_DAY, "clock/day")
        .within(0, Clock.MOST_ACTIONS, "clock/actions")
        .within(1, Hero.FINALE + 1, "hero/chapter")
        .within(0, cards.pack.sagas().size() - 1, "hero/saga")
        .within(0, PositionCheck.MOST)
        .schema();
  }

  /** A game that is being set up is first laid out in the order of the pack. */
  @Override
  public Checked<GloomState> arrange(GloomState from, JsonNode overlay) {
    if (!(overlay instanceof ObjectNode given) || given.isEmpty() || Limits.isTooDeep(overlay)) {
      return whole.arrange(from, overlay);
    }
    boolean isSetup = from.clock().phase() == Phase.SETUP;
    GloomState base = isSetup ? standard(from, given.path(HEROES)) : from;
    Problems problems = new Problems();
    ObjectNode laid = given.deepCopy();
    JsonNode written = whole.state(base);
    ImmutableBiMap<String, Integer> names = GloomNotation.places(cards, base);
    KEYS.check(laid, problems);
    heroes(written, laid, names, problems);
    ancients(laid, names, problems);
    places(written, laid, names, problems);
    turn(laid, written, isSetup, problems);
    marker(laid, written);
    taken(laid);
    Checked<GloomState> arranged = whole.arrange(base, laid);
    if (!problems.isEmpty()) {
      placed(arranged.problems(), given, names.inverse()).forEach(problems::add);
      return Checked.bad(problems.list());
    }
    Checked<GloomState> dealt =
        arranged.then(
            state -> possible(new Remainder(cards, Rumours.open(cards, state), given).dealt()));
    return dealt.isOk()
        ? dealt.map(settle)
        : Checked.bad(placed(dealt.problems(), given, names.inverse()));
  }

  private GloomState standard(GloomState from, JsonNode heroes) {
    ImmutableList<Standard.Origin> origins =
        new FreeOrigins(cards, heroes, from.heroes().size()).origins();
    return Standard.of(cards, from.settings(), origins);
  }

  private Checked<GloomState> possible(GloomState state) {
    ImmutableList<Problem> problems = PositionCheck.problems(cards, state);
    return problems.isEmpty() ? Checked.ok(state) : Checked.bad(problems);
  }

  /** Problems of places stand where they were written: by their locations. */
  private static ImmutableList<Problem> placed(
      ImmutableList<Problem> problems, ObjectNode given, Map<Integer, String> names) {
    return problems.stream()
        .map(
            problem -> {
              Matcher site = SITE.matcher(problem.place());
              String name = site.matches() ? names.get(Integer.valueOf(site.group(1))) : null;
              return name != null && given.path(PLACES).has(name)
                  ? new Problem("/places/" + name + site.group(2), problem.message())
                  : problem;
            })
        .collect(ImmutableList.toImmutableList());
  }

  /** A position goes on as far as nobody is asked; one that cannot be stays as it is. */
  private GloomState settled(GloomState state) {
    return PositionCheck.problems(cards, state).isEmpty() ? settle.apply(state) : state;
  }

  /** Heroes by seat are laid over those that are there. */
  private static void heroes(
      JsonNode base, ObjectNode laid, ImmutableBiMap<String, Integer> names, Problems problems) {
    SeatOverlay.lay(
        base,
        laid,
        HEROES,
        problems,
        (hero, changes, at) -> {
          rest((ObjectNode) hero, changes);
          place((ObjectNode) hero, at, names, problems);
        });
  }

  /**
   * If nothing else is said, whoever is defeated has made Camp and has no gold (GOK-DEFEATED-02,
   * GOK-DEFEATED-03), whoever has made Camp has no AP and no successes left (GOK-CAMP-03,
   * GOK-CONFRONT-09), and whoever is out of the game has nothing (GOK-ASSAULT-12).
   */
  private static void rest(ObjectNode hero, JsonNode said) {
    boolean out = hero.path("eliminated").asBoolean();
    boolean fallen = out || hero.path("defeated").asBoolean();
    if (fallen && !said.has("camped")) {
      hero.put("camped", true);
    }
    if (fallen && !said.has("gold")) {
      hero.put("gold", 0);
    }
    boolean rests = out || hero.path("camped").asBoolean();
    if (rests && !said.has("ap")) {
      hero.put("ap", 0);
    }
    if (rests && !said.has("moves")) {
      hero.putObject("moves");
    }
    if (rests && !said.has("progress")) {
      hero.putArray("progress");
    }
    Stream.of("hp", "max-health", "fate")
        .filter(each -> out && !said.has(each))
        .forEach(each -> hero.put(each, 0));
  }

  /** If nothing else is said, the marker has passed from who is out of the game (GOK-Q-32). */
  private static void marker(ObjectNode laid, JsonNode base) {
    JsonNode clock = laid.path(CLOCK);
    boolean isSaid = clock.has(FIRST) || !(clock.isMissingNode() || clock.isObject());
    JsonNode heroes = laid.path(HEROES);
    int first = base.path(CLOCK).path(FIRST).asInt();
    for (int i = 0; i < heroes.size() && !isSaid; i++) {
      int next = (first + i) % heroes.size();
      if (!heroes.path(next).path("eliminated").asBoolean()) {
        laid.withObject("/" + CLOCK).put(FIRST, String.valueOf(next));
        return;
      }
    }
  }

  /** If nothing else is said, the first to make Camp today has taken the marker (GOK-CAMP-06). */
  private static void taken(ObjectNode laid) {
    JsonNode clock = laid.path(CLOCK);
    boolean isSaid = clock.has(TAKEN) || !(clock.isMissingNode() || clock.isObject());
    for (JsonNode hero : laid.path(HEROES)) {
      boolean rests = hero.path("camped").asBoolean() && !hero.path("eliminated").asBoolean();
      if (rests && !isSaid) {
        laid.withObject("/" + CLOCK).put(TAKEN, true);
        return;
      }
    }
  }

  /** Ancients stand at locations, too. */
  private static void ancients(
      ObjectNode laid, ImmutableBiMap<String, Integer> names, Problems problems) {
    JsonNode all = laid.path("ancients");
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof ObjectNode ancient) {
        place(ancient, "/ancients/" + i, names, problems);
      }
    }
  }

  /**
   * A place that is written by its location becomes its number. The first stands in for one that
   * there is not, so that all else is read.
   */
  private static void place(
      ObjectNode who, String written, ImmutableBiMap<String, Integer> names, Problems problems) {
    if (!who.path(AT).isTextual()) {
      return;
    }
    String name = who.path(AT).textValue();
    Integer place = names.get(name);
    if (place == null) {
      problems.add(written + "/at", Spelling.unknown("location", name, names.keySet()));
    }
    who.put(AT, place == null ? 0 : place);
  }

  /** Places by location are laid over those that are there. */
  private static void places(
      JsonNode base, ObjectNode laid, ImmutableBiMap<String, Integer> names, Problems problems) {
    JsonNode given = laid.remove(PLACES);
    if (given == null) {
      return;
    }
    if (!(given instanceof ObjectNode byName)) {
      problems.add("/places", BY_LOCATION);
      return;
    }
    ArrayNode all = base.path("sites").deepCopy();
    for (Map.Entry<String, JsonNode> each : byName.properties()) {
      Integer place = names.get(each.getKey());
      String at = "/places/" + each.getKey();
      if (place == null) {
        problems.add(at, Spelling.unknown("location", each.getKey(), names.keySet()));
      } else if (!(each.getValue() instanceof ObjectNode changes)) {
        problems.add(at, BY_LOCATION);
      } else {
        ((ObjectNode) all.get(place)).setAll(changes);
      }
    }
    laid.set("sites", all);
  }

  /** The turn of a seat is put on the agenda; it is that of seat 0 where a game begins. */
  private static void turn(ObjectNode laid, JsonNode base, boolean isSetup, Problems problems) {
    JsonNode given = laid.remove(TURN_OF);
    if (given == null) {
      if (isSetup && !laid.has("agenda")) {
        awake(laid, 0, problems);
      }
      return;
    }
    int seats = base.path(HEROES).size();
    int seat = given.asInt(-1);
    if (seat < 0 || seat >= seats) {
      problems.add("/turn-of", "a seat has the turn, 0 to " + (seats - 1));
      return;
    }
    awake(laid.has(HEROES) ? laid : base, seat, problems);
    ArrayNode agenda = laid.putArray("agenda");
    agenda.add("course");
    agenda.addObject().put("hero-turn", String.valueOf(seat));
    if (!laid.has("turn") || laid.get("turn").isObject()) { // all else is told when it is read
      laid.withObject("/turn").put("seat", String.valueOf(seat));
    }
  }

  /** Who has made Camp has no further turn on this Day. */
  private static void awake(JsonNode heroes, int seat, Problems problems) {
    JsonNode hero = heroes.path(HEROES).path(seat);
    if (hero.path("eliminated").asBoolean()) {
      problems.add("/turn-of", "seat " + seat + " is out of the game (GOK-ASSAULT-13)");
    } else if (hero.path("camped").asBoolean()) {
      problems.add(
          "/turn-of", "seat " + seat + " has made Camp and has no turn today (GOK-CAMP-04)");
    }
  }
}
