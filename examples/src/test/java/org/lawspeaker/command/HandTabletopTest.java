package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.handofdestiny.HandOfDestiny;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandState;

/** Numbers are those of cards of the reference pack that the rulebook prints. */
class HandTabletopTest {
  private static final HandOfDestiny GAME = new HandOfDestinyProvider().game();
  private static final String FIGHT = "row: [chieftain, watcher], strength: [phase-worm]";

  private static HandState position(String zones) {
    HandState start = GAME.start(Setup.of(1).with("hero", "galathar")).orThrow();
    return GAME.notation()
        .arrange(start, Document.yaml("zones", "{" + zones + "}").orThrow().root())
        .orThrow();
  }

  private static String drawn(HandState position, Ink ink) {
    return new HandTabletop().draw(GAME, GAME.view(position, Seat.of(0)), ink);
  }

  private static String drawn(String zones) {
    return drawn(position(zones), Ink.PLAIN);
  }

  @Test
  void drawsTheRowWithItsNumbers() {
    assertThat(drawn(FIGHT + ", turn: 2"))
        .startsWith("Wave 1 of 4, combat, turn 2 (normal)\n")
        .contains("\n  front       Chieftain          HP 8  damage 2  coins 2  warrior\n   ")
        .contains("\n  second      Watcher            HP 7  damage 1  coins 1  magic\n   ")
        .contains("\n  behind      none, then the boss\n")
        .contains("\n  strength    Phase Worm 8 (2 gold)\n");
  }

  @Test
  void drawsUnseenCardsAsQuestionMarks() {
    HandState start = GAME.start(Setup.of(1)).orThrow();

    assertThat(drawn(start, Ink.PLAIN))
        .contains("\n  behind      ?, ?, ?, ")
        .contains("?, then the boss\n  strength    none\n");
  }

  @Test
  void drawsDamageAndWhatTheNextAttackGains() {
    assertThat(
            drawn(FIGHT + ", monsters: {chieftain: {damage: 3}}, boost: 2, doubled: [phase-worm]"))
        .contains("\n  front       Chieftain          HP 5 of 8  damage 2")
        .contains("  strength    Phase Worm 8 doubled (2 gold); the next attack gains 2\n");
  }

  @Test
  void drawsTheAttackThatIsPutTogether() {
    HandState position = position(FIGHT);
    HandState begun = GAME.apply(position, read(position, "attack front"));
    HandState added = GAME.apply(begun, read(begun, "add phase-worm"));

    assertThat(drawn(position, Ink.PLAIN)).doesNotContain("\n  attack ");
    assertThat(drawn(begun, Ink.PLAIN))
        .contains("\n  attack      no card yet against Chieftain, HP 8\n");
    assertThat(drawn(added, Ink.PLAIN))
        .contains("\n  attack      Phase Worm: 8 against Chieftain, HP 8\n");
  }

  @Test
  void drawsTheAttackOnTheBoss() {
    HandState position = position("phase: boss, row: [], strength: [phase-worm]");
    HandState begun = GAME.apply(position, read(position, "attack boss"));
    String boss = GAME.cards().boss(0).name();

    assertThat(drawn(begun, Ink.PLAIN))
        .containsPattern("\n  attack      no card yet against " + boss + ", HP \\d+\n");
  }

  private static HandMove read(HandState at, String move) {
    return GAME.notation().readMove(at, move).orThrow();
  }

  @Test
  void marksExhaustedAbilities() {
    assertThat(drawn(FIGHT + ", hero: {hp: 4, left: 1, right: 1}"))
        .contains(" HP 4 of 6  [x] exhausted  [/] used\n")
        .containsPattern("\n    \\[ ] left  3  .*\n    \\[ ] right 3  .*\n    \\[ ] left  2  ")
        .containsPattern("\n    \\[x] left  1  .*\n    \\[x] right 1  .*$");
  }

  @Test
  void drawsTheBossWithItsCriticalHits() {
    assertThat(
            drawn(
                "phase: boss, row: [], strength: [phase-worm], turn: 3,"
                    + " boss: {hp: 16, damage: 1, criticals: [1]}"))
        .startsWith("Wave 1 of 4, boss (normal)\n")
        .doesNotContain("\n  front")
        .containsPattern(
            "\n  boss        \\w+ \\w+  ?level 1  HP \\d+ of \\d+  reward \\d+ gold  or")
        .containsPattern("\n              critical 1: an attack of \\d+ for .*\\(used\\)\n")
        .containsPattern("\n              critical 2: an attack of \\d+ for [^(]*\n");
  }

  @Test
  void drawsTheMerchantOnlyInItsPhase() {
    assertThat(drawn(FIGHT)).doesNotContain("merchant");
    assertThat(drawn("phase: merchant, wave: 2, row: [], strength: [], purse: {gold: 7}"))
        .startsWith("Wave 2 of 4, merchant (normal)\n")
        .containsPattern("\n  merchant    7 gold\n              \\w.{23} +\\d+ gold  \\w");
  }

  @Test
  void drawsTheWeaponThatIsOwned() {
    String weapon =
        GAME.cards().merchant(GAME.cards().hero(0).heroClass()).weapons().get(0).at(false).name();
    String owned = "weapon: {owned: {name: " + Words.slug(weapon) + ", ready: ";

    assertThat(drawn(FIGHT + ", " + owned + "true}}")).contains("  weapon " + weapon + "  [x]");
    assertThat(drawn(FIGHT + ", " + owned + "false}}"))
        .contains("  weapon " + weapon + " (not ready)  [x]");
  }

  @Test
  void setsNamesInBold() {
    assertThat(drawn(position(FIGHT), Ink.COLOURED))
        .contains("  front       \u001b[1mChieftain         \u001b[0m HP 8");
  }

  @Test
  void isTheTableOfTheHandOfDestiny() {
    assertThat(Ran.of("play", "hand-of-destiny").out()).contains("\nWave 1 of 4, combat, turn 1");
  }
}
