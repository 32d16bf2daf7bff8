package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.testkit.coverage.Shows;

/** Positions that people lay out wrongly. */
class BadPositionTest {
  @Test
  @Shows("HOF-OVER-02")
  void haveNoFourthLevel() {
    HofState start = Scene.GAME.start(Scene.rotated(Setup.of(3))).orThrow();
    var zones = Document.yaml("zones", "clock: {level: 4}").orThrow().root();

    assertThat(Scene.GAME.check(Scene.GAME.notation().arrange(start, zones).orThrow()))
        .anyMatch(problem -> problem.toString().contains("HOF-OVER-02"));
  }

  private static List<String> problems(String zones) {
    HofState start = Scene.GAME.start(Scene.rotated(Setup.of(3))).orThrow();
    Checked<HofState> arranged =
        Scene.GAME.notation().arrange(start, Document.yaml("zones", zones).orThrow().root());
    ImmutableList<Problem> all =
        arranged.isOk() ? Scene.GAME.check(arranged.orThrow()) : arranged.problems();
    return all.stream().map(Problem::toString).toList();
  }

  @Test
  void tellOfAnEncounterBySpaceWhereItIsWritten() {
    assertThat(problems("sites: {c2: {card: bandit-kamp, cubes: many}}"))
        .hasSize(2)
        .anyMatch(each -> each.startsWith("/sites/c2/card"))
        .anyMatch(each -> each.startsWith("/sites/c2/cubes"));
  }

  @Test
  void tellWhichSeatsAndSpacesThereAre() {
    assertThat(problems("{heroes: {4: {food: 1}}, sites: [c2]}"))
        .containsExactly(
            "/heroes/4: heroes are written by their seats, 0 to 2",
            "/sites: Encounters are written by their spaces, a1 to e5");
  }

  @Test
  void haveNoOtherHeroesSpacesOrSteps() {
    assertThat(problems("heroes: {3: {food: 1}, x: {food: 1}, 1: 7, -1: {food: 1}}"))
        .hasSize(4)
        .allMatch(each -> each.contains("heroes are written by their seats"));
    assertThat(problems("heroes: {1: {space: f9}}"))
        .containsExactly("/heroes/1/space: no space \"f9\"");
    assertThat(problems("sites: {f9: {card: shrine}, c2: 3}"))
        .hasSize(2)
        .allMatch(each -> each.contains("Encounters are written by their spaces"));
    assertThat(problems("step: breakfast"))
        .containsExactly(
            "/step: a step is fatigue, explore, acquire, rest, assigning or continuing");
  }

  @Test
  void tellAllThatIsWrongAtOnce() {
    assertThat(
            problems(
                "{heroes: {1: {space: f9, hand: [hak]}}, sites: {f9: {}, c2: {card: shrin}},"
                    + " board: {king: x1}, site: {}}"))
        .satisfiesExactlyInAnyOrder(
            each -> assertThat(each).isEqualTo("/heroes/1/space: no space \"f9\""),
            each -> assertThat(each).startsWith("/heroes/1/hand/0: unknown card \"hak\"; did"),
            each -> assertThat(each).startsWith("/sites/f9: Encounters are written by their"),
            each -> assertThat(each).startsWith("/sites/c2/card: unknown card \"shrin\"; did"),
            each -> assertThat(each).isEqualTo("/board/king: no space \"x1\""),
            each -> assertThat(each).startsWith("/site: unknown key \"site\"; did you mean"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{board: 5, sites: {c2: {card: shrine}}} | /board: expected an object",
        "{turn: 5, step: rest} | /turn: expected an object",
        "{board: {sites: [{space: 99, card: hak, cubes: 1}]}, sites: {c2: {}}} |"
            + " /board/sites/0/card: unknown card",
        "{board: {sites: [{space: 7, card: hak, cubes: 1}]}, sites: {c2: {}}} |"
            + " /board/sites/0/card: unknown card",
      })
  void areAnsweredWhateverStandsWhereEncountersAndStepsAreLaid(String zones, String problem) {
    assertThat(problems(zones)).anyMatch(each -> each.startsWith(problem));
  }

  @Test
  void nameTheKeysOfTheSchema() {
    JsonNode schema = Scene.GAME.notation().positionSchema();
    JsonNode position = schema.at(schema.path("$ref").asText().substring(1));
    assertThat(problems("x: 1"))
        .containsExactly(
            "/x: unknown key \"x\". Known: step, turn, heroes, sites, board, decks, fight, clock");
    assertThat(position.path("properties").fieldNames())
        .toIterable()
        .containsExactlyInAnyOrder(
            "step", "turn", "heroes", "sites", "board", "decks", "fight", "clock");
  }

  @Test
  void mayBeginWithTheRestStep() {
    Scene scene = Scene.of(2, "{step: rest, turn: {active: '1'}, heroes: {1: {hand: [hack]}}}");

    assertThat(scene.chance().state().turn().active()).hasToString("seat 0");
    assertThat(Battle.names(scene.hero(1).discard())).containsExactly("hack");
  }

  @Test
  @Shows({"HOF-HEALTH-01", "HOF-Q-17", "HOF-Q-18"})
  void haveNoTokensBeyondTheirBounds() {
    assertThat(problems("heroes: {1: {health: 10, food: 0, shards: 0, effort: 0, fame: 0}}"))
        .isEmpty();
    assertThat(problems("heroes: {1: {health: 11}}")).singleElement().asString().contains("health");
    assertThat(problems("heroes: {1: {food: -1}}")).singleElement().asString().contains("food");
    assertThat(problems("heroes: {1: {shards: -1}}")).singleElement().asString().contains("shards");
    assertThat(problems("heroes: {1: {effort: -1}}")).singleElement().asString().contains("effort");
    assertThat(problems("heroes: {1: {fame: -1}}")).singleElement().asString().contains("fame");
  }

  @Test
  @Shows({"HOF-EQUIP-03", "HOF-MOVE-07", "HOF-ENC-02"})
  void haveNothingWhereItCannotLie() {
    assertThat(problems("heroes: {1: {gear: {head: shield}}}"))
        .anyMatch(each -> each.contains("a card lies in its own slot"));
    assertThat(problems("heroes: {1: {gear: {head: hunt}}}"))
        .anyMatch(each -> each.contains("a card lies in its own slot"));
    assertThat(problems("heroes: {1: {covered: {off-hand: shield}}}"))
        .anyMatch(each -> each.contains("a card lies under another of its slot"));
    assertThat(problems("heroes: {1: {space: a1}}"))
        .anyMatch(each -> each.contains("an Adventurer stands on an Encounter"));
    assertThat(problems("sites: {c2: {card: hunt}}"))
        .anyMatch(each -> each.contains("an Encounter lies on the board"));
    assertThat(problems("{clock: {level: 3}, board: {king: 0}}"))
        .anyMatch(each -> each.contains("no Encounter there"));
    assertThat(problems("board: {royalty: hunt}"))
        .anyMatch(each -> each.contains("no Royalty of this level"));
  }

  @Test
  void haveNoStepsThatCannotBeCarriedOut() {
    assertThat(problems("agenda: [course, explore, {unbinding: '3'}]"))
        .containsExactly("/agenda/2: seats are 0 to 2, not 3 (HOF-ROUND-01)");
    assertThat(problems("agenda: [course, explore, {landing: {source: 1, enemy: 1}}]"))
        .singleElement()
        .asString()
        .startsWith("/agenda: these steps cannot be carried out: ");
  }

  @Test
  @Shows("HOF-ENC-05")
  void haveTheTownOnTheBoard() {
    assertThat(problems("sites: {c3: {card: pawn-shop, cubes: 0}}"))
        .containsExactly("/board/sites: the Town lies on the board (HOF-ENC-05)");
  }

  @Test
  @Shows("HOF-KING-01")
  void haveNoKingTokenWithoutAKing() {
    String token = "the King token is on the board only while a King of level 3 is";
    assertThat(problems("{clock: {level: 3}, board: {king: 7}}"))
        .anyMatch(each -> each.contains(token));
    assertThat(problems("{clock: {level: 2}, board: {king: 7, royalty: queen-of-scales}}"))
        .anyMatch(each -> each.contains(token));
  }

  @Test
  @Shows("HOF-OVER-02")
  void layOutTheNextLevelOnlyWhenTheRoyaltyHasBeenSlain() {
    String slain = "the next level is laid out when the Jack or the Queen has been slain";
    assertThat(problems("{clock: {builder: 1}, turn: {active: 1}}")).isEmpty();
    assertThat(problems("clock: {level: 3, builder: 1}")).anyMatch(each -> each.contains(slain));
    assertThat(problems("{clock: {builder: 1}, board: {royalty: jack-of-dust}}"))
        .anyMatch(each -> each.contains(slain));
    assertThat(problems("clock: {builder: 3}")).anyMatch(each -> each.startsWith("/clock/builder"));
  }

  @Test
  @Shows("HOF-OVER-02")
  void haveTheRoyaltyOfTheirLevel() {
    assertThat(problems("{clock: {level: 3}, board: {royalty: queen-of-scales}}"))
        .anyMatch(each -> each.contains("no Royalty of this level"));
    assertThat(problems("sites: {a1: {card: king}}"))
        .containsExactly("/board/sites: no Boss Encounter of this level (HOF-OVER-02)");
    String fight =
        "{step: assigning, board: {royalty: jack-of-scales}, sites: {b2: {card: jack}},"
            + " heroes: {2: {space: b2}}, fight: {origin: activated, encounter:"
            + " %s, round: 1, last-id: 1, enemies: [{id: 1, card: %s, power: 5}]}}";
    assertThat(problems(fight.formatted("jack", "jack-of-scales"))).isEmpty();
    assertThat(problems(fight.formatted("queen", "jack-of-scales")))
        .containsExactly("/fight/encounter: no Boss Encounter of this level (HOF-OVER-02)");
    assertThat(problems(fight.formatted("jack", "jack-of-dust")))
        .containsExactly(
            "/fight/enemies: the Royalty of the board is the one that fights (HOF-OVER-02)");
  }

  @Test
  @Shows("HOF-Q-68")
  void haveEachCardAsOftenAsItIsInTheBox() {
    assertThat(problems("heroes: {1: {discard: [champion, champion, champion]}}"))
        .anyMatch(each -> each.contains("Champion is there 3 times"));
    assertThat(problems("heroes: {1: {hand: [hack], shown: [strive]}}"))
        .anyMatch(each -> each.contains("what is shown of a hand is in it"));
    assertThat(
            problems(
                "heroes: {1: {bound: [{id: 1, card: hack, power: 1}, {id: 1, card: hack, power:"
                    + " 1}]}}"))
        .anyMatch(each -> each.contains("the ids of bound cards go up"));
    String bound =
        "heroes: {1: {bound: [{id: %d, card: hack, power: 2}, {id: 2, card: cleave, power:"
            + " 1}]}}";
    assertThat(problems(bound.formatted(3)))
        .containsExactly("/heroes/1/bound: the ids of bound cards go up (HOF-COMBAT-05)");
    assertThat(problems(bound.formatted(1))).isEmpty();
    for (String id : new String[] {"0", "-7", "2147483647"}) {
      assertThat(problems("heroes: {1: {bound: [{id: %s, card: hack, power: 1}]}}".formatted(id)))
          .anyMatch(each -> each.contains("/heroes/1/bound"));
    }
  }

  /** Whatever the id of a bound card is, the others are still found not to be bound. */
  @Test
  @Shows("HOF-ASSIGN-01")
  void mayBindCardsOfAnyId() {
    for (int id : new int[] {1, 10_000 + Scene.card("strive"), 999_999}) {
      Scene scene =
          Battle.assigning("bound: [{id: %d, card: hack, power: 1}]".formatted(id), "1-of-dust");

      assertThat(scene.refused("assign strive to 1-of-dust")).contains("HOF-ASSIGN-01");
      assertThat(scene.moves()).contains("assign hack to 1-of-dust");
    }
  }

  @Test
  @Shows("HOF-COMBAT-05")
  void haveACombatOnlyWithItsSteps() {
    assertThat(
            problems(
                "{step: explore, fight: {origin: activated, encounter: town, round: 1, last-id: 0,"
                    + " enemies: []}}"))
        .anyMatch(each -> each.contains("a combat has one of its steps, not 0"));
    assertThat(problems("step: assigning"))
        .anyMatch(each -> each.contains("a step of a combat needs a combat"));
    assertThat(
            problems(
                Battle.zones("assigning", "bandit-camp", "food: 0", "{}", "1-of-dust")
                    .replace("{id: 1,", "{id: 2,")))
        .isNotEmpty();
    assertThat(
            problems(
                Battle.zones("assigning", "bandit-camp", "food: 0", "{}", "1-of-dust")
                    .replace("encounter: bandit-camp", "encounter: hunt")))
        .anyMatch(each -> each.contains("a combat is at an Encounter"));
  }

  /** Eight lie face down: the boss and seven others, or eight others where the boss was met. */
  @Test
  @Shows({"HOF-ENC-02", "HOF-SETUP-05"})
  void haveEnoughCardsForWhatLiesFaceDown() {
    String six = "the-crossroad, mr-lionel, trash-pile, test-of-strength, test-of-wit, shrine";
    String seven = six + ", old-mill";
    String pool = "board: {boss-hidden: %s, pool: [%s]}";

    assertThat(problems(pool.formatted("true", seven))).isEmpty();
    assertThat(problems(pool.formatted("true", six)))
        .anyMatch(each -> each.contains("there are not enough cards for those face down"));
    assertThat(problems(pool.formatted("false", seven)))
        .anyMatch(each -> each.contains("there are not enough cards for those face down"));
  }

  @Test
  @Shows("HOF-ENC-02")
  void layOutOnlyEncountersOfTheLevel() {
    String pool =
        "board: {pool: [the-crossroad, mr-lionel, trash-pile, test-of-strength, test-of-wit,"
            + " shrine, %s]}";

    assertThat(problems(pool.formatted("old-mill"))).isEmpty();
    assertThat(problems(pool.formatted("iron-helm")))
        .containsExactly(
            "/board/pool: Iron Helm is no Encounter of this level to be laid out (HOF-ENC-02)");
    assertThat(problems(pool.formatted("demon-trader")))
        .containsExactly(
            "/board/pool: Demon Trader is no Encounter of this level to be laid out (HOF-ENC-02)");
  }

  @ParameterizedTest
  @Shows("HOF-Q-54")
  @CsvSource(
      delimiter = '|',
      value = {
        "decks: {dealer: {discard: [flourish]}} | /decks/dealer: no such card here: Flourish",
        "decks: {minions: {deck: {order: [purge]}}} | /decks/minions: no such card here: Purge",
        "decks: {pain: {deck: {order: [purge]}}} | /decks/pain: no such card here: Purge",
        "decks: {pain: {discard: [1-of-dust]}} | /decks/pain: no such card here: 1 of Dust",
        "decks: {relics: {order: [purge]}} | /decks/relics: no such card here: Purge",
        "decks: {curses: {order: [purge]}} | /decks/curses: no such card here: Purge",
        "decks: {dealer: {discard: [bad-luck]}} | /decks/dealer: no such card here: Bad Luck",
        "decks: {row: [bad-luck, fence, purge, recall, rally, cleave]} | /decks/row: no such card here: Bad Luck",
        "heroes: {2: {hand: [scratch, scratch]}} | /heroes/2: no such card here: Scratch",
        "heroes: {2: {discard: [1-of-dust]}} | /heroes/2: no such card here: 1 of Dust",
      })
  void layNoCardWhereItDoesNotBelong(String zones, String problem) {
    assertThat(problems(zones)).contains(problem + " (HOF-Q-54)");
  }

  @Test
  @Shows("HOF-ROUND-01")
  void goOnWithTheCourseOfTheGameBelowAllElse() {
    String problem =
        ": the course of the game, or a duel, lies below all other steps, once (HOF-ROUND-01)";

    assertThat(problems("agenda: [course, explore]")).isEmpty();
    assertThat(problems("agenda: [explore]")).containsExactly("/agenda/0" + problem);
    assertThat(problems("agenda: [explore, course]"))
        .containsExactly("/agenda/0" + problem, "/agenda/1" + problem);
  }

  /** What a position may hold, a view of it tells. */
  @Test
  void fameOfFourFiguresIsNoBadPosition() {
    HofState rich = Scene.of(3, "heroes: {1: {fame: 1000}}").state();
    var view = Scene.GAME.view(rich, Seat.of(1));

    assertThat(Scene.GAME.notation().readView(Scene.GAME.notation().view(view)).orThrow())
        .isEqualTo(view);
  }

  /** What was known of a hand is not known of the one that is laid in its place. */
  @Test
  void layAHandThatNobodyKnows() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {hand: [hunt, hack], shown: [hunt]}}}");
    JsonNode anew = Document.yaml("zones", "{heroes: {1: {hand: [hack]}}}").orThrow().root();
    HofState laid = Scene.GAME.notation().arrange(scene.state(), anew).orThrow();

    assertThat(Battle.names(laid.heroes().get(1).shown())).isEmpty();
    assertThat(Battle.names(laid.heroes().get(1).hand())).containsExactly("hack");
  }
}
