package org.lawspeaker.handofdestiny.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Leaf;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.ViewForm;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Tally;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.HandView;
import org.lawspeaker.handofdestiny.table.Table;

/** Moves and positions of The Hand of Destiny as text. */
public final class HandNotation implements Notation<HandState, HandMove, HandView> {
  private static final Records RECORDS =
      Records.STANDARD
          .with(Pile.class, Leaf.of(text -> Pile.of(numbers(text)), HandNotation::text))
          .with(Bag.class, Leaf.of(text -> Bag.of(numbers(text)), bag -> text(bag.toPile())))
          .with(Tally.class, Leaf.of(HandNotation::tally, HandNotation::text))
          .with(Agenda.class, Leaf.of(text -> Agenda.empty(), agenda -> ""));

  private static final ViewForm VIEWS = ViewForm.of("agenda", "arrived", "noticed", "departed");

  private final Cards cards;

  public HandNotation(Cards cards) {
    this.cards = cards;
  }

  @Override
  public String move(HandState state, HandMove move) {
    return MoveWriter.write(Table.of(cards, state), move);
  }

  @Override
  public boolean isWrittenAlike(HandMove move) {
    return MoveWriter.isAlike(move);
  }

  @Override
  public Checked<HandMove> readMove(HandState state, String text) {
    return new MoveReader(Table.of(cards, state)).read(text);
  }

  @Override
  public JsonNode state(HandState state) {
    return RECORDS.write(new LayoutWriter(cards, state).write());
  }

  @Override
  public Checked<HandState> readState(JsonNode json) {
    return read(json).then(state -> PositionCheck.saysBossHp(cards, state, json));
  }

  private Checked<HandState> read(JsonNode json) {
    return RECORDS.read(json, Layout.class).then(layout -> new LayoutReader(cards, layout).read());
  }

  @Override
  public JsonNode view(HandView view) {
    return VIEWS.write(state(view.known()));
  }

  @Override
  public Checked<HandView> readView(JsonNode json) {
    return read(ViewForm.read(json)).map(HandView::new);
  }

  @Override
  public JsonNode viewSchema() {
    return VIEWS.schema(RECORDS.schema(Layout.class));
  }

  @Override
  public JsonNode positionSchema() {
    return Arrangement.schema(RECORDS.schema(Layout.class));
  }

  @Override
  public ImmutableList<String> forms() {
    return MoveReader.forms();
  }

  @Override
  public Checked<HandState> arrange(HandState from, JsonNode overlay) {
    if (overlay.isObject() && overlay.isEmpty()) {
      return Checked.ok(from);
    }
    ObjectNode base = (ObjectNode) state(from);
    base.put("phase", Arranged.phase(overlay, base.path("phase").asText()));
    return new Arrangement(cards)
        .merge(base, overlay)
        .then(this::read)
        .then(
            state ->
                PositionCheck.arranged(cards, state)
                    .then(
                        checked ->
                            Arranged.begin(
                                Table.of(cards, checked, WorkTable.Use.PLAYING), overlay)))
        .map(Table::state);
  }

  private static int[] numbers(String text) {
    return Splitter.on(' ')
        .omitEmptyStrings()
        .splitToStream(text)
        .mapToInt(word -> word.equals("?") ? Faces.UNSEEN : number(word, 0, Faces.COUNT - 1))
        .toArray();
  }

  private static int number(String word, int least, int greatest) {
    Integer number = Ints.tryParse(word);
    if (number == null || number < least || number > greatest) {
      throw new IllegalArgumentException(
          "expected a number from %d to %d, found %s"
              .formatted(least, greatest, Problem.quote(word)));
    }
    return number;
  }

  private static String text(Pile pile) {
    StringBuilder text = new StringBuilder();
    pile.forEach(
        card -> text.append(text.isEmpty() ? "" : " ").append(card == Faces.UNSEEN ? "?" : card));
    return text.toString();
  }

  private static Tally tally(String text) {
    Tally tally = Tally.NONE;
    for (String pair : Splitter.on(' ').omitEmptyStrings().split(text)) {
      int colon = pair.indexOf(':');
      if (colon < 0) {
        throw new IllegalArgumentException("expected FACE:COUNT, found " + Problem.quote(pair));
      }
      int face = number(pair.substring(0, colon), 0, Faces.COUNT - 1);
      tally = tally.with(face, number(pair.substring(colon + 1), Short.MIN_VALUE, Short.MAX_VALUE));
    }
    return tally;
  }

  private static String text(Tally tally) {
    StringBuilder text = new StringBuilder();
    for (int face = 0; face < Faces.COUNT; face++) {
      if (tally.of(face) != 0) {
        text.append(text.isEmpty() ? "" : " ").append(face).append(':').append(tally.of(face));
      }
    }
    return text.toString();
  }
}
