package org.lawspeaker.thorgal.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.moves.Absent;
import org.lawspeaker.thorgal.moves.SeatMove;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Offering;
import org.lawspeaker.thorgal.table.Span;

/** What choices say of arranged positions. Cid, who sits last, is the destiny player. */
class ChoiceTest {
  @Test
  void everyMoveAndEveryStepThatAsksReads() {
    assertThat(leaves(SeatMove.class))
        .isNotEmpty()
        .allMatch(move -> move == Absent.class || Choices.ALL.knowsMove(move));
    assertThat(leaves(Choosing.class)).isNotEmpty().allMatch(Choices.ALL::knowsStep);
    assertThat(leaves(Offering.class)).isNotEmpty().allMatch(Choices.ALL::knowsStep);
  }

  private static List<Class<?>> leaves(Class<?> family) {
    List<Class<?>> leaves = new ArrayList<>();
    if (family.isSealed()) {
      for (Class<?> kind : family.getPermittedSubclasses()) {
        leaves.addAll(leaves(kind));
      }
    } else {
      leaves.add(family);
    }
    return leaves;
  }

  @Test
  void aCompanionThatOpposesSaysWhatItsActivatedEffectDoes() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.JOURNEY_ACTIONS)
                .journeyTo("ruins")
                .opposed(BEN, "raider")
                .begins()
                .plays("pass"),
            BEN);

    assertThat(seen.reads("activate raider"))
        .isEqualTo(
            "Activate your Raider | while this opposes, exhaust this: the destiny player receives 1"
                + " damage");
  }

  @Test
  void aJourneySaysWhatItNeedsAndHowItStands() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.UNDERTAKING, 3)
                .destiny(CID)
                .lands("fortified-port", "ruins")
                .party(CID, "sigwald-the-burnt")
                .begins(),
            CID);

    assertThat(seen.reads("travel fortified-port"))
        .isEqualTo(
            "Travel to Fortified Port | needs 4 Bravery; fails as it stands: 1 Bravery short");
    assertThat(seen.choice("travel ruins").hint())
        .contains(
            "needs 1 Bravery, 1 Cunning, 1 Power; fails as it stands: 1 Cunning and 1 Power"
                + " short");
  }

  @Test
  void opposingSaysWhatItCostsAndAddsAndRisks() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.UNDERTAKING, 3)
                .destiny(CID)
                .lands("fortified-port")
                .party(BEN, "scout", "watcher")
                .pool(BEN, Suit.BANE, 3)
                .begins()
                .plays("travel fortified-port"),
            BEN);

    assertThat(seen.reads("oppose scout"))
        .endsWith(
            "with Scout | free: outlaws; difficulty is raised by 1 Cunning; destroyed if the"
                + " journey succeeds");
    assertThat(seen.reads("oppose watcher"))
        .endsWith(
            "with Watcher | costs 2 of 3 in the bane pool; difficulty is raised by 2 Power;"
                + " destroyed if the journey succeeds");
    assertThat(seen.choice("oppose scout").pieces())
        .containsExactly(seen.piece("party-0", "scout").uid());
  }

  @Test
  void opposingSaysByHowMuchAllThatIsInForceChangesTheDifficulty() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.UNDERTAKING, 3)
                .destiny(CID)
                .lands("fortified-port")
                .inForce(BEN, "{add-attributes: {opposing: true, symbols: {power: 2}}}", Span.ROUND)
                .party(BEN, "scout")
                .begins()
                .plays("travel fortified-port"),
            BEN);

    assertThat(seen.reads("oppose scout"))
        .contains("difficulty is raised by 1 Cunning, 2 Power; destroyed");
  }

  @Test
  void playingSaysWhatItCostsAndWhatItAddsToTheJourney() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.JOURNEY_ACTIONS, 3)
                .destiny(CID)
                .journeyTo("fortified-port")
                .hand(CID, "unknown-powers", "ambush", "shout")
                .pool(CID, Suit.DESTINY, 3)
                .begins(),
            CID);

    assertThat(seen.reads("play ambush"))
        .isEqualTo(
            "Play Ambush | costs 2 of 3 in the destiny pool; strength is raised by 2 Bravery");
    assertThat(seen.reads("play shout")).isEqualTo("Play Shout | free");
  }

  @Test
  void whatLosesTheGameSaysSo() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.JOURNEY_ACTIONS)
                .journeyTo("fortified-port")
                .deck(ANN, Suit.DESTINY, "farmer")
                .hand(ANN, "unknown-powers")
                .begins(),
            ANN);

    assertThat(seen.reads("play unknown-powers")).endsWith("loses the game !");
    assertThat(seen.reads("pass")).isEqualTo("Pass");
  }

  @Test
  void theLastPassSaysHowTheJourneyEndsAndWhoWins() {
    Position position =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .conquered(ANN, "ruins", "marsh")
            .journeyTo("meadow")
            .begins()
            .plays("pass");

    assertThat(new Seen(position, BEN).reads("pass"))
        .isEqualTo("Pass | ends the step: the journey succeeds as it stands; loses the game !");
  }

  @Test
  void fatePointsThatAreGivenUpAreGrave() {
    Seen seen = new Seen(Position.at(RoundStep.DRAWING).begins(), ANN);

    assertThat(seen.reads("draw"))
        .isEqualTo("Draw the top card of the destiny deck | 1 fate point; 6 left after it");
    assertThat(seen.reads("fill 7"))
        .isEqualTo("Put 7 cards on the pool | uses all fate points that are left");
    assertThat(seen.reads("fill 5"))
        .isEqualTo("Put 5 cards on the pool | gives up 2 fate points !");
    assertThat(seen.choice("fill 5").amount()).contains(5);
  }

  @Test
  void fillingThePoolSaysWhetherPointsThatAreLeftCanStillBeUsed() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.DRAWING)
                .inForce(ANN, "pool-first", Span.ROUND)
                .deck(ANN, Suit.DESTINY, "bow", "farmer", "smith")
                .begins(),
            ANN);

    assertThat(seen.reads("fill 2"))
        .isEqualTo("Put 2 cards on the pool | you may go on with 5 fate points");
    assertThat(seen.reads("fill 3")).isEqualTo("Put 3 cards on the pool | gives up 4 fate points");
  }

  @Test
  void aCompanionThatFailsIsLostOrKeptForDamage() {
    Position position = Position.at(RoundStep.UPKEEP).party(ANN, "watcher", "farmer").begins();

    assertThat(new Seen(position, ANN).reads("check watcher"))
        .isEqualTo(
            "Check the upkeep of Watcher | cannot be met: discard all cards from your destiny pool;"
                + " destroy it, or keep it for 2 damage");
    Seen failed = new Seen(position.plays("check watcher"), ANN);
    assertThat(failed.reads("destroy")).isEqualTo("Destroy Watcher !");
    assertThat(failed.reads("suffer")).startsWith("Keep Watcher | costs 2 damage; you can pay ");
  }

  @Test
  void keepingACompanionCostsTheDamageThatIsReceived() {
    Position before =
        Position.at(RoundStep.UPKEEP)
            .inForce(ANN, "{shield: {by: -1}}", Span.ROUND)
            .party(ANN, "watcher", "farmer")
            .begins();
    assertThat(new Seen(before, ANN).reads("check watcher"))
        .endsWith("destroy it, or keep it for 1 damage");
    Seen less = failed("{shield: {by: -1}}");
    assertThat(less.reads("suffer")).startsWith("Keep Watcher | costs 1 damage; you can pay ");
    Seen none = failed("{shield: {by: -2}}");
    assertThat(none.reads("suffer")).isEqualTo("Keep Watcher | costs no damage");
  }

  private static Seen failed(String lasting) {
    return new Seen(
        Position.at(RoundStep.UPKEEP)
            .inForce(ANN, lasting, Span.ROUND)
            .party(ANN, "watcher")
            .begins(),
        ANN);
  }

  @Shows("THO-Q-89")
  @Test
  void theLastPassOfThoseStillInEndsTheStep() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS, 3).out(BEN).begins();

    assertThat(new Seen(at, ANN).reads("pass")).isEqualTo("Pass");
    assertThat(new Seen(at.plays("pass"), CID).reads("pass"))
        .isEqualTo("Pass | ends the step: all have passed");
  }

  @Test
  void anAttachedCardIsLostToStrengthOrToDifficulty() {
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("cliffs")
            .attached(ANN, "ambush")
            .attached(BEN, "storm")
            .begins()
            .does(ANN, "destroy-attached");

    assertThat(new Seen(at, ANN).reads("attached 1")).endsWith(" | strength loses 2 Bravery");
    assertThat(new Seen(at, ANN).reads("attached 2")).endsWith(" | difficulty loses 2 Cunning");
  }

  @Test
  void opposingFreeByATextNamesNoSubtype() {
    Position at =
        Position.at(RoundStep.UNDERTAKING)
            .lands("cliffs")
            .party(BEN, "lady", "farmer")
            .inForce(BEN, "oppose-free", Span.ROUND)
            .begins()
            .plays("travel cliffs");

    assertThat(new Seen(at, BEN).reads("oppose lady")).contains(" | free by a text; ");
    assertThat(new Seen(at, BEN).reads("oppose farmer")).contains(" | free: outlaws; ");
  }

  @Test
  void aCheckThatATextSparesAsksForNothing() {
    Position position =
        Position.at(RoundStep.UPKEEP)
            .inForce(ANN, "{waive-upkeep: [{named: Watcher}]}", Span.ROUND)
            .party(ANN, "watcher", "farmer")
            .pool(ANN, Suit.DESTINY, 1)
            .begins();

    assertThat(new Seen(position, ANN).reads("check watcher"))
        .isEqualTo("Check the upkeep of Watcher | needs none: a text spares it");
    assertThat(new Seen(position, ANN).marks("party-1", "watcher")).endsWith("needs no upkeep");
  }

  @Test
  void copiesInPlayAreToldApart() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.DAWN_ACTIONS)
                .party(BEN, "bow")
                .party(ANN, "farmer", "farmer")
                .hand(BEN, "snare")
                .pool(BEN, Suit.BANE, 1)
                .begins()
                .plays("pass", "play snare"),
            BEN);

    assertThat(seen.reads("choose bow"))
        .isEqualTo("Exhaust your Bow | then it has 1 exhaustion marker");
    assertThat(seen.reads("choose farmer@1#2")).startsWith("Exhaust Farmer of seat 1 (2 of 2)");
    assertThat(seen.reads("decline")).isEqualTo("Put no exhaustion marker on a card");
  }

  @Test
  void aHornEffectThatIsDeclinedIsLost() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.JOURNEY_ACTIONS)
                .journeyTo("meadow")
                .begins()
                .plays("pass", "pass"),
            ANN);

    assertThat(seen.reads("accept")).isEqualTo("Use the horn effect of Meadow | you draw 1 card");
    assertThat(seen.reads("decline"))
        .isEqualTo("Do without the horn effect of Meadow | it is lost for good !");
  }

  @Test
  void aBaneCardRaisesTheDifficulty() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.JOURNEY_ACTIONS)
                .journeyTo("cliffs")
                .hand(BEN, "storm")
                .pool(BEN, Suit.BANE, 3)
                .begins()
                .plays("pass"),
            BEN);

    assertThat(seen.reads("play storm"))
        .isEqualTo("Play Storm | costs 2 of 3 in the bane pool; difficulty is raised by 2 Cunning");
  }

  @Test
  void whoPaysDamageIsToldWithHowManyCardsMore() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.DAWN_ACTIONS)
                .deck(ANN, Suit.DESTINY, "farmer", "farmer")
                .hand(ANN, "song")
                .begins()
                .does(BEN, "{hurt: {damage: 2}}"),
            ANN);

    assertThat(seen.reads("pay song"))
        .isEqualTo("Destroy Song from your hand | 1 of 2 damage; 2 cards left to pay with");
    assertThat(seen.reads("pay top"))
        .isEqualTo("Destroy the top card of the deck | 1 of 2 damage; 2 cards left to pay with");
  }

  @Test
  void whatIsKeptAtTheCleanUpIsBothHands() {
    Seen seen = new Seen(Position.at(RoundStep.CLEAN_UP).hand(BEN, "song", "storm").begins(), BEN);

    assertThat(seen.reads("keep")).isEqualTo("Keep 2 cards in hand");
  }

  @Test
  void keepingACompanionForMoreThanOneCanPayLosesTheGame() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.UPKEEP)
                .party(ANN, "watcher")
                .deck(ANN, Suit.DESTINY, "farmer")
                .begins(),
            ANN);

    assertThat(seen.reads("suffer")).endsWith("; loses the game !");
  }

  @Test
  void theLastPassWithoutAJourneyDecidesNone() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.JOURNEY_ACTIONS)
                .journeyTo("cliffs")
                .journey(journey -> Journey.NONE.withStage(Journey.Stage.LOST))
                .begins()
                .plays("pass"),
            BEN);

    assertThat(seen.reads("pass")).isEqualTo("Pass | ends the step: all have passed");
  }
}
