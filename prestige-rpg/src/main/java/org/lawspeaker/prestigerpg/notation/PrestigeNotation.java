package org.lawspeaker.prestigerpg.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.view.PrestigeView;

/** Moves and positions of Prestige RPG as text. */
public final class PrestigeNotation implements Notation<PrestigeState, PrestigeMove, PrestigeView> {
  private final Cards cards;
  private final FrameRecords records;

  public PrestigeNotation(Cards cards) {
    this.cards = cards;
    this.records = new FrameRecords(cards.names());
  }

  @Override
  public String move(PrestigeState state, PrestigeMove move) {
    String text = MoveText.of(Table.of(cards, state), move);
    return move instanceof SeatMove ofSeat ? ofSeat.seat() + ": " + text : text;
  }

  @Override
  public boolean isWrittenAlike(PrestigeMove move) {
    return MoveText.isAlike(move);
  }

  @Override
  public Checked<PrestigeMove> readMove(PrestigeState state, String text) {
    Table table = Table.of(cards, state);
    return new MoveReader(table).read(text).map(move -> OtherWords.meant(table, move));
  }

  /** A position is what the arbiter sees. */
  @Override
  public JsonNode state(PrestigeState state) {
    return written(PrestigeView.of(state, Onlooker.ARBITER));
  }

  @Override
  public Checked<PrestigeState> readState(JsonNode json) {
    return readView(json).then(Whole::of);
  }

  @Override
  public JsonNode view(PrestigeView view) {
    return Seen.write(written(view), view, cards.names());
  }

  private JsonNode written(PrestigeView view) {
    return records.all().write(new LayoutWriter(cards.names(), view).write());
  }

  @Override
  public JsonNode viewSchema() {
    return Seen.schema(records.all().schema(Layout.class));
  }

  @Override
  public JsonNode positionSchema() {
    return OverlayText.schema(records.all().schema(Overlay.class));
  }

  @Override
  public ImmutableList<String> forms() {
    return MoveReader.forms();
  }

  @Override
  public Checked<PrestigeView> readView(JsonNode json) {
    return readWhole(Seen.read(json));
  }

  private Checked<PrestigeView> readWhole(JsonNode json) {
    return records
        .of(json.path("sheets").size())
        .read(json, Layout.class)
        .then(layout -> new LayoutReader(cards, layout).read());
  }

  @Override
  public Checked<PrestigeState> arrange(PrestigeState from, JsonNode overlay) {
    if (overlay.isObject() && overlay.isEmpty()) {
      return Checked.ok(from);
    }
    return records
        .all()
        .read(OverlayText.writtenOut(overlay), Overlay.class)
        .then(wanted -> new Arrangement(Table.playing(cards, from), wanted).lay())
        .map(Table::state);
  }
}
