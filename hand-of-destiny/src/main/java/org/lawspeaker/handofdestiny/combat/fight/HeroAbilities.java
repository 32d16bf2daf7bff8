package org.lawspeaker.handofdestiny.combat.fight;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.resolve.Waiting;
import org.lawspeaker.handofdestiny.effects.Effect;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.Use;
import org.lawspeaker.handofdestiny.moves.UseExhausting;
import org.lawspeaker.handofdestiny.moves.UseWithStrength;
import org.lawspeaker.handofdestiny.pack.HeroAbility;
import org.lawspeaker.handofdestiny.pack.Stock;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.ActionStep;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** Using hero abilities: which may be used now, and what using one sets going. */
public final class HeroAbilities {
  private static final Citation USED = Citation.of("HOD-HEROABIL-02");

  private HeroAbilities() {}

  /** Proposes every way to pay for every ability that is used by choice. */
  public static void propose(Table table, LegalMoves moves) {
    for (int rest = table.sheet.usable(table.hero); rest != 0; rest &= rest - 1) {
      int i = Integer.numberOfTrailingZeros(rest);
      if (table.sheet.ability(i).stock() != Stock.NONE) {
        moves.propose(new Use(i));
      } else if (table.sheet.looksAtStrength(i)) {
        moves.propose(UseExhausting.of(i));
        for (int card = 0; card < table.strength.size(); card++) {
          moves.propose(UseWithStrength.of(i, table.strength.get(card)));
        }
      } else if (moves.allowUse(i)) { // judged once, whichever card pays
        moves.proposePayment(UseExhausting.of(i));
        for (int card = 0; card < table.strength.size(); card++) {
          moves.proposePayment(UseWithStrength.of(i, table.strength.get(card)));
        }
      }
    }
  }

  /** Whether using this ability now would change anything (HOD-Q-82). */
  public static boolean canAct(Table table, int ability) {
    Source source = Source.hero(ability);
    return Program.canAct(table, source, table.sheet.ability(ability).effects());
  }

  /** Whether this ability prevents or ignores the monster ability that is due. */
  public static boolean prevents(Table table, int ability) {
    for (Effect effect : table.sheet.ability(ability).effects()) {
      if (effect.prevents(table, Source.hero(ability))) {
        return true;
      }
    }
    return false;
  }

  /** Whether an ability that can be used and paid for prevents what is due (HOD-ORDER-07). */
  public static boolean anyPrevents(Table table) {
    if (Waiting.due(table) == Faces.UNSEEN) {
      return false;
    }
    for (int rest = table.sheet.usable(table.hero); rest != 0; rest &= rest - 1) {
      if (prevents(table, Integer.numberOfTrailingZeros(rest))) {
        return true;
      }
    }
    return false;
  }

  /** Sets the effects of an ability going, whose cost is paid. */
  public static void start(Table table, int ability) {
    HeroAbility used = table.sheet.ability(ability);
    if (table.tells()) {
      String type = used.slot() ? "slot" : "normal";
      table.tell(
          USED,
          "ability-used",
          used.name() + ", a " + type + " ability, is used",
          "ability",
          used.name(),
          "type",
          type);
    }
    ActionStep step = (ActionStep) table.agenda.top();
    Program program = new Program(Source.hero(ability), used.effects());
    if (used.stock() == Stock.FREE && step instanceof FreeUses free) {
      table.replaceTop(free.withSeen(Repeats.with(free, table.state())));
      table.push(step.settle());
      Repeats.start(table, program);
    } else {
      table.push(step.settle());
      table.push(program);
    }
  }
}
