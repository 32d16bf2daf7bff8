package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Cell;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Progress;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Location;

/** The map with all that lies and stands on it, and the Weather. */
final class MapZones {
  private final Sight at;

  private MapZones(Sight at) {
    this.at = at;
  }

  static ImmutableList<Zone> of(Sight at) {
    MapZones zones = new MapZones(at);
    return at.view.clock().weather().isPresent()
        ? ImmutableList.of(zones.map(), zones.weather())
        : ImmutableList.of(zones.map());
  }

  private Zone map() {
    List<Piece> pieces = new ArrayList<>();
    for (int place = 0; place < at.view.sites().size(); place++) {
      pieces.add(site(place, at.view.sites().get(place)));
    }
    return Zone.builder(Places.MAP, "Map", new Layout.Grid(Cards.SIDE, Cards.SIDE))
        .pieces(pieces)
        .build();
  }

  private Piece site(int place, Site site) {
    Location location = at.cards.location(site.card());
    PieceBuilder piece =
        Piece.builder(Places.site(place), FaceIds.side(at.cards, site.card(), site.gloom()))
            .cell(new Cell(place % Cards.SIDE, place / Cards.SIDE))
            .addBadges(new Fact(location.terrain().says(), ""));
    if (site.gloom()) {
      piece.addStates("gloom");
    }
    if (site.obstacles() > 0) {
      piece.addStates(Words.count(site.obstacles(), "obstacle"));
    }
    location.side(site.gloom()).shortcut().ifPresent(sign -> piece.addStates("~ " + sign));
    site.plots().forEach(card -> piece.addAttached(card(card)));
    site.encounters()
        .forEach(
            card -> {
              if (!isFought(card)) {
                piece.addAttached(encounter(card));
              }
            });
    for (Ancient ancient : at.view.ancients()) {
      if (!ancient.defeated() && ancient.at().filter(where -> where == place).isPresent()) {
        piece.addAttached(
            Piece.builder(Places.card(at, "stands", ancient.card()), FaceIds.ANCIENT).build());
      }
    }
    for (int seat = 0; seat < at.heroes().size(); seat++) {
      Hero hero = at.hero(Seat.of(seat));
      if (hero.at() == place && !hero.eliminated()) {
        piece.addAttached(hero(Seat.of(seat)));
      }
    }
    return piece.build();
  }

  /** What is fought lies with the battle. */
  private boolean isFought(int card) {
    return at.view.battles().stream().anyMatch(battle -> battle.foe() == card);
  }

  private Piece card(int card) {
    return Piece.builder(Places.onMap(at, card), FaceIds.of(at.cards, card)).build();
  }

  private Piece encounter(int card) {
    PieceBuilder piece = Piece.builder(Places.onMap(at, card), FaceIds.of(at.cards, card));
    for (int i = 0; i < at.heroes().size(); i++) {
      Seat seat = Seat.of(i);
      Hero hero = at.hero(seat);
      if (hero.enemies().count(card) > 0) {
        piece.addStates(at.names.whose(seat) + " enemy");
      }
      if (hero.evaded().count(card) > 0) {
        piece.addStates("evaded by " + at.names.the(seat));
      }
      Progress progress = hero.against(card);
      if (progress != null) {
        String done = Words.count(progress.successes(), "success", "successes");
        String own = at.names.whose(seat) + " " + progress.attribute().says();
        piece.addBadges(new Fact(own, done));
      }
    }
    return piece.build();
  }

  private Piece hero(Seat seat) {
    PieceBuilder piece = Piece.builder(Places.hero(seat), FaceIds.hero(seat)).owner(seat);
    return at.hero(seat).hidden() ? piece.addStates("Hidden").build() : piece.build();
  }

  private Zone weather() {
    return Zone.builder(Places.WEATHER, "Weather", new Layout.Row())
        .pieces(
            at
                .view
                .clock()
                .weather()
                .map(
                    card ->
                        Piece.builder(
                                Places.card(at, Places.WEATHER, card), FaceIds.of(at.cards, card))
                            .build())
                .stream()
                .toList())
        .build();
  }
}
