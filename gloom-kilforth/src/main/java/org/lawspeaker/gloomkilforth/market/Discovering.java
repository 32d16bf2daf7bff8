package org.lawspeaker.gloomkilforth.market;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.moves.Discover;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Action Discover (GOK-DISCOVER-01). */
public final class Discovering implements Action<Discover> {
  private static final Optional<ActionType> TYPE = Optional.of(ActionType.DISCOVER);
  private static final Citation DISCOVER = Citation.of("GOK-DISCOVER-01");
  private static final Citation THERE = Citation.of("GOK-DISCOVER-02");

  @Override
  public Class<Discover> kind() {
    return Discover.class;
  }

  @Override
  public Optional<ActionType> type() {
    return TYPE;
  }

  @Override
  public Citation why() {
    return DISCOVER;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    Bag hand = table.hero(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      if (hand.isFirst(i)) {
        moves.add(Discover.of(seat, hand.nth(i)));
      }
    }
  }

  @Override
  public void judge(Table table, Seat seat, Discover move, Faults faults) {
    Hero hero = table.hero(seat);
    if (hero.hand().count(move.card()) == 0) {
      faults.add(DISCOVER, "not-in-hand");
    } else if (!(table.cards.card(move.card()) instanceof Reward reward)) {
      faults.add(DISCOVER, "no-reward");
    } else if (table.placeOf(reward.location()) != hero.at()) {
      faults.add(THERE, "elsewhere", "location", reward.location());
    }
  }

  @Override
  public void perform(Table table, Seat seat, Discover move) {
    table.set(seat, table.hero(seat).dropping(move.card()));
    table.tellCard(DISCOVER, "discovered", seat, "discovers", move.card());
    table.push(LimitCheck.of(table));
    Assets.enter(table, seat, move.card());
  }
}
