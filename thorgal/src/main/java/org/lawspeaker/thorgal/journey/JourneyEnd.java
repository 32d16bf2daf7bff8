package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.ending.Endings;
import org.lawspeaker.thorgal.state.Conquest;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Journey step 5, the ordinary source of horns (THO-JOURNEY-07): horn and turned land in one act,
 * then the third horn, then the horn effect (THO-JEND-06). A land whose journey failed stays as it
 * is (THO-JEND-02).
 */
public record JourneyEnd() implements ThorgalFrame {
  private static final Citation NOTHING = Citation.of("THO-JEND-01");
  private static final Citation GONE = Citation.of("THO-Q-38");
  private static final Citation HORN = Citation.of("THO-JEND-03");
  private static final Citation TURNED = Citation.of("THO-JEND-04");
  private static final Citation WAITS = Citation.of("THO-Q-51");
  private static final Citation WOLF = Citation.of("THO-WOLF-01");

  @Override
  public void run(Table table) {
    table.pop();
    Journey journey = table.journey;
    Land land = table.destination();
    table.journey = Journey.NONE;
    if (journey.stage() != Journey.Stage.SUCCEEDED || land == null) {
      tellNothing(table, journey.stage());
      return;
    }
    Seat seat = table.clock.destiny();
    table.set(land.withConquest(new Conquest(seat, table.clock.round())));
    if (table.isTelling()) {
      String name = table.printed(land.id());
      table.tell(
          HORN,
          "horn",
          seat + " has " + table.horns(seat) + " of 3 victory horns",
          "horns",
          "" + table.horns(seat));
      table.tell(TURNED, "conquered", name + " is conquered by " + seat, "land", name);
    }
    Endings.checkHorns(table, seat);
    if (!table.clock.isOver()) {
      tellWolf(table);
      table.push(new HornEffect(seat, land.id()));
    }
  }

  /** Without a horn the journey has failed, or its destination has left the game since then. */
  private static void tellNothing(Table table, Journey.Stage stage) {
    if (stage == Journey.Stage.FAILED) {
      table.tell(NOTHING, "no-horn", "nothing is gained");
    } else if (stage != Journey.Stage.NONE) {
      table.tell(GONE, "no-horn", "the destination is gone, and nothing is gained");
    }
  }

  private static void tellWolf(Table table) {
    String says = "opponents may use the wolf effect of this land";
    if (table.settings.wolvesWait()) {
      table.tell(WAITS, "wolf-access", says + " from the next round on");
    } else {
      table.tell(WOLF, "wolf-access", says);
    }
  }
}
