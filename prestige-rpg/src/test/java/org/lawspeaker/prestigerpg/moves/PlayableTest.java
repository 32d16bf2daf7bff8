package org.lawspeaker.prestigerpg.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;

/** Which plays are plays of the same thing. */
class PlayableTest {
  private static final Seat ANN = Seat.of(0);

  @Test
  void aPlayOfTheSameCardIsOfTheSameWhateverItIsAimedAt() {
    Play play = Play.of(ANN, Playable.Card.of(3));

    assertThat(play.isOfSame(Play.of(ANN, Playable.Card.of(3)).as(1, play.target()))).isTrue();
    assertThat(play.isOfSame(Play.of(ANN, Playable.Card.of(4)))).isFalse();
    assertThat(play.isOfSame(Play.of(Seat.of(1), Playable.Card.of(3)))).isFalse();
    assertThat(play.isOfSame(new PickItem(ANN, 3))).isFalse();
  }

  @Test
  void inTheFogItIsWhatWasAnnouncedThatCounts() {
    Playable.InFog trip = new Playable.InFog(3, Optional.of(5));

    assertThat(trip.isSame(new Playable.InFog(3, Optional.of(6)))).isTrue();
    assertThat(trip.isSame(trip.unseen())).isTrue();
    assertThat(trip.isSame(new Playable.InFog(4, Optional.of(5)))).isFalse();
    assertThat(trip.isSame(Playable.Card.of(3))).isFalse();
    assertThat(trip.unseen()).isEqualTo(new Playable.InFog(3, Optional.empty()));
    assertThat(Playable.Card.of(3).unseen()).isEqualTo(Playable.Card.of(3));
  }
}
