package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.occasions.Program;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player chooses whose reward is gained once more; not that of a card that does so itself.
 *
 * @param seat who
 */
public record PickReward(Seat seat) implements Choosing<PickCard> {
  private static final Citation REPEAT = Citation.of("HOF-CARD-04");
  private static final Window WINDOW =
      Window.of("repeat-reward", "Whose reward is gained once more?", REPEAT);

  private static Bag defeated(Table table) {
    return table.fight == null
        ? Bag.empty()
        : table.fight.defeated().withAll(table.fight.before().toPile());
  }

  private static boolean isOffered(Table table, int card) {
    return table.cards.kind(card) == Kind.MINION
        && !Looting.reward(table.cards.card(card)).isEmpty()
        && Looting.reward(table.cards.card(card)).stream()
            .noneMatch(each -> each.has(RepeatReward.class));
  }

  @Override
  public boolean owes(Table table) {
    Bag defeated = defeated(table);
    for (int i = 0; i < defeated.size(); i++) {
      if (isOffered(table, defeated.nth(i))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Class<PickCard> kind() {
    return PickCard.class;
  }

  @Override
  public Citation why() {
    return REPEAT;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Bag defeated = defeated(table);
    for (int i = 0; i < defeated.size(); i++) {
      if (defeated.isFirst(i)) {
        moves.add(PickCard.of(seat, defeated.nth(i)));
      }
    }
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    return defeated(table).count(pick.card()) > 0 && isOffered(table, pick.card());
  }

  @Override
  public void choose(Table table, PickCard pick) {
    table.pop();
    table.tellCard(REPEAT, "loot", seat, "gains once more the reward of", pick.card());
    Program.start(
        table, new Source(seat, pick.card()), Looting.reward(table.cards.card(pick.card())));
  }
}
