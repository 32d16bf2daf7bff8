package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Strength;
import org.lawspeaker.gloomkilforth.view.HeroView;

/** What belongs to one hero: its sheet, skills, assets, rumours and Loot, and where it is. */
final class SeatZones {
  private final Sight at;
  private final Seat seat;
  private final HeroView view;
  private final Hero hero;

  private SeatZones(Sight at, Seat seat) {
    this.at = at;
    this.seat = seat;
    this.view = at.seen(seat);
    this.hero = view.hero();
  }

  static ImmutableList<Zone> of(Sight at, Seat seat) {
    SeatZones zones = new SeatZones(at, seat);
    return ImmutableList.of(
        zones.sheet(),
        zones.owned(Places.skills(seat), "Skills", zones.hero.skills()),
        zones.owned(Places.assets(seat), "Assets", zones.hero.assets()),
        zones.loot(),
        zones.rumours(),
        zones.here());
  }

  /** Race, class and the chapter under way; of a hero that is out nothing is left (GOK-Q-110). */
  private Zone sheet() {
    List<Piece> pieces = new ArrayList<>();
    String zone = Places.sheet(seat);
    if (hero.eliminated()) {
      return Zone.builder(zone, "Hero", new Layout.Row()).owner(seat).build();
    }
    hero.race().ifPresent(card -> pieces.add(piece(zone, card)));
    hero.profession().ifPresent(card -> pieces.add(piece(zone, card)));
    if (hero.saga().isPresent() && !hero.isSagaComplete()) {
      pieces.add(piece(zone, at.cards.chapter(hero.saga().get(), hero.chapter())));
    }
    return Zone.builder(zone, "Hero", new Layout.Row())
        .owner(seat)
        .pieces(pieces)
        .notes(Outlook.saga(at, seat))
        .build();
  }

  private Zone owned(String zone, String label, Bag cards) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      pieces.add(piece(zone, cards.nth(i)));
    }
    return Zone.builder(zone, label, new Layout.Row()).owner(seat).pieces(pieces).build();
  }

  private Piece piece(String zone, int card) {
    PieceBuilder piece = Piece.builder(Places.card(at, zone, card), FaceIds.of(at.cards, card));
    if (hero.veiled().count(card) > 0) {
      piece.addStates("veiled");
    }
    if (hero.profession().isPresent() && !Strength.isUsable(at.table(), seat, card)) {
      piece.addStates("beyond " + at.names.whose(seat) + " Study");
    }
    if (at.table().isActive(seat)
        && at.view.turn().used().stream().anyMatch(each -> each.card() == card)) {
      piece.addStates("used in this turn");
    }
    return piece.build();
  }

  private Zone loot() {
    return Zone.builder(Places.loot(seat), "Loot", new Layout.Heap())
        .owner(seat)
        .pieces(PileZones.pieces(at, Places.loot(seat), hero.loot()))
        .build();
  }

  private Zone rumours() {
    int hidden = view.secrets().values().stream().mapToInt(Integer::intValue).sum();
    return Zone.builder(Places.rumours(seat), "Rumours", new Layout.Fan())
        .owner(seat)
        .pieces(known())
        .hidden(hidden)
        .build();
  }

  /** The rumours that the viewer knows, with where they are discovered and what they provide. */
  private List<Piece> known() {
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : PileZones.pieces(at, Places.rumours(seat), hero.hand())) {
      int card = hero.hand().nth(pieces.size());
      Piece placed =
          at.cards.card(card) instanceof Reward reward
              ? piece.withBadges(new Fact("at", reward.location()))
              : piece;
      pieces.add(
          Outlook.provides(at, seat, card)
              .map(keyword -> placed.withStates("has " + keyword))
              .orElse(placed));
    }
    return pieces;
  }

  private Zone here() {
    return Zone.builder(Places.of("here", seat), "Here", new Layout.Row())
        .owner(seat)
        .notes(Outlook.here(at, seat))
        .build();
  }
}
