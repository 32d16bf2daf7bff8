package org.lawspeaker.gloomkilforth.table;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.confront.EncounterNeeds;
import org.lawspeaker.gloomkilforth.dice.ExtraDice;
import org.lawspeaker.gloomkilforth.dice.SuccessOn;
import org.lawspeaker.gloomkilforth.dice.UseFor;
import org.lawspeaker.gloomkilforth.engagement.FoeFight;
import org.lawspeaker.gloomkilforth.engagement.FoeHealth;
import org.lawspeaker.gloomkilforth.engagement.FoeSneak;
import org.lawspeaker.gloomkilforth.engagement.NeverSurprised;
import org.lawspeaker.gloomkilforth.health.LessHarm;
import org.lawspeaker.gloomkilforth.market.MarketHere;
import org.lawspeaker.gloomkilforth.turn.MoreAp;

/**
 * A change of the rules while it is in force. Each kind answers a question of its own, which the
 * chapter asks that it is about.
 */
@Doc("A change of the rules while it is in force.")
public sealed interface Lasting
    permits AttributeBonus,
        Immune,
        UseFor,
        ExtraDice,
        SuccessOn,
        LessHarm,
        NeverSurprised,
        FoeFight,
        FoeSneak,
        FoeHealth,
        MoreAp,
        Kept,
        WhileHidden,
        EncounterNeeds,
        MarketHere {
  /** What it changes, in words. */
  String says();

  /** Whether it adds to what is rolled in Tests, which no veiled card does (GOK-TEST-05). */
  default boolean isBonus() {
    return false;
  }

  /**
   * Whether it is about the foe or encounter that a hero opposes. As the foe's own text it then
   * counts against all who fight it; all else that a foe does is for the active hero alone
   * (GOK-ABILITY-05).
   */
  default boolean isAboutTheFoe() {
    return false;
  }
}
