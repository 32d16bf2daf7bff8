package org.lawspeaker.prestigerpg.lasting;

import org.lawspeaker.engine.json.Doc;

/**
 * A change of the rules while it is in force: of an item while it is owned, of an encounter or
 * event while it is faced, or of another effect to the end of its span. {@link Standing} finds
 * those of a kind that are in force.
 */
@Doc("A change of the rules while it is in force.")
public sealed interface Lasting
    permits AttackChange,
        Proof,
        HandSize,
        Shield,
        SetMore,
        Divert,
        Untouched,
        NoStrikes,
        StrikeHarder,
        Feast,
        TurnedPlayers,
        Fog {
  /** What it changes, in words. */
  String says();
}
