package org.lawspeaker.handofdestiny.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import java.util.Locale;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.merchant.Wares;
import org.lawspeaker.handofdestiny.moves.Add;
import org.lawspeaker.handofdestiny.moves.Attack;
import org.lawspeaker.handofdestiny.moves.Buy;
import org.lawspeaker.handofdestiny.moves.Critical;
import org.lawspeaker.handofdestiny.moves.Drink;
import org.lawspeaker.handofdestiny.moves.Exhaust;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Leave;
import org.lawspeaker.handofdestiny.moves.OfAnother;
import org.lawspeaker.handofdestiny.moves.Option;
import org.lawspeaker.handofdestiny.moves.Order;
import org.lawspeaker.handofdestiny.moves.Pass;
import org.lawspeaker.handofdestiny.moves.Pick;
import org.lawspeaker.handofdestiny.moves.Reveal;
import org.lawspeaker.handofdestiny.moves.Stop;
import org.lawspeaker.handofdestiny.moves.Strike;
import org.lawspeaker.handofdestiny.moves.TakeDamage;
import org.lawspeaker.handofdestiny.moves.Target;
import org.lawspeaker.handofdestiny.moves.Uncover;
import org.lawspeaker.handofdestiny.moves.Use;
import org.lawspeaker.handofdestiny.moves.UseExhausting;
import org.lawspeaker.handofdestiny.moves.UseWeapon;
import org.lawspeaker.handofdestiny.moves.UseWithStrength;
import org.lawspeaker.handofdestiny.moves.Ware;
import org.lawspeaker.handofdestiny.state.Enemy;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.Table;

/** Writes moves as {@link MoveReader} reads them. */
final class MoveWriter {
  /** The positions of monsters as they are written, front first. */
  static final ImmutableList<String> POSITIONS = ImmutableList.of("front", "second", "third");

  /** How a kind of move is written. */
  private interface Form<M> {
    String write(Table table, M move);
  }

  private static final ImmutableMap<Class<?>, Form<HandMove>> FORMS =
      new Forms()
          .put(Reveal.class, (table, move) -> "reveal " + table.nameOf(move.face()))
          .put(Attack.class, (table, move) -> "attack " + name(move.on()))
          .put(Add.class, (table, move) -> "add " + table.nameOf(move.face()))
          .put(Strike.class, (table, move) -> "strike")
          .put(Critical.class, (table, move) -> "critical " + (move.index() + 1))
          .put(Use.class, (table, move) -> "use " + ability(table, move.ability()))
          .put(
              UseExhausting.class,
              (table, move) -> "use " + ability(table, move.ability()) + " by exhausting")
          .put(
              UseWithStrength.class,
              (table, move) ->
                  "use " + ability(table, move.ability()) + " with " + table.nameOf(move.card()))
          .put(UseWeapon.class, (table, move) -> "weapon")
          .put(
              TakeDamage.class, (table, move) -> "take " + Words.nameOr(POSITIONS, move.position()))
          .put(Exhaust.class, (table, move) -> "exhaust " + move.left() + " " + move.right())
          .put(Target.class, (table, move) -> "target " + table.nameOf(move.face()))
          .put(Pick.class, (table, move) -> "pick " + table.nameOf(move.face()))
          .put(Option.class, (table, move) -> "option " + move.number())
          .put(Order.class, (table, move) -> "first " + ability(table, move.ability()))
          .put(Pass.class, (table, move) -> "pass")
          .put(Stop.class, (table, move) -> "stop")
          .put(Buy.class, (table, move) -> "buy " + ware(table.merchant(), move.ware()))
          .put(Uncover.class, (table, move) -> "heal " + move.left() + " " + move.right())
          .put(Leave.class, (table, move) -> "leave")
          .put(Drink.class, (table, move) -> "drink " + potion(table, move.potion()))
          .put(OfAnother.class, (table, move) -> Others.write(move))
          .all();

  /** What names abilities and wares, whose names depend on the hero and on the merchant. */
  private static final ImmutableSet<Class<?>> OF_THIS_GAME =
      ImmutableSet.of(
          Use.class,
          UseExhausting.class,
          UseWithStrength.class,
          Order.class,
          Buy.class,
          Drink.class);

  private MoveWriter() {}

  /** Whether this move is written alike in every state. */
  static boolean isAlike(HandMove move) {
    return !OF_THIS_GAME.contains(move.getClass());
  }

  static String write(Table table, HandMove move) {
    return requireNonNull(FORMS.get(move.getClass())).write(table, move);
  }

  /** How an enemy is written. */
  static String name(Enemy enemy) {
    return enemy.name().toLowerCase(Locale.ROOT);
  }

  private static String ability(Table table, int ability) {
    return ability >= 0 && ability < HeroMarks.ABILITIES
        ? Words.slug(table.sheet.ability(ability).name())
        : Words.unnamed(ability);
  }

  private static String ware(MerchantCard merchant, Ware ware) {
    int most =
        switch (ware.kind()) {
          case BASIC_WEAPON, UPGRADE -> merchant.weapons().size();
          case HEALING -> 1;
          case POTION -> merchant.potions().size();
        };
    int number = ware.index().orElse(0);
    return number >= 0 && number < most
        ? Words.slug(Wares.name(merchant, ware))
        : Words.unnamed(number);
  }

  private static String potion(Table table, int index) {
    return Words.nameOr(
        Lists.transform(table.merchant().potions(), potion -> Words.slug(potion.name())), index);
  }

  /** The forms of all kinds, gathered. */
  private static final class Forms {
    private final ImmutableMap.Builder<Class<?>, Form<HandMove>> forms = ImmutableMap.builder();

    <M extends HandMove> Forms put(Class<M> kind, Form<M> form) {
      forms.put(kind, (table, move) -> form.write(table, kind.cast(move)));
      return this;
    }

    ImmutableMap<Class<?>, Form<HandMove>> all() {
      return forms.buildOrThrow();
    }
  }
}
