package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.creature.Barrier;
import org.lawspeaker.prestigerpg.creature.Unhurt;
import org.lawspeaker.prestigerpg.hand.Feast;
import org.lawspeaker.prestigerpg.hand.HandSize;
import org.lawspeaker.prestigerpg.life.Shield;
import org.lawspeaker.prestigerpg.setting.SetMore;
import org.lawspeaker.prestigerpg.stack.AttackChange;
import org.lawspeaker.prestigerpg.stack.Linked;
import org.lawspeaker.prestigerpg.strike.Divert;
import org.lawspeaker.prestigerpg.strike.NoStrikes;
import org.lawspeaker.prestigerpg.strike.StrikeHarder;
import org.lawspeaker.prestigerpg.strike.Untouched;
import org.lawspeaker.prestigerpg.turns.TurnedPlayers;
import org.lawspeaker.prestigerpg.windows.Fog;

/**
 * A change of the rules while it is in force: of an item while it is owned, of an encounter or
 * event while it is faced, or of another effect to the end of its span. {@link Table#changes} holds
 * those that are in force.
 */
@Doc("A change of the rules while it is in force.")
public sealed interface Lasting
    permits AttackChange,
        Linked,
        Unhurt,
        Barrier,
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
