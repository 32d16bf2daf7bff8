package org.lawspeaker.prestigerpg.items;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.windows.PlayWindow;
import org.lawspeaker.testkit.coverage.Shows;

class RelicsTest {
  @Test
  @Shows({"PRE-RELIC-02", "PRE-RELIC-04"})
  void aTreasureGivesTheTopRelicWhichLiesFaceUp() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("spoils-to-the-bold");
    scene.sheet(ANN, sheet -> sheet.withPace(sheet.pace().withDealt(20))).ends().passes();
    scene.nature("PRE-RELIC-02").plays("relic evil-eye").tells("item-gained", "PRE-ITEM-01");
    assertThat(scene.sheet(ANN).items().get(0).card()).isEqualTo(scene.numberOf("evil-eye"));
    assertThat(scene.counts(scene.state().piles().relics(), "evil-eye")).isZero();
  }

  @Test
  @Shows({"PRE-RELIC-01", "PRE-RELIC-02"})
  void noRelicIsInTheDrawDeck() {
    Scene scene = Scene.ofReference(3).faces("ripper").ends();
    assertThat(scene.counts(scene.state().piles().deck(), "evil-eye")).isZero();
    assertThat(Scene.REFERENCE.isItem(scene.numberOf("evil-eye"))).isTrue();
  }

  @Test
  @Shows({"PRE-RELIC-03", "PRE-Q-77"})
  void aRelicIsStolenLikeAnyItem() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(BEN, "evil-eye");
    scene.items(ANN, "gloves-of-the-magpie").set(ANN, "attack-5").turns().passesUntil("checked");
    String steal =
        scene.offers(ANN).stream().filter(each -> each.contains("evil")).findFirst().orElseThrow();
    scene.plays("ann: " + steal);
    assertThat(scene.sheet(ANN).items()).hasSize(2);
    assertThat(scene.sheet(BEN).items()).isEmpty();
  }

  @Test
  @Shows({"PRE-RELIC-05", "PRE-Q-77"})
  void aRelicOfOnceARoundIsUsedAgainInTheNextRoundAndNotBefore() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(BEN, "evil-eye").deck();
    scene.randomAttacks().passesUntil("struck");
    int item = scene.sheet(BEN).items().get(0).id();
    scene.plays("ben: " + scene.offers(BEN).get(1));
    assertThat(scene.state().foe().life()).isEqualTo(150 - 15);
    scene.passesUntil("nature").plays("initiative 3 2 1").passesUntil("struck");
    assertThat(scene.sheet(BEN).items().get(0).used()).isFalse();
    scene.allows(Play.of(BEN, new Playable.Item(item)), "PRE-ITEM-04");
  }

  @Test
  @Shows("PRE-RELIC-05")
  void aRelicOfOnceAnEncounterIsNotUsedTwice() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(ANN, "spear-of-the-tide");
    scene.set(ANN, "attack-5").turns().passesUntil("checked");
    scene.plays("ann: " + scene.offers(ANN).get(1));
    assertThat(scene.sheet(ANN).items().get(0).used()).isTrue();
    assertThat(scene.state().foe().life()).isEqualTo(135);
    assertThat(scene.offers(ANN).stream().filter(each -> each.startsWith("use"))).isEmpty();
  }

  @Test
  void aRelicIsAimedAsItsOwnTextSaysAndNotAsACardIs() {
    Scene scene = Scene.ofReference(3).faces("ripper").initiative(1, 3, 2);
    scene.items(BEN, "lantern-of-fools").set(BEN, "attack-5").set(CID, "attack-20").turns();
    int id = scene.sheet(BEN).items().get(0).id();

    scene.refuses(aimed(id, new Target.Card(BEN, 0)), "PRE-ITEM-04");
    scene.refuses(aimed(id, Target.player(CID)), "PRE-ITEM-04");
    scene.allows(aimed(id, new Target.Card(CID, 0)), "PRE-ITEM-04");
  }

  @Test
  @Shows("PRE-RELIC-05")
  void whoHasNoSetCardExchangesNone() {
    Scene scene = Scene.ofReference(3).faces("ripper").initiative(1, 3, 2);
    scene.items(BEN, "lantern-of-fools").hand(BEN, "feint").set(CID, "attack-20").turns();

    scene.passesUntil("cards-set");
    int id = scene.sheet(BEN).items().get(0).id();
    scene.refuses(aimed(id, new Target.Card(CID, 0)), "PRE-RELIC-05");
  }

  @Test
  void aRelicThatChoosesAPlayerChoosesAnother() {
    Scene scene = Scene.ofReference(3).faces("ripper").initiative(1, 3, 2);
    scene.items(BEN, "dial-of-hours").begins(PlayWindow.opening(Moment.INITIATIVE));
    int id = scene.asks("initiative", BEN).sheet(BEN).items().get(0).id();

    scene.refuses(aimed(id, Target.player(BEN)), "PRE-ITEM-04");
    scene.allows(aimed(id, Target.player(CID)), "PRE-ITEM-04");
  }

  @Test
  @Shows("PRE-RELIC-05")
  void aRelicIsRefusedByItsLimitWhereItsOwnerIsNotAskedToo() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(BEN, "endless-phial").potions();
    Play healing = Play.of(BEN, new Playable.Item(scene.sheet(BEN).items().get(0).id()));

    scene.nature("PRE-BEGIN-07").refuses(healing, "PRE-RELIC-05");
    Scene poisoned = Scene.ofReference(3).faces("ripper").items(BEN, "endless-phial");
    poisoned.poison(BEN, 1).potions().allows(healing, "PRE-ITEM-04");
  }

  @Test
  @Shows("PRE-Q-51")
  void aTippedPotionIsNotStolenAtAnyMoment() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(BEN, "gloves-of-the-magpie");
    scene.items(ANN, "potion-of-strength").potions();
    scene.plays("ann: use seat-2-potion-of-strength").nature("PRE-BEGIN-07");
    int gloves = scene.sheet(BEN).items().get(0).id();
    int potion = scene.sheet(ANN).items().get(0).id();

    scene.refuses(aimed(gloves, new Target.Item(ANN, potion)), "PRE-Q-51");
  }

  private static Play aimed(int relic, Target target) {
    return new Play(BEN, new Playable.Item(relic), 0, target);
  }

  @Test
  @Shows("PRE-Q-77")
  void aRelicIsNotOffered() {
    Scene scene =
        Scene.ofReference(3).faces("ripper").items(ANN, "evil-eye").items(BEN, "healing-potion");
    scene.life(BEN, 50).potions().refuses(new Negotiate(ANN, BEN), "PRE-NEGOT-01");
  }

  @Test
  @Shows("PRE-DEATH-01")
  void theDeadGainNoPrestigeInPlaceOfARelic() {
    Scene scene = Scene.ofReference(3).faces("ripper").dead(BEN);
    scene.piles(piles -> piles.withRelics(Bag.empty()));
    scene.begins(new GainingRelic(BEN, 2), new GainingRelic(ANN, 1)).passes();
    assertThat(scene.sheet(BEN).prestige()).isZero();
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(1);
  }
}
