package org.lawspeaker.handofdestiny.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.start;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.pack.PackFile;
import org.lawspeaker.testkit.coverage.Shows;

/** The two sides and halves of a card: chapter FACE. */
class TurningTest {
  @ParameterizedTest
  @ValueSource(strings = {"brute-1", "guard-11", "forest-dragon", "ogre"})
  @Shows("HOD-FACE-01")
  void aCardHoldsFourMonstersOfWhichOneCounts(String monster) {
    start()
        .allows("reveal " + monster, "HOD-FACE-01")
        .plays("reveal " + monster)
        .has("/strength", monster);
  }

  @Test
  @Shows("HOD-FACE-01")
  void aCardWithThreeMonstersIsRefused() {
    String pack = PackText.resource(Position.class, "/rulings/test-pack.yaml").text();
    String ogre =
        "      - {name: Ogre, damage: 6, hp: 9, coins: 1, type: warrior, provenance: house}\n";

    assertThat(PackFile.read(new PackText("pack", pack.replace(ogre, ""))).problems())
        .singleElement()
        .asString()
        .contains("/monsters/0/faces", "4");
  }

  @ParameterizedTest
  @CsvSource({"brute-2, wolf", "guard-12, dancer", "wolf, brute-2", "dancer, guard-12"})
  @Shows("HOD-FACE-02")
  void flippingShowsTheSameEndOfTheOtherSide(String before, String after) {
    Position.of("row: [brute-9, brute-8], strength: [" + before + "]", "hero=morgan")
        .plays("use turnover by exhausting")
        .cites("strength-turned", "HOD-FACE-02")
        .has("/strength", after);
  }

  @ParameterizedTest
  @CsvSource({"brute-2, guard-12", "guard-12, brute-2", "wolf, dancer", "dancer, wolf"})
  @Shows("HOD-FACE-03")
  void rotatingShowsTheOtherEndOfTheSameSide(String before, String after) {
    Position.of("row: [brute-9, brute-8], strength: [" + before + "]", "hero=galathar")
        .plays("use pivot by exhausting")
        .cites("strength-turned", "HOD-FACE-03")
        .has("/strength", after);
  }

  @Test
  @Shows("HOD-FACE-04")
  void flippingAVisibleMonsterPutsTheMonsterOfTheOtherSideInItsPosition() {
    Position.of("row: [brute-9, guard-11, brute-8]", "hero=merlin")
        .plays("use mirror by exhausting", "target guard-11")
        .cites("flipped", "HOD-FACE-04")
        .notes("flipped", "now", "ogre")
        .has("/row", "brute-9 ogre brute-8")
        .sees("brute-9 9/1", "ogre 9/6");
  }

  @Test
  @Shows("HOD-FACE-05")
  void rotatingAVisibleMonsterPutsTheMonsterOfTheLowerHalfInItsPosition() {
    Position.of("row: [brute-9, brute-1, brute-8]", "hero=morgan")
        .plays("use twist by exhausting", "target brute-1")
        .cites("rotated", "HOD-FACE-05")
        .notes("rotated", "now", "guard-11")
        .has("/row", "brute-9 guard-11 brute-8")
        .sees("brute-9 9/1", "guard-11 11/2");
  }

  @Test
  @Shows("HOD-FACE-06")
  void theMonsterOnTheLowerHalfCannotBeChosen() {
    Position.of("row: [brute-5, brute-6]", "hero=robin")
        .plays("use arrow by exhausting")
        .refuses("target guard-15", "HOD-FACE-06")
        .refuses("target assassin", "HOD-FACE-06");
  }

  @Test
  @Shows("HOD-FACE-06")
  void theMonsterOnTheLowerHalfHasNoEffect() {
    // Below are the Scout, who would hurt the hero, and the Forest Dragon, who would eat the Bear.
    Position.of("row: [harmless, brute-9], step: resolve")
        .asks("fight", "HOD-FIGHT-01")
        .has("/hero/hp", 6);
    Position.of("row: [ogre, bear], step: resolve")
        .asks("fight", "HOD-FIGHT-01")
        .sees("ogre 9/6", "bear 7/3");
  }

  @Test
  @Shows("HOD-Q-32")
  void damageStaysWithTheSideThatSufferedIt() {
    Position.of(
            "row: [brute-6, brute-7], strength: [brute-9],"
                + " monsters: {brute-6: {damage: 2, barred: true}}",
            "hero=merlin")
        .plays("use mirror with brute-9", "target brute-6")
        .sees("harmless 4/0", "brute-7 7/1")
        .has("/monsters/harmless", "")
        .plays("use mirror by exhausting", "target harmless")
        .sees("brute-6 4/1", "brute-7 7/1")
        .has("/monsters/brute-6/barred", true);
  }
}
