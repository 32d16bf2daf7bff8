package org.lawspeaker.gloomkilforth.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.testkit.coverage.Shows;

/** What people lay out is read, and what cannot be about it is told with its place. */
class PositionCheckTest {
  private static final String BATTLE =
      """
      turn-of: 1
      heroes: {0: {at: frostmaw}, 1: {at: bone-fields, fate: 0}}
      places: {bone-fields: {encounters: [sulphur-imp]}}
      """;

  static ImmutableList<String> problems(GloomState start, String zones) {
    JsonNode overlay = Document.yaml("zones", zones).orThrow().root();
    Checked<GloomState> read = Scene.GAME.notation().arrange(start, overlay);
    return read.value().map(Scene.GAME::check).orElse(read.problems()).stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  static ImmutableList<String> problems(String zones) {
    return problems(Scene.GAME.start(Setup.of(2)).orThrow(), zones);
  }

  @Test
  void whatCannotBeReadOfAPlaceIsToldByItsLocation() {
    assertThat(problems("places: {windrow: {obstacles: many, plotz: []}}"))
        .containsExactlyInAnyOrder(
            "/places/windrow/obstacles: expected a whole number, found the text \"many\"",
            "/places/windrow/plotz: unknown key \"plotz\"; did you mean \"plots\"? Known: card,"
                + " gloom, obstacles, encounters, plots");
  }

  @Test
  @Shows("GOK-CAMP-03")
  void whoeverIsLaidInCampHasNoAp() {
    String camp = "turn-of: 1\nheroes: {0: {camped: true%s}, 1: {at: windrow}}";
    assertThat(Scene.of(2, camp.formatted("")).hero(0).ap()).isZero();
    assertThat(problems(camp.formatted(", ap: 2")))
        .containsExactly("/heroes/0/ap: a hero in Camp has no AP (GOK-CAMP-03)");
    assertThat(problems(camp.formatted(", moves: {move: 1}")))
        .containsExactly("/heroes/0/ap: a hero in Camp has no AP (GOK-CAMP-03)");
  }

  @Test
  @Shows("GOK-DISCOVER-03")
  void whatIsShownIsOfTheHand() {
    assertThat(problems("heroes: {1: {shown: [captain]}}"))
        .containsExactly("/heroes/1/shown: what is shown of a hand is in it (GOK-DISCOVER-03)");
  }

  @Test
  void anAncientStandsAtALocationByItsNameToo() {
    String queen =
        "turn-of: 1\nheroes: {0: {chapter: 6}}\nancients: [{card: queen-of-ash, plots: [], at: %s}]\n";

    Scene scene = Scene.of(2, queen.formatted("spire-tor"));
    assertThat(scene.state().ancients().get(0).at()).contains(scene.place("spire-tor"));
    assertThat(problems(queen.formatted("windro")))
        .singleElement()
        .satisfies(
            each ->
                assertThat(each).startsWith("/ancients/0/at: unknown location \"windro\"; did"));
  }

  @Test
  void locationsAndSeatsThatThereAreNotAreTold() {
    assertThat(problems("{places: {windrw: {}}, heroes: {0: {at: windro}, 5: {gold: 1}}}"))
        .satisfiesExactlyInAnyOrder(
            each -> assertThat(each).startsWith("/places/windrw: unknown location \"windrw\"; did"),
            each -> assertThat(each).startsWith("/heroes/0/at: unknown location \"windro\"; did"),
            each ->
                assertThat(each).isEqualTo("/heroes/5: heroes are written by their seats, 0 to 1"));
    assertThat(problems("places: [windrow]"))
        .containsExactly("/places: places are written by their locations");
  }

  @Test
  void whatElseIsWrongIsToldWithThem() {
    assertThat(problems("{heroes: {0: {at: windro, hand: [captan]}}, turn-of: 5, place: {}}"))
        .satisfiesExactlyInAnyOrder(
            each -> assertThat(each).startsWith("/heroes/0/at: unknown location \"windro\"; did"),
            each -> assertThat(each).startsWith("/heroes/0/hand/0: unknown card \"captan\"; did"),
            each -> assertThat(each).isEqualTo("/turn-of: a seat has the turn, 0 to 1"),
            each ->
                assertThat(each)
                    .isEqualTo(
                        "/place: unknown key \"place\"; did you mean \"places\"? Known: turn-of,"
                            + " heroes, places, ancients, decks, clock, turn"));
  }

  @Test
  void aTurnThatIsNoneIsToldBesideTheSeatThatHasIt() {
    assertThat(problems("{turn-of: 1, turn: 5}"))
        .singleElement()
        .satisfies(each -> assertThat(each).startsWith("/turn: expected an object"));
  }

  @Test
  void theKeysThatAreNamedAreThoseOfTheSchema() {
    JsonNode schema = Scene.GAME.notation().positionSchema();
    JsonNode position = schema.at(schema.path("$ref").asText().substring(1));
    assertThat(problems("x: 1"))
        .containsExactly(
            "/x: unknown key \"x\". Known: turn-of, heroes, places, ancients, decks, clock, turn");
    assertThat(position.path("properties").fieldNames())
        .toIterable()
        .containsExactlyInAnyOrder(
            "turn-of", "heroes", "places", "ancients", "decks", "clock", "turn");
  }

  @Test
  @Shows({"GOK-CAMP-04", "GOK-ASSAULT-13"})
  void whoHasNoTurnIsNotTheOneWhoseTurnItIs() {
    assertThat(problems("{turn-of: 1, heroes: {1: {camped: true}}}"))
        .containsExactly("/turn-of: seat 1 has made Camp and has no turn today (GOK-CAMP-04)");
    assertThat(problems("{turn-of: 1, heroes: {1: {hp: 0, eliminated: true}}}"))
        .containsExactly("/turn-of: seat 1 is out of the game (GOK-ASSAULT-13)");
    assertThat(problems("{turn-of: 1, heroes: {0: {camped: true}}}")).isEmpty();
  }

  @Test
  void stepsThatCannotBeCarriedOutAreTold() {
    assertThat(problems("agenda: [course, {limit-check: {'3': {assets: 7, loot: 6, rumours: 6}}}]"))
        .containsExactly("/agenda/1: seats are 0 to 1, not 3 (GOK-DAY-01)");
    assertThat(problems("agenda: [course, {choose-deck: '3'}]"))
        .containsExactly("/agenda/1: seats are 0 to 1, not 3 (GOK-DAY-01)");
  }

  @Test
  void anEncounterInHandHasBeenSeenThoughAPositionDoesNotSaySo() {
    GloomState state = Scene.of(2, "{turn-of: 1, heroes: {1: {hand: [farmer, captain]}}}").state();
    Hero hero = state.heroes().get(1);
    assertThat(hero.shown()).isEqualTo(Bag.of(Scene.card("farmer")));

    Hero forgetful = hero.withShown(Bag.empty());
    ImmutableList<Hero> heroes = ImmutableList.of(state.heroes().get(0), forgetful);
    assertThat(Scene.GAME.check(state.withHeroes(heroes)))
        .extracting(Problem::toString)
        .containsExactly(
            "/heroes/1/shown: encounters and plots of a hand have been seen (GOK-DISCOVER-03)");
  }

  @Test
  void soHasAPlot() {
    Hero hero = Scene.of(2, "{turn-of: 1, heroes: {1: {hand: [altar-of-ruin]}}}").hero(1);

    assertThat(hero.shown()).isEqualTo(Bag.of(Scene.card("altar-of-ruin")));
  }

  @Test
  void ofADeckThatIsNamedAloneTheRestIsDiscarded() {
    assertThat(problems("decks: {loot: {deck: []}}")).isEmpty();
    assertThat(problems("decks: {loot: {discard: [bandage]}}")).isEmpty();
    assertThat(problems("decks: {loot: {deck: [], discard: [bandage]}}").toString())
        .contains("Bandage is there 1 time, not 8");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 300, 314})
  void aTurnMaySetOffSoMuch(int setOff) {
    assertThat(problems("turn: {set-off: " + setOff + "}")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, -2000000000, 315})
  @Shows("GOK-Q-118")
  void aTurnHasAnEnd(int setOff) {
    assertThat(problems("turn: {set-off: " + setOff + "}"))
        .containsExactly("/turn/set-off: 0 to 314, not " + setOff + " (GOK-Q-118)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          clock: {actions: -1}                    | /clock/actions: 0 to 200, not -1 (GOK-Q-118)
          clock: {day: 26}                        | /clock/day: 1 to 25, not 26 (GOK-GAME-05)
          clock: {first: "2"}                     | /clock/first: seats are 0 to 1, not 2 (GOK-GAME-01)
          turn: {team: ["4"]}                     | /turn/team: seats are 0 to 1, not 4 (GOK-GAME-01)
          heroes: {1: {gold: -1}}                 | /heroes/1/gold: 0 to 9999, not -1 (GOK-TOKEN-11)
          heroes: {1: {ap: -1}}                   | /heroes/1/ap: 0 to 9999, not -1 (GOK-TOKEN-11)
          heroes: {1: {fate: 10000}}              | /heroes/1/fate: 0 to 9999, not 10000 (GOK-TOKEN-11)
          heroes: {1: {hp: 5}}                    | /heroes/1/hp: 0 to 4, not 5 (GOK-HP-01)
          heroes: {1: {moves: {search: -2}}}      | /heroes/1/moves: 1 to 9999, not -2 (GOK-TOKEN-11)
          heroes: {1: {chapter: 7}}               | /heroes/1/chapter: 1 to 6, not 7 (GOK-SAGA-02)
          places: {frostmaw: {obstacles: -1}}     | /places/frostmaw/obstacles: 0 to 9999, not -1 (GOK-TOKEN-11)
          places: {sprawl-city: {encounters: [kobold]}} | /places/sprawl-city: nothing lies in the City (GOK-LOC-08)
          settings: {hero-success: 1}             | /settings/hero-success: 2 to 6, not 1 (GOK-TOKEN-11)
          """)
  void anyNumberHasItsBounds(String zones, String says) {
    assertThat(problems(zones)).contains(says);
  }

  @ParameterizedTest
  @CsvSource({"left, -1", "left, 2000000000", "dice, -1", "successes, -3"})
  void theDiceOfATestHaveTheirs(String what, int number) {
    Scene scene = Scene.of(2, BATTLE);
    String zones = "tests: [" + written(scene, "tests", what, number) + "]";

    assertThat(problems(scene.state(), zones))
        .containsExactly("/tests/0/" + what + ": 0 to 9999, not " + number + " (GOK-TOKEN-11)");
  }

  @ParameterizedTest
  @CsvSource({"round, -1", "hits, -1", "hits, 2000000000"})
  void theNumbersOfABattleHaveTheirs(String what, int number) {
    Scene scene = Scene.of(2, BATTLE);
    String zones = "battles: [" + written(scene, "battles", what, number) + "]";

    assertThat(problems(scene.state(), zones))
        .containsExactly("/battles/0/" + what + ": 0 to 9999, not " + number + " (GOK-TOKEN-11)");
  }

  @Test
  void aBattleNeedsAHero() {
    Scene scene = Scene.of(2, BATTLE);
    ObjectNode battle = battle(scene);
    battle.putArray("heroes");

    assertThat(problems(scene.state(), "battles: [" + battle + "]"))
        .contains("/battles/0/heroes: somebody fights (GOK-TEAM-08)");
  }

  @Test
  void hitsThatAreNotWrittenAreNone() {
    Scene scene = Scene.of(2, BATTLE);
    ObjectNode battle = battle(scene);
    battle.remove("harm");
    ObjectNode zones = JsonNodeFactory.instance.objectNode();
    zones.putArray("battles").add(battle);
    GloomState laid = Scene.GAME.notation().arrange(scene.state(), zones).orThrow();

    assertThat(laid.battles().get(0).harm()).containsExactly(0);
  }

  private static ObjectNode battle(Scene scene) {
    return (ObjectNode) Scene.GAME.notation().state(scene.state()).get("battles").get(0);
  }

  /** The first of a list of a position as it is written, with another number in it. */
  private static String written(Scene scene, String list, String what, int number) {
    JsonNode first = Scene.GAME.notation().state(scene.state()).get(list).get(0);
    ((ObjectNode) first).put(what, number);
    return first.toString();
  }

  @Test
  void noStepDrawsLootWithoutEnd() {
    assertThat(problems("agenda: [{loot-draw: {seat: '1', left: -1}}, {hero-turn: '1'}, course]"))
        .hasSize(1)
        .first()
        .asString()
        .contains("0 to 9");
  }

  @Test
  void anAbilitiesCardIsOne() {
    assertThat(problems("ancients: [{card: prince-of-ruin, abilities: pact-of-ruin, plots: []}]"))
        .contains("/ancients/0/abilities: no such card here: Pact of Ruin (GOK-ANCIENT-03)");
    assertThat(problems("ancients: [{card: prince-of-ruin, abilities: throne-of-ruin, plots: []}]"))
        .isEmpty();
  }

  /** The first hero of a game that begins has its turn, unless a position names other steps. */
  @Test
  @Shows("GOK-CAMP-04")
  void whereAGameBeginsTheTurnIsThatOfAHeroThatIsAwake() {
    assertThat(problems("{heroes: {0: {camped: true}}}"))
        .containsExactly("/turn-of: seat 0 has made Camp and has no turn today (GOK-CAMP-04)");
    assertThat(problems("{heroes: {0: {camped: true}}, agenda: [course, {hero-turn: '1'}]}"))
        .noneMatch(each -> each.startsWith("/turn-of"));
    GloomState later = Scene.of(2, "turn-of: 1").state();
    assertThat(problems(later, "{heroes: {0: {camped: true}}}")).isEmpty();
  }

  @Test
  void ofAnEncounterDeckOrARewardDeckThatIsNamedAloneTheRestIsDiscarded() {
    Supply forest =
        Scene.of(2, "turn-of: 1\ndecks: {encounters: {forest: {deck: []}}}")
            .state()
            .decks()
            .encounters(Terrain.FOREST);
    assertThat(forest.deck().isEmpty()).isTrue();
    assertThat(forest.discard().count(Scene.card("wood-bandit"))).isEqualTo(1);

    Supply items =
        Scene.of(2, "turn-of: 1\ndecks: {rewards: {item: {deck: [cloak-pin]}}}")
            .state()
            .decks()
            .rewards(RewardType.ITEM);
    assertThat(items.deck()).isEqualTo(Bag.of(Scene.card("cloak-pin")));
    assertThat(items.discard().count(Scene.card("gilded-sword"))).isEqualTo(1);
  }
}
