package org.lawspeaker.handofdestiny.faces;

import com.google.common.collect.ImmutableMap;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.show.Choice;
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
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.table.Table;

/** How moves read, by their kind. */
final class Choices {
  /** How a move of one kind reads. */
  private interface Reads<M> {
    Choice of(Table table, M move);
  }

  private static final ImmutableMap<Class<?>, Reads<HandMove>> BY_KIND =
      new Kinds()
          .on(Attack.class, AttackChoices::attack)
          .on(Add.class, AttackChoices::add)
          .on(Strike.class, (table, move) -> AttackChoices.strike(table))
          .on(TakeDamage.class, (table, move) -> AttackChoices.takeDamage(table))
          .on(Critical.class, BossChoices::critical)
          .on(Stop.class, (table, move) -> BossChoices.stop(table))
          .on(Use.class, HeroChoices::use)
          .on(UseExhausting.class, HeroChoices::useExhausting)
          .on(UseWithStrength.class, HeroChoices::useWithStrength)
          .on(UseWeapon.class, (table, move) -> HeroChoices.useWeapon(table))
          .on(Exhaust.class, HeroChoices::exhaust)
          .on(Uncover.class, HeroChoices::uncover)
          .on(Order.class, HeroChoices::order)
          .on(Target.class, EffectChoices::target)
          .on(Pick.class, EffectChoices::pick)
          .on(Option.class, EffectChoices::option)
          .on(Pass.class, (table, move) -> EffectChoices.pass(table))
          .on(Buy.class, MerchantChoices::buy)
          .on(OfAnother.class, (table, move) -> HeroChoices.ofAnother(move))
          .on(Leave.class, (table, move) -> MerchantChoices.leave(table))
          .on(Drink.class, MerchantChoices::drink)
          .on(Reveal.class, (table, move) -> EffectChoices.reveal(table, move))
          .all
          .buildOrThrow();

  private Choices() {}

  /** Collects them. */
  private static final class Kinds {
    private final ImmutableMap.Builder<Class<?>, Reads<HandMove>> all = ImmutableMap.builder();

    <M extends HandMove> Kinds on(Class<M> kind, Reads<M> reads) {
      all.put(kind, (table, move) -> reads.of(table, kind.cast(move)));
      return this;
    }
  }

  /** Whether moves of this kind read. */
  static boolean knows(Class<?> kind) {
    return BY_KIND.containsKey(kind);
  }

  /** How a legal move reads, with what it decides. */
  static Choice of(Table table, HandMove move) {
    Choice choice = Objects.requireNonNull(BY_KIND.get(move.getClass())).of(table, move);
    return move instanceof Add || move instanceof Reveal
        ? choice
        : decided(choice, table.copy().play(move).progress.ending());
  }

  /** A move that ends the game says so. */
  private static Choice decided(Choice choice, Optional<Ending> ending) {
    if (ending.isEmpty()) {
      return choice;
    }
    return switch (ending.get().result()) {
      case WON -> with(choice, "wins the game");
      case DREW -> with(choice, "draws the game").withIsGrave(true);
      case LOST -> with(choice, "loses the game").withIsGrave(true);
    };
  }

  private static Choice with(Choice choice, String fate) {
    return choice.withHint(choice.hint().map(hint -> hint + "; " + fate).orElse(fate));
  }
}
