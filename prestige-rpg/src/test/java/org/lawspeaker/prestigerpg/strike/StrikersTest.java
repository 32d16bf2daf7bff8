package org.lawspeaker.prestigerpg.strike;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Strike;

/** Which tokens attack whom. */
class StrikersTest {
  private static final Seat HIT = Seat.of(2);
  private static final Seat BYSTANDER = Seat.of(1);

  @Test
  void aTokenThatStrikesByItselfAttacksWhomItHits() {
    Strike strike = new Strike(0, ImmutableList.of(Hit.ofToken(0, HIT, 10)));

    assertThat(strike.isBy(0, HIT)).isTrue();
    assertThat(strike.isBy(1, HIT)).isFalse();
  }

  @Test
  void whoIsNotHitSeesAsAttackersThoseThatStrikeSomebody() {
    Strike alone = new Strike(0, ImmutableList.of(Hit.ofToken(0, HIT, 10)));
    Strike together = new Strike(0, ImmutableList.of(new Hit(HIT, 10, 0)));

    assertThat(alone.isBy(0, BYSTANDER)).isTrue();
    assertThat(alone.isBy(1, BYSTANDER)).isFalse();
    assertThat(together.isBy(1, BYSTANDER)).isTrue();
  }
}
