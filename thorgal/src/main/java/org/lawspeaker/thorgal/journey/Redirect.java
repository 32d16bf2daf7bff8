package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.conditions.LandTest;
import org.lawspeaker.thorgal.moves.Pick;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Asks for the new destination; attached cards and opposing companions follow (THO-Q-38).
 *
 * @param source where the effect comes from
 * @param effect the effect
 */
public record Redirect(Source source, ChangeDestination effect) implements Choosing<Pick> {
  private static final Citation FOLLOW = Citation.of("THO-Q-38");

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public boolean owes(Table table) {
    return table.lands.stream().anyMatch(land -> offers(table, land.id()));
  }

  @Override
  public Class<Pick> kind() {
    return Pick.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("redirect", "Which land is the destination instead?", FOLLOW));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (Land land : table.lands) {
      moves.add(new Pick(seat(), land.id()));
    }
  }

  @Override
  public Citation why() {
    return FOLLOW;
  }

  @Override
  public boolean offers(Table table, Pick pick) {
    return offers(table, pick.id());
  }

  private boolean offers(Table table, int id) {
    Land land = table.land(id);
    return land != null
        && table.journey.hasDestination()
        && !land.isConquered()
        && !table.journey.goesTo(id)
        && LandTest.all(effect.where(), table, source, land);
  }

  @Override
  public void choose(Table table, Pick pick) {
    table.pop();
    table.journey = table.journey.withDestination(pick.id());
    if (table.isTelling()) {
      String name = table.printed(pick.id());
      table.tell(FOLLOW, "redirected", "the journey now goes to " + name, "land", name);
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
