package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Settings;

/** The whole table: the encounter, the damage stack, the players, the piles. */
final class Scenes {
  private Scenes() {}

  static Scene of(Seen at) {
    List<Zone> zones = new ArrayList<>(EncounterZones.of(at));
    zones.addAll(StackZones.of(at));
    for (int i = 0; i < at.seats(); i++) {
      zones.addAll(SeatZones.of(at, Seat.of(i)));
    }
    zones.addAll(PileZones.of(at));
    return Scene.builder(title(at))
        .track(Rounds.track(at))
        .seats(Sitting.of(at))
        .zones(ImmutableList.copyOf(zones))
        .build();
  }

  private static String title(Seen at) {
    Clock clock = at.view().clock();
    if (clock.ending().isOver()) {
      return "The game is over: " + clock.ending().cause().reason();
    }
    if (clock.encounter() == 0) {
      return "Setup";
    }
    boolean counted = at.view().settings().module() == Settings.NO_MODULE;
    StringBuilder title = new StringBuilder("Encounter ").append(clock.encounter());
    if (counted && clock.encounter() <= Clock.ENCOUNTERS) {
      title.append(" of ").append(Clock.ENCOUNTERS);
    } else if (counted) {
      title.append(" (tie-break)");
    }
    if (clock.isBonus()) {
      title.append(", a Bonus Round");
    }
    if (at.view().foe().isFaced()) {
      title.append(": ").append(at.foe());
    }
    if (clock.round() > 0) {
      title.append(", round ").append(clock.round());
    }
    return title.toString();
  }
}
