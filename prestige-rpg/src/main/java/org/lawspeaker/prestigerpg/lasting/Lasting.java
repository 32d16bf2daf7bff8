package org.lawspeaker.prestigerpg.lasting;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A change of the rules while it is in force: of an item while it is owned, of an encounter or
 * event while it is faced, or of another effect to the end of its span. Each kind answers some of
 * the questions below; {@link Standing} asks them of all that are in force.
 */
@Doc("A change of the rules while it is in force.")
public sealed interface Lasting
    permits RotateAttacks,
        AddToAttacks,
        HandSize,
        Shield,
        SetMore,
        Unhurt,
        Divert,
        Untouched,
        Linked,
        NoStrikes,
        StrikeHarder,
        Barrier,
        Feast,
        TurnedPlayers,
        Fog {
  /** An attack as it is changed when it is revealed (PRE-Q-108). */
  default Attack revealed(Table table, Source source, Attack attack) {
    return attack;
  }

  /** What the maximum hand size of a seat is set to; 0 for nothing. */
  default int handSize(Table table, Source source, Seat seat) {
    return 0;
  }

  /** By how much the maximum hand size of a seat changes. */
  default int handChange(Table table, Source source, Seat seat) {
    return 0;
  }

  /** The least that it leaves of a maximum hand size. */
  default int handLeast() {
    return 0;
  }

  /**
   * What is left of damage that a seat is about to receive.
   *
   * @param byCreature whether an attack of a creature does it
   */
  default int damage(Table table, Source source, Seat seat, int damage, boolean byCreature) {
    return damage;
  }

  /** How many cards more a seat may set. */
  default int slots(Table table, Source source, Seat seat) {
    return 0;
  }

  /** Whether an attack does nothing to the creature. */
  default boolean unhurt(Table table, Source source, Attack attack, int value) {
    return false;
  }

  /** Whether attacks of the creature on this seat do nothing to it. */
  default boolean untouched(Table table, Source source, Seat seat) {
    return false;
  }

  /** Whether the creature makes no attack. */
  default boolean forbidsStrikes() {
    return false;
  }

  /** By how much the damage of the creature's attacks changes. */
  default int strikeHarder(Table table, Source source) {
    return 0;
  }

  /** What it changes, in words. */
  String says();
}
