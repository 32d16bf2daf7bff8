package org.lawspeaker.examples.embercourt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lawspeaker.examples.embercourt.Courts.GAME;
import static org.lawspeaker.examples.embercourt.Courts.court;
import static org.lawspeaker.examples.embercourt.Courts.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Hands;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.testkit.coverage.Shows;

class SightTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Court DEALT = court(2, "hands: [\"1 1 5\", \"2 6 6\"]", "ashes: \"8\"");

  @Test
  @Shows("EMB-HAND-01")
  void aSeatSeesItsOwnHandAndTheSizeOfTheOthers() {
    Sight sight = GAME.view(DEALT, ANN);
    assertThat(sight.hands().known()).isEqualTo(ImmutableMap.of(ANN, Pile.of(1, 1, 5)));
    assertThat(sight.hands().sizes()).containsExactly(3, 3);
    assertThat(sight.ashes()).isEqualTo(DEALT.ashes());
    assertThat(sight.coals()).containsExactly(3, 3);
    assertThat(sight.deck().size()).isEqualTo(17);
  }

  @Test
  @Shows("EMB-HAND-01")
  void onlookersSeeNoHandAndTheArbiterAll() {
    assertThat(GAME.view(DEALT, Onlooker.SPECTATOR).hands().known()).isEmpty();
    assertThat(GAME.view(DEALT, Onlooker.ARBITER).hands().known()).hasSize(2);
  }

  @Test
  @Shows("EMB-SEAL-01")
  void aSealedCardIsSeenByItsSeatAlone() {
    Court sealed = play(DEALT, "seat 0: seal 5");
    assertThat(GAME.view(sealed, BEN)).isEqualTo(GAME.view(DEALT, BEN));
    SealedChoices<Integer> none = SealedChoices.of(DEALT.order().remaining());
    assertThat(GAME.view(sealed, ANN).agenda()).containsExactly(new Sealing(none.seal(ANN, 5)));
  }

  @Test
  @Shows("EMB-LEAD-01")
  void aGlimpsedCardIsSeenByTheLeaderAlone() {
    Court seen =
        play(
            DEALT, "seat 0: seal 1", "seat 1: seal 6", "seat 0: pass", "seat 1: pass", "glimpse 7");
    assertThat(GAME.view(seen, BEN).deck().slots().get(0).card()).hasValue(7);
    assertThat(GAME.view(seen, ANN).deck().slots().get(0).card()).isEmpty();
  }

  @Test
  void aGuessKeepsWhatIsKnownAndDealsTheRest() {
    Sight sight = GAME.view(DEALT, ANN);
    Random random = new Random(4);
    int[] times = new int[9];
    for (int i = 0; i < 2000; i++) {
      Court guess = GAME.determinize(sight, random);
      assertThat(guess.hand(ANN)).isEqualTo(Pile.of(1, 1, 5));
      guess.hand(BEN).forEach(card -> times[card]++);
    }
    // 20 cards are unplaced: one 1, two 5s and 8s, three of every other value.
    assertThat(times[1]).isBetween(230, 370);
    assertThat(times[5]).isBetween(500, 700);
    assertThat(times[6]).isBetween(790, 1010);
    assertThat(times[8]).isBetween(500, 700);
  }

  @Test
  void aGuessLetsOthersHaveSealedButNeverAll() {
    Random random = new Random(5);
    Court sealed = play(court(3, "hands: [\"1 1 5\", \"2 2 2\", \"3 3 3\"]"), "seat 0: seal 5");
    Set<ImmutableSet<Seat>> owing = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      Court guess = GAME.determinize(GAME.view(sealed, ANN), random);
      assertThat(GAME.check(guess)).isEmpty();
      owing.add(GAME.pending(guess).owing());
    }
    assertThat(owing)
        .containsExactlyInAnyOrder(
            ImmutableSet.of(BEN), ImmutableSet.of(Seat.of(2)), ImmutableSet.of(BEN, Seat.of(2)));
    Court truth = GAME.determinize(GAME.view(sealed, Onlooker.ARBITER), random);
    assertThat(truth).isEqualTo(sealed);
  }

  @Test
  void aSightWithTooManyCopiesCannotBeGuessed() {
    Sight sight = GAME.view(DEALT, ANN);
    Sight odd =
        new Sight(
            sight.viewer(),
            sight.order(),
            sight.night(),
            new Hands(ImmutableList.of(3, 3), ImmutableMap.of(ANN, Pile.of(8, 8, 8))),
            sight.coals(),
            sight.table(),
            sight.deck(),
            sight.ashes(),
            sight.agenda());
    assertThatThrownBy(() -> GAME.determinize(odd, new Random(1)))
        .hasMessage("a bag of 18 cards for 17 unseen slots");
  }
}
