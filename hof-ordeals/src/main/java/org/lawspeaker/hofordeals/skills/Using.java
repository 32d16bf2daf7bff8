package org.lawspeaker.hofordeals.skills;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.Abilities;
import org.lawspeaker.hofordeals.occasions.Reactions;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.InForce;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** Abilities on the Player Board are used in the own turn. */
public final class Using {
  private static final Citation BOARD = Citation.of("HOF-EQUIP-01");
  private static final Citation SHIELD = Citation.of("HOF-EQUIP-09");
  private static final Citation TIMING = Citation.of("HOF-WEAPON-03");
  private static final Citation TEXT = Citation.of("HOF-PLAY-11");
  private static final Citation ANY_TIME = Citation.of("HOF-CARD-28");
  private static final Citation PAID = Citation.of("HOF-EFFORT-04");

  private Using() {}

  static void judge(Table table, Use use, Faults faults) {
    judge(table, use, Moment.USED, faults);
  }

  /** Adds why an ability that works at this moment or at any time cannot be used. */
  public static void judge(Table table, Use use, Moment moment, Faults faults) {
    Hero hero = table.hero(use.by());
    if (!hero.gear().containsValue(use.card())) {
      Reactions.judgeUnworn(table, use, faults);
      return;
    }
    Slot slot = table.cards.equipment(use.card()).slot();
    if (!InForce.works(table, use.by(), slot, use.card())) {
      faults.add(SHIELD, "inactive-shield", "card", table.cards.name(use.card()));
      return;
    }
    Optional<Ability> ability = find(table, use.card(), moment);
    if (ability.isEmpty()) {
      boolean waits =
          slot == Slot.WEAPON && find(table, use.card(), Moment.USED_IN_COMBAT).isPresent();
      faults.add(waits ? TIMING : TEXT, "no-ability-now", "card", table.cards.name(use.card()));
    } else {
      Abilities.judge(table, new Source(use.by(), use.card()), ability.get(), faults);
    }
  }

  /** The ability of a card that works at this moment or at any time. */
  public static Optional<Ability> find(Table table, int card, Moment moment) {
    for (Ability ability : table.cards.card(card).abilities()) {
      if (ability.on() == moment || ability.on() == Moment.ANY_TIME) {
        return Optional.of(ability);
      }
    }
    return Optional.empty();
  }

  private static Citation at(Table table, int card, Moment moment) {
    boolean isWeapon = table.cards.equipment(card).slot() == Slot.WEAPON;
    return switch (moment) {
      case ANY_TIME -> ANY_TIME;
      case USED_IN_COMBAT -> isWeapon ? TIMING : TEXT;
      default -> TEXT;
    };
  }

  static void use(Table table, Use use) {
    use(table, use, Moment.USED);
  }

  /** The clauses that allow using a card: that about it, or that its text is its ability. */
  public static ImmutableList<Citation> allows(Table table, Use use, Moment moment) {
    Ability ability = find(table, use.card(), moment).orElseThrow();
    ImmutableList.Builder<Citation> why = ImmutableList.builder();
    ability.clause().ifPresent(why::add);
    why.add(at(table, use.card(), ability.on()));
    return ability.cost().effort() > 0 ? why.add(PAID).build() : why.build();
  }

  /** Uses it. */
  public static void use(Table table, Use use, Moment moment) {
    Ability ability = find(table, use.card(), moment).orElseThrow();
    table.tellCard(ability.clause().orElse(BOARD), "used", use.by(), "uses", use.card());
    Abilities.start(table, new Source(use.by(), use.card()), ability);
  }
}
