package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Cell;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.engine.show.ZoneBuilder;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Pursuit;
import org.lawspeaker.hofordeals.table.Royalty;
import org.lawspeaker.hofordeals.table.Wording;

/** The Central Board with all that stands on it, and the Royalty of the level. */
final class BoardZones {
  private final Sight at;
  private final Board board;

  private BoardZones(Sight at) {
    this.at = at;
    this.board = at.view.board();
  }

  static ImmutableList<Zone> of(Sight at) {
    BoardZones zones = new BoardZones(at);
    return ImmutableList.of(zones.map(), zones.royalty());
  }

  private Zone map() {
    int columns = at.cards.pack.columns();
    List<Piece> pieces = new ArrayList<>();
    for (Site site : board.sites()) {
      pieces.add(site(site, new Cell(site.space() % columns, site.space() / columns)));
    }
    return Zone.builder(Places.MAP, "Map", new Layout.Grid(columns, at.cards.pack.rows()))
        .pieces(pieces)
        .build();
  }

  private Piece site(Site site, Cell cell) {
    String face = site.card().map(card -> FaceIds.of(at.cards, card)).orElse(FaceIds.ENCOUNTER);
    PieceBuilder piece =
        Piece.builder(Places.site(at, site.space()), face)
            .cell(cell)
            .addBadges(new Fact(at.cards.space(site.space()), worth(site)));
    for (int seat = 0; seat < at.view.heroes().size(); seat++) {
      if (at.hero(Seat.of(seat)).space() == site.space()) {
        piece.addAttached(adventurer(Seat.of(seat)));
      }
    }
    if (board.king().filter(space -> space == site.space()).isPresent()) {
      piece.addAttached(Piece.builder("king", FaceIds.KING).build());
    }
    return piece.build();
  }

  private Piece adventurer(Seat seat) {
    return Piece.builder(Places.of("hero", seat), FaceIds.hero(seat)).owner(seat).build();
  }

  /** What is left of an Encounter, beside its space: its Usage cubes, if it has a Usage value. */
  private String worth(Site site) {
    if (site.card().isEmpty()) {
      return "";
    }
    Encounter encounter = at.cards.encounter(site.card().get());
    return encounter.usage().isPresent() ? "(" + Words.count(site.cubes(), "use") + ")" : "";
  }

  private Zone royalty() {
    Rank rank = Rank.of(at.view.clock().level());
    ZoneBuilder zone = Zone.builder(Places.ROYALTY, rank.says(), new Layout.Row());
    if (rank == Rank.KING) {
      zone.addGauges(Gauge.of("kills", at.view.clock().kills(), at.view.heroes().size()));
    }
    if (board.royalty().isPresent()) {
      int card = board.royalty().get();
      zone.addPieces(
          Piece.builder(Places.card(at, Places.ROYALTY, card), FaceIds.of(at.cards, card)).build());
      zone.addAllNotes(notes(at.cards.royalty(card)));
    } else if (!isSlain(rank)) {
      zone.addPieces(Piece.builder(Places.ROYALTY, FaceIds.back(rank)).build());
    }
    return zone.build();
  }

  private boolean isSlain(Rank rank) {
    return rank == Rank.KING
        ? at.view.clock().slayer().isPresent()
        : at.view.clock().builder().isPresent() || at.view.turn().slain();
  }

  /** Whom the King would hunt now. */
  private ImmutableList<String> notes(Royalty royalty) {
    if (royalty.pursuit().isEmpty() || board.king().isEmpty()) {
      return ImmutableList.of();
    }
    Pursuit.Hunted hunts = royalty.pursuit().get().hunts();
    List<String> hunted = new ArrayList<>();
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < at.view.heroes().size(); i++) {
      int match = hunts.match(at.table(), Seat.of(i));
      if (match > best) {
        hunted.clear();
        best = match;
      }
      if (match == best) {
        hunted.add(at.names.the(Seat.of(i)));
      }
    }
    String where = at.cards.space(board.king().get());
    return ImmutableList.of(
        Wording.sentence("he is at " + where + " and hunts " + String.join(" or ", hunted)));
  }
}
