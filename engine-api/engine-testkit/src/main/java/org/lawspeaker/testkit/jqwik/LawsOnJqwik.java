package org.lawspeaker.testkit.jqwik;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.Choices;
import org.lawspeaker.engine.laws.Counterexample;
import org.lawspeaker.engine.laws.GameMatrix;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Verifier;

/**
 * Lets jqwik drive the laws, so that it shrinks the list of choices of a playout that breaks one. A
 * game's test implements this and adds one property:
 *
 * <pre>{@code
 * class WagerLawsTest implements LawsOnJqwik {
 *   @Override
 *   public Laws<?, ?, ?> laws() {
 *     return Laws.of(WagerProvider.GAME, new WagerTwins(WagerProvider.GAME));
 *   }
 *
 *   @Property(tries = 200, seed = "1201")
 *   void everyLawHolds(@ForAll("playouts") PlayoutChoices playout) {
 *     hold(playout);
 *   }
 * }
 * }</pre>
 */
public interface LawsOnJqwik {
  /** The game and what it has to keep. */
  Laws<?, ?, ?> laws();

  /** The setups to play; the whole {@link GameMatrix} unless a test says otherwise. */
  default ImmutableList<Setup> setups() {
    return GameMatrix.of(laws().game().info(), Options.PRODUCT);
  }

  /** Playouts of every length up to the longest game. */
  @Provide
  default Arbitrary<PlayoutChoices> playouts() {
    Arbitrary<Integer> setup = Arbitraries.integers().between(0, setups().size() - 1);
    Arbitrary<Integer> choice = Arbitraries.integers().between(0, Choices.BOUND - 1);
    int longest = laws().game().info().longest();
    return Combinators.combine(setup, choice.list().ofMaxSize(longest)).as(PlayoutChoices::of);
  }

  /** Fails with the counterexample if a law is broken. */
  default void hold(PlayoutChoices playout) {
    Setup setup = setups().get(playout.setup() % setups().size());
    Optional<Counterexample> broken =
        Verifier.hold(laws(), setup, ImmutableIntArray.copyOf(playout.choices()));
    if (broken.isPresent()) {
      throw new AssertionError(broken.get().describe());
    }
  }
}
