package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.SceneBuilder;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.SeatedBuilder;
import org.lawspeaker.engine.show.Track;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.gloomkilforth.ending.Endings;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Wording;

/** The whole table: the clock, the map, what is fought, the decks, then every hero. */
final class WholeScene {
  private static final ImmutableList<String> PHASES = ImmutableList.of("Daylight", "Night");

  private final Sight at;

  private WholeScene(Sight at) {
    this.at = at;
  }

  static Scene of(Sight at) {
    return new WholeScene(at).scene();
  }

  private Scene scene() {
    List<Zone> zones = new ArrayList<>(MapZones.of(at));
    zones.addAll(BattleZones.of(at));
    zones.addAll(PileZones.of(at));
    List<Seated> seats = new ArrayList<>();
    for (int i = 0; i < at.heroes().size(); i++) {
      zones.addAll(SeatZones.of(at, Seat.of(i)));
      seats.add(seated(Seat.of(i)));
    }
    SceneBuilder scene = Scene.builder(title()).seats(seats).zones(zones);
    Phase phase = at.view.clock().phase();
    if (phase == Phase.SETUP || at.isOver()) {
      return scene.build();
    }
    long gloom = at.view.sites().stream().filter(Site::gloom).count();
    return scene
        .track(new Track(PHASES, phase == Phase.NIGHT ? 1 : 0))
        .addGauges(Gauge.of("locations in gloom", (int) gloom, at.view.sites().size()))
        .build();
  }

  private String title() {
    Clock clock = at.view.clock();
    String day = "Day " + clock.day() + " of " + Clock.LAST_DAY;
    if (clock.ending().isPresent()) {
      return day
          + ": the game is over. "
          + Wording.sentence(clock.ending().get().outcome().reason());
    }
    return switch (clock.phase()) {
      case SETUP -> "Setup";
      case BREAKING_CAMP -> day + " begins";
      case DAYLIGHT -> day + ": " + at.names.whose(at.view.turn().seat()) + " turn";
      case NIGHT -> day + ": Night";
    };
  }

  private Seated seated(Seat seat) {
    Hero hero = at.hero(seat);
    SeatedBuilder seated =
        Seated.builder(seat, at.names.hero(seat)).isOut(hero.eliminated()).states(states(seat));
    if (hero.eliminated()) {
      return seated.build();
    }
    if (hero.race().isPresent()) {
      seated.addGauges(
          Gauge.of("HP", hero.hp(), hero.maxHealth()), Gauge.of("AP", Math.max(0, hero.ap())));
      for (Map.Entry<ActionType, Integer> typed : hero.moves().entrySet()) {
        seated.addGauges(Gauge.of("AP for " + typed.getKey().says(), typed.getValue()));
      }
      seated.addGauges(Gauge.of("gold", hero.gold()), Gauge.of("Fate", hero.fate()));
    }
    if (hero.profession().isPresent()) {
      for (Attribute attribute : Attribute.values()) {
        seated.addGauges(Gauge.of(attribute.says(), at.table().value(seat, attribute)));
      }
    }
    if (!at.view.settings().format().isShared() && hero.saga().isPresent()) {
      seated.addGauges(Gauge.of("Victory Points", Endings.points(at.table(), hero)));
    }
    return seated.build();
  }

  private ImmutableList<String> states(Seat seat) {
    Hero hero = at.hero(seat);
    if (hero.eliminated()) {
      return ImmutableList.of();
    }
    Clock clock = at.view.clock();
    ImmutableList.Builder<String> states = ImmutableList.builder();
    boolean isOn = clock.phase() != Phase.SETUP && !at.isOver();
    add(states, isOn && at.heroes().size() > 1 && clock.first().equals(seat), "First Hero");
    add(states, isOn && at.table().isActive(seat), "active");
    add(states, hero.hidden(), "Hidden");
    add(states, hero.defeated(), "defeated until Dawn");
    add(states, hero.camped() && !hero.defeated(), "in Camp");
    add(states, at.view.turn().team().contains(seat), "in the team");
    add(states, hero.fateUsed(), "has called on Fate today");
    add(states, hero.isSagaComplete(), "saga complete");
    return states.build();
  }

  private static void add(ImmutableList.Builder<String> states, boolean holds, String state) {
    if (holds) {
      states.add(state);
    }
  }
}
