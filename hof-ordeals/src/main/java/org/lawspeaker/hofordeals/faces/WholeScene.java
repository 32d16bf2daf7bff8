package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.SceneBuilder;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.SeatedBuilder;
import org.lawspeaker.engine.show.Track;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.hofordeals.ending.DuelHands;
import org.lawspeaker.hofordeals.ending.Endings;
import org.lawspeaker.hofordeals.round.FirstPlayer;
import org.lawspeaker.hofordeals.royalty.LevelChange;
import org.lawspeaker.hofordeals.state.Clock;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Stage;

/** The whole table: the board, what is for sale and a combat in the middle, then every seat. */
final class WholeScene {
  private static final ImmutableList<String> STEPS =
      Arrays.stream(Stage.values())
          .filter(stage -> stage != Stage.OVER)
          .map(WholeScene::says)
          .collect(ImmutableList.toImmutableList());

  private final Sight at;

  private WholeScene(Sight at) {
    this.at = at;
  }

  static Scene of(Sight at) {
    return new WholeScene(at).scene();
  }

  private static String says(Stage stage) {
    return stage.name().charAt(0) + stage.name().substring(1).toLowerCase(Locale.ROOT);
  }

  private Scene scene() {
    List<Zone> zones = new ArrayList<>(BoardZones.of(at));
    zones.addAll(MarketZones.of(at));
    zones.addAll(PileZones.of(at));
    zones.addAll(FightZones.of(at));
    List<Seated> seats = new ArrayList<>();
    for (int i = 0; i < at.view.heroes().size(); i++) {
      zones.addAll(SeatZones.of(at, Seat.of(i)));
      seats.add(seated(Seat.of(i)));
    }
    SceneBuilder scene = Scene.builder(title()).seats(seats).zones(zones);
    Stage stage = at.view.turn().stage();
    boolean isTurn = stage != Stage.OVER && !isOver() && at.step(FirstPlayer.class).isEmpty();
    return isTurn
        ? scene.track(new Track(STEPS, STEPS.indexOf(says(stage)))).build()
        : scene.build();
  }

  private boolean isOver() {
    return at.view.clock().ending().isPresent();
  }

  private String title() {
    Clock clock = at.view.clock();
    String when = "Round " + clock.round() + ", level " + clock.level();
    if (clock.ending().isPresent()) {
      return when + ": the game is over. " + clock.ending().get().outcome().reason();
    }
    if (at.step(FirstPlayer.class).isPresent()) {
      return "Setup";
    }
    if (at.step(DuelHands.class).isPresent()) {
      return when + ": duel, " + at.names.whose(at.active()) + " part";
    }
    boolean isLevel = at.step(LevelChange.class).isPresent();
    String what = isLevel ? "the next level is laid out" : at.names.whose(at.active()) + " turn";
    return when + ": " + what + (Endings.isTriggered(at.table()) ? ", last round" : "");
  }

  private Seated seated(Seat seat) {
    Hero hero = at.hero(seat);
    SeatedBuilder seated =
        Seated.builder(seat, seat.toString())
            .addGauges(Gauge.of("Health", hero.health(), Hero.MOST_HEALTH))
            .addGauges(Gauge.of("Food", hero.food()), Gauge.of("Shards", hero.shards()))
            .addGauges(Gauge.of("Fame", hero.fame()))
            .addGauges(Gauge.of("points", Endings.score(at.table(), seat)));
    if (at.active().equals(seat)) {
      seated.addGauges(Gauge.of("Effort", hero.effort()));
    }
    return seated.states(states(seat)).build();
  }

  private ImmutableList<String> states(Seat seat) {
    Clock clock = at.view.clock();
    ImmutableList.Builder<String> states = ImmutableList.builder();
    if (clock.first().equals(seat) && at.step(FirstPlayer.class).isEmpty()) {
      states.add("starting player");
    }
    if (clock.slayer().filter(seat::equals).isPresent()) {
      states.add("slew the King");
    }
    if (clock.builder().filter(seat::equals).isPresent()) {
      states.add("slew the " + Rank.of(clock.level()).says());
    }
    if (at.view.turn().activated() && at.active().equals(seat)) {
      states.add("has activated");
    }
    return states.build();
  }
}
