package org.lawspeaker.thorgal.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.GAME;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.moves.ChooseParty;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.setup.StartingCompanions;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.ThorgalState;

/** What others may have chosen in secret while a game is set up. */
class GuessedChoicesTest {
  private static Position companions() {
    return Position.start(2, "faction-1=outlaws", "faction-0=visitors");
  }

  private static Position lands() {
    return companions().plays("ann: start with farmer + farmer", "ben: start with pilgrim");
  }

  private static SealedChoices<Pile> parties(ThorgalState state) {
    return ((StartingCompanions) state.agenda().top()).choices();
  }

  private static FirstLands firstLands(ThorgalState state) {
    return (FirstLands) state.agenda().top();
  }

  private static List<Pile> chosen(List<SealedChoices<Pile>> choices, Seat seat) {
    return choices.stream().map(each -> each.choiceOf(seat)).flatMap(Optional::stream).toList();
  }

  @Test
  void othersMayHaveChosenAnyCompanionsOrNone() {
    Position at = companions();
    List<SealedChoices<Pile>> choices =
        GuessTest.deals(at, BEN).stream().map(GuessedChoicesTest::parties).toList();

    assertThat(choices)
        .extracting(each -> each.sealed().asSet())
        .contains(ImmutableSet.of(), ImmutableSet.of(ANN))
        .isSubsetOf(ImmutableSet.of(), ImmutableSet.of(ANN));
    assertThat(chosen(choices, ANN))
        .allMatch(
            party -> GAME.judge(at.state(), new ChooseParty(ANN, party)) instanceof Verdict.Legal);
    assertThat(chosen(choices, ANN).stream().distinct()).hasSizeGreaterThan(10);
    assertThat(chosen(choices, ANN)).extracting(Pile::size).contains(1, 2);
  }

  @Test
  void theLastWhoOwesAChoiceHasNotChosen() {
    Position at = companions().plays("ben: start with pilgrim");
    int pilgrim = GAME.cards().find(Suit.DESTINY, "pilgrim").orElseThrow();

    assertThat(GuessTest.deals(at, BEN))
        .extracting(deal -> parties(deal).sealed().asSet())
        .containsOnly(ImmutableSet.of(BEN));
    assertThat(GuessTest.deals(at, BEN))
        .extracting(deal -> parties(deal).choiceOf(BEN))
        .containsOnly(Optional.of(Pile.of(pilgrim)));
  }

  @Test
  void ofTwoOthersOneStillOwesAChoiceIfTheViewerDoesNot() {
    Position at =
        Position.start(3, "faction-1=outlaws", "faction-2=visitors", "faction-0=lords")
            .plays("cid: start with pilgrim");

    assertThat(GuessTest.deals(at, CID))
        .extracting(deal -> parties(deal).sealed().asSet())
        .contains(ImmutableSet.of(CID), ImmutableSet.of(ANN, CID), ImmutableSet.of(CID, BEN))
        .doesNotContain(ImmutableSet.of(ANN, CID, BEN));
  }

  @Test
  void othersMayHaveChosenAnyTwoOfTheirLands() {
    List<SealedChoices<Pile>> choices =
        GuessTest.deals(lands(), BEN).stream().map(deal -> firstLands(deal).choices()).toList();

    assertThat(chosen(choices, ANN).stream().distinct()).hasSize(10);
    assertThat(chosen(choices, ANN)).allMatch(lands -> lands.get(0) < lands.get(1));
    assertThat(chosen(choices, BEN)).isEmpty();
  }

  @Test
  void companionsThatLieFaceDownMayBeAnyOfTheirNumber() {
    List<Pile> parties =
        GuessTest.deals(lands(), BEN).stream()
            .map(deal -> firstLands(deal).companions().get(ANN.index()))
            .toList();

    assertThat(parties).extracting(Pile::size).containsOnly(2);
    assertThat(parties.stream().distinct()).hasSizeGreaterThan(10);
    assertThat(GuessTest.deals(lands(), BEN))
        .allMatch(
            deal ->
                deal.sides().get(ANN.index()).destiny().faceDown().size() == 34
                    && deal.sides().get(ANN.index()).destiny().faceDown().cards().size() == 34)
        .allMatch(deal -> firstLands(deal).companions().get(BEN.index()).size() == 1);
    int farmer = GAME.cards().find(Suit.DESTINY, "farmer").orElseThrow();
    assertThat(GuessTest.deals(lands(), ANN))
        .allMatch(
            deal -> firstLands(deal).companions().get(ANN.index()).equals(Pile.of(farmer, farmer)));
  }

  @Shows("THO-Q-98")
  @Test
  void othersMayHaveChosenOnlyWhatIsRecommendedIfTheTableSettledOnThat() {
    Position at =
        Position.start(2, "faction-1=outlaws", "faction-0=visitors", "companions=recommended");
    int farmer = GAME.cards().find(Suit.DESTINY, "farmer").orElseThrow();
    int scout = GAME.cards().find(Suit.DESTINY, "scout").orElseThrow();
    List<SealedChoices<Pile>> choices =
        GuessTest.deals(at, BEN).stream().map(GuessedChoicesTest::parties).toList();

    assertThat(chosen(choices, ANN)).isNotEmpty().containsOnly(Pile.of(farmer, scout));
  }
}
