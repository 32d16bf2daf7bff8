package org.lawspeaker.prestigerpg.windows;

import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** A face-up item asks its owner where it can be used, not wherever it is time for it. */
class AskedTest {
  private static Scene withLantern(String use) {
    String heals = "{uses: [{at: [reveal, checked], effects: [{heal: {life: 5}}]}]";
    Cards cards = SceneGame.altered(heals, "{uses: [{at: [checked], " + use + "}]");
    Scene scene = Scene.with(cards, 3, "relics-and-ruin=yes").faces("dummy").initiative(2, 1, 3);
    return scene.items(BEN, "lantern").set(BEN, "attack-20");
  }

  @Test
  @Shows("PRE-Q-105")
  void itAsksItsOwnerIfThereIsSomethingToChoose() {
    String steals = "aim: item, effects: [steal]";

    withLantern(steals).items(CID, "old-crown").turns().asks("checked", BEN);
    withLantern(steals).turns().nature("PRE-INIT-01");
  }

  @Test
  @Shows("PRE-Q-105")
  void whatIsAimedAtThoseWhoAreHurtAsksNobodyWhileAllAreWhole() {
    String heals = "aim: patient, effects: [{heal: {who: target, life: 5}}]";

    withLantern(heals).life(ANN, 50).turns().asks("checked", BEN);
    withLantern(heals).turns().nature("PRE-INIT-01");
  }

  @Test
  @Shows("PRE-Q-105")
  void itAsksItsOwnerIfItsConditionHolds() {
    String needs =
        "when: [{counted: {of: your-poison, at-least: 1}}], effects: [{heal: {life: 5}}]";

    withLantern(needs).poison(BEN, 1).turns().asks("checked", BEN);
    withLantern(needs).turns().nature("PRE-INIT-01");
  }

  private static Sheet used(Sheet sheet) {
    return sheet.withItems(ImmutableList.of(sheet.items().get(0).withUsed(true)));
  }

  @Test
  @Shows({"PRE-Q-105", "PRE-RELIC-05"})
  void whatHasBeenUsedAsksNoMore() {
    String heals = "effects: [{heal: {life: 5}}]";
    Scene used = withLantern(heals).sheet(BEN, AskedTest::used);

    used.turns().nature("PRE-INIT-01");
    withLantern(heals).turns().asks("checked", BEN);
  }
}
