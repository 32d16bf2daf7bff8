package org.lawspeaker.handofdestiny.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;
import static org.lawspeaker.handofdestiny.Position.start;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.testkit.coverage.Shows;

/** Positions laid anew, and what is refused about them. */
class ArrangementTest {
  private static Checked<HandState> arrange(String yaml) {
    return GAME.notation()
        .arrange(start().state(), Document.yaml("overlay", yaml).orThrow().root());
  }

  private static ImmutableList<Problem> problems(String overlay) {
    return arrange("{" + overlay + "}").problems();
  }

  @Test
  void anEmptyOverlayChangesNothing() {
    assertThat(arrange("{}").orThrow()).isEqualTo(start().state());
  }

  @Test
  void cardsThatAreNotPlacedLieInTheUnderworld() {
    Position.of("row: [brute-11, guard-12], strength: [bear, brute-4]")
        .has("/row", "brute-11 guard-12")
        .has("/strength", "bear brute-4")
        .has("/underworld", "brute-1 brute-5 brute-6 brute-7 brute-8 brute-9 brute-10");
  }

  @Test
  @Shows("HOD-Q-12")
  void cardsThatAreNamedInTheUnderworldAreItsNewest() {
    Position.of("row: [brute-11, guard-12], strength: [bear], underworld: [brute-7, brute-4]")
        .has("/underworld", "brute-1 brute-5 brute-6 brute-8 brute-9 brute-10 brute-7 brute-4");
  }

  @Test
  void theUnderworldIsEmptyOnlyIfEveryCardLiesElsewhere() {
    assertThat(problems("row: [brute-1, brute-2], strength: [brute-4], underworld: []"))
        .extracting(Problem::toString)
        .containsExactly("/underworld: it is not empty: 8 cards have no other place");
    Position.of("row: [brute-1, 10 unseen], underworld: []").has("/underworld", "");
  }

  @Test
  void whatThePhaseBeforeLeftBehindDoesNotHinderTheOneThatIsLaid() {
    HandState merchant =
        Position.of(
                "phase: merchant, strength: [], boss: {damage: 9, criticals: [1]},"
                    + " purse: {potions-held: [elixir]}",
                "hero=robin")
            .state();
    JsonNode zones = Document.yaml("overlay", "{row: [brute-1, brute-2]}").orThrow().root();

    new Position(GAME.notation().arrange(merchant, zones).orThrow(), ImmutableList.of())
        .has("/boss/damage", 0)
        .has("/boss/criticals", "")
        .has("/purse/potions-held", "");
  }

  @Test
  @Shows("HOD-POTION-06")
  void aHeldPotionHasBeenBought() {
    Position.of(
            "phase: merchant, strength: [], purse: {gold: 9, potions-held: [elixir]}", "hero=robin")
        .has("/purse/potions-bought", "elixir")
        .refuses("buy elixir", "HOD-POTION-06");
  }

  @Test
  void theHpOfTheBossMayBeSaidAsTheyAre() {
    Position.of("phase: boss, wave: 2, strength: [], boss: {hp: 20, damage: 4}")
        .has("/boss/hp", 20);
    Position.of("row: [brute-1], wave: 3, boss: {hp: 30}").has("/boss/hp", 30);
  }

  @Test
  void placesOfTheRowThatNobodyHasSeenHoldTheOtherCards() {
    Position.of(
            "row: [brute-1, brute-2, '?', '?', '?', '?', '?', '?'], strength: [brute-9, brute-10,"
                + " brute-11]")
        .has("/row", "brute-1 brute-2 6 unseen")
        .has("/underworld", "");
  }

  @Test
  void withoutCardZonesTheCardsStayWhereTheyAre() {
    JsonNode zones = Document.yaml("overlay", "{hero: {left: 2}}").orThrow().root();
    Position before = Position.of("row: [brute-1, brute-2], strength: [brute-4, bear]");

    new Position(GAME.notation().arrange(before.state(), zones).orThrow(), ImmutableList.of())
        .has("/row", "brute-1 brute-2")
        .has("/strength", "brute-4 bear")
        .has("/hero/left", 2)
        .has("/hero/hp", 4);
  }

  @Test
  void thePartsThatAPositionMergesMayLeaveOutEveryKey() {
    JsonNode parts = GAME.notation().positionSchema().path("$defs");

    assertThat(ImmutableList.of("layout", "hero-layout", "boss-layout", "purse-layout"))
        .allSatisfy(part -> assertThat(parts.path(part).has("properties")).isTrue())
        .allSatisfy(part -> assertThat(parts.path(part).has("required")).isFalse());
    Position.of("row: [brute-1], hero: {right: 2}, boss: {damage: 0}, purse: {gold: 3}")
        .has("/hero/hp", 4);
  }

  @Test
  void monstersInTheRowMeanCombatInTheFightStep() {
    Position.of("row: [banshee, brute-2]", "hero=merlin")
        .has("/phase", "combat")
        .has("/monsters", "")
        .asks("fight", "HOD-FIGHT-01");
  }

  @Test
  void theResolveStepTakesMonstersAsComingIntoView() {
    Position.of("row: [banshee, brute-2], step: resolve", "hero=merlin")
        .has("/monsters/banshee/spent", true)
        .asks("exhaust", "HOD-TAKE-03");
  }

  @Test
  void theGoldOfTheMerchantPhaseIsCountedUnlessItIsGiven() {
    Position.of("phase: merchant, strength: [brute-1, guard-12]").has("/purse/gold", 5);
    Position.of("phase: merchant, strength: [brute-1, guard-12], purse: {gold: 7}")
        .has("/purse/gold", 7);
  }

  @Test
  void theBossIsAsItIsGiven() {
    Position.of("phase: boss, strength: [], boss: {damage: 4, criticals: [1, 3]}")
        .has("/boss/damage", 4)
        .has("/boss/criticals", "1 3")
        .refuses("critical 3", "HOD-CRIT-03", "HOD-CRIT-06");
  }

  @Test
  void anArrangedHeroWithoutHpHasLost() {
    Position.of("row: [brute-1], hero: {left: 3, right: 3}").ended(Result.LOST, "HOD-HP-04");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "row: [nobody] | '/row/0: no monster is written \"nobody\"'",
        "'row: [brute-1, guard-11]' | the card of brute-1 is in 2 places;"
            + " each of the eleven monster cards is in one (HOD-COMPONENT-03, HOD-Q-84)",
        "'row: [brute-1], strength: [nobody]' |"
            + " '/strength/0: no monster is written \"nobody\"'",
        "'row: [brute-1, 0 unseen]' | '/row/1: no monster is written \"0 unseen\"'",
        "row: [brut-1] | '/row/0: no monster is written \"brut-1\"; did you mean \"brute-1\"?'",
        "row: brute-1 | '/row: expected a list, found the text \"brute-1\"'",
        "phase: setup | /phase: arrange combat, boss or merchant; setup follows by leaving",
        "underworld: [brute-1] | '/row: lay monsters, or name the phase: combat, boss or merchant'",
        "row: [] | '/row: lay monsters, or name the phase: combat, boss or merchant'",
        "phase: dance | '/phase: unknown phase \"dance\". Known: setup, combat, boss, merchant'",
        "'row: [brute-1], step: cleanup' | '/step: cleanup is not one of [fight, resolve]'",
        "'phase: boss, strength: [], step: resolve' | /step: only combat has steps",
        "'phase: merchant, strength: [], step: fight' | /step: only combat has steps",
        "'row: [brute-1], wave: 0' | '/wave: 1 to 4, not 0 (HOD-GAME-02)'",
        "'row: [brute-1], wave: 5' | '/wave: 1 to 4, not 5 (HOD-GAME-02)'",
        "'row: [], phase: combat' | /row: combat with no monster left (HOD-BOSS-01)",
        "'row: [brute-1], phase: boss' | /row: monsters remain in the Boss phase (HOD-BOSS-08)",
        "'row: [brute-1], phase: merchant' | /row: monsters remain in the Merchant phase"
            + " (HOD-BOSS-08)",
        "'row: [brute-1, \"?\"]' | '/row: 1 place of the monster deck (HOD-SETUP-04) is unseen,"
            + " but 10 cards have no other place'",
        "'row: [brute-1, 10 unseen], wave: 2' |"
            + " /row: after wave 1 every card has been seen (HOD-Q-72)",
        "'row: [brute-1], hero: {left: 1, hp: 6}' |"
            + " '/hero/hp: HP is 6 (HOD-HP-01) less the exhausted abilities: 5, not 6'",
        "'row: [brute-1], hero: {left: 3}' | '/hero: exhausted are 0 to 3 of each column, never 3"
            + " of one and 0 of the other, not 3 and 0 (HOD-EXHAUST-05)'",
        "'row: [brute-1], hero: 4' | '/hero: expected an object with hp, left, right, found the number 4'",
        "'row: [brute-1], hero: {paid: [dance]}' | '/hero/paid/0: unknown ability \"dance\". Known:"
            + " arrow, volley, slay, trap, shove, hush'",
        "'row: [brute-1], hero: {once: [arrow, dance]}' | '/hero/once/1: unknown ability \"dance\"."
            + " Known: arrow, volley, slay, trap, shove, hush'",
        "'row: [brute-1], weapon: {owned: {name: axe, ready: true}}' | '/weapon: unknown weapon of"
            + " the hero''s merchant \"axe\". Known: sling, great-sling, staff, great-staff'",
        "'row: [brute-1], purse: {potions-held: [ale]}' | '/purse/potions-held/0: unknown potion"
            + " \"ale\". Known: draught, elixir, tonic, poison, salve, venom'",
        "'row: [brute-1], monsters: {brute-1: {damage: -1}}' |"
            + " /monsters/brute-1/damage: 0 to 32767",
        "'row: [brute-1], monsters: {brute-1: {damage: 32768}}' |"
            + " /monsters/brute-1/damage: 0 to 32767",
        "'row: [brute-1], monsters: {brute-1: {gained: 32768}}' |"
            + " /monsters/brute-1/gained: -32768 to 32767",
        "'row: [brute-1], monsters: {fish: {damage: 1}}' |"
            + " '/monsters/fish: no monster is written \"fish\"'",
        "'row: [brute-1], peeked: [brute-2]' |"
            + " /peeked: only a card of the row can be peeked at (HOD-Q-23)",
        "'row: [bear, brute-1, brute-6, wolf], peeked: [brute-6, wolf]' | '/peeked: no card behind"
            + " third position is visible by peeking (HOD-Q-23)'",
        "'row: [brute-1], hero: {once: [arrow]}' | '/hero/once: Arrow is no stock ability marked x1"
            + " (HOD-STOCK-04)'",
        "'row: [brute-1], boss: {damage: 3}' | '/boss: nothing has happened to the boss before its"
            + " phase (HOD-BOSS-09)'",
        "'row: [brute-1], boss: {criticals: [1]}' | '/boss: nothing has happened to the boss before"
            + " its phase (HOD-BOSS-09)'",
        "'phase: boss, strength: [], boss: {hp: 4}' |"
            + " '/boss/hp: the boss of wave 1 has 10 HP, not 4 (HOD-BOSS-03)'",
        "'row: [brute-1], purse: {potions-held: [elixir]}' |"
            + " '/purse/potions-held: potions lapse when combat begins (HOD-Q-67)'",
        "'phase: boss, strength: [], purse: {potions-held: [elixir]}' |"
            + " '/purse/potions-held: potions lapse when combat begins (HOD-Q-67)'",
        "'phase: merchant, strength: [], purse: {potions-held: [draught]}' |"
            + " '/purse/potions-held: Draught acts at once and is never held (HOD-POTION-01)'",
        "'phase: merchant, strength: [], purse: {basic-bought: true}' |"
            + " '/purse: a weapon was bought, but none is owned (HOD-WEAPON-05)'",
        "'phase: merchant, strength: [], purse: {upgrade-bought: true}' |"
            + " '/purse: a weapon was bought, but none is owned (HOD-WEAPON-05)'",
        "'row: [brute-1], doubled: [brute-2]' |"
            + " /doubled: only a slotted card can be doubled (HOD-Q-39)",
        "'row: [brute-1], turn: -1' | '/turn: at least 0, not -1 (HOD-TURN-01)'",
        "'row: [brute-1], boost: -5' | '/boost: at least 0, not -5 (HOD-Q-39)'",
        "'row: [brute-1], rotations: -1' | '/rotations: at least 0, not -1 (HOD-PENALTY-05)'",
        "'phase: boss, strength: [], boss: {damage: -1}' | '/boss/damage: at least 0, not -1"
            + " (HOD-Q-59)'",
        "'phase: boss, strength: [], boss: {criticals: [4]}' | '/boss/criticals: 1 to 3, not 4"
            + " (HOD-CRIT-01)'",
        "'phase: boss, strength: [], boss: {criticals: [0]}' | '/boss/criticals: 1 to 3, not 0"
            + " (HOD-CRIT-01)'",
        "'phase: boss, strength: [], purse: {fined: 1}' | '/purse/fined: a penalty takes gold only"
            + " when the boss was not defeated (HOD-PENALTY-01)'",
        "'phase: merchant, strength: [], purse: {gold: -4}' | '/purse/gold: at least 0, not -4"
            + " (HOD-Q-61)'",
        "'wave: 4, phase: merchant, row: [], strength: []' |"
            + " /phase: wave 4 ends with its Boss phase (HOD-Q-69)",
        "ending: fallen | /ending: follows from setup, phase and step; leave it out"
      })
  void anImpossiblePositionIsRefused(String overlay, String problem) {
    assertThat(problems(overlay)).extracting(Problem::toString).containsExactly(problem);
  }

  @Test
  @Shows({"HOD-STOCK-04", "HOD-Q-48"})
  void aStockAbilityIsNotPaidWithStrengthAndOnlyX1IsUsedUp() {
    assertThat(Position.problems("row: [brute-1], hero: {paid: [ember]}", "hero=circe"))
        .containsExactly(
            "/hero/paid: Ember is a stock ability, which is never activated with strength"
                + " (HOD-Q-48)");
    assertThat(Position.problems("row: [brute-1], hero: {once: [build-rage]}", "hero=galathar"))
        .containsExactly("/hero/once: Build Rage is no stock ability marked x1 (HOD-STOCK-04)");
  }

  @Test
  void anOverlayNestedTooDeepIsRefused() {
    ObjectNode deep = JsonNodeFactory.instance.objectNode();
    for (int i = 0; i < 100_000; i++) {
      deep = JsonNodeFactory.instance.objectNode().set("hero", deep);
    }
    assertThat(GAME.notation().arrange(start().state(), deep).problems())
        .containsExactly(new Problem("", "nested more than 64 deep"));
  }

  @Test
  void everyKeyThatFollowsFromOthersIsRefused() {
    assertThat(
            problems(
                "agenda: [], settings: {}, visible: [], arrived: [], noticed: [], departed: true"))
        .extracting(Problem::place)
        .containsExactly("/agenda", "/settings", "/visible", "/arrived", "/noticed", "/departed");
  }

  @Test
  void aPositionIsAnObject() {
    assertThat(arrange("[brute-1]").problems())
        .extracting(Problem::message)
        .containsExactly("a position is an object with zones such as row and strength");
  }

  @Test
  @Shows({"HOD-SLOT-02", "HOD-Q-84"})
  void anUnseenStrengthCardIsRefusedWithEveryCardThatIsMissing() {
    assertThat(problems("row: [brute-1], strength: ['?']"))
        .hasSize(11)
        .first()
        .extracting(Problem::message)
        .isEqualTo("a slotted card can be read (HOD-SLOT-02)");
  }

  @Test
  @Shows("HOD-BOSS-08")
  void theBossPhaseIsNotArrangedWithMonstersInFrontOfTheBoss() {
    assertThat(problems("phase: boss, row: [brute-1, brute-2]"))
        .extracting(Problem::message)
        .containsExactly("monsters remain in the Boss phase (HOD-BOSS-08)");
  }

  @Test
  @Shows("HOD-TURN-01")
  void aPositionInTheResolveStepIsOneOfTheFirstTurn() {
    Position.of("row: [harmless, brute-2, brute-3], step: resolve")
        .has("/turn", 1)
        .plays("take front")
        .cites("turn", "HOD-TURN-02")
        .notes("turn", "turn", 2);
  }

  @Test
  void whatWasNotedOfCardsIsGoneWhenTheyAreLaidAnew() {
    Position before =
        Position.of(
            "row: [brute-6, brute-7, brute-8], strength: [brute-5], doubled: [brute-5],"
                + " peeked: [brute-8], monsters: {brute-6: {damage: 2}}");
    JsonNode anew =
        Document.yaml("overlay", "{row: [brute-6, brute-7, brute-8], strength: [brute-5]}")
            .orThrow()
            .root();
    HandState laid = GAME.notation().arrange(before.state(), anew).orThrow();

    new Position(laid, before.events())
        .has("/doubled", "")
        .has("/peeked", "")
        .has("/monsters", "")
        .sees("brute-6 6/1", "brute-7 7/1");
  }
}
