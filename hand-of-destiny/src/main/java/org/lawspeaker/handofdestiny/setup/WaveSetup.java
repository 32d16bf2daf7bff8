package org.lawspeaker.handofdestiny.setup;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.effects.StrengthChoice;
import org.lawspeaker.handofdestiny.effects.TurnStrength;
import org.lawspeaker.handofdestiny.state.BossMarks;
import org.lawspeaker.handofdestiny.state.Difficulty;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Memory;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Setting up a wave, in this order: the deck, the starting strength cards, a pending rotation
 * penalty, potions held for this moment, the weapon, combat (HOD-Q-14, HOD-Q-67).
 */
public final class WaveSetup {
  private static final Citation NEXT_WAVE = Citation.of("HOD-GAME-06");
  private static final Citation HERO_CARD = Citation.of("HOD-SETUP-23");
  private static final Citation MONSTERS = Citation.of("HOD-SETUP-13");
  private static final Citation STAYS = Citation.of("HOD-ACTIVATE-06");
  private static final Citation READY = Citation.of("HOD-SETUP-24");
  private static final Citation NEW_WEAPON = Citation.of("HOD-WEAPON-01");
  private static final Citation WEAPON_BACK = Citation.of("HOD-WEAPON-05");
  private static final Citation ROTATES = Citation.of("HOD-PENALTY-05");
  private static final Citation LAPSES = Citation.of("HOD-POTION-05");
  private static final Citation TURNS = Citation.of("HOD-TURN-01");
  private static final ImmutableList<Effect> ROTATION =
      ImmutableList.of(new TurnStrength(StrengthChoice.HIGHEST, TurnStrength.Turn.ROTATE));

  private WaveSetup() {}

  /** The steps of setting up a wave once its deck lies ready. */
  public static void begin(Table table) {
    table.push(new CombatStart());
    table.push(new HeldPotions());
    table.push(new PendingRotation());
    table.push(new StartingStrength(table.settings.difficulty().startingStrength()));
    if (table.isTelling()) {
      Difficulty difficulty = table.settings.difficulty();
      table.tell(
          difficulty.citation(),
          "difficulty",
          difficulty.startingStrength() + " starting strength cards are taken",
          "count",
          "" + difficulty.startingStrength());
    }
  }

  /** The wave after this one; marks of the wave are cleared (HOD-Q-47). */
  public static void next(Table table) {
    int wave = table.progress.wave() + 1;
    table.progress =
        table.progress.withWave(wave).withPhase(Phase.SETUP).withTurn(0).withDeparted(false);
    table.memory = Memory.NONE;
    table.hero = table.hero.withPaid(0).withOnce(0);
    table.boss = BossMarks.FRESH;
    table.preparation = table.preparation.withBoost(0).withDoubled(0);
    table.purse = table.purse.withGold(0); // gold left over is lost (HOD-Q-64)
    if (table.isTelling()) {
      table.tell(NEXT_WAVE, "wave", "wave " + wave + " is set up", "wave", "" + wave);
    }
    if (table.isTelling() && table.hero.hp() < HeroMarks.ABILITIES) {
      table.tell(STAYS, "stay-exhausted", "what is exhausted stays exhausted until it is healed");
    }
    DeckTurn.turn(table);
    begin(table);
    if (table.isTelling()) {
      String covered = table.hero.left() + " " + table.hero.right();
      table.tell(HERO_CARD, "hero-placed", table.hero.says(), "covered", covered);
    }
  }

  /** Carries out rotation penalties on the new starting strength cards (HOD-Q-62). */
  public record PendingRotation() implements HandFrame {
    @Override
    public void run(Table table) {
      int pending = table.preparation.rotation();
      if (pending == 0) {
        table.pop();
        return;
      }
      table.preparation = table.preparation.withRotation(pending - 1);
      table.tell(ROTATES, "rotation-penalty", "the highest strength card is rotated");
      Program.start(table, new Source(Source.Kind.PENALTY, 0), ROTATION);
    }
  }

  /** Slots the weapon that is owned, and starts combat. */
  public record CombatStart() implements HandFrame {
    @Override
    public void run(Table table) {
      if (table.purse.potionsHeld() != 0) {
        table.purse = table.purse.withPotionsHeld(0);
        table.tell(LAPSES, "potions-lapse", "potions that were not used are gone");
      }
      table.progress = table.progress.withPhase(Phase.COMBAT).withTurn(1).withDeparted(false);
      if (table.armory.isOwned()) {
        table.armory = table.armory.withReady(true);
        boolean bought = table.purse.basicBought() || table.purse.upgradeBought();
        table.tell(
            bought ? NEW_WEAPON : WEAPON_BACK, "weapon-slotted", "the weapon is slotted and ready");
      }
      if (table.isTelling()) {
        String monsters = "" + table.row.size();
        table.tell(
            MONSTERS, "monsters", monsters + " monsters come in this wave", "count", monsters);
      }
      table.tell(READY, "combat", "combat begins");
      table.tell(TURNS, "turn", "turn 1 begins: resolve, fight, cleanup", "turn", "1");
      table.replaceTop(Settle.FIRST_LOOK);
    }
  }
}
