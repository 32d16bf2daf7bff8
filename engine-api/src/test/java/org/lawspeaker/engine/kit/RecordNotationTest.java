package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;

/** A notation that nobody wrote. */
class RecordNotationTest {
  private static final Citation CLAUSE = Citation.of("EMB-SETUP-01");
  private static final Bag ALL = Bag.of(0, 0, 1, 1, 1, 2);

  private sealed interface Task {}

  private record Ask(int times) implements Task {}

  private record Rest() implements Task {}

  private record Sheet(int coals, @CardNumber Pile hand) {}

  private record Night(
      int round, ImmutableMap<Seat, Sheet> sheets, Task task, Deck deck, Agenda<Task> agenda) {}

  private record Pass(Seat by) implements Move {}

  private static final CardIndex<String> INDEX =
      CardIndex.of(ImmutableList.of("Ash", "Ember", "Hearth"), name -> name);
  private static final Records RECORDS = INDEX.in(KitJson.RECORDS);

  private static final Notation<Night, Pass, Sheet> NOTATION =
      RecordNotation.of(
              RECORDS,
              Night.class,
              Sheet.class,
              MoveNotation.<Night, Pass>of(RECORDS, Pass.class)
                  .move(Pass.class, "seat {by}: pass")
                  .build())
          .withRestIn(
              "deck", (night, problems) -> census(night).rest(ALL, INDEX::name, CLAUSE, problems))
          .withSettling(
              night ->
                  night.round() > 0
                      ? night
                      : new Night(1, night.sheets(), night.task(), night.deck(), night.agenda()));

  private static Census census(Night night) {
    Census census = new Census().add(night.deck());
    night.sheets().values().forEach(sheet -> census.add(sheet.hand()));
    return census;
  }

  private static final Night START =
      new Night(
          1,
          ImmutableMap.of(
              Seat.of(0), new Sheet(3, Pile.of(1)), Seat.of(1), new Sheet(2, Pile.of(0))),
          new Ask(2),
          Deck.shuffled(Bag.of(0, 1, 1)).putOnTop(2, Deck.EVERYBODY),
          Agenda.of(ImmutableList.of(new Rest(), new Ask(1))));

  private static Checked<Night> arranged(String zones) {
    return NOTATION.arrange(START, Document.yaml("zones", zones).orThrow().root());
  }

  @Test
  void aStateIsWrittenAsItIs() {
    assertThat(NOTATION.state(START))
        .hasToString(
            "{\"round\":1,\"sheets\":{\"0\":{\"coals\":3,\"hand\":[\"ember\"]},"
                + "\"1\":{\"coals\":2,\"hand\":[\"ash\"]}},\"task\":{\"ask\":2},"
                + "\"deck\":{\"order\":[\"hearth@*\",\"3 unseen\"],"
                + "\"bag\":[\"ash\",\"2 ember\"]},\"agenda\":[\"rest\",{\"ask\":1}]}");
    assertThat(NOTATION.readState(NOTATION.state(START))).isEqualTo(Checked.ok(START));
  }

  @Test
  void viewsAndMovesAreReadBack() {
    Sheet view = new Sheet(1, Pile.of(2));
    assertThat(NOTATION.readView(NOTATION.view(view))).isEqualTo(Checked.ok(view));
    assertThat(NOTATION.move(START, new Pass(Seat.of(1)))).isEqualTo("seat 1: pass");
    assertThat(NOTATION.readMove(START, "seat 1: pass"))
        .isEqualTo(Checked.ok(new Pass(Seat.of(1))));
  }

  @Test
  void recordsAndMapsAreLaidMemberByMemberAndTheRestIsInTheDeck() {
    Night night = arranged("sheets: {\"1\": {hand: [ember, ember]}}").orThrow();

    assertThat(night.sheets().get(Seat.of(0))).isEqualTo(new Sheet(3, Pile.of(1)));
    assertThat(night.sheets().get(Seat.of(1))).isEqualTo(new Sheet(2, Pile.of(1, 1)));
    assertThat(night.deck().bag()).isEqualTo(Bag.of(0, 0));
    assertThat(night.deck().cardAt(0)).as("what is known stays").isEqualTo(2);
    assertThat(night.agenda()).isEqualTo(START.agenda());
  }

  @Test
  void aCaseReplacesAnotherCase() {
    assertThat(arranged("{task: rest, agenda: [{ask: 5}]}").orThrow())
        .satisfies(
            night -> {
              assertThat(night.task()).isEqualTo(new Rest());
              assertThat(night.agenda()).isEqualTo(Agenda.<Task>of(new Ask(5)));
            });
  }

  @Test
  void aDeckThatIsNamedIsTakenAsItIs() {
    assertThat(arranged("deck: {order: [], bag: [hearth]}").orThrow().deck())
        .isEqualTo(Deck.shuffled(Bag.of(2)));
    assertThat(arranged("deck: {order: [2 unseen, ember@0]}").orThrow().deck())
        .hasToString("[?, ?, 1, ?] of {0, 1, 2}");
  }

  @Test
  void aDeckOfWhichOnlyTheTopIsNamedHasTheRestBelow() {
    String text =
        "{round: 1, sheets: {\"0\": {coals: 1, hand: []}}, task: rest, agenda: [],"
            + " deck: {order: [hearth]}}";

    assertThat(NOTATION.readState(Document.yaml("", text).orThrow().root()).orThrow().deck())
        .satisfies(
            deck -> {
              assertThat(deck.cardAt(0)).isEqualTo(2);
              assertThat(deck.size()).isEqualTo(1 + deck.bag().size());
              assertThat(deck.bag().size()).isPositive();
            });
  }

  @Test
  void aPositionMayLeaveOutItsDeck() {
    String text = "{round: 1, sheets: {\"0\": {coals: 1, hand: [ash]}}, task: rest, agenda: []}";

    assertThat(NOTATION.readState(Document.yaml("", text).orThrow().root()).orThrow().deck())
        .isEqualTo(Deck.shuffled(Bag.of(0, 1, 1, 1, 2)));
  }

  /** Chips in a bag as cards with names, and as numbers. */
  private record Draft(@CardNumber Pile hand, @CardNumber Bag chipBag, Bag numbers) {}

  private static RecordNotation<Draft, Pass, Sheet> drafts() {
    return RecordNotation.of(
        RECORDS,
        Draft.class,
        Sheet.class,
        MoveNotation.<Draft, Pass>of(RECORDS, Pass.class)
            .move(Pass.class, "seat {by}: pass")
            .build());
  }

  @Test
  void theRestMayBeInABag() {
    Notation<Draft, Pass, Sheet> notation =
        drafts()
            .withRestIn(
                "chip-bag",
                (draft, problems) ->
                    new Census()
                        .add(draft.hand())
                        .add(draft.chipBag())
                        .rest(ALL, INDEX::name, CLAUSE, problems))
            .withRestIn("numbers", (draft, problems) -> Bag.of(7, 8));
    Draft start = new Draft(Pile.of(0), Bag.of(0, 1, 1, 1, 2), Bag.of(7));

    assertThat(notation.arrange(start, zones("hand: [hearth, ash]")).orThrow())
        .isEqualTo(new Draft(Pile.of(2, 0), Bag.of(0, 1, 1, 1), Bag.of(7, 8)));
    assertThat(notation.arrange(start, zones("{chip-bag: [ash], numbers: '9'}")).orThrow())
        .isEqualTo(new Draft(Pile.of(0), Bag.of(0), Bag.of(9)));
    assertThat(notation.readState(zones("hand: [ash, ember]")).orThrow().chipBag())
        .isEqualTo(Bag.of(0, 1, 1, 2));
  }

  @Test
  void theRestIsInNothingElse() {
    assertThatThrownBy(() -> drafts().withRestIn("hand", (draft, problems) -> ALL))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Draft has no deck and no bag \"hand\"");
    assertThatThrownBy(() -> drafts().withRestIn("chips", (draft, problems) -> ALL))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static JsonNode zones(String yaml) {
    return Document.yaml("zones", yaml).orThrow().root();
  }

  @Test
  void whatIsReadGoesOn() {
    assertThat(arranged("round: 0").orThrow().round()).isEqualTo(1);
  }

  @Test
  void whatIsWrongIsSaidWithItsPlace() {
    assertThat(arranged("sheets: {\"1\": {hand: [hearth, hearth]}}").problems())
        .containsExactly(new Problem("", "hearth is laid 3 times; there is 1 (EMB-SETUP-01)"));
    assertThat(arranged("sheets: {\"1\": {hands: []}}").problems())
        .singleElement()
        .asString()
        .startsWith("/sheets/1/hands: unknown key \"hands\"; did you mean \"hand\"?");
    assertThat(arranged("deck: {order: [asch]}").problems())
        .singleElement()
        .asString()
        .startsWith("/deck/order/0: unknown card \"asch\"; did you mean \"ash\"?");
    assertThat(arranged("deck: 5").problems()).isNotEmpty();
    assertThat(NOTATION.readState(JsonNodeFactory.instance.numberNode(5)).problems()).isNotEmpty();
    assertThat(NOTATION.arrange(START, JsonNodeFactory.instance.arrayNode()).problems())
        .containsExactly(new Problem("", "an arrangement is an object of zones"));
  }
}
