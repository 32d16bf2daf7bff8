package org.lawspeaker.prestigerpg.relics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.pack.Moment;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Names;
import org.lawspeaker.prestigerpg.timing.PlayWindow;

class EventsTest {
  /** An encounter of this number has been revealed, and an Event is to be drawn. */
  private static Scene revealed(String encounter, int number) {
    return Scene.ofReference(3)
        .faces(encounter)
        .encounter(number)
        .begins(Flow.EVENT, PlayWindow.opening(Moment.REVEAL));
  }

  private static int event(String name) {
    return Scene.REFERENCE.names().findEvent(name).orElseThrow();
  }

  @Test
  @Shows("PRE-EVENT-01")
  void theEventsAreShuffledIntoADeckOfTheirOwn() {
    assertThat(
            Scene.ofReference(3).faces("ripper").begins(Flow.EVENT).state().piles().events().size())
        .isEqualTo(Scene.REFERENCE.pack().events().size());
  }

  @Test
  @Shows("PRE-EVENT-03")
  void aCreatureCausesAnEventToBeDrawn() {
    revealed("ripper", 1).nature("PRE-EVENT-03");
  }

  @Test
  @Shows("PRE-EVENT-03")
  void whatIsNoCreatureCausesNone() {
    Scene scene = revealed("falling-ceiling", 1);
    assertThat(scene.state().foe().event()).isEqualTo(-1);
    assertThat(scene.state().piles().pastEvents().isEmpty()).isTrue();
  }

  @Test
  @Shows({"PRE-EVENT-04", "PRE-EVENT-05", "PRE-EVENT-06", "PRE-EVENT-08"})
  void anEventWhoseTrackNamesTheEncounterTakesEffectAtOnce() {
    Scene scene = revealed("ripper", 2).plays("event something-is-behind-us");
    scene.tells("event", "PRE-EVENT-06");
    assertThat(scene.sheet(ANN).life()).isEqualTo(90);
    assertThat(scene.kinds().indexOf("event")).isLessThan(scene.kinds().indexOf("hurt"));
  }

  @Test
  @Shows("PRE-Q-108")
  void anEventChangesAttacksAfterARiderThatWaitedBefore() {
    Scene scene = Scene.ofReference(3).riders(ANN, "focus-strength").faces("ripper");
    assertThat(worthOfAnAttackTwenty(scene)).isEqualTo(10 + 10);
  }

  @Test
  @Shows("PRE-Q-108")
  void anEventChangesNoRiderThatCameLater() {
    Scene scene = Scene.ofReference(3).faces("ripper").riders(ANN, "focus-strength");
    assertThat(worthOfAnAttackTwenty(scene)).isEqualTo(10 + 20);
  }

  /** Ann has most Prestige, so that the event turns her attack to half. */
  private static int worthOfAnAttackTwenty(Scene scene) {
    scene.event("every-hand-against-the-strongest").prestige(ANN, 3).set(ANN, "attack-20");
    return scene.turns().passesUntil("flipped").state().stack().get(0).value();
  }

  @Test
  @Shows("PRE-EVENT-02")
  void theStarOfAnEventChangesNothing() {
    assertThat(Scene.REFERENCE.event(event("something-is-behind-us")).star()).isTrue();
    Scene scene = revealed("ripper", 2).plays("event something-is-behind-us");
    assertThat(scene.sheet(BEN).life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-EVENT-05", "PRE-EVENT-07"})
  void anyOtherEventIsDiscardedWithoutEffect() {
    Scene scene = revealed("ripper", 3).plays("event something-is-behind-us");
    scene.tells("no-event", "PRE-EVENT-07");
    assertThat(scene.sheet(ANN).life()).isEqualTo(100);
    assertThat(scene.state().piles().pastEvents())
        .isEqualTo(Bag.of(event("something-is-behind-us")));
  }

  @Test
  @Shows("PRE-EVENT-09")
  void aTreasureWaitsForTheEndOfTheEncounter() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("spoils-to-the-bold");
    scene.sheet(ANN, sheet -> sheet.withPace(sheet.pace().withDealt(20))).ends().passes();
    scene.nature("PRE-RELIC-02");
  }

  @Test
  @Shows("PRE-Q-73")
  void anActiveEventIsDiscardedWithTheEncounter() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("the-torches-gutter").ends().passes();
    assertThat(scene.state().foe().event()).isEqualTo(-1);
    assertThat(scene.state().piles().pastEvents().count(event("the-torches-gutter"))).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-74")
  void theDiscardedEventsAreShuffledWhenTheDeckIsEmpty() {
    Scene scene = Scene.ofReference(3).faces("ripper").encounter(1);
    Bag past = Bag.of(event("a-song-from-home"));
    scene.piles(piles -> piles.withEvents(Bag.empty()).withPastEvents(past)).begins(Flow.EVENT);
    scene.nature("PRE-EVENT-03").plays("event a-song-from-home");
    assertThat(scene.state().piles().pastEvents()).isEqualTo(past);
  }

  @Test
  @Shows({"PRE-FOG-04", "PRE-Q-75"})
  void theFogIsSkippedWithACreatureThatInterferesAndNoOtherEventIsDrawn() {
    String interfering =
        Scene.REFERENCE.pack().encounters().stream()
            .filter(card -> card.interferes() && card.creature())
            .findFirst()
            .orElseThrow()
            .name();
    Scene fog = revealed(Names.slug(interfering), 3);
    fog.plays("event t-is-the-fog-of-war").tells("no-event", "PRE-FOG-04");
    assertThat(fog.state().foe().event()).isEqualTo(-1);
    assertThat(fog.state().piles().pastEvents().size()).isEqualTo(1);
  }

  // ------------------------------------------------------------------ the chest

  private static Scene chest() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(ANN, "healing-potion").life(ANN, 50);
    return scene
        .begins(Flow.EVENT, PlayWindow.opening(Moment.REVEAL))
        .plays("event bring-the-chest-we-ll-solve-the-riddle-later");
  }

  @Test
  @Shows({"PRE-CHEST-01", "PRE-Q-87"})
  void threeAttackCardsWithAValueAreTurnedUp() {
    Scene scene = chest().nature("PRE-CHEST-01");
    scene.plays("turn-up attack-20", "turn-up attack-5", "turn-up attack-20");
    int five = scene.numberOf("attack-5");
    int twenty = scene.numberOf("attack-20");
    assertThat(scene.state().foe().chest()).isEqualTo(Pile.of(five, twenty, twenty));
  }

  @Test
  @Shows({"PRE-CHEST-02", "PRE-CHEST-03"})
  void anyOtherCardIsDiscardedAnItemToo() {
    Scene scene = chest().plays("turn-up feint", "turn-up healing-potion", "turn-up edge-out");
    assertThat(scene.counts(scene.state().piles().discards(), "feint")).isEqualTo(1);
    assertThat(scene.counts(scene.state().piles().discards(), "edge-out")).isEqualTo(1);
    assertThat(scene.counts(scene.state().piles().discards(), "healing-potion")).isEqualTo(1);
    assertThat(scene.state().piles().removed().isEmpty()).isTrue();
    scene.nature("PRE-CHEST-01");
  }

  private static Scene filled() {
    Scene scene = Scene.ofReference(3).faces("ripper");
    scene.event("bring-the-chest-we-ll-solve-the-riddle-later");
    Pile cards = Pile.of(scene.numberOf("attack-10"), scene.numberOf("attack-20"));
    return scene.foe(foe -> foe.withChest(cards));
  }

  @Test
  @Shows({"PRE-CHEST-04", "PRE-Q-87", "PRE-Q-88"})
  void aPlayedCardClaimsByItsPrintedValueWhateverItsName() {
    Scene scene = filled().poison(ANN, 1).set(ANN, "hammer-of-orn").turns().passesUntil("nature");
    assertThat(scene.sheet(ANN).marks().claims()).isEqualTo(1);
    assertThat(scene.state().foe().chest()).isEqualTo(Pile.of(scene.numberOf("attack-20")));
  }

  @Test
  @Shows("PRE-Q-87")
  void mostClaimsTakeTheTopRelic() {
    Scene scene = filled().sheet(ANN, sheet -> sheet.withMarks(sheet.marks().withClaims(1)));
    scene.sheet(BEN, sheet -> sheet.withMarks(sheet.marks().withClaims(2))).ends().passes();
    scene.nature("PRE-RELIC-02").plays("relic evil-eye");
    assertThat(scene.sheet(BEN).items()).hasSize(1);
    assertThat(scene.sheet(ANN).items()).isEmpty();
  }

  @Test
  @Shows("PRE-Q-87")
  void ofSeveralTheLastToClaimTakesIt() {
    Scene scene = filled().sheet(ANN, sheet -> sheet.withMarks(sheet.marks().withClaims(1)));
    scene.sheet(BEN, sheet -> sheet.withMarks(sheet.marks().withClaims(1)));
    scene.foe(foe -> foe.withLastClaim(1)).ends().passes();
    assertThat(scene.plays("relic evil-eye").sheet(BEN).items()).hasSize(1);
  }

  @Test
  @Shows("PRE-Q-87")
  void withoutRelicsItIsTwoPrestige() {
    Scene scene = filled().piles(piles -> piles.withRelics(Bag.empty()));
    scene.sheet(ANN, sheet -> sheet.withMarks(sheet.marks().withClaims(1))).ends().passes();
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(2);
  }
}
