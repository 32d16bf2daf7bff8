package org.lawspeaker.hofordeals.combat;

import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.ending.DuelResolving;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickBound;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The abilities of cards that were drawn and bound are resolved, in an order of the active player's
 * choice (HOF-STRIKE-04).
 */
public sealed interface ResolvingDrawn extends HofStep permits Resolving, Resolved, DuelResolving {
  Citation ORDER = Citation.of("HOF-STRIKE-04");
  Citation FOOD = Citation.of("HOF-STRIKE-08");
  Citation EFFORT = Citation.of("HOF-Q-32");
  Window WINDOW = Window.of("resolve", "Which drawn card is resolved next?", ORDER);

  /** The least id of the cards that are resolved; cards that were bound before those wait. */
  default int from() {
    return 1;
  }

  /** All of them are resolved. */
  void goOn(Table table);

  private boolean waits(Table table, Bound bound) {
    return bound.unresolved() && bound.id() >= from() && hasEffect(table, bound.card());
  }

  /** Whether resolving this card does anything. */
  private static boolean hasEffect(Table table, int card) {
    Skill skill = table.cards.skill(card);
    return table.cards.works(card, Moment.PLAYED)
        || table.cards.works(card, Moment.STRUCK)
        || (skill != null && (skill.food() > 0 || effort(table, skill) > 0));
  }

  /** Effort of a drawn card that is not Power (HOF-Q-32). */
  private static int effort(Table table, Skill skill) {
    return StrikeCards.isPower(table) ? 0 : skill.effort();
  }

  @Override
  default boolean owes(Table table) {
    int waiting = 0;
    for (Bound bound : table.hero(table.active()).bound()) {
      waiting += waits(table, bound) ? 1 : 0;
    }
    return waiting > 1;
  }

  @Override
  default void run(Table table) {
    Seat seat = table.active();
    for (Bound bound : table.hero(seat).bound()) {
      if (waits(table, bound)) {
        resolve(table, bound);
        return;
      }
    }
    Hero hero = table.hero(seat);
    for (Bound bound : hero.bound()) {
      boolean done = bound.unresolved() && bound.id() >= from();
      hero = done ? hero.changing(bound.resolved()) : hero;
    }
    table.set(seat, hero);
    goOn(table);
  }

  private static void resolve(Table table, Bound bound) {
    Seat seat = table.active();
    table.set(seat, table.hero(seat).changing(bound.resolved()));
    table.tellCard(ORDER, "resolves", seat, "resolves", bound.card());
    Source source = new Source(seat, bound.card(), bound.id(), StrikeCards.isPower(table));
    Occasions.fire(table, source, Moment.STRUCK);
    Occasions.fire(table, source, Moment.PLAYED);
    Skill skill = table.cards.skill(bound.card());
    if (skill != null && skill.food() > 0) {
      table.gain(seat, Resource.FOOD, skill.food(), FOOD);
    }
    if (skill != null && effort(table, skill) > 0) {
      table.gain(seat, Resource.EFFORT, skill.effort(), EFFORT);
    }
  }

  @Override
  default Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(table.active(), WINDOW);
  }

  @Override
  default void propose(Table table, Proposals<HofMove> moves) {
    for (Bound bound : table.hero(table.active()).bound()) {
      moves.add(new PickBound(table.active(), bound.id()));
    }
  }

  @Override
  default void judge(Table table, HofMove move, Faults faults) {
    if (!(move instanceof PickBound pick)) {
      faults.notAsked();
      return;
    }
    Bound bound = table.hero(table.active()).bound(pick.source());
    if (bound == null || !waits(table, bound)) {
      faults.add(ORDER, "nothing-to-resolve");
    }
  }

  @Override
  default void make(Table table, HofMove move) {
    resolve(
        table,
        Objects.requireNonNull(table.hero(table.active()).bound(((PickBound) move).source())));
  }
}
