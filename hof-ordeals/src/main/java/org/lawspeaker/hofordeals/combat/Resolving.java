package org.lawspeaker.hofordeals.combat;

import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
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
 * The abilities of the cards that were drawn into the combat are resolved, in an order of the
 * player's choice (HOF-STRIKE-04); then a combat round begins.
 */
public record Resolving() implements HofStep {
  private static final Citation ORDER = Citation.of("HOF-STRIKE-04");
  private static final Citation FOOD = Citation.of("HOF-STRIKE-08");
  private static final Citation EFFORT = Citation.of("HOF-Q-32");
  private static final Window WINDOW =
      Window.of("resolve", "Which drawn card is resolved next?", ORDER);

  /** Whether resolving this card does anything. */
  public static boolean hasEffect(Table table, int card) {
    Skill skill = table.cards.skill(card);
    return table.cards.works(card, Moment.PLAYED)
        || table.cards.works(card, Moment.STRUCK)
        || (skill != null && (skill.food() > 0 || effort(table, skill) > 0));
  }

  /** Effort of a drawn card that is not Power (HOF-Q-32). */
  private static int effort(Table table, Skill skill) {
    return StrikeCards.isPower(table) ? 0 : skill.effort();
  }

  private static int waiting(Table table) {
    int waiting = 0;
    for (Bound bound : table.hero(table.active()).bound()) {
      waiting += bound.unresolved() && hasEffect(table, bound.card()) ? 1 : 0;
    }
    return waiting;
  }

  @Override
  public boolean owes(Table table) {
    return waiting(table) > 1;
  }

  @Override
  public void run(Table table) {
    Seat seat = table.active();
    for (Bound bound : table.hero(seat).bound()) {
      if (bound.unresolved() && hasEffect(table, bound.card())) {
        resolve(table, bound);
        return;
      }
    }
    Hero hero = table.hero(seat);
    for (Bound bound : hero.bound()) {
      hero = bound.unresolved() ? hero.changing(bound.resolved()) : hero;
    }
    table.set(seat, hero);
    Combat.nextRound(table);
  }

  static void resolve(Table table, Bound bound) {
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
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(table.active(), WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (Bound bound : table.hero(table.active()).bound()) {
      moves.add(new PickBound(table.active(), bound.id()));
    }
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (!(move instanceof PickBound pick)) {
      faults.notAsked();
      return;
    }
    Bound bound = table.hero(table.active()).bound(pick.source());
    if (bound == null || !bound.unresolved() || !hasEffect(table, bound.card())) {
      faults.add(ORDER, "nothing-to-resolve");
    }
  }

  @Override
  public void make(Table table, HofMove move) {
    resolve(
        table,
        Objects.requireNonNull(table.hero(table.active()).bound(((PickBound) move).source())));
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return CombatEnd.ofDead(table, dead, this);
  }
}
