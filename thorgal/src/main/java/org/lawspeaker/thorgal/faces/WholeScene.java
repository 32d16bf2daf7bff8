package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.SceneBuilder;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.SeatedBuilder;
import org.lawspeaker.engine.show.Track;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.ending.Endings;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.round.RoundFlow;
import org.lawspeaker.thorgal.round.RoundStart;
import org.lawspeaker.thorgal.state.Clock;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.view.StoreView;

/** The whole table: lands and journey in the middle, then what belongs to each seat. */
final class WholeScene {
  private static final ImmutableList<String> PHASES =
      Arrays.stream(Phase.values()).map(Phase::says).collect(ImmutableList.toImmutableList());

  private final Sight sight;

  private WholeScene(Sight sight) {
    this.sight = sight;
  }

  static Scene of(Sight sight) {
    return new WholeScene(sight).scene();
  }

  private Scene scene() {
    List<Zone> zones = new ArrayList<>(MiddleZones.of(sight));
    List<Seated> seats = new ArrayList<>();
    for (int i = 0; i < sight.view.sides().size(); i++) {
      zones.addAll(SeatZones.of(sight, Seat.of(i)));
      seats.add(seated(Seat.of(i)));
    }
    SceneBuilder scene = Scene.builder(title()).seats(seats).zones(zones);
    if (sight.view.clock().round() > 0) {
      scene.track(new Track(PHASES, PHASES.indexOf(sight.view.clock().phase().says())));
    }
    return scene.build();
  }

  private String title() {
    Clock clock = sight.view.clock();
    String round = "Round " + clock.round();
    if (clock.ending().isPresent()) {
      return round + ", the game is over: " + clock.ending().get().cause().reason();
    }
    if (clock.round() == 0) {
      return "Setup";
    }
    String step = sight.step(RoundFlow.class).map(flow -> ": " + flow.step().says()).orElse("");
    return round + ", " + clock.phase().says() + step;
  }

  private Seated seated(Seat seat) {
    SeatedBuilder seated =
        Seated.builder(seat, sight.names.seat(seat))
            .isPlural(sight.names.seat(seat).endsWith("s")) // Vikings, not a Night Watch
            .isOut(!sight.view.sides().get(seat.index()).in())
            .addGauges(Gauge.of("victory horns", sight.table().horns(seat), Endings.HORNS))
            .addGauges(Gauge.of("damage payable", payable(seat)));
    if (sight.view.clock().round() > 0 || sight.step(RoundStart.class).isPresent()) {
      boolean travels = sight.view.clock().destiny().equals(seat);
      seated.addStates(travels ? "destiny player" : "bane player");
    }
    fatePoints(seat).ifPresent(seated::addGauges);
    return seated.build();
  }

  /** How much damage the seat can pay before it loses, as far as the viewer knows. */
  private int payable(Seat seat) {
    StoreView store = sight.store(seat, Suit.DESTINY);
    int cards = store.handSize() + Places.deckSize(store);
    return Damage.mayPayFromPool(sight.table(), seat) ? cards + store.pool() : cards;
  }

  /** The fate points of the round; of the one who draws, those that are left. */
  private Optional<Gauge> fatePoints(Seat seat) {
    Optional<GodsFate> fate = sight.step(GodsFate.class);
    if (fate.isEmpty() || !fate.get().seats().contains(seat)) {
      return Optional.empty();
    }
    int given = fate.get().given().get(fate.get().seats().indexOf(seat));
    boolean draws = fate.get().turn() < fate.get().seats().size() && fate.get().seat().equals(seat);
    return Optional.of(
        draws && fate.get().points().isPresent()
            ? Gauge.of("fate points", fate.get().points().get(), given)
            : Gauge.of("fate points of the round", given));
  }
}
