package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelTwins;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.SealedDuel;

/** The list of laws reads well, and is found for a game. */
class LawsTest {
  private static final SealedDuel DUEL = new SealedDuel();
  private static final Laws<DuelState, DuelMove, DuelView> ALL = Laws.of(DUEL, new DuelTwins());

  static ImmutableList<Law<DuelState, DuelMove, DuelView>> laws() {
    return ALL.list();
  }

  private static LawsProvider knowing(Game<?, ?, ?> known, Laws<?, ?, ?> laws) {
    return game -> game == known ? Optional.of(laws) : Optional.empty();
  }

  @ParameterizedTest
  @MethodSource("laws")
  void everyLawIsSaidInASentence(Law<DuelState, DuelMove, DuelView> law) {
    assertThat(law.says()).matches("[A-Z][^.]+\\.");
  }

  @ParameterizedTest
  @MethodSource("laws")
  void everyLawHasAShortName(Law<DuelState, DuelMove, DuelView> law) {
    assertThat(law.name()).matches("[a-z]+(-[a-z]+){1,4}");
  }

  @ParameterizedTest
  @MethodSource("laws")
  void everyLawIsCheckedNowAndThen(Law<DuelState, DuelMove, DuelView> law) {
    assertThat(law.stride()).isPositive();
  }

  @Test
  void noTwoLawsShareANameOrASentence() {
    assertThat(ALL.list()).extracting(Law::name).doesNotHaveDuplicates();
    assertThat(ALL.list()).extracting(Law::says).doesNotHaveDuplicates();
  }

  @Test
  void onlyTheLawsAboutOtherDealsNeedAnOracle() {
    assertThat(ALL.list())
        .extracting(Law::name)
        .containsAll(Laws.of(DUEL).list().stream().map(Law::name).toList())
        .contains("twins-look-alike", "determinize-is-not-the-truth")
        .hasSize(Laws.of(DUEL).list().size() + 2);
  }

  @Test
  void aLawThatIsNotInTheListCannotBePickedFromIt() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ALL.only("be-kind"))
        .withMessage("no law is named be-kind");
  }

  @Test
  void theFirstProviderThatKnowsTheGameBringsItsLaws() {
    Laws<DuelState, DuelMove, DuelView> one = ALL.only("listed-is-legal");
    Laws<DuelState, DuelMove, DuelView> two = ALL.only("games-end");

    Laws<?, ?, ?> found =
        LawsProvider.find(
            DUEL,
            ImmutableList.of(
                knowing(new BrokenDuel(), ALL), knowing(DUEL, one), knowing(DUEL, two)));

    assertThat(found).isSameAs(one);
  }

  @Test
  void aGameThatNoProviderKnowsIsHeldToTheLawsOfAnyGame() {
    Laws<?, ?, ?> found = LawsProvider.find(DUEL, ImmutableList.of(knowing(new BrokenDuel(), ALL)));

    assertThat(found.game()).isSameAs(DUEL);
    assertThat(found.list()).hasSameSizeAs(Laws.of(DUEL).list());
  }
}
