package org.lawspeaker.handofdestiny.hero;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.combat.sight.Waiting;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.effects.Repeats;
import org.lawspeaker.handofdestiny.moves.AbilityUse;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Use;
import org.lawspeaker.handofdestiny.moves.UseExhausting;
import org.lawspeaker.handofdestiny.moves.UseWithStrength;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Stock;
import org.lawspeaker.handofdestiny.table.Table;

/** Using hero abilities: which may be used now, and what using one sets going. */
public final class HeroAbilities {
  private static final Citation USED = Citation.of("HOD-HEROABIL-02");
  private static final Citation MONSTERS_FIRST = Citation.of("HOD-ORDER-06");
  private static final Citation PREVENTING = Citation.of("HOD-ORDER-07");
  private static final Citation EXHAUSTED = Citation.of("HOD-ACTIVATE-05");
  private static final Citation STOCK_EXHAUSTED = Citation.of("HOD-Q-48");
  private static final Citation BY_ITSELF = Citation.of("HOD-STOCK-03");
  private static final Citation NO_EFFECT = Citation.of("HOD-Q-82");
  private static final Citation SET_OFF = Citation.of("HOD-RAGE-02");
  private static final Citation NORMAL = Citation.of("HOD-HEROABIL-03");
  private static final Citation SLOT = Citation.of("HOD-HEROABIL-04");
  private static final Citation ON_BOSS = Citation.of("HOD-BOSS-05");
  private static final Citation BESIDES_BOSS = Citation.of("HOD-BOSS-06");

  private HeroAbilities() {}

  /** Proposes every way to pay for every ability that is used by choice. */
  static void propose(Table table, Moment moment, Proposals<HandMove> moves) {
    for (int rest = table.sheet.usable(table.hero); rest != 0; rest &= rest - 1) {
      int i = Integer.numberOfTrailingZeros(rest);
      if (table.sheet.ability(i).stock() != Stock.NONE) {
        moves.add(Use.of(i));
      } else if (table.sheet.looksAtPayment(i) || table.sheet.heals(i)) {
        moves.add(UseExhausting.of(i));
        for (int card = 0; card < table.strength.size(); card++) {
          moves.add(UseWithStrength.of(i, table.strength.get(card)));
        }
      } else {
        proposeJudgedOnce(table, moment, i, moves);
      }
    }
  }

  /** An ability that does the same whatever pays is judged once for all ways to pay. */
  private static void proposeJudgedOnce(
      Table table, Moment moment, int ability, Proposals<HandMove> moves) {
    Faults faults = Faults.unnamed();
    UseExhausting exhausting = UseExhausting.of(ability);
    judge(table, moment, exhausting, faults);
    if (!faults.none()) {
      return;
    }
    moves.addLegal(exhausting);
    for (int card = 0; card < table.strength.size(); card++) {
      UseWithStrength use = UseWithStrength.of(ability, table.strength.get(card));
      Activation.judge(table, use, faults);
      if (faults.none()) {
        moves.addLegal(use);
      }
    }
  }

  /** Adds what forbids using an ability at this moment, and paying for it like this. */
  static void judge(Table table, Moment moment, AbilityUse use, Faults faults) {
    int ability = use.ability();
    HeroAbility used = table.sheet.ability(ability);
    if (table.hero.isExhausted(ability)) {
      faults.add(
          used.stock() == Stock.NONE ? EXHAUSTED : STOCK_EXHAUSTED,
          "exhausted",
          "ability",
          used.name());
    }
    if (!used.isUsed()) {
      faults.add(
          used.on().isPresent() ? SET_OFF : BY_ITSELF, "applies-by-itself", "ability", used.name());
    } else if (moment == Moment.BEFORE_ABILITY) {
      if (!prevents(table, ability)) {
        faults.add(MONSTERS_FIRST, "monster-abilities-first", "ability", used.name());
      }
    } else if (!Activation.leavesEffect(table, use)) {
      boolean sparesBoss =
          table.progress.phase() == Phase.BOSS
              && Effect.anyAttacks(used.effects())
              && !Effect.anyAttacksBoss(used.effects());
      faults.add(sparesBoss ? ON_BOSS : NO_EFFECT, "no-effect", "ability", used.name());
    }
    Activation.judge(table, use, faults);
    if (faults.none() && isFree(table, use)) {
      Repeats.judgeUse(table, use, faults);
    }
  }

  /**
   * Whether a use may cost nothing in the end, so that it could be made again and again: it needs
   * no payment, or heals what exhausting it costs (HOD-Q-48, HOD-Q-88).
   */
  static boolean isFree(Table table, AbilityUse use) {
    return table.sheet.ability(use.ability()).stock() == Stock.FREE
        || (use instanceof UseExhausting && table.sheet.heals(use.ability()));
  }

  /** Those of the payment, of the kind of ability, ahead of a monster ability, against a boss. */
  static ImmutableList<Citation> allows(Table table, Moment moment, AbilityUse use) {
    HeroAbility used = table.sheet.ability(use.ability());
    ImmutableList.Builder<Citation> clauses = ImmutableList.builder();
    if (moment == Moment.BEFORE_ABILITY) {
      clauses.add(PREVENTING);
    } else if (table.progress.phase() == Phase.BOSS) {
      clauses.add(Effect.anyAttacksBoss(used.effects()) ? ON_BOSS : BESIDES_BOSS);
    }
    Activation.allow(table, use, clauses);
    return clauses.add(used.slot() ? SLOT : NORMAL).build();
  }

  /** Whether this ability prevents or ignores the monster ability that is due. */
  private static boolean prevents(Table table, int ability) {
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

  /** The hero after an ability has been used by exhausting it. */
  public static HeroMarks exhausted(HeroMarks hero, int ability) {
    return Activation.exhausted(hero, ability);
  }

  /** Pays for a use; gives what it sets going. */
  static Program pay(Table table, AbilityUse use) {
    Activation.pay(table, use);
    HeroAbility used = table.sheet.ability(use.ability());
    if (table.isTelling()) {
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
    return new Program(Source.hero(use.ability()), used.effects());
  }
}
