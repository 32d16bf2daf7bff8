package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Document;

class KitJsonTest {
  private record Table(
      Pile hand,
      Bag ashes,
      Spread deck,
      TurnOrder order,
      ReactionWindow window,
      SealedChoices<Integer> choices) {}

  private static final Table TABLE =
      new Table(
          Pile.of(3, 1, 4),
          Bag.of(2, 1, 2),
          Deck.shuffled(Pile.of(5, 6)).reveal(0, 6, 1).spread(Onlooker.ARBITER),
          TurnOrder.of(3).eliminate(Seat.of(2)),
          ReactionWindow.of(ImmutableList.of(Seat.of(1), Seat.of(0))).afterPass(),
          new SealedChoices<>(
              Seats.of(ImmutableList.of(Seat.of(0), Seat.of(1))),
              Seats.none().with(Seat.of(1)),
              ImmutableList.of(7)));

  @Test
  void everyValueOfTheKitIsWrittenForPeople() {
    assertThat(KitJson.RECORDS.write(TABLE))
        .hasToString(
            "{\"hand\":\"3 1 4\",\"ashes\":\"1 2 2\","
                + "\"deck\":[\"6@0\",\"1 unseen\"],"
                + "\"order\":{\"seats\":3,\"current\":0,\"ascending\":true,\"out\":[2]},"
                + "\"window\":{\"order\":[1,0],\"passes\":1},"
                + "\"choices\":{\"seats\":[0,1],\"sealed\":[1],\"choices\":[7]}}");
  }

  @Test
  void everyValueOfTheKitReadsBack() {
    assertThat(KitJson.RECORDS.read(KitJson.RECORDS.write(TABLE), Table.class).orThrow())
        .isEqualTo(TABLE);
  }

  @Test
  void anEmptyPileIsAnEmptyText() {
    assertThat(KitJson.RECORDS.write(Pile.empty(), Pile.class).textValue()).isEmpty();
    assertThat(KitJson.RECORDS.read(Document.json("x", "\"\"").orThrow(), Pile.class).orThrow())
        .isEqualTo(Pile.empty());
  }

  @Test
  void aWordThatIsNoNumberIsAProblem() {
    assertThat(
            KitJson.RECORDS.read(Document.json("x", "\"3 two\"").orThrow(), Pile.class).problems())
        .hasSize(1)
        .first()
        .hasToString("x:1: a number is wanted, not \"two\"");
  }

  @Test
  void theIdOfACardIsAtMost9999() {
    assertThat(KitJson.RECORDS.read(TextNode.valueOf("9999 1"), Bag.class).orThrow())
        .isEqualTo(Bag.of(1, 9999));
    assertThat(KitJson.RECORDS.read(TextNode.valueOf("1 10000"), Bag.class).problems())
        .extracting(Problem::toString)
        .containsExactly("the id of a card is at most 9999, not 10000");
    assertThat(KitJson.RECORDS.read(TextNode.valueOf("2147483647"), Pile.class).problems())
        .extracting(Problem::toString)
        .containsExactly("the id of a card is at most 9999, not 2147483647");
  }
}
