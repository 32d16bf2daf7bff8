package org.lawspeaker.hofordeals.map;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.TurnUp;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The Royalty of the level is turned face up (HOF-SETUP-03): the Jack when he is found (HOF-Q-10),
 * the others as their level begins (HOF-LEVEL-10).
 */
public record RoyalTurnUp() implements HofStep {
  private static final Citation ONE = Citation.of("HOF-SETUP-03");
  private static final Citation JACK = Citation.of("HOF-Q-10");
  private static final Citation UP = Citation.of("HOF-LEVEL-10");
  private static final Citation MET = Citation.of("HOF-JACK-01");

  private static Bag royalty(Table table) {
    return table.cards.royalties.get(table.clock.level() - 1);
  }

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Chance<>(ONE, royalty(table).draw(TurnUp::new));
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (!(move instanceof TurnUp up)) {
      faults.notAsked();
    } else if (royalty(table).count(up.card()) == 0) {
      faults.add(ONE, "not-of-this-level", "card", table.cards.name(up.card()));
    }
  }

  @Override
  public void make(Table table, HofMove move) {
    int card = ((TurnUp) move).card();
    table.pop();
    table.board = table.board.withRoyalty(card);
    if (table.isTelling()) {
      String name = table.cards.name(card);
      Citation why = table.clock.level() == Rank.JACK.level() ? JACK : UP;
      table.tell(why, "royalty", name + " is turned up", "card", name);
    }
    boolean met = table.turn.stage() != Stage.OVER && !table.board.bossHidden();
    if (met && table.cards.works(card, Moment.FIRST_MET)) {
      if (table.isTelling()) {
        table.tell(MET, "met", table.cards.name(card) + " is met for the first time");
      }
      Occasions.fire(table, new Source(table.active(), card), Moment.FIRST_MET);
    }
  }
}
