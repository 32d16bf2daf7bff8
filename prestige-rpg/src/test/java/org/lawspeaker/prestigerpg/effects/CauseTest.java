package org.lawspeaker.prestigerpg.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.prestigerpg.turns.SitOut;
import org.lawspeaker.testkit.coverage.Shows;

/** The clause by which something is done because a text says so. */
class CauseTest {
  private static Scene treasure(String effect) {
    Cards cards =
        SceneGame.altered(
            "kind: event, activation: [2, 5, 8], effects: [{hurt: {who: all, damage: 5}}]",
            "kind: treasure, activation: [2], effects: [" + effect + "]");
    return Scene.with(cards, 3, "relics-and-ruin=yes").faces("dummy").event("gust");
  }

  @Test
  @Shows("PRE-EVENT-09")
  void whatATreasureTakesFromAHandIsDiscardedByTheRuleOnTreasures() {
    Scene scene = treasure("{lose-cards: {who: {holder: 1}, how: random}}");
    scene.hand(ANN, "attack-5", "trip").ends().nature("PRE-EVENT-09");

    scene.plays("random trip").tells("discards", "PRE-EVENT-09");
  }

  @Test
  @Shows("PRE-EVENT-09")
  void prestigeOfATreasureIsGainedByTheRuleOnTreasures() {
    treasure("{gain-prestige: {who: all, prestige: 1}}").ends().tells("prestige", "PRE-EVENT-09");
  }

  @Test
  @Shows("PRE-Q-106")
  void aFinalBlowThatIsNoAttackIsNoMatterOfTheKillCheck() {
    Scene scene = Scene.ofReference(3).faces("gutter-ogre").foe(foe -> foe.withLife(30));
    scene.items(BEN, "alchemist-fire").set(ANN, "attack-5").turns();

    scene.plays("ben: use seat-1-alchemist-fire").tells("killed", "PRE-Q-106");
  }

  @Test
  @Shows("PRE-Q-38")
  void whatACreatureCostsIsNoMatterOfWhatATripCosts() {
    Table shortly = Acting.table(Scene.of(3, "trip=this-turn").faces("dummy").totals());
    Table after = Acting.after(new SitOut(Group.YOU), Source.encounter(0, BEN), shortly);

    assertThat(after.sheet(BEN).pace().tripped()).isTrue();
  }
}
