package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** A blank card has no keywords either. */
class BlankKeywordsTest {
  /** A Priest, pious, with a Cleric that is immune to classes and weak to what is pious. */
  private static Scene cleric(String hero) {
    GloomOfKilforth game =
        OwnPack.instead(
            "Cleric",
            "{name: Cleric, type: stranger, terrain: badlands, gold: 2, fight: 1, hp: 2, needs: {influence: 3},"
                + " weakness: [pious], lasting: [{gives: {immune: {to: [class]}}}],"
                + " provenance: house}");
    return Scene.of(
        game,
        Setup.of(2),
        """
        turn-of: 1
        heroes: {1: {race: elf, profession: priest, at: bone-fields, %s}}
        places: {bone-fields: {encounters: [cleric]}}
        """
            .formatted(hero));
  }

  @Test
  @Shows({"GOK-TERM-11", "GOK-OVERCOME-01"})
  void doNotOvercomeWhatIsImmuneToTheirCard() {
    assertThat(cleric("skills: []").refused("overcome cleric with influence"))
        .containsExactly("GOK-OVERCOME-01");
    assertThat(cleric("skills: [blessing]").moves()).contains("overcome cleric with influence");
  }

  @Test
  @Shows("GOK-TERM-11")
  void areNotInPlayBeforeAnImmuneFoe() {
    String hero = "race: human, profession: wizard, skills: [blademaster], assets: [gilded-sword]";
    GloomOfKilforth game =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, lasting: [{gives:"
                + " {immune: {rewards: [item]}}}], provenance: house}");

    assertThat(Imps.battle(hero).then("roll 0 of 2").odds()).containsEntry("roll 0 of 6", "1/64");
    assertThat(Imps.battle(game, hero).then("roll 0 of 2").odds())
        .containsEntry("roll 0 of 4", "16/81");
  }
}
