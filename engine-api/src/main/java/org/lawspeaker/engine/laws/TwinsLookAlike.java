package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/**
 * The view hides what the rulebook hides, by the word of an independent witness.
 *
 * @param oracle deals anew what a seat cannot know
 */
record TwinsLookAlike<S, M extends Move, V>(TwinDeal<S> oracle) implements Law<S, M, V> {
  @Override
  public String name() {
    return "twins-look-alike";
  }

  @Override
  public String says() {
    return "When what a seat cannot know is dealt anew, its view, its legal moves and what it is"
        + " waiting for stay the same.";
  }

  @Override
  public int stride() {
    return 8;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Game<S, M, V> game = at.game();
    Look<S, M, V> look = at.look(random);
    Seat seat = look.seat();
    Optional<S> redealt = look.redealt(oracle, seat);
    if (redealt.isEmpty()) {
      return Optional.empty();
    }
    S twin = redealt.get();
    return Finding.unlessEqual(
            "the twin deal made an impossible position", ImmutableList.of(), game.check(twin))
        .or(
            () ->
                Likeness.between(
                    seat + " can tell a twin deal", seat, at, twin, game.view(twin, seat)));
  }
}
