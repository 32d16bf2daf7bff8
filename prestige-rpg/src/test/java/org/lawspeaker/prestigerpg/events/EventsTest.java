package org.lawspeaker.prestigerpg.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.windows.PlayWindow;
import org.lawspeaker.testkit.coverage.Shows;

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
    return 150 - scene.turns().passesUntil("nature").state().foe().life();
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
  @Shows("PRE-Q-67")
  void aTrackThatEndsAtNineNamesNoTieBreak() {
    revealed("ripper", 10).plays("event blood-calls-to-blood").tells("no-event", "PRE-EVENT-07");
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
    Scene fog = revealed(Words.slug(interfering), 3);
    fog.plays("event t-is-the-fog-of-war").tells("no-event", "PRE-FOG-04");
    assertThat(fog.state().foe().event()).isEqualTo(-1);
    assertThat(fog.state().piles().pastEvents().size()).isEqualTo(1);
    fog.nature("PRE-END-05"); // and no other Event
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
    scene.foe(foe -> foe.withClaimers(Scene.seats(BEN))).ends().passes();
    assertThat(scene.plays("relic evil-eye").sheet(BEN).items()).hasSize(1);
  }

  @Test
  @Shows("PRE-Q-87")
  void theFirstSeatMayHaveMostClaimsOrTheLast() {
    Scene most = filled().sheet(CID, sheet -> sheet.withMarks(sheet.marks().withClaims(2)));
    most.sheet(BEN, sheet -> sheet.withMarks(sheet.marks().withClaims(1))).ends().passes();
    assertThat(most.plays("relic evil-eye").sheet(CID).items()).hasSize(1);

    Scene last = filled().sheet(CID, sheet -> sheet.withMarks(sheet.marks().withClaims(1)));
    last.sheet(BEN, sheet -> sheet.withMarks(sheet.marks().withClaims(1)));
    last.foe(foe -> foe.withClaimers(Scene.seats(CID))).ends().passes();
    assertThat(last.plays("relic evil-eye").sheet(CID).items()).hasSize(1);
  }

  @Test
  @Shows("PRE-Q-87")
  void withoutRelicsItIsTwoPrestige() {
    Scene scene = filled().piles(piles -> piles.withRelics(Bag.empty()));
    scene.sheet(ANN, sheet -> sheet.withMarks(sheet.marks().withClaims(1))).ends().passes();
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(2);
  }

  private static final String CHEST = "bring-the-chest-we-ll-solve-the-riddle-later";

  @Test
  @Shows({"PRE-CHEST-01", "PRE-CHEST-02", "PRE-CHEST-03"})
  void whatBecomesOfACardThatIsTurnedUpIsTold() {
    Scene scene = chest().plays("turn-up attack-20").tells("chest", "PRE-CHEST-01");
    assertThat(scene.says()).containsExactly("Attack 20 lies in the chest");
    assertThat(scene.outcomes()).contains("turn-up attack-5");

    scene.plays("turn-up alchemist-fire").tells("chest", "PRE-CHEST-03");
    assertThat(scene.says()).containsExactly("Alchemist Fire is discarded");
    scene.plays("turn-up feint").tells("chest", "PRE-CHEST-02");
    assertThat(scene.says()).containsExactly("Feint is discarded");
  }

  @Test
  @Shows({"PRE-CHEST-01", "PRE-Q-87"})
  void afterTheThirdNoMoreAreTurnedUpAndTheyHaveLeftTheDeck() {
    Scene scene = chest();
    int before = scene.state().piles().deck().size();
    scene.plays("turn-up attack-20", "turn-up attack-5", "turn-up attack-20");

    scene.asks("reveal", ANN);
    assertThat(scene.state().piles().deck().size()).isEqualTo(before - 3);
  }

  @Test
  @Shows({"PRE-CHEST-01", "PRE-Q-53"})
  void withoutCardsInTheDeckTheDiscardsAreTurnedUpIfOneOfThemShowsAValue() {
    Scene scene = discards("feint", "attack-100").nature("PRE-CHEST-01");
    assertThat(scene.outcomes()).containsExactlyInAnyOrder("turn-up feint", "turn-up attack-100");

    scene.plays("turn-up feint").nature("PRE-CHEST-01").plays("turn-up attack-100");
    assertThat(scene.state().foe().chest()).isEqualTo(Pile.of(scene.numberOf("attack-100")));
    scene.asks("reveal", ANN);
  }

  @Test
  @Shows({"PRE-CHEST-01", "PRE-Q-53"})
  void theSearchStopsWhenNeitherPileHoldsOne() {
    discards("feint", "edge-out").asks("reveal", ANN);
  }

  @Test
  @Shows({"PRE-CHEST-01", "PRE-Q-53"})
  void whatLiesFaceDownIsSearchedToo() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(ANN, "healing-potion").life(ANN, 50);
    Bag buried = Bag.of(scene.numberOf("feint"));
    scene.deck().piles(piles -> piles.withBuried(buried));
    scene.begins(Flow.EVENT, PlayWindow.opening(Moment.REVEAL)).plays("event " + CHEST);

    assertThat(scene.outcomes()).containsExactly("turn-up feint");
  }

  /** The chest is to be filled, with no deck and only these cards among the discards. */
  private static Scene discards(String... names) {
    Scene scene = Scene.ofReference(3).faces("ripper").items(ANN, "healing-potion").life(ANN, 50);
    Bag discards = Bag.empty();
    for (String name : names) {
      discards = discards.with(scene.numberOf(name));
    }
    Bag all = discards;
    scene.deck().piles(piles -> piles.withDiscards(all));
    scene.begins(Flow.EVENT, PlayWindow.opening(Moment.REVEAL));
    return scene.plays("event " + CHEST);
  }

  @Test
  @Shows({"PRE-CHEST-04", "PRE-Q-87"})
  void aCardOfTheChestThatIsMatchedIsDiscarded() {
    Scene scene = filled().set(ANN, "attack-20").turns().tells("claim", "PRE-CHEST-04");

    assertThat(scene.says()).contains("seat 2 matches a value of the chest");
    assertThat(scene.counts(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
    assertThat(scene.state().stack()).hasSize(1);
    assertThat(scene.state().foe().claimers()).isEqualTo(Scene.seats(ANN));
  }

  @Test
  @Shows("PRE-Q-87")
  void ofTwoCardsWithTheSameValueOneIsClaimed() {
    Scene scene =
        filled().initiative(2, 1, 3).character(BEN, "orn-hammerfist").set(BEN, "attack-20");
    scene.foe(foe -> foe.withChest(foe.chest().withLast(foe.chest().last()))).turns();
    assertThat(scene.sheet(BEN).marks().claims()).isEqualTo(1);
    assertThat(scene.state().foe().chest().size()).isEqualTo(2);
  }

  @Test
  @Shows({"PRE-CHEST-04", "PRE-Q-87"})
  void aCardWithAnotherValueMatchesNothing() {
    Scene scene = filled().set(ANN, "attack-50").set(BEN, "feint").turns().passesUntil("nature");

    assertThat(scene.state().foe().chest().size()).isEqualTo(2);
    assertThat(scene.sheet(ANN).marks().claims()).isZero();
    assertThat(scene.sheet(BEN).marks().claims()).isZero();
  }

  @Test
  @Shows("PRE-Q-87")
  void unclaimedCardsAreDiscardedAtTheEnd() {
    Scene scene = filled().sheet(BEN, sheet -> sheet.withMarks(sheet.marks().withClaims(1)));
    scene.ends().passes().tells("chest", "PRE-Q-87").nature("PRE-RELIC-02");

    assertThat(scene.says()).contains("seat 1 opens the chest");
    assertThat(scene.counts(scene.state().piles().discards(), "attack-10")).isEqualTo(1);
    assertThat(scene.counts(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
    assertThat(scene.state().foe().chest()).isEqualTo(Pile.empty());
  }

  @Test
  @Shows("PRE-Q-87")
  void withoutAnyClaimNobodyOpensTheChest() {
    Scene scene = filled().ends().passes();

    assertThat(scene.kinds()).doesNotContain("chest");
    scene.nature("PRE-END-05");
    assertThat(scene.sheet(ANN).prestige()).isZero();
  }

  @Test
  @Shows("PRE-Q-74")
  void withoutAnyEventsNoneIsDrawn() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(ANN, "healing-potion").life(ANN, 50);
    scene.piles(piles -> piles.withEvents(Bag.empty()));

    scene.begins(Flow.EVENT, PlayWindow.opening(Moment.REVEAL)).asks("reveal", ANN);
    assertThat(scene.state().foe().event()).isEqualTo(-1);
  }

  @Test
  @Shows("PRE-Q-74")
  void thatTheEventsAreShuffledIsTold() {
    Scene scene = Scene.ofReference(3).faces("ripper").encounter(1);
    Bag past = Bag.of(event("a-song-from-home"));
    scene.piles(piles -> piles.withEvents(Bag.empty()).withPastEvents(past)).begins(Flow.EVENT);

    scene.tells("shuffled", "PRE-Q-74");
    assertThat(scene.says()).containsExactly("the Events are shuffled");
  }

  @Test
  @Shows({"PRE-EVENT-09", "PRE-Q-73"})
  void theFirstEventOfTheListIsAnEventLikeAnother() {
    Cards treasure = SceneGame.altered("{name: Gust, kind: event,", "{name: Gust, kind: treasure,");
    Scene scene = Scene.with(treasure, 3, "relics-and-ruin=yes").faces("dummy").event("gust");
    scene.ends();

    assertThat(scene.sheet(ANN).life()).isEqualTo(95);
    assertThat(scene.state().piles().pastEvents()).isEqualTo(Bag.of(0));
  }

  @Test
  @Shows({"PRE-EVENT-08", "PRE-END-08"})
  void aHandThatAnEventMakesTooLargeIsCutAtOnce() {
    Cards drawing =
        SceneGame.altered(
            "effects: [{hurt: {who: all, damage: 5}}], provenance: house}\n  - {name: Hoard",
            "effects: [{draw-cards: {who: all, cards: 1}}], provenance: house}\n  - {name: Hoard");
    Scene scene = Scene.with(drawing, 3, "relics-and-ruin=yes").encounter(2).faces("dummy");
    scene.hand(
        BEN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "feint");
    scene.begins(Flow.EVENT, PlayWindow.opening(Moment.REVEAL)).plays("event gust");

    scene.nature("PRE-EVENT-08").plays("draw attack-20").tells("draws", "PRE-EVENT-08");
    scene.plays("draw attack-20", "draw attack-20").asks("hand-limit", BEN);
  }
}
