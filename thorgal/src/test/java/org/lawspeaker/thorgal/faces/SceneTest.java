package org.lawspeaker.thorgal.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** Scenes of arranged positions. Cid, who sits last, is the destiny player. */
class SceneTest {
  private static Position journey() {
    return Position.at(RoundStep.JOURNEY_ACTIONS, 3)
        .destiny(CID)
        .lands("ruins")
        .conquered(CID, "meadow")
        .party(CID, "sigwald-the-burnt", "lantern")
        .party(ANN, "bow")
        .opposed(BEN, "scout")
        .hand(ANN, "storm", "stun")
        .hand(CID, "song")
        .pool(ANN, Suit.BANE, 3)
        .journeyTo("fortified-port")
        .attached(ANN, "storm")
        .exhausted("sigwald-the-burnt", 2)
        .begins();
  }

  @Test
  void weighsStrengthAgainstDifficulty() {
    Seen seen = new Seen(journey(), ANN);

    assertThat(seen.gauges("journey")).isEqualTo("Bravery 3/4, Cunning 1/3, Power 0/0");
    assertThat(seen.zone("journey").notes())
        .containsExactly(
            "It goes to Fortified Port.", "It fails as it stands: 1 Bravery and 2 Cunning short.");
    assertThat(seen.marks("journey", "scout")).isEqualTo("Cunning 1; opposes");
    assertThat(seen.marks("journey", "storm")).isEqualTo("; attached");
  }

  @Test
  void showsWhatCardsInPlayShowNow() {
    Seen seen = new Seen(journey(), BEN);

    assertThat(seen.marks("party-2", "sigwald-the-burnt"))
        .isEqualTo("Bravery 3, exhaustion markers 2; exhausted");
    assertThat(seen.marks("lands", "land.fortified-port")).isEqualTo("Bravery 4; destination");
    assertThat(seen.piece("lands", "land.meadow.conquered").owner()).contains(CID);
  }

  @Test
  void showsOfALandWhatItAsksForOnlyUntilItIsConquered() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .lands("cliffs")
            .conquered(ANN, "fortified-port")
            .exhausted("fortified-port", 1)
            .begins();

    assertThat(new Seen(at, BEN).marks("lands", "land.cliffs")).isEqualTo("Power 3; ");
    assertThat(new Seen(at, BEN).marks("lands", "land.fortified-port.conquered"))
        .isEqualTo("exhaustion markers 1; exhausted");
  }

  @Test
  void saysOfTheDestinyPlayersCompanionsAloneWhatUpkeepHolds() {
    Position at =
        Position.at(RoundStep.DUSK_ACTIONS).party(ANN, "watcher").party(BEN, "watcher").begins();

    assertThat(new Seen(at, BEN).marks("party-1", "watcher"))
        .isEqualTo("Power 2; upkeep cannot be met");
    assertThat(new Seen(at, BEN).marks("party-0", "watcher")).isEqualTo("Power 2; ");
  }

  @Test
  void showsWhoPlayedACardAndForWhomACompanionOpposes() {
    Position played =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "bow")
            .hand(BEN, "snare")
            .pool(BEN, Suit.BANE, 1)
            .begins()
            .plays("pass", "play snare");
    Position opposed =
        Position.at(RoundStep.UNDERTAKING, 3)
            .lands("cliffs")
            .party(CID, BEN, "farmer")
            .begins()
            .plays("travel cliffs", "oppose farmer");

    assertThat(new Seen(played, ANN).piece("resolving", "snare").owner()).contains(BEN);
    assertThat(new Seen(opposed, ANN).piece("journey", "farmer").owner()).contains(CID);
  }

  @Test
  void showsHandsToThoseWhoKnowThem() {
    Zone own = new Seen(journey(), ANN).zone("bane-hand-1");
    Zone others = new Seen(journey(), CID).zone("bane-hand-1");

    assertThat(own.pieces()).extracting(piece -> piece.face()).containsExactly("stun", "storm");
    assertThat(own.hidden()).isZero();
    assertThat(others.pieces()).isEmpty();
    assertThat(others.hidden()).isEqualTo(2);
    assertThat(new Seen(journey(), Onlooker.ARBITER).zone("bane-hand-1")).isEqualTo(own);
  }

  @Test
  void saysWhoSitsWhere() {
    Scene scene = new Seen(journey(), Onlooker.SPECTATOR).scene();
    Seated cid = scene.seats().get(CID.index());

    assertThat(scene.title()).isEqualTo("Round 2, Journey: journey actions");
    assertThat(scene.track().orElseThrow().phases().get(scene.track().orElseThrow().now()))
        .isEqualTo("Journey");
    assertThat(cid.states()).containsExactly("destiny player");
    assertThat(cid.gauges().get(0).value()).isEqualTo(1);
    assertThat(cid.gauges().get(0).most()).contains(3);
    assertThat(scene.seats().get(BEN.index()).states()).containsExactly("bane player");
  }

  @Test
  void saysWhatIsInForceAndUntilWhen() {
    Position position =
        Position.at(RoundStep.DAWN_ACTIONS, 3)
            .destiny(CID)
            .hand(CID, "bow")
            .pool(CID, Suit.DESTINY, 3)
            .inForce(ANN, "{change-cost: {whose: destiny-player, by: 1}}", Span.PHASE)
            .begins();
    Seen seen = new Seen(position, CID);

    assertThat(seen.zone("in-force").notes())
        .containsExactly(
            "Until the end of the phase, by seat 1: cards that the destiny player plays cost 1"
                + " more.");
    assertThat(seen.marks("destiny-hand-2", "bow")).isEqualTo("costs now 2; ");
  }

  @Test
  void saysInDuskWhoseUpkeepCanBeMet() {
    Position position =
        Position.at(RoundStep.DUSK_ACTIONS, 3)
            .destiny(CID)
            .party(CID, "watcher", "farmer")
            .begins();
    Seen seen = new Seen(position, ANN);

    assertThat(seen.marks("party-2", "watcher")).isEqualTo("Power 2; upkeep cannot be met");
    assertThat(seen.marks("party-2", "farmer")).isEqualTo("; upkeep can be met");
  }

  @Test
  void countsTheDestinyCardsThatPayForDamage() {
    Position position =
        Position.at(RoundStep.DAWN_ACTIONS)
            .deck(BEN, Suit.DESTINY, "farmer", "farmer")
            .hand(BEN, "song")
            .begins();

    assertThat(new Seen(position, ANN).scene().seats().get(BEN.index()).gauges())
        .anyMatch(gauge -> gauge.label().equals("damage payable") && gauge.value() == 3);
  }

  @Test
  void laysOutTheCompanionsToStartWith() {
    Position position = Position.start(2, "faction-1=vikings", "faction-0=lords");
    Zone own = new Seen(position, BEN).zone("destiny-deck-0");
    Zone others = new Seen(position, ANN).zone("destiny-deck-0");

    assertThat(own.pieces()).isNotEmpty();
    assertThat(own.size()).isEqualTo(36);
    assertThat(others.pieces()).isEmpty();
    assertThat(others.hidden()).isEqualTo(36);
    assertThat(new Seen(position, ANN).scene().title()).isEqualTo("Setup");
  }

  @Test
  void showsWhoseACardIsThatLiesWithAnother() {
    Position position =
        Position.at(RoundStep.DAWN_ACTIONS, 3).party(ANN, CID, "farmer").party(ANN, "bow").begins();

    assertThat(new Seen(journey(), BEN).piece("journey", "storm").owner()).contains(ANN);
    assertThat(new Seen(position, BEN).piece("party-1", "farmer").owner()).contains(CID);
    assertThat(new Seen(position, BEN).piece("party-1", "bow").owner()).isEmpty();
  }

  /** Cid is the destiny player and plays no bane card. */
  @Test
  void saysNoPriceOfACardThatCannotBePlayedInThisRole() {
    Position position =
        Position.at(RoundStep.DAWN_ACTIONS, 3)
            .destiny(CID)
            .hand(CID, "bow", "storm")
            .inForce(ANN, "{change-cost: {whose: destiny-player, by: 1}}", Span.PHASE)
            .begins();

    assertThat(new Seen(position, CID).marks("bane-hand-2", "storm")).isEqualTo("; ");
  }

  @Test
  void thePoolPaysNoDamageWithoutAText() {
    Position position =
        Position.at(RoundStep.DAWN_ACTIONS)
            .deck(BEN, Suit.DESTINY, "farmer", "farmer")
            .pool(BEN, Suit.DESTINY, 2)
            .hand(BEN, "song")
            .begins();
    int faceDown = new Seen(position, ANN).zone("destiny-deck-0").size();

    assertThat(new Seen(position, ANN).scene().seats().get(BEN.index()).gauges())
        .anyMatch(gauge -> gauge.label().equals("damage payable") && gauge.value() == faceDown + 1);
  }

  @Test
  void thePoolPaysDamageByAText() {
    Position position =
        Position.at(RoundStep.DAWN_ACTIONS)
            .deck(BEN, Suit.DESTINY, "farmer", "farmer")
            .pool(BEN, Suit.DESTINY, 3)
            .inForce(BEN, "pay-from-pool", Span.ROUND)
            .begins();

    assertThat(new Seen(position, ANN).scene().seats().get(BEN.index()).gauges())
        .anyMatch(gauge -> gauge.label().equals("damage payable") && gauge.value() == 5);
  }

  /** Face down lie deck, discard pile and pool, which the engine keeps as one. */
  @Test
  void showsAKnownCardInThePileInWhichItLies() {
    Position position =
        Position.at(RoundStep.CLEAN_UP)
            .hand(ANN, "bow", "farmer", "horse")
            .discard(ANN, "raven", "raven")
            .begins()
            .plays("pool bow", "deck horse");
    Seen own = new Seen(position, ANN);
    Seen others = new Seen(position, BEN);

    assertThat(own.marks("destiny-pool-1", "bow")).isEqualTo("; 1st from the top");
    assertThat(own.marks("destiny-deck-1", "horse")).isEqualTo("; 1st from the top");
    assertThat(own.zone("destiny-pool-1").hidden()).isZero();
    assertThat(own.zone("destiny-discard-1").pieces()).isEmpty();
    assertThat(own.zone("destiny-discard-1").hidden()).isEqualTo(2);
    assertThat(own.zone("destiny-deck-1").hidden()).isEqualTo(10);
    assertThat(others.zone("destiny-pool-1").hidden()).isEqualTo(1);
    assertThat(others.zone("destiny-deck-1").hidden()).isEqualTo(11);
  }

  @Test
  void countsTheFatePointsThatAreLeft() {
    Position position = Position.at(RoundStep.DRAWING).begins().plays("draw");

    assertThat(new Seen(position, ANN).scene().seats().get(ANN.index()).gauges())
        .anyMatch(
            gauge ->
                gauge.label().equals("fate points")
                    && gauge.value() == 6
                    && gauge.most().equals(Optional.of(7)));
  }

  @Test
  void countsTheFatePointsThatEachBanePlayerHasInTheRound() {
    Scene scene = new Seen(Position.at(RoundStep.DRAWING, 3).begins(), ANN).scene();

    assertThat(fatePoints(scene.seats().get(CID.index()))).containsExactly(5);
    assertThat(fatePoints(scene.seats().get(BEN.index()))).containsExactly(3);
  }

  private static List<Integer> fatePoints(Seated seat) {
    return seat.gauges().stream()
        .filter(gauge -> gauge.label().equals("fate points of the round"))
        .map(Gauge::value)
        .toList();
  }

  /** The pieces of attached cards are in the order of attaching, whatever their suit. */
  @Test
  void showsEachAttachedCardAtItsPlace() {
    Seen seen =
        new Seen(
            Position.at(RoundStep.JOURNEY_ACTIONS)
                .journeyTo("cliffs")
                .attached(BEN, "storm")
                .attached(ANN, "ambush")
                .begins()
                .does(ANN, "destroy-attached"),
            ANN);

    assertThat(seen.choice("attached 1").pieces())
        .containsExactly(seen.piece("journey", "storm").uid());
    assertThat(seen.choice("attached 2").pieces())
        .containsExactly(seen.piece("journey", "ambush").uid());
    assertThat(seen.piece("journey", "storm").uid()).isEqualTo("attached-storm");
    assertThat(seen.piece("journey", "ambush").uid()).isEqualTo("attached-ambush");
  }
}
