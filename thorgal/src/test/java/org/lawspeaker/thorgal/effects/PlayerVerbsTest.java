package org.lawspeaker.thorgal.effects;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.DOT;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Altered;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** The verbs for players, each alone, and which players are meant. */
class PlayerVerbsTest {
  private static Position dawn() {
    return Position.at(RoundStep.DAWN_ACTIONS).begins();
  }

  private static Position three() {
    return Position.at(RoundStep.DAWN_ACTIONS, 3).begins();
  }

  @Shows({"THO-DMG-07", "THO-Q-39"})
  @Test
  void dealsDamageToTheDestinyPlayerIfTheTextNamesNobody() {
    dawn()
        .does(BEN, "{hurt: {damage: 2}}")
        .has("ann valhalla", "farmer farmer")
        .has("ann deck", 8)
        .notes("damage", "amount", 2);
  }

  @Shows({"THO-DMG-07", "THO-Q-39"})
  @Test
  void dealsDamageForEachThingCounted() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow", "farmer", "farmer")
        .begins()
        .does(ANN, "{hurt: {who: bane-player, damage: 2, per: companions}}")
        .notes("damage", "amount", 4)
        .has("ben deck", 6);
  }

  @Shows("THO-Q-35")
  @Test
  void dealsNoDamageForNothingCounted() {
    dawn().does(ANN, "{hurt: {damage: 2, per: party}}").isSilentOf("damage").has("ann deck", 10);
  }

  @Shows({"THO-Q-16", "THO-ROLE-05"})
  @Test
  void drawsCardsOfTheRole() {
    dawn()
        .does(ANN, "{draw-cards: {cards: 2}}")
        .has("ann hand", "farmer farmer")
        .has("ann deck", 8)
        .does(ANN, "{draw-cards: {who: bane-player, cards: 1}}")
        .has("ben bane-hand", "hex")
        .has("ben hand", "");
  }

  @Shows("THO-Q-16")
  @Test
  void drawsAsFarAsTheDeckGoes() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .discard(ANN, "bow")
        .begins()
        .does(ANN, "{lose-deck: {cards: 9}}", "{draw-cards: {cards: 3}}")
        .has("ann hand", "farmer")
        .has("ann deck", 0)
        .has("ann discard", 1);
  }

  @Shows({"THO-Q-16", "THO-FATE-11"})
  @Test
  void addsToThePoolUnseen() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .pool(ANN, "bow")
        .onDeck(ANN, "smith")
        .begins()
        .does(ANN, "{fill-pool: {cards: 2}}")
        .has("ann pool-cards", "farmer smith bow")
        .has("ann deck", 9)
        .notes("pool-filled", "cards", 2)
        .cites("pool-filled", "THO-Q-16");
  }

  @Shows("THO-Q-16")
  @Test
  void addsAsFarAsTheDeckGoes() {
    dawn()
        .does(BEN, "{lose-deck: {suit: bane, cards: 9}}", "{fill-pool: {cards: 3}}")
        .has("ben bane-pool", 1)
        .notes("pool-filled", "cards", 1);
  }

  @Shows("THO-Q-35")
  @Test
  void discardsNothingFromAnEmptyPool() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .begins()
        .does(ANN, "spend-pool")
        .cites("pool-spent", "THO-Q-35");
  }

  @Shows({"THO-Q-57", "THO-Q-18"})
  @Test
  void discardsFromTheTopOfThePool() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS).pool(ANN, "bow", "smith", "horse").begins();
    at.does(BEN, "{spend-pool: {who: destiny-player, cards: 2}}")
        .has("ann pool-cards", "bow")
        .has("ann discard-cards", "smith horse")
        .cites("pool-spent", "THO-Q-57");
    at.does(ANN, "spend-pool").has("ann pool", 0).has("ann discard", 3);
    at.does(ANN, "{spend-pool: {cards: 9}}").has("ann pool", 0).notes("pool-spent", "cards", 3);
  }

  @Shows("THO-Q-100")
  @Test
  void losesCardsOfTheHandToEachFate() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS).hand(ANN, "bow").begins();
    at.does(ANN, "{lose-hand: {cards: 1}}").has("ann discard-cards", "bow").has("ann hand", "");
    at.does(ANN, "{lose-hand: {cards: 1, fate: destroyed}}")
        .has("ann valhalla", "bow")
        .notes("destroyed", "card", "Bow");
    at.does(ANN, "{lose-hand: {cards: 1, fate: under-deck}}")
        .has("ann deck-cards", "farmer ".repeat(10) + "bow");
  }

  @Shows("THO-Q-35")
  @Test
  void losesTheWholeHandIfThereIsNoMore() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(BEN, "hex", "curse")
        .begins()
        .does(ANN, "{lose-hand: {who: bane-player, cards: 3}}")
        .asks(BEN, "hand-card")
        .refuses("take smith", "THO-Q-100")
        .refuses("take fog", "THO-Q-100")
        .plays("take curse")
        .has("ben bane-discard-cards", "hex curse")
        .asks(ANN, "action");
  }

  @Shows({"THO-Q-100", "THO-Q-16"})
  @Test
  void losesCardsOfTheDeckNamedByTheText() {
    dawn()
        .does(ANN, "{lose-deck: {suit: bane, cards: 2}}")
        .has("ann niflheim", "hex hex")
        .has("ann deck", 10)
        .isSilentOf("damage");
  }

  @Shows("THO-Q-16")
  @Test
  void losesNothingForCardsThatADeckLacks() {
    dawn()
        .does(ANN, "{lose-deck: {cards: 9}}", "{lose-deck: {cards: 9}}")
        .has("ann deck", 0)
        .asks(ANN, "action");
  }

  @Shows("THO-Q-78")
  @Test
  void revealsAsManyCardsAsItSays() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .onDeck(ANN, "bow", "smith")
        .begins()
        .does(ANN, "{reveal-top: {cards: 2}}")
        .notes("revealed", "card", "Smith", "Bow")
        .has("ann deck", 12)
        .cites("revealed", "THO-Q-78");
  }

  @Shows("THO-Q-49")
  @Test
  void changesTheHornsOfWhomItNames() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .begins()
        .does(BEN, "{change-horns: {who: opponent, by: -1}}")
        .has("ann horns", 0)
        .does(BEN, "{change-horns: {by: 2}}")
        .has("ben horns", 2)
        .cites("horns", "THO-Q-49");
  }

  @Shows({"THO-Q-75", "THO-Q-76"})
  @Test
  void stopsAtTheFirstWhoCannotPay() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY)
        .deck(BEN, Suit.DESTINY)
        .begins()
        .does(
            BEN,
            "{lose-deck: {cards: 9}}",
            "{lose-deck: {who: opponent, cards: 9}}",
            "{hurt: {who: each-player, damage: 2}}")
        .isWonBy(BEN, "THO-WIN-02");
  }

  @Shows("THO-Q-86")
  @Test
  void meansTheUserOrTheOtherRoleWithTwo() {
    dawn().does(ANN, "{fill-pool: {who: you, cards: 1}}").has("ann pool", 1);
    dawn().does(BEN, "{fill-pool: {who: you, cards: 1}}").has("ben bane-pool", 1);
    dawn().does(ANN, "{fill-pool: {who: opponent, cards: 1}}").has("ben bane-pool", 1);
    dawn().does(BEN, "{fill-pool: {who: opponent, cards: 1}}").has("ann pool", 1);
    dawn().does(BEN, "{fill-pool: {who: bane-player, cards: 1}}").has("ben bane-pool", 1);
    dawn().does(BEN, "{fill-pool: {who: destiny-player, cards: 1}}").has("ann pool", 1);
  }

  @Shows("THO-Q-86")
  @Test
  void letsTheDestinyPlayerChooseOneOfSeveralBanePlayers() {
    three()
        .does(ANN, "{fill-pool: {who: bane-player, cards: 1}}")
        .asks(ANN, "player", "THO-Q-86")
        .offers("player 2", "player 0")
        .plays("player 2")
        .has("cid bane-pool", 1)
        .has("ben bane-pool", 0);
  }

  @Shows("THO-Q-86")
  @Test
  void meansOneBanePlayerByAllThatACardSaysOfTheOpponent() {
    three()
        .does(
            ANN,
            "{when: {all: [travelling], then: [{hurt: {who: opponent, damage: 1}}]}}",
            "{repeat: {times: 2, effects: [{fill-pool: {who: bane-player, cards: 1}}]}}")
        .plays("player 2")
        .has("cid valhalla", "farmer")
        .has("cid bane-pool", 2)
        .has("ben bane-pool", 0)
        .asks(ANN, "action");
  }

  @Shows({"THO-Q-86", "THO-Q-89"})
  @Test
  void meansNobodyMoreWhenTheOpponentOfTheCardIsOut() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(CID, Suit.DESTINY)
        .begins()
        .does(
            ANN,
            "{hurt: {who: opponent, damage: 1}}",
            "{change-horns: {who: opponent, by: 1}}",
            "{spend-pool: {who: opponent}}")
        .plays("player 2")
        .tells("out")
        .isSilentOf("horns", "pool-spent")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-86")
  @Test
  void choosesTheOpponentOfEachEffectOfACardAnew() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS, 3)
            .party(ANN, "miser")
            .hand(ANN, "bow", "horse")
            .begins()
            .does("miser", "{lose-hand: {cards: 1}}", "{fill-pool: {who: opponent, cards: 1}}");
    String drawing = "{on: discarded, effects: [{draw-cards: {cards: 1}}]}";
    String opponent = "{fill-pool: {who: opponent, cards: 1}}";
    Altered twice =
        Altered.with(drawing, "{on: discarded, effects: [%s, %s]}".formatted(opponent, opponent));
    Position set = twice.plays(at, "take bow").asks(ANN, "player").offers("player 2", "player 0");
    Position next = twice.plays(set, "player 2").has("cid bane-pool", 2);
    next.asks(ANN, "player", "THO-Q-86").offers("player 2", "player 0");
    twice
        .plays(next, "player 0")
        .has("ben bane-pool", 1)
        .has("cid bane-pool", 2)
        .asks(ANN, "action");
  }

  @Shows("THO-Q-86")
  @Test
  void meansTheUserByTheBanePlayerOfABanePlayersText() {
    three().does(CID, "{fill-pool: {who: bane-player, cards: 1}}").has("cid bane-pool", 1);
    three().does(CID, "{fill-pool: {who: opponent, cards: 1}}").has("ann pool", 1);
  }

  @Shows("THO-Q-86")
  @Test
  void meansTheDestinyPlayerAloneByTheOpponentsOfABanePlayersText() {
    three()
        .does(CID, "{fill-pool: {who: each-opponent, cards: 1}}")
        .has("ann pool", 1)
        .has("ben bane-pool", 0)
        .has("cid bane-pool", 0);
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .party(BEN, "horse")
        .party(ANN, "bow")
        .party(CID, "idol")
        .begins()
        .does(CID, "{exhaust-cards: {target: {in: other-parties, choose: 1}}}")
        .has("exhaustion of bow", 1)
        .has("exhaustion of horse", 0);
  }

  @Shows("THO-Q-86")
  @Test
  void refusesACardOfAnotherBanePlayerToABanePlayer() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .party(BEN, "horse")
        .party(ANN, "bow", "farmer")
        .party(CID, "idol")
        .begins()
        .does(CID, "{exhaust-cards: {target: {in: other-parties, choose: 1}}}")
        .offers("choose bow", "choose farmer")
        .refuses("choose horse", "THO-Q-86")
        .refuses("choose idol", "THO-Q-86");
  }

  @Shows("THO-Q-86")
  @Test
  void meansEveryBanePlayerByTheOpponentsOfTheDestinyPlayersText() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .party(BEN, "horse")
        .party(ANN, "bow")
        .party(CID, "idol")
        .begins()
        .does(ANN, "{exhaust-cards: {target: {in: other-parties, choose: 1}}}")
        .offers("choose idol", "choose horse");
  }

  @Shows({"THO-Q-86", "THO-Q-75"})
  @Test
  void meansAllWhomTheTextCallsEach() {
    three()
        .does(ANN, "{fill-pool: {who: each-opponent, cards: 1}}")
        .has("ann pool", 0)
        .has("ben bane-pool", 1)
        .has("cid bane-pool", 1);
    three()
        .does(ANN, "{fill-pool: {who: each-bane-player, cards: 1}}")
        .has("ann pool", 0)
        .has("ben bane-pool", 1)
        .has("cid bane-pool", 1);
    three()
        .does(CID, "{fill-pool: {who: each-bane-player, cards: 1}}")
        .has("ann pool", 0)
        .has("ben bane-pool", 1)
        .has("cid bane-pool", 1);
    three()
        .does(CID, "{fill-pool: {who: each-player, cards: 1}}")
        .has("ann pool", 1)
        .has("ben bane-pool", 1)
        .has("cid bane-pool", 1);
  }

  @Shows({"THO-Q-75", "THO-Q-81"})
  @Test
  void goesRoundClockwiseFromTheDestinyPlayer() {
    Position.at(RoundStep.DAWN_ACTIONS, 4)
        .destiny(CID)
        .hand(BEN, "bow")
        .hand(ANN, "bow")
        .hand(CID, "bow")
        .hand(DOT, "bow")
        .begins()
        .does(ANN, "{hurt: {who: each-player, damage: 1}}")
        .asks(CID, "damage")
        .plays("pay top")
        .asks(DOT, "damage")
        .plays("pay top")
        .asks(BEN, "damage")
        .plays("pay top")
        .asks(ANN, "damage");
  }

  @Shows("THO-Q-89")
  @Test
  void leavesOutPlayersWhoAreOut() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .out(BEN)
        .begins()
        .does(ANN, "{fill-pool: {who: bane-player, cards: 1}}")
        .has("cid bane-pool", 1)
        .does(ANN, "{fill-pool: {who: each-player, cards: 1}}")
        .has("ann pool", 1)
        .has("cid bane-pool", 2)
        .has("ben bane-pool", 0);
  }
}
