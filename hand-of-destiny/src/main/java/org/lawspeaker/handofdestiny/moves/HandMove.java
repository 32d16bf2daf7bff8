package org.lawspeaker.handofdestiny.moves;

import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/** A move of the game: data, judged and carried out by the step that asks for it. */
public sealed interface HandMove extends Move
    permits Reveal,
        Attack,
        Add,
        Strike,
        Critical,
        AbilityUse,
        UseWeapon,
        TakeDamage,
        Exhaust,
        Target,
        Pick,
        Option,
        Order,
        Pass,
        Stop,
        Buy,
        Uncover,
        Leave,
        Drink,
        OfAnother {
  @Override
  default Actor by() {
    return Seat.of(0);
  }
}
