package org.lawspeaker.thorgal.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.ThorgalProvider;
import org.lawspeaker.thorgal.moves.Pass;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** What sets effects off: every occasion, whose it is, where the card must be, and the order. */
class TriggersTest {
  @Shows({"THO-Q-105", "THO-Q-75"})
  @Test
  void playsACardBeforeItSetsAnythingOff() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "herald")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play herald")
        .tells("played", "entered", "set-off")
        .has("ann hand", "farmer")
        .cites("set-off", "THO-Q-75");
  }

  @Shows("THO-Q-105")
  @Test
  void hearsOfOwnCardsThatArePlayed() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "oracle")
            .hand(ANN, "horse", "decree")
            .begins();
    at.plays("play horse").asks(ANN, "may", "THO-GEN-03").plays("accept").has("ann pool", 1);
    at.plays("play horse", "decline").has("ann pool", 0);
  }

  @Shows("THO-GEN-03")
  @Test
  void isSetOffOnlyIfItsConditionHolds() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "oracle")
        .hand(ANN, "horse", "decree", "decree")
        .begins()
        .plays("play horse")
        .isSilentOf("set-off")
        .asks(BEN, "action");
  }

  @Shows("THO-Q-75")
  @Test
  void judgesItsConditionWhenItsTurnComes() {
    Position few =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "oracle", "oracle")
            .hand(ANN, "horse", "decree")
            .begins()
            .plays("play horse")
            .asks(ANN, "order");
    few.does(BEN, "{draw-cards: {who: destiny-player, cards: 1}}")
        .isSilentOf("set-off")
        .asks(BEN, "action");
    Position many =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "oracle", "drum")
            .hand(ANN, "horse", "decree", "bow")
            .begins()
            .plays("play horse")
            .asks(ANN, "order");
    many.does(ANN, "{lose-hand: {cards: 1}}").plays("take bow", "option 1").asks(ANN, "may");
  }

  @Shows({"THO-RES-06", "THO-Q-46"})
  @Test
  void judgesAConditionOnTheJourneyAsItWasWhenItEnded() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .party(ANN, "almoner")
        .opposed(BEN, "farmer")
        .begins()
        .tells("journey-succeeds", "destroyed", "set-off");
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .party(ANN, "almoner")
        .begins()
        .isSilentOf("set-off");
  }

  @Shows({"THO-Q-21", "THO-EFFECT-04"})
  @Test
  void isSetOffOnlyInThePhaseItsCardShows() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .party(ANN, "oracle")
        .hand(ANN, "song")
        .begins()
        .plays("play song", "decline")
        .isSilentOf("set-off");
  }

  @Test
  void hearsOfItsOwnDestructionAlone() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS).party(ANN, "martyr", "bow").begins();
    at.does(BEN, "{destroy-cards: {in: other-parties, where: [{named: Bow}]}}").has("ann hand", "");
    at.does(BEN, "{destroy-cards: {in: other-parties, where: [{named: Martyr}]}}")
        .has("ann valhalla", "martyr")
        .has("ann hand", "farmer");
  }

  @Shows({"THO-Q-29", "THO-Q-33"})
  @Test
  void hearsOfItsOwnDestructionWhereItWorks() {
    Position opposing =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("cliffs")
            .opposed(BEN, "gatekeeper")
            .opposed(BEN, "martyr")
            .begins()
            .does(ANN, "{destroy-cards: {in: opposing}}");
    opposing
        .has("ben valhalla", "martyr gatekeeper")
        .has("ben bane-pool", 3)
        .has("ben bane-hand", "hex");
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(BEN, "gatekeeper", "martyr")
        .begins()
        .does(ANN, "{destroy-cards: {in: other-parties}}")
        .has("ben bane-pool", 0)
        .has("ben bane-hand", "hex");
  }

  @Shows("THO-Q-29")
  @Test
  void hearsOfItsDestructionAsABanePlayersCardByItsText() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "martyr")
        .begins()
        .does(ANN, "{destroy-cards: {in: other-parties}}")
        .has("ben bane-hand", "hex");
  }

  @Shows("THO-Q-29")
  @Test
  void isSetOffInABanePlayersPartyByItsTextAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .party(BEN, "mourner", "idol")
        .begins()
        .does(ANN, "{destroy-cards: {in: other-parties, where: [{named: Idol}]}}")
        .has("ben valhalla", "idol")
        .has("ben pool", 0)
        .has("ben bane-pool", 0);
  }

  @Shows("THO-Q-100")
  @Test
  void takesNoDestroyedBaneCardForItself() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "martyr")
        .hand(BEN, "hex")
        .begins()
        .plays("pass", "play hex")
        .has("ben niflheim", "hex")
        .has("ben bane-hand", "");
  }

  @Test
  void hearsOfOtherCardsOfItsPlayer() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "mourner", "bow")
            .party(BEN, "idol")
            .begins();
    at.does(BEN, "{destroy-cards: {in: other-parties, where: [{named: Bow}]}}").has("ann pool", 1);
    at.does(BEN, "{destroy-cards: {in: your-party}}").has("ann pool", 0);
    at.does(ANN, "{destroy-cards: {in: your-party, where: [{named: Mourner}]}}").has("ann pool", 0);
  }

  @Shows("THO-Q-29")
  @Test
  void hearsOfCardsOfOthers() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(BEN, "vulture", "idol")
            .party(ANN, "bow")
            .begins();
    at.does(BEN, "{destroy-cards: {in: other-parties}}").has("ben bane-pool", 1);
    at.does(BEN, "{destroy-cards: {in: your-party, where: [{named: Idol}]}}")
        .has("ben bane-pool", 0);
  }

  @Shows("THO-Q-75")
  @Test
  void appliesOneResultBeforeTheNextCardIsHit() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "martyr")
        .party(BEN, "martyr")
        .begins()
        .does(ANN, "{destroy-cards: {in: any-party}}")
        .tells("destroyed", "set-off", "destroyed", "set-off")
        .has("ann hand", "farmer")
        .has("ben bane-hand", "hex");
  }

  @Shows("THO-Q-75")
  @Test
  void answersOneEventInTheOrderOfPlay() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "vulture")
        .party(ANN, "mourner", "bow")
        .begins()
        .does(BEN, "{destroy-cards: {in: other-parties, where: [{named: Bow}]}}")
        .notes("set-off", "card", "Mourner", "Vulture");
  }

  @Shows("THO-Q-75")
  @Test
  void answersOneEventBeginningWithTheDestinyPlayerWhereverThatSits() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "vulture")
        .party(ANN, "mourner", "bow")
        .begins()
        .does(BEN, "{destroy-cards: {in: other-parties, where: [{named: Bow}]}}")
        .notes("set-off", "card", "Mourner", "Vulture");
  }

  @Shows("THO-Q-75")
  @Test
  void answersTheLossOfABanePlayerBeginningWithTheDestinyPlayer() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "crow", "bow")
        .party(ANN, "vulture")
        .begins()
        .does(ANN, "{destroy-cards: {in: other-parties, where: [{named: Bow}]}}")
        .notes("set-off", "card", "Vulture", "Crow");
  }

  @Shows("THO-RES-06")
  @Test
  void hearsOfTheSuccessOfTheJourneyThatItOpposes() {
    String text = PackText.resource(Position.class, "/rulings/test-pack.yaml").text();
    String destroyed = "{on: destroyed, works: opposing,";
    String succeeds = "{on: journey-succeeds, whose: any, works: opposing,";
    assertThat(text).containsOnlyOnce(destroyed);
    Thorgal altered =
        ThorgalProvider.read(new PackText("gatekeeper", text.replace(destroyed, succeeds)))
            .orThrow();
    Position before =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("meadow")
            .opposed(BEN, "gatekeeper")
            .begins()
            .plays("pass");
    Position after = new Position(altered.apply(before.state(), Pass.of(BEN)), ImmutableList.of());

    after.has("ben bane-pool", 3).has("ben valhalla", "gatekeeper");
  }

  @Shows("THO-Q-75")
  @Test
  void leavesTheOrderOfTheirEffectsToTheirPlayer() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "mourner", "bell", "mourner", "bow")
            .begins()
            .does(BEN, "{destroy-cards: {in: other-parties, where: [{named: Bow}]}}")
            .asks(ANN, "order", "THO-Q-75")
            .asksWith("Which effect is resolved next: 1 Mourner, 2 Mourner?")
            .offers("option 1", "option 2")
            .refuses("option 3", "THO-Q-75");
    at.plays("option 2").has("ann pool", 2).asks(ANN, "action");
  }

  @Shows("THO-DMG-03")
  @Test
  void hearsOfACardThatIsDestroyedFromTheHand() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "vulture")
        .hand(ANN, "bow")
        .begins()
        .does(ANN, "{lose-hand: {cards: 1, fate: destroyed}}")
        .has("ben bane-pool", 1);
  }

  @Test
  void setsNothingOffByTheDrawingOfGodsFate() {
    Position.at(RoundStep.DRAWING)
        .party(ANN, "scribe")
        .begins()
        .plays("draw")
        .has("ann hand", "farmer")
        .isSilentOf("set-off");
  }

  @Shows("THO-Q-104")
  @Test
  void cutsEffectsOffThatSetEachOtherOff() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .settings(LaidOut.SETTINGS.withActionBound(5))
        .party(ANN, "scribe", "miser")
        .begins()
        .does(ANN, "{draw-cards: {cards: 1}}")
        .notes("set-off", "card", "Scribe", "Miser", "Scribe", "Miser", "Scribe")
        .notes("cut-off", "card", "Miser")
        .has("ann discard", 3)
        .has("ann hand", "")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-104")
  @Test
  void countsEachOfSeveralEffectsThatAreSetOffAtOnce() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .settings(LaidOut.SETTINGS.withActionBound(3))
        .journeyTo("cliffs")
        .party(ANN, "runestone")
        .party(BEN, "drum")
        .hand(BEN, "stun")
        .begins()
        .plays("pass", "play stun")
        .notes("set-off", "card", "Drum", "Runestone", "Drum")
        .notes("cut-off", "card", "Runestone", "Drum")
        .has("ann pool", 1);
  }

  @Shows("THO-Q-104")
  @Test
  void countsWhatWasSetOffInEveryStepAnew() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .settings(LaidOut.SETTINGS.withActionBound(5))
        .party(ANN, "scribe", "miser")
        .lands("cliffs")
        .begins()
        .does(ANN, "{draw-cards: {cards: 1}}")
        .plays("pass", "pass", "travel cliffs", "decline")
        .does(ANN, "{draw-cards: {cards: 1}}")
        .has("ann discard", 6);
  }

  @Shows("THO-Q-57")
  @Test
  void hearsOfCardsDiscardedFromThePool() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "miser")
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .does(BEN, "{spend-pool: {who: destiny-player, cards: 2}}")
        .has("ann pool", 1)
        .has("ann hand", "farmer farmer");
  }

  @Shows({"THO-Q-57", "THO-Q-35"})
  @Test
  void setsNothingOffByPayingACost() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "miser")
        .hand(ANN, "bow")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play bow")
        .has("ann discard", 1)
        .isSilentOf("set-off");
  }

  @Shows("THO-Q-75")
  @Test
  void resolvesEachOfSeveralEffectsOnceInWhateverOrder() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "mourner", "crow", "bow")
        .begins()
        .does(ANN, "{destroy-cards: {target: {in: your-party, where: [{named: Bow}]}}}")
        .asks(ANN, "order")
        .plays("option 2")
        .has("shown by crow", "1/0/0")
        .has("ann pool", 1);
  }
}
