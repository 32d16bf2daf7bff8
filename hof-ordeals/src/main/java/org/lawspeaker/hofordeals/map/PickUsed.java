package org.lawspeaker.hofordeals.map;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player chooses an Encounter that was used before (HOF-Q-74); it comes face up with new cubes
 * (HOF-CARD-08), and an Ambush among them does not surprise (HOF-Q-109).
 *
 * @param seat who
 * @param space where it comes, whoever stands there
 */
public record PickUsed(Seat seat, int space) implements Choosing<PickCard> {
  private static final Citation GATE = Citation.of("HOF-CARD-07");
  private static final Citation CUBES = Citation.of("HOF-CARD-08");
  private static final Window WINDOW =
      Window.of("used-encounter", "Which Encounter comes back?", GATE, CUBES);

  @Override
  public boolean owes(Table table) {
    Bag used = table.board.used();
    for (int i = 0; i < used.size(); i++) {
      if (isOffered(table, used.nth(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOffered(Table table, int card) {
    return table.cards.encounter(card).level().orElse(Rank.KING.level()) < Rank.KING.level();
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
    return GATE;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Bag used = table.board.used();
    for (int i = 0; i < used.size(); i++) {
      if (used.isFirst(i)) {
        moves.add(PickCard.of(seat, used.nth(i)));
      }
    }
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    return table.board.used().count(pick.card()) > 0 && isOffered(table, pick.card());
  }

  @Override
  public void choose(Table table, PickCard pick) {
    table.pop();
    Site site = table.board.site(space);
    if (site == null || site.card().isEmpty()) {
      return;
    }
    int cubes = Hidden.cubes(table, table.cards.encounter(pick.card()));
    Bag used = table.board.used().without(pick.card());
    table.board =
        table
            .board
            .changing(Site.faceUp(space, pick.card(), cubes))
            .withUsed(used.with(site.card().get()));
    table.tellCard(CUBES, "replaced", seat, "brings back", pick.card());
  }
}
