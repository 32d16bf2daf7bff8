package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Turn;
import org.lawspeaker.gloomkilforth.state.Used;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.Condition;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Resource;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Strength;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Wording;

/** Whether abilities can be used, and how they start. */
public final class Abilities {
  private static final Citation REQUIREMENT = Citation.of("GOK-REQ-01");
  private static final Citation COST = Citation.of("GOK-REQ-05");
  private static final Citation STUDY = Citation.of("GOK-SPELL-01");
  private static final Citation BLANK = Citation.of("GOK-TERM-11");

  /** No turn and no Day goes on for ever. */
  public static final Citation ENDLESS = Citation.of("GOK-Q-118");

  private static final Citation VEIL = Citation.of("GOK-VEIL-02");

  private Abilities() {}

  /** Whether as much has been set off in this turn as may be (GOK-Q-118). */
  public static boolean isExhausted(Table table) {
    return table.turn.setOff() >= Turn.MOST_SET_OFF;
  }

  /** An Exchange takes as much of the turn as several abilities (GOK-Q-118). */
  public static void countExchange(Table table) {
    table.turn = table.turn.withSetOff(table.turn.setOff() + Turn.EXCHANGE);
  }

  /** Whether its conditions hold, its limit is not used up and its cost can be paid. */
  public static boolean isUsable(Table table, Source source, Ability ability) {
    return !isExhausted(table)
        && !isUsedUp(table, source, ability)
        && table.hero(source.user()).isThere()
        && isInPlay(table, source, ability)
        && Condition.all(ability.when(), table, source)
        && Paying.isAffordable(table, source.user(), ability.cost(), source.card())
        && isWorthX(table, source, ability)
        && hasAim(table, source, ability)
        && isUsableAsset(table, source)
        && !Strength.isBlank(table, source.user(), source.card());
  }

  /**
   * Whether a card of a hero is still in play: its abilities work only there, but for what its
   * leaving sets off (GOK-ABILITY-07, GOK-ABILITY-08, GOK-ABILITY-11).
   */
  private static boolean isInPlay(Table table, Source source, Ability ability) {
    return switch (table.cards.kind(source.card())) {
      case SKILL, REWARD, TOTEM ->
          ability.on() == Moment.LEAVES_PLAY || owns(table, source.user(), source.card());
      default -> true;
    };
  }

  /** Whether it is no spell in play that its hero cannot use (GOK-SPELL-01). */
  private static boolean isUsableAsset(Table table, Source source) {
    return table.hero(source.user()).assets().count(source.card()) == 0
        || Strength.isUsable(table, source.user(), source.card());
  }

  /** An X of 1 at least does something (GOK-Q-65). */
  private static boolean isWorthX(Table table, Source source, Ability ability) {
    Optional<Resource> x = ability.cost().x();
    return x.isEmpty() || PayX.most(table, source, x.get(), ability.effects()) > 0;
  }

  /** Whether there is anything for at least one of its effects; else nobody is asked about it. */
  private static boolean hasAim(Table table, Source source, Ability ability) {
    for (int i = 0; i < ability.effects().size(); i++) {
      if (ability.effects().get(i).hasAim(table, source)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUsedUp(Table table, Source source, Ability ability) {
    Battle battle = table.battle();
    return switch (ability.limit()) {
      case NONE -> false;
      case ONCE_PER_TURN -> table.turn.used().contains(used(table, source, ability));
      case ONCE_PER_DAY -> table.hero(source.user()).used().contains(used(table, source, ability));
      case ONCE_PER_BATTLE ->
          battle == null || battle.used().contains(used(table, source, ability));
    };
  }

  /** This ability among those of its card; what is paid for an Action may have changed its cost. */
  private static Used used(Table table, Source source, Ability ability) {
    ImmutableList<Ability> all = table.cards.card(source.card()).abilities();
    int which = all.indexOf(ability);
    for (int i = 0; which < 0 && i < all.size(); i++) {
      which = all.get(i).withCost(ability.cost()).equals(ability) ? i : which;
    }
    return new Used(source.card(), Math.max(0, which));
  }

  /** Adds why this ability cannot be used now. */
  public static void judge(Table table, Source source, Ability ability, Faults faults) {
    if (ability.cost().veil() && table.hero(source.user()).veiled().count(source.card()) > 0) {
      faults.add(VEIL, "veiled", "card", table.cards.name(source.card()));
    } else if (!isUsableAsset(table, source)) {
      faults.add(STUDY, "too-little-study", "card", table.cards.name(source.card()));
    } else if (Strength.isBlank(table, source.user(), source.card())) {
      faults.add(BLANK, "blank", "card", table.cards.name(source.card()));
    } else if (isExhausted(table)) {
      faults.add(ENDLESS, "turn-too-long");
    } else if (!isUsable(table, source, ability)) {
      boolean pays = Paying.isAffordable(table, source.user(), ability.cost(), source.card());
      faults.add(
          pays ? ability.clause().orElse(REQUIREMENT) : COST,
          pays ? "not-usable" : "too-dear",
          "card",
          table.cards.name(source.card()));
    }
  }

  /** The first ability of a card that works at a moment. */
  public static Optional<Ability> at(Table table, int card, Moment moment) {
    if (table.cards.works(card, moment)) {
      for (Ability ability : table.cards.card(card).abilities()) {
        if (ability.on() == moment) {
          return Optional.of(ability);
        }
      }
    }
    return Optional.empty();
  }

  /** Whether a hero has a card in play. */
  public static boolean owns(Table table, Seat seat, int card) {
    Hero hero = table.hero(seat);
    return hero.race().filter(own -> own == card).isPresent()
        || hero.profession().filter(own -> own == card).isPresent()
        || table.cards.chapterOf(hero).filter(own -> own == card).isPresent()
        || hero.skills().count(card) + hero.assets().count(card) > 0;
  }

  /** Goes through the cards that a hero has in play. */
  public static void inPlay(Table table, Seat seat, IntConsumer does) {
    Hero hero = table.hero(seat);
    hero.race().ifPresent(does::accept);
    hero.profession().ifPresent(does::accept);
    table.cards.chapterOf(hero).ifPresent(does::accept);
    for (int i = 0; i < hero.skills().size(); i++) {
      does.accept(hero.skills().nth(i));
    }
    for (int i = 0; i < hero.assets().size(); i++) {
      does.accept(hero.assets().nth(i));
    }
  }

  /** Starts an ability: it counts as used, is paid for and carried out. */
  public static void start(Table table, Source source, Ability ability) {
    switch (ability.limit()) {
      case NONE -> {}
      case ONCE_PER_TURN ->
          table.turn = table.turn.withUsed(used(table, source, ability).and(table.turn.used()));
      case ONCE_PER_DAY -> {
        Hero hero = table.hero(source.user());
        table.set(source.user(), hero.withUsed(used(table, source, ability).and(hero.used())));
      }
      case ONCE_PER_BATTLE -> {
        Battle battle = Objects.requireNonNull(table.battle());
        table.set(battle.withUsed(used(table, source, ability).and(battle.used())));
      }
    }
    table.turn = table.turn.withSetOff(table.turn.setOff() + 1);
    if (ability.isOffered()) {
      table.spend();
    }
    if (table.isTelling()) {
      table.tell(
          REQUIREMENT,
          "resolved",
          table.cards.name(source.card()) + ": " + Wording.of(ability.effects()),
          "seat",
          Table.number(source.user()),
          "card",
          table.cards.name(source.card()));
    }
    table.push(LimitCheck.of(table)); // GOK-Q-79
    if (ability.cost().equals(Cost.NONE)) {
      Program.start(table, source, ability.effects());
    } else {
      Paying.start(table, source, ability.cost(), ability.effects());
    }
  }
}
