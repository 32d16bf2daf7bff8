package org.lawspeaker.thorgal.effects;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Altered;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** Effects that are set off by a journey, by damage, by a symbol or by an activation. */
class OccasionTriggersTest {
  @Shows({"THO-Q-105", "THO-Q-75"})
  @Test
  void takesPlayingACardAndItsEnteringPlayForOneMoment() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "guest")
        .pool(ANN, Suit.DESTINY, 1)
        .party(BEN, "drum")
        .begins()
        .plays("play guest")
        .notes("set-off", "card", "Guest", "Drum");
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "guest")
        .pool(ANN, Suit.DESTINY, 1)
        .party(ANN, "drum")
        .begins()
        .plays("play guest")
        .asks(ANN, "order", "THO-Q-75")
        .offers("option 1", "option 2");
  }

  @Shows("THO-JOURNEY-01")
  @Test
  void hearsOfTheDestination() {
    Position.at(RoundStep.UNDERTAKING)
        .party(ANN, "watchtower")
        .lands("cliffs", "meadow")
        .begins()
        .plays("travel cliffs")
        .has("ann pool", 1);
  }

  @Shows({"THO-RES-06", "THO-RES-07"})
  @Test
  void hearsHowTheJourneyEnds() {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "watchtower")
        .journeyTo("meadow")
        .begins()
        .has("ann pool", 2);
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "watchtower")
        .journeyTo("cliffs")
        .begins()
        .has("ann pool", 3);
  }

  @Shows("THO-Q-75")
  @Test
  void asksForNoOrderOfEffectsOfWhichNoneHappens() {
    LaidOut oracles =
        Position.at(RoundStep.DAWN_ACTIONS).party(ANN, "oracle", "oracle").hand(ANN, "horse");
    oracles.begins().plays("play horse").asks(ANN, "order");
    oracles
        .hand(ANN, "horse", "decree", "bow")
        .begins()
        .plays("play horse")
        .isSilentOf("set-off")
        .asks(BEN, "action");
  }

  @Shows({"THO-Q-75", "THO-Q-104"})
  @Test
  void asksForNoOrderOfEffectsThatAreAllCutOff() {
    Position.at(RoundStep.RESOLUTION)
        .settings(LaidOut.SETTINGS.withActionBound(1))
        .journeyTo("meadow")
        .party(ANN, "watchtower", "watchtower", "watchtower")
        .begins()
        .plays("option 1")
        .notes("cut-off", "card", "Watchtower", "Watchtower")
        .has("ann pool", 2);
  }

  @Shows("THO-Q-75")
  @Test
  void looksAtTheSecondEffectOfAnOutcomeAfterTheFirst() {
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("meadow")
            .party(ANN, "watchtower", "almoner")
            .begins()
            .plays("pass");
    String opposed = "{on: journey-succeeds, when: [opposed],";
    String pool = "{on: journey-succeeds, when: [{counted: {of: pool, %s: %s}}],";
    Altered empty = Altered.with(opposed, pool.formatted("at-most", 0));
    Position order = empty.plays(at, "pass").asks(ANN, "order", "THO-Q-75");
    empty.plays(order, "option 1").notes("set-off", "card", "Watchtower");
    empty.plays(order, "option 2").notes("set-off", "card", "Almoner", "Watchtower");
    Altered full = Altered.with(opposed, pool.formatted("at-least", 2));
    Position other = full.plays(at, "pass").asks(ANN, "order");
    full.plays(other, "option 1").notes("set-off", "card", "Watchtower", "Almoner");
    full.plays(other, "option 2").notes("set-off", "card", "Watchtower");
  }

  @Shows("THO-Q-46")
  @Test
  void judgesOfAnOutcomeHowTheJourneyWasWhateverIsDoneFirst() {
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("meadow")
            .party(ANN, "watchtower", "almoner")
            .opposed(BEN, "farmer")
            .attached(ANN, "shout")
            .begins()
            .plays("pass");
    String opposed = "{on: journey-succeeds, when: [opposed],";
    for (String condition :
        ImmutableList.of(
            "{counted: {of: opposing, at-least: 1}}",
            "{not: {counted: {of: opposing, at-most: 0}}}",
            "{any-of: [opposed, {counted: {of: deck, at-most: 0}}]}",
            "{not: {difficulty-at-least: {attribute: bravery, symbols: 1}}}",
            "{counted: {of: attached, at-least: 1}}",
            "{destination-is: [{called: Meadow}]}")) {
      Altered altered = Altered.with(opposed, opposed.replace("[opposed]", "[" + condition + "]"));
      Position order =
          altered.plays(at, "pass").does(ANN, "destroy-attached", "{remove-land: {in: lands}}");
      altered
          .plays(order.asks(ANN, "order"), "option 1")
          .notes("set-off", "card", "Watchtower", "Almoner");
    }
  }

  @Shows("THO-Q-29")
  @Test
  void hearsThatItOpposes() {
    Position.at(RoundStep.UNDERTAKING)
        .party(BEN, "gatekeeper")
        .lands("cliffs")
        .begins()
        .plays("travel cliffs", "oppose gatekeeper")
        .has("ben bane-pool", 1)
        .notes("set-off", "card", "Gatekeeper");
  }

  @Shows({"THO-Q-29", "THO-RES-09"})
  @Test
  void hearsThatItReturns() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("cliffs")
        .opposed(BEN, "gatekeeper")
        .begins()
        .has("ben party", "gatekeeper")
        .has("ben bane-pool", 2);
  }

  @Shows({"THO-Q-106", "THO-RES-09"})
  @Test
  void hearsForItsHolderThatItReturns() {
    Position.at(RoundStep.UNDERTAKING, 3)
        .destiny(CID)
        .party(ANN, BEN, "gatekeeper")
        .lands("cliffs")
        .begins()
        .plays("travel cliffs", "ben: decline", "ann: oppose gatekeeper", "pass", "pass", "pass")
        .has("ann bane-pool", 3)
        .has("ben bane-pool", 0);
  }

  @Shows({"THO-Q-106", "THO-RES-09"})
  @Test
  void hearsOfACardThatReturnsToItsHolderAsOneOfTheHolders() {
    Position at =
        Position.at(RoundStep.UNDERTAKING, 3)
            .destiny(CID)
            .party(ANN, BEN, "farmer")
            .party(ANN, "mask")
            .lands("cliffs")
            .begins()
            .plays("travel cliffs", "ben: decline", "ann: oppose farmer", "pass", "pass");
    String any = "{on: returns, whose: any, works: any,";
    Altered.with(any, any.replace("whose: any", "whose: own"))
        .plays(at, "pass")
        .has("markers of mask", "1/1/0");
  }

  @Shows("THO-DMG-01")
  @Test
  void hearsOfDamageWhenAllOfItIsPaid() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "herbalist")
        .hand(ANN, "bow")
        .begins()
        .does(BEN, "{hurt: {damage: 2}}")
        .plays("pay top")
        .has("ann pool", 0)
        .plays("pay bow")
        .has("ann pool", 1)
        .has("ann deck", 8)
        .asks(ANN, "action");
  }

  @Shows("THO-DMG-01")
  @Test
  void judgesItsConditionWhenTheDamageIsPaid() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "oracle")
            .hand(ANN, "bow")
            .begins()
            .does(BEN, "{hurt: {damage: 1}}");
    at.plays("pay bow").tells("destroyed", "set-off").has("ann pool", 3);
    at.plays("pay top").has("ann pool", 0);
  }

  @Shows("THO-DMG-01")
  @Test
  void hearsOfDamageNoMoreIfItIsDestroyedMeanwhile() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "herbalist")
        .hand(ANN, "bow")
        .begins()
        .does(BEN, "{hurt: {damage: 1}}")
        .does(BEN, "{destroy-cards: {in: other-parties}}")
        .plays("pay bow")
        .isSilentOf("set-off")
        .has("ann pool", 0);
  }

  @Shows("THO-DMG-01")
  @Test
  void hearsOfTheDamageOfItsOwnPlayerAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "herbalist")
        .begins()
        .does(ANN, "{hurt: {who: bane-player, damage: 1}}")
        .has("ben valhalla", "farmer")
        .has("ann pool", 0);
  }

  @Shows("THO-DMG-07")
  @Test
  void hearsOfTheDamageOfOtherPlayersAloneIfItsTextSaysSo() {
    String own = "{on: damage-received, effects";
    Altered others = Altered.with(own, own.replace("effects", "whose: others, effects"));
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "herbalist")
            .party(BEN, "galley")
            .pool(BEN, Suit.BANE, 1)
            .conquered(ANN, "meadow")
            .begins()
            .plays("pass");
    others
        .plays(at, "activate galley")
        .has("ben valhalla", "galley farmer farmer")
        .has("ann pool", 1);
    others.plays(at, "activate meadow").has("ann valhalla", "farmer").has("ann pool", 0);
  }

  @Shows("THO-DMG-07")
  @Test
  void hearsOfNoDamageThatIsPrevented() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "herbalist")
        .inForce(ANN, "{shield: {by: -1}}", Span.PHASE)
        .begins()
        .does(BEN, "{hurt: {damage: 1}}")
        .tells("no-damage")
        .isSilentOf("set-off");
  }

  @Shows("THO-Q-25")
  @Test
  void takesWhatThePoolPaysForNoDiscard() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "miser", "longship")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("activate longship")
        .has("ann discard", 2)
        .has("ann hand", "")
        .isSilentOf("set-off");
  }

  @Shows("THO-SYM-08")
  @Test
  void hearsOfEverySymbolWhenItIsResolved() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "runestone")
        .hand(BEN, "stun")
        .begins()
        .plays("pass", "play stun")
        .tells("symbol", "damage", "set-off", "symbol", "damage", "set-off")
        .has("ann pool", 2);
  }

  /** The player resolves symbols of events, another those of bane cards. */
  @Shows("THO-SYM-07")
  @Test
  void hearsOfTheSymbolsThatItsOwnPlayerResolves() {
    String any = "{on: symbol-resolved, whose: any, effects: [{fill-pool";
    Altered own = Altered.with(any, any.replace("whose: any, ", ""));
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "runestone")
            .hand(ANN, "feast")
            .pool(ANN, Suit.DESTINY, 1)
            .hand(BEN, "snare")
            .pool(BEN, Suit.BANE, 1)
            .begins();
    own.plays(at, "play feast").tells("symbol", "set-off").has("ann pool", 1);
    Position snare = own.plays(at.plays("pass"), "play snare").asks(BEN, "intrigue");
    own.plays(snare, "decline").isSilentOf("set-off").has("ann pool", 1);
  }

  @Shows("THO-EFFECT-07")
  @Test
  void hearsOfAnActivationBeforeTheEffectWorks() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "tutor", "horse")
        .begins()
        .plays("activate horse")
        .tells("exhausted", "set-off", "drawn")
        .has("ann pool", 1);
  }

  @Shows("THO-WOLF-05")
  @Test
  void hearsOfTheActivationOfALand() {
    ofLand().plays("activate cliffs").has("markers of drum", "0/1/0");
  }

  @Shows("THO-CARD-01")
  @Test
  void takesALandForNoDestinyCard() {
    String any = "{on: activated, whose: any, works: any,";
    Altered.with(any, any + " of: {suit: destiny},")
        .plays(ofLand(), "activate cliffs")
        .has("markers of drum", "0/0/0");
    Altered.with(any, any + " of: {where: [{subtype: outlaws}]},")
        .plays(ofLand(), "activate cliffs")
        .has("markers of drum", "0/0/0");
    Altered.with(any, any + " of: {},")
        .plays(ofLand(), "activate cliffs")
        .has("markers of drum", "0/1/0");
  }

  @Shows("THO-Q-29")
  @Test
  void hearsOfAStepInTheBanePlayersPartyIfItsTextSaysSo() {
    String ends = "{on: step-ends, step: upkeep,";
    Position at = Position.at(RoundStep.DUSK_ACTIONS).party(BEN, "bell").begins().plays("pass");
    at.plays("pass").has("ben bane-pool", 0);
    Altered.with(ends, ends + " works: any,").plays(at, "pass").has("ben bane-pool", 1);
  }

  private static Position ofLand() {
    return Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "drum")
        .conquered(ANN, "cliffs")
        .begins()
        .plays("pass");
  }

  /** Oracle hears of the damage, but works only with an empty hand. */
  @Shows("THO-Q-104")
  @Test
  void countsNoEffectWhoseConditionDoesNotHold() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .settings(LaidOut.SETTINGS.withActionBound(1))
        .party(ANN, "oracle", "scribe")
        .hand(ANN, "bow")
        .begins()
        .does(ANN, "{hurt: {damage: 1}}")
        .plays("pay top")
        .isSilentOf("set-off")
        .does(ANN, "{draw-cards: {cards: 1}}")
        .notes("set-off", "card", "Scribe")
        .isSilentOf("cut-off");
  }
}
