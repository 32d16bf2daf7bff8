package org.lawspeaker.prestigerpg.round;

import com.google.common.collect.ImmutableMap;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.moves.ByLot;
import org.lawspeaker.prestigerpg.moves.DealtQuest;
import org.lawspeaker.prestigerpg.moves.Drawn;
import org.lawspeaker.prestigerpg.moves.FromHandAtRandom;
import org.lawspeaker.prestigerpg.moves.NatureMove;
import org.lawspeaker.prestigerpg.moves.Order;
import org.lawspeaker.prestigerpg.moves.Reveal;
import org.lawspeaker.prestigerpg.moves.TakeCharacter;
import org.lawspeaker.prestigerpg.moves.TopEvent;
import org.lawspeaker.prestigerpg.moves.TopRelic;
import org.lawspeaker.prestigerpg.moves.TurnedUp;

/** The clause that calls for each kind of chance. */
final class Chances {
  private static final ImmutableMap<Class<?>, Citation> CLAUSES =
      ImmutableMap.<Class<?>, Citation>builder()
          .put(TakeCharacter.class, Citation.of("PRE-SETUP-07"))
          .put(DealtQuest.class, Citation.of("PRE-Q-100"))
          .put(Reveal.class, Citation.of("PRE-BEGIN-01"))
          .put(TopEvent.class, Citation.of("PRE-EVENT-03"))
          .put(TopRelic.class, Citation.of("PRE-RELIC-02"))
          .put(Drawn.class, Citation.of("PRE-DRAW-01"))
          .put(Order.class, Citation.of("PRE-INIT-01"))
          .put(FromHandAtRandom.class, Citation.of("PRE-SPECIFIC-01"))
          .put(TurnedUp.class, Citation.of("PRE-CHEST-01"))
          .put(ByLot.class, Citation.of("PRE-MODULE-04"))
          .buildOrThrow();

  private Chances() {}

  static Citation why(NatureMove move) {
    return Objects.requireNonNull(CLAUSES.get(move.getClass()));
  }
}
