package org.lawspeaker.thorgal.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.GAME;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.moves.ChooseParty;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.table.LandCard;

class SetupTest {
  @Shows({"THO-SETUP-02", "THO-FACTION-03"})
  @Test
  void givesEachPlayerAWholeSet() {
    Side ann =
        Position.start(2, "faction-1=outlaws", "faction-0=lords").state().sides().get(ANN.index());
    assertThat(ann.destiny().all().size()).isEqualTo(36);
    assertThat(ann.bane().all().size()).isEqualTo(24);
    assertThat(ann.reserve().size()).isEqualTo(5);
  }

  @Shows({"THO-SETUP-01", "THO-Q-09"})
  @Test
  void refusesAFactionTwice() {
    assertThat(Position.problems(2, "faction-1=lords", "faction-0=lords")).hasSize(1);
  }

  @Shows("THO-Q-09")
  @Test
  void drawsFactionsThatNobodyNamed() {
    Position.start(3, "faction-2=lords")
        .leavesToChance(3, "THO-Q-09")
        .refuses("faction lords", "THO-Q-09")
        .plays("faction vikings")
        .notes("faction", "faction", "Vikings")
        .leavesToChance(2, "THO-Q-09")
        .refuses("faction vikings", "THO-Q-09");
  }

  @Shows("THO-SETUP-04")
  @Test
  void leavesOutFactionsThatNobodyPicked() {
    Position at = Position.start(2, "faction-1=outlaws", "faction-0=lords");
    assertThat(at.state().sides())
        .extracting(Side::faction)
        .containsExactly(Optional.of(2), Optional.of(0));
    assertThat(at.state().lands()).isEmpty();
  }

  @Shows("THO-SETUP-05")
  @Test
  void choosesOneOrTwoCompanions() {
    begun()
        .allows("ann: start with farmer", "THO-SETUP-05")
        .allows("ann: start with farmer + farmer")
        .allows("ann: start with kriss-de-valnor + archers")
        .refuses("ann: start with farmer + farmer + farmer", "THO-SETUP-05")
        .refuses("ann: start with bow", "THO-SETUP-05")
        .refuses("ann: start with pilgrim", "THO-SETUP-05");
  }

  @Shows("THO-SETUP-05")
  @Test
  void choosesOneCompanionAtLeast() {
    Verdict nobody = GAME.judge(begun().state(), new ChooseParty(ANN, Pile.empty()));
    assertThat(nobody.citations()).containsExactly(Citation.of("THO-SETUP-05"));
  }

  @Shows("THO-SETUP-06")
  @Test
  void boundsTheCostOfBoth() {
    begun()
        .allows("ann: start with kriss-de-valnor + archers", "THO-SETUP-06")
        .allows("ann: start with smith")
        .allows("ann: start with farmer + smith")
        .refuses("ann: start with archers + smith", "THO-SETUP-06")
        .refuses("ann: start with scout + smith", "THO-SETUP-06");
  }

  @Shows({"THO-SETUP-07", "THO-Q-10"})
  @Test
  void keepsTheChoiceHidden() {
    Position one = begun().plays("ann: start with farmer");
    Position two = begun().plays("ann: start with kriss-de-valnor + archers");
    assertThat(one.seenBy(BEN)).isEqualTo(two.seenBy(BEN));
  }

  @Shows({"THO-SETUP-07", "THO-Q-10"})
  @Test
  void showsTheNumberWhenAllHaveChosen() {
    Position one = begun().plays("ann: start with farmer", "ben: start with pilgrim");
    Position two = begun().plays("ann: start with farmer + scout", "ben: start with pilgrim");
    Position other = begun().plays("ann: start with archers", "ben: start with pilgrim");
    assertThat(one.seenBy(BEN)).isEqualTo(other.seenBy(BEN)).isNotEqualTo(two.seenBy(BEN));
  }

  @Shows("THO-SETUP-08")
  @Test
  void paysNothingForStartingCompanions() {
    revealed().has("ann party", "archers").has("ann pool", 0).has("ann discard", 0);
  }

  @Shows({"THO-SETUP-09", "THO-CARD-23", "THO-Q-98"})
  @Test
  void offersOnlyTheRecommendedIfPlayersAgreed() {
    Position at =
        Position.start(2, "faction-1=outlaws", "faction-0=visitors", "companions=recommended");
    at.offers("start with farmer + scout", "start with jolan + pilgrim")
        .refuses("ann: start with farmer", "THO-SETUP-09")
        .refuses("ann: start with farmer + farmer", "THO-SETUP-09");
    Position.start(
            3,
            "faction-1=outlaws",
            "faction-2=visitors",
            "faction-0=lords",
            "companions=recommended")
        .refuses("ann: start with farmer", "THO-SETUP-09");
  }

  @Shows("THO-SETUP-09")
  @Test
  void makesTheRecommendationOptional() {
    begun().allows("ann: start with archers");
  }

  @Shows("THO-SETUP-10")
  @Test
  void shufflesTheRestIntoTheDestinyDeck() {
    revealed().has("ann deck", 35).has("ben deck", 34);
    assertThat(revealed().state().sides().get(ANN.index()).destiny().faceDown().bag().size())
        .isEqualTo(35);
  }

  @Shows("THO-SETUP-11")
  @Test
  void shufflesTheBaneCardsIntoTheBaneDeck() {
    assertThat(revealed().state().sides().get(BEN.index()).bane().faceDown().bag().size())
        .isEqualTo(24);
    revealed().has("ben bane-deck", 24);
  }

  @Shows("THO-SETUP-12")
  @Test
  void choosesTwoOfTheOwnLands() {
    chosen()
        .awaits("first-lands", BEN, ANN)
        .allows("ann: lands fortified-port + meadow", "THO-SETUP-12")
        .refuses("ann: lands meadow", "THO-SETUP-12")
        .refuses("ann: lands fortified-port + meadow + ruins", "THO-SETUP-12")
        .refuses("ann: lands meadow + crater", "THO-SETUP-12");
  }

  @Shows("THO-SETUP-12")
  @Test
  void keepsTheLandsHiddenUntilAllHaveChosen() {
    Position one = chosen().plays("ann: lands fortified-port + meadow");
    Position two = chosen().plays("ann: lands marsh + cliffs");
    assertThat(one.seenBy(BEN)).isEqualTo(two.seenBy(BEN));
  }

  @Shows({"THO-SETUP-13", "THO-SETUP-18"})
  @Test
  void revealsCompanionsAndLandsTogether() {
    chosen()
        .plays("ann: lands fortified-port + meadow")
        .has("ann party", "")
        .plays("ben: lands crater + tower")
        .notes("companion-revealed", "card", "Jolan", "Pilgrim", "Archers")
        .notes("land-revealed", "land", "Crater", "Tower", "Fortified Port", "Meadow")
        .cites("companion-revealed", "THO-SETUP-13")
        .has("lands", "crater tower fortified-port meadow");
  }

  @Shows({"THO-SETUP-14", "THO-Q-12"})
  @Test
  void drawsTheFirstDestinyPlayerAfterTheReveal() {
    revealed().leavesToChance(2, "THO-SETUP-14").plays("first player 0").has("destiny", BEN);
  }

  @Shows("THO-SETUP-15")
  @Test
  void makesTheOtherTheFirstBanePlayer() {
    revealed()
        .plays("first player 0")
        .cites("bane-player", "THO-SETUP-15")
        .asks(ANN, "further-lands", "THO-SETUP-17");
  }

  @Shows("THO-SETUP-17")
  @Test
  void letsTheFirstBanePlayerAddTwoOfThreeLands() {
    revealed()
        .plays("first player 1")
        .asks(BEN, "further-lands")
        .offers("lands oasis + wreck", "lands oasis + beacon", "lands wreck + beacon")
        .refuses("ann: lands ruins + marsh", "THO-SETUP-17")
        .refuses("lands crater + oasis", "THO-SETUP-17")
        .plays("lands oasis + beacon")
        .has("lands", "crater tower fortified-port meadow oasis beacon");
  }

  @Shows({"THO-SETUP-18", "THO-SETUP-19"})
  @Test
  void laysSixUnconqueredLandsInTheMiddle() {
    Position at = revealed().plays("first player 1", "lands oasis + beacon");
    assertThat(at.state().lands()).hasSize(6);
    at.has("conquered", "");
  }

  @Shows({"THO-SETUP-20", "THO-Q-78"})
  @Test
  void letsEverybodyReadBothSidesOfTheLands() {
    Position at = revealed();
    assertThat(at.seenBy(Onlooker.SPECTATOR).lands()).isEqualTo(at.state().lands());
    LandCard port = GAME.cards().land(0);
    assertThat(port.attributes()).isEqualTo(new Attributes(4, 0, 0));
    assertThat(port.horn()).hasSize(1);
    assertThat(port.wolf().effects()).hasSize(1);
  }

  @Shows({"THO-SETUP-21", "THO-JOURNEY-02"})
  @Test
  void givesNoMeaningToTheOrderOfLands() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("crater", "meadow")
        .begins()
        .offers("travel crater", "travel meadow");
    Position.at(RoundStep.UNDERTAKING)
        .lands("meadow", "crater")
        .begins()
        .offers("travel crater", "travel meadow");
  }

  @Shows({"THO-SETUP-22", "THO-Q-13"})
  @Test
  void keepsTheOtherLandsAside() {
    revealed()
        .plays("first player 1", "lands oasis + beacon")
        .has("ann reserve", "ruins marsh cliffs")
        .has("ben reserve", "wreck");
    Position.at(RoundStep.UNDERTAKING)
        .lands("meadow")
        .reserve(ANN, "ruins")
        .begins()
        .offers("travel meadow");
  }

  @Shows({"THO-SETUP-22", "THO-Q-13"})
  @Test
  void bringsALandInByAnEffect() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .lands("meadow")
        .reserve(ANN, "ruins", "marsh")
        .begins()
        .does(ANN, "bring-land")
        .offers("option 1", "option 2")
        .plays("option 2")
        .has("lands", "meadow marsh")
        .has("ann reserve", "ruins")
        .plays("ann: pass", "pass")
        .offers("travel meadow", "travel marsh");
  }

  @Shows("THO-Q-13")
  @Test
  void showsTheLandsAsideOfReadyMadeFactions() {
    Position at = revealed();
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).reserve()).isPresent();
  }

  @Shows("THO-SETUP-24")
  @Test
  void beginsWithEverythingElseEmpty() {
    Position at = revealed().plays("first player 1", "lands oasis + beacon");
    for (String seat : List.of("ann", "ben")) {
      for (String zone : List.of("hand", "bane-hand", "valhalla", "niflheim")) {
        at.has(seat + " " + zone, "");
      }
      for (String zone : List.of("pool", "bane-pool", "discard", "bane-discard", "horns")) {
        at.has(seat + " " + zone, 0);
      }
    }
    at.has("exhaustion of archers", 0).has("markers of archers", "0/0/0").has("round", 1);
  }

  @Shows("THO-Q-11")
  @Test
  void bindsTheStartingPartyToUniqueness() {
    begun()
        .allows("ben: start with pilgrim + pilgrim")
        .refuses("ben: start with jolan + jolan", "THO-Q-11");
  }

  @Shows("THO-Q-83")
  @Test
  void letsEveryBanePlayerAddTwoLands() {
    threeRevealed()
        .plays("first player 1")
        .asks(CID, "further-lands", "THO-Q-83")
        .plays("lands oasis + wreck")
        .asks(BEN, "further-lands")
        .plays("lands mine + abbey")
        .asks(ANN, "gods-fate");
  }

  @Shows("THO-Q-83")
  @Test
  void laysTenLandsWithThree() {
    Position at =
        threeRevealed().plays("first player 1", "lands oasis + wreck", "lands mine + abbey");
    assertThat(at.state().lands()).hasSize(10);
  }

  @Shows("THO-Q-93")
  @Test
  void revealsAllPartiesTogetherWithThree() {
    threeRevealed()
        .has("ann party", "farmer")
        .has("cid party", "pilgrim")
        .has("ben party", "baron")
        .leavesToChance(3, "THO-SETUP-14");
  }

  private static Position begun() {
    return Position.start(2, "faction-1=outlaws", "faction-0=visitors");
  }

  private static Position chosen() {
    return begun().plays("ann: start with archers", "ben: start with jolan + pilgrim");
  }

  private static Position revealed() {
    return chosen().plays("ann: lands fortified-port + meadow", "ben: lands crater + tower");
  }

  private static Position threeRevealed() {
    return Position.start(3, "faction-1=outlaws", "faction-2=visitors", "faction-0=lords")
        .plays("ann: start with farmer", "cid: start with pilgrim", "ben: start with baron")
        .plays(
            "ann: lands fortified-port + meadow",
            "cid: lands crater + tower",
            "ben: lands court + market");
  }
}
