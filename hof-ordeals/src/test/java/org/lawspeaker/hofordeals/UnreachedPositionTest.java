package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.testkit.coverage.Shows;

/** Positions that play never comes to. */
class UnreachedPositionTest {
  private static List<String> problems(String zones) {
    HofState start = Scene.GAME.start(Scene.rotated(Setup.of(3))).orThrow();
    Checked<HofState> arranged =
        Scene.GAME.notation().arrange(start, Document.yaml("zones", zones).orThrow().root());
    return Scene.GAME.check(arranged.orThrow()).stream().map(Problem::toString).toList();
  }

  @ParameterizedTest
  @Shows({"HOF-DEATH-01", "HOF-Q-121", "HOF-Q-76", "HOF-CARD-16", "HOF-RELIC-04", "HOF-STRIKE-04"})
  @CsvSource(
      delimiter = '|',
      value = {
        "{health: 0} | health: at Health 0 the death sequence is carried out (HOF-DEATH-01)",
        "{effort: 1} | effort: only the player whose turn it is has Effort (HOF-Q-121)",
        "{bound: [{id: 1, card: strive, power: 1}]} | bound: Strive is bound in a combat only"
            + " (HOF-Q-76)",
        "{bound: [{id: 1, card: hack, power: 1, unresolved: true}]} | bound: Hack waits to be resolved"
            + " in a combat only (HOF-STRIKE-04)",
        "{bound: [{id: 1, card: hack, power: 1, parts: [1]}]} | bound: Hack is divided in a combat"
            + " only (HOF-CARD-31)",
        "{gear: {off-hand: shield}, covered: {off-hand: lantern}} | covered: what lies on top of"
            + " it would have stashed it (HOF-CARD-16)",
        "{gear: {off-hand: conjured-shield}, covered: {off-hand: mirror-shield}} | covered: nothing is"
            + " laid on a Relic (HOF-RELIC-04)",
      })
  void ofAPlayer(String hero, String problem) {
    assertThat(problems("{step: explore, heroes: {1: %s}}".formatted(hero)))
        .containsExactly("/heroes/1/" + problem);
  }

  @ParameterizedTest
  @Shows({
    "HOF-ENC-02",
    "HOF-BOSS-10",
    "HOF-MODE-03",
    "HOF-Q-74",
    "HOF-REVEAL-02",
    "HOF-SETUP-02",
    "HOF-USAGE-04"
  })
  @CsvSource(
      delimiter = '|',
      value = {
        "sites: {c2: {card: open-road}} | /board/sites: Open Road is for Campaign Mode (HOF-MODE-03)",
        "sites: {c2: {card: old-mill}, c4: {card: old-mill}} | /board/sites: Old Mill lies there"
            + " twice (HOF-ENC-02)",
        "sites: {c2: {card: jack}, c4: {card: jack}} | /board/sites: Jack lies there twice"
            + " (HOF-BOSS-10)",
        "sites: {c2: {card: caravan}} | /board/sites: Caravan is of a later level (HOF-ENC-02)",
        "sites: {c2: {card: jack, cubes: 1}} | /board/sites: Jack has no Usage value (HOF-USAGE-04)",
        "sites: {c2: {cubes: 1}} | /board/sites: Usage cubes come when an Encounter is revealed"
            + " (HOF-REVEAL-02)",
        "board: {used: [hunt]} | /board/used: Hunt is no Encounter that has left the board"
            + " (HOF-Q-74)",
        "board: {used: [jack]} | /board/used: Jack is no Encounter that has left the board"
            + " (HOF-Q-74)",
        "{board: {used: [old-mill]}, sites: {c2: {card: old-mill}}} | /board/used: Old Mill is no"
            + " Encounter that has left the board (HOF-Q-74)",
      })
  void ofTheBoard(String zones, String problem) {
    assertThat(problems(zones)).containsExactly(problem);
  }

  @ParameterizedTest
  @Shows({"HOF-Q-85", "HOF-END-01"})
  @CsvSource(
      delimiter = '|',
      value = {
        "{board: {royalty: jack-of-dust}, turn: {slain: true}, step: explore} | /turn/slain: a"
            + " Royalty that is slain leaves the board (HOF-Q-85)",
        "{turn: {slain: true}, step: explore} | /turn/slain: somebody has slain the Royalty"
            + " (HOF-Q-85)",
        "{clock: {slayer: '1', level: 3}, board: {boss-hidden: true}} | /clock/slayer: the King has"
            + " not been slain (HOF-END-01)",
        "{clock: {slayer: '1'}} | /clock/slayer: the King has not been slain (HOF-END-01)",
        "{clock: {slayer: '1', level: 3}, board: {royalty: king-of-dust}} | /clock/slayer: the"
            + " King has not been slain (HOF-END-01)",
      })
  void ofRoyalty(String zones, String problem) {
    assertThat(problems(zones)).containsExactly(problem);
  }

  /** The level changes when the turn in which the Royalty fell is over. */
  @Test
  @Shows("HOF-LEVEL-01")
  void ofABuilderWhoseTurnIsOver() {
    String zones = "{clock: {builder: '1'}, turn: {active: '1'}, step: acquire}";

    assertThat(problems(zones)).isEmpty();
    assertThat(problems(zones.replace("active: '1'", "active: '2'")))
        .containsExactly(
            "/clock/builder: who has slain the Royalty is the one whose turn it is (HOF-LEVEL-01)");
  }

  @Test
  void ofACardUsedBySomebodyElsewhere() {
    String zones = "{turn: {used-by-others: [{seat: 2, card: lucky-coin}]}, step: explore}";

    assertThat(problems(zones)).isEmpty();
    assertThat(problems(zones.replace("seat: 2", "seat: 3")))
        .containsExactly("/turn/used-by-others: seats are 0 to 2, not 3 (HOF-Q-07)");
  }

  @ParameterizedTest
  @Shows({"HOF-MOVE-07", "HOF-CARD-09"})
  @CsvSource(
      delimiter = '|',
      value = {
        "began: a1 | /turn/began: no Encounter lies on a1 (HOF-MOVE-07)",
        "began: 25 | /turn/began: 0 to 24, not 25 (HOF-MOVE-07)",
        "began: -1 | /turn/began: 0 to 24, not -1 (HOF-MOVE-07)",
        "visited: '24 7' | /turn/visited: no Encounter lies on e5 (HOF-MOVE-07)",
        "visited: '99 7' | /turn/visited: 0 to 24, not 99 (HOF-MOVE-07)",
        "visited: '7 11' | /turn/visited: seat 1 has come to b3 last, and stands elsewhere"
            + " (HOF-CARD-09)",
      })
  void ofWhereATurnHasLed(String where, String problem) {
    String zones = "{step: explore, turn: {active: '1', %s}, heroes: {1: {space: c2}}}";

    assertThat(problems(zones.formatted("began: c3, visited: '11 7'"))).isEmpty();
    assertThat(problems(zones.formatted(where))).containsExactly(problem);
  }

  /** The turn is over: the spaces that it led to are those of the level before. */
  @Test
  @Shows("HOF-LEVEL-01")
  void ofATurnAfterWhichTheNextLevelIsLaidOut() {
    String zones = "{clock: {level: 2}, turn: {active: '1', stage: %s, began: a1, visited: '24'}}";

    assertThat(problems(zones.formatted("over"))).isEmpty();
    assertThat(problems(zones.formatted("rest")))
        .contains("/turn/began: no Encounter lies on a1 (HOF-MOVE-07)");
  }

  @Test
  @Shows("HOF-PLAY-09")
  void ofATurnInWhichAPainCardWasPlayed() {
    String zones = "{turn: {played: [hunt]}, step: explore}";

    assertThat(problems(zones)).isEmpty();
    assertThat(problems(zones.replace("hunt", "scratch")))
        .containsExactly("/turn/played: no such card here: Scratch (HOF-PLAY-09)");
  }

  @Test
  @Shows("HOF-AMBUSH-01")
  void ofAnAmbushWhereNobodyLurks() {
    String zones = Battle.zones("assigning", "bandit-camp", "food: 0", "{}", "1-of-dust");

    assertThat(problems(zones)).isEmpty();
    assertThat(problems(zones.replace("origin: activated", "origin: ambush")))
        .containsExactly("/fight/origin: Bandit Camp is no Ambush (HOF-AMBUSH-01)");
  }

  @Test
  @Shows("HOF-BOSS-09")
  void ofARoyaltyElsewhere() {
    String zones = Battle.bossZones("assigning", 1, "jack-of-dust", "food: 0", "jack-of-dust");

    assertThat(problems(zones)).isEmpty();
    assertThat(problems(zones.replace("encounter: jack", "encounter: bandit-camp")))
        .containsExactly(
            "/fight/encounter: a Royalty is fought at its Boss Encounter (HOF-BOSS-09)");
  }

  /** It is found, unless the position says otherwise. */
  @Test
  @Shows("HOF-BOSS-09")
  void ofARoyaltyWhoseEncounterIsFaceDown() {
    String zones =
        Battle.bossZones("assigning", 3, "king-of-dust", "food: 0", "king-of-dust")
            .replace("card: king}", "card: bandit-camp}")
            .replace("origin: activated", "origin: king")
            .replace("board: {", "board: {king: c2, ");

    assertThat(problems(zones)).isEmpty();
    assertThat(problems(zones.replace("board: {", "board: {boss-hidden: true, ")))
        .containsExactly(
            "/board/boss-hidden: a Royalty is met at its Boss Encounter (HOF-BOSS-09)");
  }

  @Test
  @Shows("HOF-BOSS-09")
  void ofAKingTokenBeforeTheKingIsFound() {
    String zones = "{clock: {level: 3}, board: {royalty: king-of-dust, king: 7}}";

    assertThat(problems(zones)).isEmpty();
    assertThat(problems(zones.replace("king: 7", "king: 7, boss-hidden: true")))
        .containsExactly(
            "/board/boss-hidden: a Royalty is met at its Boss Encounter (HOF-BOSS-09)");
  }

  @Test
  @Shows("HOF-KFIGHT-11")
  void ofKillsBeforeTheKingIsMet() {
    assertThat(problems("{clock: {level: 3, kills: 1}}")).isEmpty();
    assertThat(problems("{clock: {level: 2, kills: 1}}"))
        .containsExactly("/clock/kills: nobody has met the King yet (HOF-KFIGHT-11)");
    assertThat(problems("{clock: {level: 3, kills: 1}, board: {boss-hidden: true}}"))
        .containsExactly(
            "/board/boss-hidden: a Royalty is met at its Boss Encounter (HOF-BOSS-09)");
  }

  @Test
  @Shows("HOF-AMBUSH-04")
  void ofAnAmbushThatIsNotTheActivationOfItsTurn() {
    String zones = "{step: explore, turn: {ambushed: true, activated: true}}";

    assertThat(problems(zones)).isEmpty();
    assertThat(problems(zones.replace(", activated: true", "")))
        .containsExactly("/turn/ambushed: an Ambush is the activation of its turn (HOF-AMBUSH-04)");
  }

  @Test
  @Shows("HOF-EXPLORE-05")
  void ofACombatWhereItsFighterDoesNotStand() {
    String zones = Battle.zones("assigning", "bandit-camp", "food: 0", "{}", "1-of-dust");
    String away = zones.replace("space: c2", "space: c3");

    assertThat(problems(away))
        .containsExactly(
            "/fight/encounter: whoever fights at Bandit Camp stands there (HOF-EXPLORE-05)");
    assertThat(problems(away.replace("bandit-camp", "caravan").replace("{}", "{level: 2}")))
        .as("an Event is activated from elsewhere, too")
        .isEmpty();
    Scene moved = Scene.of(Setup.of(3).with("card-moves", "any-time"), away);
    assertThat(moved.window()).as("a card has moved the fighter").isEqualTo("assign");
  }

  @Test
  @Shows("HOF-KFIGHT-01")
  void ofAKingWhoFightsWithoutHisToken() {
    String zones =
        Battle.bossZones("assigning", 3, "king-of-dust", "food: 0", "king-of-dust")
            .replace("origin: activated", "origin: king");

    assertThat(problems(zones.replace("board: {", "board: {king: c2, "))).isEmpty();
    assertThat(problems(zones))
        .containsExactly("/fight/origin: the King token is not on the board (HOF-KFIGHT-01)");
  }

  @Test
  void ofTwoJacksInOneCombat() {
    String zones =
        Battle.bossZones("assigning", 1, "jack-of-dust", "food: 0", "jack-of-dust", "jack-of-dust");

    assertThat(problems(zones))
        .containsExactly("/fight/enemies: one Royalty fights on each level (HOF-SETUP-03)");
  }

  @Test
  @Shows("HOF-SETUP-02")
  void ofARowOfSeven() {
    assertThat(problems("decks: {row: [fence, purge, recall, rally, cleave, hunt, veteran]}"))
        .anyMatch(each -> each.startsWith("/decks/row") && each.endsWith("(HOF-SETUP-02)"));
  }

  @Test
  void ofASlayerWhoIsNotAtTheTable() {
    assertThat(problems("{clock: {slayer: '5', level: 3}, sites: {b3: {card: king}}}"))
        .containsExactly("/clock/slayer: seats are 0 to 2, not 5 (HOF-TIE-01)");
  }

  @Test
  @Shows("HOF-BOSS-10")
  void ofABossThatIsSlainWhereItIsLaid() {
    assertThat(problems("{clock: {slayer: '1', level: 3}, sites: {b3: {card: king}}}")).isEmpty();
    assertThat(problems("{clock: {builder: '2'}, sites: {c2: {card: jack}}}")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "power: 1, power: -2, /fight/enemies/0/power",
    "infected: 0, infected: -3, /fight/enemies/0/infected",
    "protection: 0, protection: -1, /fight/enemies/0/protection",
    "power: 1, 'power: 1, counted: -5', /fight/enemies/0/counted",
    "power: 1, 'power: 1, ignored: 10000', /fight/enemies/0/ignored",
    "'round: 1', 'round: 1, shards: -3', /fight/shards",
    "'round: 1', 'round: 1, removed: -1', /fight/removed",
    "'round: 1', 'round: 1, defeated-power: -5', /fight/defeated-power",
  })
  @Shows("HOF-Q-17")
  void ofNumbersThatNothingBringsAbout(String right, String wrong, String place) {
    String zones = Battle.zones("assigning", "bandit-camp", "food: 0", "{}", "1-of-dust");

    assertThat(zones).contains(right);
    assertThat(problems(zones.replace(right, wrong)))
        .singleElement()
        .asString()
        .startsWith(place + ": ")
        .endsWith("(HOF-Q-17)");
  }

  @Test
  @Shows("HOF-ASSIGN-01")
  void ofACardThatNoWeaponTakes() {
    String zones = Battle.zones("assigning", "bandit-camp", "food: 0", "{}", "1-of-dust");

    assertThat(problems(zones.replace("power: 1", "power: 1, assigned: [scratch]")))
        .contains("/fight/enemies/0/assigned: no such card here: Scratch (HOF-ASSIGN-01)");
  }

  @Test
  @Shows("HOF-CLEAN-01")
  void ofADefeatedEnemyOnceItsRoundIsCleanedUp() {
    String zones = Battle.zones("continuing", "bandit-camp", "food: 0", "{}", "1-of-dust");
    String fallen = "round: 1, fallen: [{id: 2, card: 2-of-dust, power: 2}]";

    assertThat(problems(zones.replace("round: 1", fallen)))
        .containsExactly(
            "/fight/fallen: the defeated lie there only until the clean-up (HOF-CLEAN-01)");
  }

  @ParameterizedTest
  @Shows("HOF-ENEMY-07")
  @CsvSource({"defeated", "before"})
  void ofADefeatThatIsNoEnemys(String key) {
    String zones = Battle.zones("continuing", "bandit-camp", "food: 0", "{}", "1-of-dust");

    assertThat(problems(zones.replace("round: 1", "round: 1, " + key + ": [2-of-dust]"))).isEmpty();
    assertThat(problems(zones.replace("round: 1", "round: 1, " + key + ": [strive]")))
        .containsExactly("/fight/" + key + ": no such card here: Strive (HOF-ENEMY-07)");
  }
}
