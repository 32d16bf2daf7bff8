package org.lawspeaker.handofdestiny.combat.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.HandOfDestiny;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.testkit.coverage.Shows;

/** Monster abilities that a strength attack sets off. */
class AttackedAbilitiesTest {
  private static final String SPENT =
      "row: [hedgehog, brute-5], strength: [brute-2], monsters: {hedgehog: {spent: true}}";
  private static final String X1 = "on: attacked, once: true, effects: ";

  private static Position attacked(String overlay) {
    return Position.of(overlay, "hero=galathar").plays("attack front", "add brute-2", "strike");
  }

  @Test
  @Shows("HOD-ORDER-04")
  void anAbilityWhenAttackedIsResolvedAfterTheAttack() {
    attacked("row: [hedgehog, brute-5], strength: [brute-2]")
        .tells("strength-attack", "resolved")
        .notes("resolved", "monster", "hedgehog")
        .asks("exhaust", "HOD-TAKE-03")
        .plays("exhaust 1 0")
        .has("/hero/hp", 5)
        .sees("hedgehog 6/1", "brute-5 5/1");
  }

  @Test
  void anAbilityWhenAttackedIsNotDueByBeingVisible() {
    Position.of("row: [hedgehog, brute-5], step: resolve", "hero=galathar")
        .asks("fight", "HOD-FIGHT-01")
        .has("/hero/hp", 6);
  }

  @Test
  void anAttackOnAnotherMonsterSetsNothingOff() {
    attacked("row: [brute-5, hedgehog], strength: [brute-2]")
        .isSilentOf("resolved")
        .has("/hero/hp", 6)
        .asks("fight", "HOD-FIGHT-01");
  }

  @Test
  void whatIsDefeatedByTheAttackDoesNotResolveItsAbility() {
    attacked("row: [hedgehog, brute-5], strength: [brute-2], monsters: {hedgehog: {damage: 6}}")
        .isSilentOf("resolved")
        .has("/strength", "hedgehog")
        .has("/hero/hp", 6);
  }

  @Test
  void anAbilityThatIsNotMarkedIsResolvedAtEveryAttack() {
    attacked(SPENT).notes("resolved", "monster", "hedgehog").asks("exhaust", "HOD-TAKE-03");
  }

  @Test
  @Shows("HOD-Q-22")
  void anAbilityWhoseMonsterWasMovedOutOfSightIsNotResolvedWhenItComesBack() {
    HandOfDestiny game =
        altered(
            "name: Sling, price: 3, effects: [{damage: {amount: 4, target: chosen}}]",
            "name: Sling, price: 3, effects: [{move-to: {target: front, to: 3}}]");
    HandState away =
        played(
            game,
            Position.of(
                    "row: [hedgehog, brute-5, brute-7], strength: [brute-2], weapon: {owned: {name:"
                        + " sling, ready: true}}",
                    "hero=robin")
                .state(),
            "attack front",
            "add brute-2",
            "strike",
            "weapon");
    assertThat(row(game, away)).isEqualTo("[\"brute-5\",\"brute-7\",\"hedgehog\"]");

    HandState back = played(game, away, "take front", "exhaust 1 0");
    assertThat(row(game, back)).isEqualTo("[\"brute-7\",\"hedgehog\"]");
    assertThat(asked(game, back)).isEqualTo("fight");
  }

  @Test
  @Shows("HOD-ABILTYPE-10")
  void anAbilityMarkedX1IsResolvedAtTheFirstAttackOnly() {
    assertThat(askedAfterAttack("row: [hedgehog, brute-5], strength: [brute-2]"))
        .isEqualTo("exhaust");
    assertThat(askedAfterAttack(SPENT)).isEqualTo("fight");
  }

  /** What is asked after an attack on a hedgehog whose ability is marked x1. */
  private static String askedAfterAttack(String overlay) {
    HandOfDestiny marked = altered("on: attacked, effects: [{hurt", X1 + "[{hurt");
    HandState state = Position.of(overlay, "hero=galathar").state();
    return asked(marked, played(marked, state, "attack front", "add brute-2", "strike"));
  }

  @Test
  @Shows("HOD-ABILTYPE-03")
  void aNormalAbilityOfTwoChoicesIsCarriedOutForACardThatComesBehindItsMonster() {
    String rotates = "{rotate-higher: {target: behind}}";
    HandOfDestiny game =
        altered(rotates, "{one-of: {of: [{rotate: {target: second}}, " + rotates + "]}}");
    HandState state =
        Position.of("row: [watcher, brute-6, brute-7], strength: [brute-8]", "hero=robin").state();
    HandState moved = played(game, state, "attack second", "add brute-8", "strike");
    assertThat(row(game, moved)).isEqualTo("[\"watcher\",\"brute-7\"]");
    assertThat(asked(game, moved)).isEqualTo("react");
    assertThat(asked(game, played(game, moved, "pass"))).isEqualTo("option");
  }

  @Test
  @Shows("HOD-Q-38")
  void anAttackWorthNothingIsAnAttackAllTheSame() {
    HandOfDestiny shelled =
        altered("on: attacked, ", "on: attacked, lasting: [{card-change: {amount: -4}}], ");
    HandState state =
        Position.of("row: [hedgehog, brute-5], strength: [brute-2]", "hero=galathar").state();
    HandState struck = played(shelled, state, "attack front", "add brute-2", "strike");
    assertThat(asked(shelled, struck)).isEqualTo("exhaust");
    assertThat(shelled.notation().state(struck).at("/visible/0/remaining").asInt()).isEqualTo(8);
  }

  /** The game with the test pack in which something else is written. */
  private static HandOfDestiny altered(String printed, String instead) {
    String text = PackText.resource(Position.class, "/rulings/test-pack.yaml").text();
    assertThat(text).contains(printed);
    return HandOfDestinyProvider.read(new PackText("altered", text.replace(printed, instead)))
        .orThrow();
  }

  private static HandState played(HandOfDestiny game, HandState from, String... moves) {
    HandState state = from;
    for (String move : moves) {
      state = game.apply(state, game.notation().readMove(state, move).orThrow());
    }
    return state;
  }

  private static String asked(HandOfDestiny game, HandState state) {
    return ((Pending.Choose<HandMove>) game.pending(state)).window().name();
  }

  private static String row(HandOfDestiny game, HandState state) {
    return game.notation().state(state).at("/row").toString();
  }
}
