package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player destroys cards of hand or discard pile.
 *
 * @param seat who
 * @param left how many are still to be destroyed
 * @param effect what says so
 */
public record Destroying(Seat seat, int left, DestroyCards effect) implements Choosing<PickCard> {
  private static final Citation DESTROY = Citation.of("HOF-DECK-09");
  private static final Citation VALUE = Citation.of("HOF-CARD-46");
  private static final Citation ZONES = Citation.of("HOF-Q-77");
  private static final Window WINDOW =
      Window.of("destroy", "Which card of hand or discard pile is destroyed?", DESTROY, ZONES);

  @Override
  public boolean owes(Table table) {
    Hero hero = table.hero(seat);
    return left > 0
        && (effect.of().isIn(table, hero.hand()) || effect.of().isIn(table, hero.discard()));
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public boolean mayDecline(Table table) {
    return effect.upTo();
  }

  @Override
  public Class<PickCard> kind() {
    return PickCard.class;
  }

  @Override
  public Citation why() {
    return ZONES;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Hero hero = table.hero(seat);
    effect.of().propose(table, seat, hero.hand(), Bag.empty(), moves);
    effect.of().propose(table, seat, hero.discard(), hero.hand(), moves);
    if (effect.upTo()) {
      moves.addLegal(new Decline(seat));
    }
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    Hero hero = table.hero(seat);
    return hero.hand().count(pick.card()) + hero.discard().count(pick.card()) > 0
        && effect.of().fits(table, pick.card());
  }

  @Override
  public void choose(Table table, PickCard pick) {
    int card = pick.card();
    Hero hero = table.hero(seat);
    table.replaceTop(new Destroying(seat, left - 1, effect));
    table.set(
        seat,
        hero.hand().count(card) > 0
            ? hero.dropping(card)
            : hero.withDiscard(hero.discard().without(card)));
    table.destroy(card);
    table.tellCard(DESTROY, "destroyed", seat, "destroys", card);
    Occasions.fire(table, new Source(seat, card), Moment.DESTROYED);
    if (effect.valued()) {
      table.gain(seat, Resource.FAME, value(table, card), VALUE);
    }
  }

  /** The base value: the printed resource value, 0 without one, or the cost (HOF-Q-16). */
  private static int value(Table table, int card) {
    Skill skill = table.cards.skill(card);
    return table.settings.costIsValue()
        ? table.cards.cost(card)
        : skill == null ? 0 : skill.value();
  }
}
