package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.action.ActivateExhausted;
import org.lawspeaker.thorgal.action.AllowPhase;
import org.lawspeaker.thorgal.action.ChangeCost;
import org.lawspeaker.thorgal.action.Forbid;
import org.lawspeaker.thorgal.damage.PayFromPool;
import org.lawspeaker.thorgal.damage.Shield;
import org.lawspeaker.thorgal.dusk.KeepInHand;
import org.lawspeaker.thorgal.dusk.KeepMarkers;
import org.lawspeaker.thorgal.dusk.ReadyMore;
import org.lawspeaker.thorgal.dusk.UpkeepPrice;
import org.lawspeaker.thorgal.dusk.WaiveUpkeep;
import org.lawspeaker.thorgal.fate.FatePoints;
import org.lawspeaker.thorgal.fate.PoolFirst;
import org.lawspeaker.thorgal.journey.AddDifficulty;
import org.lawspeaker.thorgal.journey.AddStrength;
import org.lawspeaker.thorgal.journey.Attaching;
import org.lawspeaker.thorgal.journey.Disregard;
import org.lawspeaker.thorgal.journey.MoreWolfUses;
import org.lawspeaker.thorgal.journey.NoOpposing;
import org.lawspeaker.thorgal.journey.OpposeFree;
import org.lawspeaker.thorgal.journey.OpposeMore;
import org.lawspeaker.thorgal.party.AddAttributes;
import org.lawspeaker.thorgal.party.AllowCopies;

/**
 * A change of the rules that is in force for a time: of a permanent effect while its card is in
 * play, or of another to the end of its span. Each kind answers a question of its own, which the
 * chapter asks that it is about.
 */
@Doc("A change of the rules while it is in force.")
public sealed interface Lasting
    permits AddAttributes,
        AddStrength,
        AddDifficulty,
        ChangeCost,
        AllowPhase,
        Forbid,
        Shield,
        PayFromPool,
        WaiveUpkeep,
        UpkeepPrice,
        MoreWolfUses,
        ActivateExhausted,
        Attaching,
        OpposeFree,
        OpposeMore,
        NoOpposing,
        Disregard,
        FatePoints,
        PoolFirst,
        AllowCopies,
        ReadyMore,
        KeepMarkers,
        KeepInHand {
  /** Which players it means: its user, if it names none. */
  default Who whose() {
    return Who.YOU;
  }

  /** Whether it is part of strength or difficulty. */
  default boolean isWeighed() {
    return false;
  }

  /** What it changes, in words. */
  String says();
}
