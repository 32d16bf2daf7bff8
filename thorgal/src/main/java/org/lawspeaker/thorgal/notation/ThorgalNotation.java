package org.lawspeaker.thorgal.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.ViewForm;
import org.lawspeaker.thorgal.moves.SeatMove;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;
import org.lawspeaker.thorgal.view.ThorgalView;

/** Moves and positions of Thorgal as text. */
public final class ThorgalNotation implements Notation<ThorgalState, ThorgalMove, ThorgalView> {
  private static final ViewForm VIEWS = ViewForm.of("agenda", "next-id", "triggers", "actions");

  private final Cards cards;

  public ThorgalNotation(Cards cards) {
    this.cards = cards;
  }

  @Override
  public String move(ThorgalState state, ThorgalMove move) {
    String text = MoveWriter.text(Table.reading(cards, state), move);
    return move instanceof SeatMove ofSeat ? ofSeat.seat() + ": " + text : text;
  }

  @Override
  public boolean isWrittenAlike(ThorgalMove move) {
    return MoveWriter.isAlike(move);
  }

  @Override
  public Checked<ThorgalMove> readMove(ThorgalState state, String text) {
    return new MoveReader(Table.reading(cards, state)).read(text);
  }

  /** A position is what the arbiter sees. */
  @Override
  public JsonNode state(ThorgalState state) {
    return written(ThorgalView.of(state, Onlooker.ARBITER));
  }

  @Override
  public Checked<ThorgalState> readState(JsonNode json) {
    return readView(json).then(Whole::of);
  }

  @Override
  public JsonNode view(ThorgalView view) {
    return VIEWS.write(written(view));
  }

  private JsonNode written(ThorgalView view) {
    return FrameRecords.RECORDS.write(new LayoutWriter(cards, view).write());
  }

  @Override
  public JsonNode viewSchema() {
    return VIEWS.schema(FrameRecords.RECORDS.schema(Layout.class));
  }

  @Override
  public JsonNode positionSchema() {
    return OverlayText.schema(FrameRecords.RECORDS.schema(Overlay.class));
  }

  @Override
  public ImmutableList<String> forms() {
    return MoveReader.forms();
  }

  @Override
  public Checked<ThorgalView> readView(JsonNode json) {
    return readWhole(ViewForm.read(json));
  }

  private Checked<ThorgalView> readWhole(JsonNode json) {
    return FrameRecords.RECORDS
        .read(json, Layout.class)
        .then(layout -> new LayoutReader(cards, layout).read());
  }

  @Override
  public Checked<ThorgalState> arrange(ThorgalState from, JsonNode overlay) {
    if (overlay.isObject() && overlay.isEmpty()) {
      return Checked.ok(from);
    }
    Problems problems = new Problems();
    Checked<Overlay> wanted =
        FrameRecords.RECORDS.read(OverlayText.writtenOut(overlay, problems), Overlay.class);
    if (!problems.isEmpty()) {
      wanted.problems().forEach(problems::add);
      return Checked.bad(problems.list());
    }
    return wanted
        .then(laid -> new Arrangement(Table.of(cards, from), laid).lay())
        .map(Table::state);
  }
}
