package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.occasions.Program;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Minion;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Royalty;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The rewards of the enemies defeated in this round are gained, in an order of the player's choice
 * (HOF-SPOILS-01, HOF-Q-66).
 *
 * @param left the enemies whose reward is still to be gained
 */
public record Looting(@CardNumber Pile left) implements HofStep {
  private static final Citation LOOT = Citation.of("HOF-SPOILS-01");
  private static final Citation ORDER = Citation.of("HOF-Q-66");
  private static final Window WINDOW =
      Window.of("loot", "Whose reward is gained next?", LOOT, ORDER);

  /** Whether the order may matter: different enemies are left. */
  @Override
  public boolean owes(Table table) {
    return left.size() > 1 && left.count(left.first()) < left.size();
  }

  @Override
  public void run(Table table) {
    if (left.isEmpty()) {
      Defeat.cleanUp(table);
      table.replaceTop(new Continuing());
    } else {
      gain(table, left.first());
    }
  }

  private void gain(Table table, int card) {
    Seat seat = table.active();
    table.replaceTop(new Looting(left.withoutCard(card)));
    table.tellCard(LOOT, "loot", seat, "gains the reward of", card);
    Source source = new Source(seat, card);
    Occasions.fire(table, seat, Moment.DEFEATED);
    Occasions.fire(table, source, Moment.DEFEATED);
    Program.start(table, source, reward(table.cards.card(card)));
  }

  /** What a defeated enemy gives. */
  public static ImmutableList<Effect> reward(Card card) {
    return card instanceof Royalty royalty ? royalty.reward() : ((Minion) card).reward();
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(table.active(), WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int i = 0; i < left.size(); i++) {
      if (left.indexOf(left.get(i)) == i) {
        moves.addLegal(PickCard.of(table.active(), left.get(i)));
      }
    }
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (!(move instanceof PickCard pick)) {
      faults.notAsked();
    } else if (!left.contains(pick.card())) {
      faults.add(LOOT, "no-reward", "card", table.cards.name(pick.card()));
    }
  }

  @Override
  public void make(Table table, HofMove move) {
    gain(table, ((PickCard) move).card());
  }

  /** Rewards not yet gained are lost (HOF-Q-106). */
  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return CombatEnd.ofDead(table, dead, this);
  }
}
