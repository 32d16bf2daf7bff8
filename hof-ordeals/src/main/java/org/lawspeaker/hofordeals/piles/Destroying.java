package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.CardPick;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.moves.PickDiscarded;
import org.lawspeaker.hofordeals.occasions.Destruction;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player destroys cards of hand or discard pile, and says of which.
 *
 * @param seat who
 * @param left how many are still to be destroyed
 * @param effect what says so
 */
public record Destroying(Seat seat, int left, DestroyCards effect) implements Choosing<CardPick> {
  private static final Citation DESTROY = Citation.of("HOF-DECK-09");
  private static final Citation VALUE = Citation.of("HOF-CARD-46");
  private static final Citation ZONES = Citation.of("HOF-Q-77");
  private static final Citation TEXT = Citation.of("HOF-PLAY-12");
  private static final Window WINDOW =
      Window.of("destroy", "Which card of hand or discard pile is destroyed?", DESTROY, ZONES);

  /**
   * Whoever may decline is asked as long as the hand holds a card that others do not know: so being
   * asked says nothing about the hand.
   */
  @Override
  public boolean owes(Table table) {
    Hero hero = table.hero(seat);
    return left > 0
        && (effect.of().isIn(table, hero.hand())
            || effect.of().isIn(table, hero.discard())
            || (effect.upTo() && hero.hand().size() > hero.shown().size()));
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
  public Class<CardPick> kind() {
    return CardPick.class;
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
    effect.of().propose(table, seat, hero.hand(), PickCard::of, moves);
    effect.of().propose(table, seat, hero.discard(), PickDiscarded::of, moves);
    if (effect.upTo()) {
      moves.addLegal(new Decline(seat));
    }
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof CardPick pick && !Destruction.isThere(table, pick)) {
      faults.add(ZONES, "not-there", "card", table.cards.name(pick.card()));
    } else if (move instanceof CardPick pick && !effect.of().fits(table, pick.card())) {
      faults.add(TEXT, "other-kind", "needs", effect.of()::all);
    } else {
      Choosing.super.judge(table, move, faults);
    }
  }

  @Override
  public boolean offers(Table table, CardPick pick) {
    return Destruction.isThere(table, pick) && effect.of().fits(table, pick.card());
  }

  @Override
  public void choose(Table table, CardPick pick) {
    table.replaceTop(new Destroying(seat, left - 1, effect));
    Destruction.of(table, pick, DESTROY);
    if (effect.valued()) {
      table.gain(seat, Resource.FAME, value(table.cards, table.settings, pick.card()), VALUE);
    }
  }

  /** The base value: the printed resource value, 0 without one, or the cost (HOF-Q-16). */
  public static int value(Cards cards, Settings settings, int card) {
    Skill skill = cards.skill(card);
    return settings.costIsValue() ? cards.cost(card) : skill == null ? 0 : skill.value();
  }
}
