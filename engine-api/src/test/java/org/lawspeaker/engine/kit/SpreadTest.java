package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Document;

class SpreadTest {
  private static final Deck DECK =
      Deck.shuffled(Pile.of(5, 6, 6, 7)).reveal(1, 6, 0b10).reveal(2, 7, Deck.EVERYBODY);

  private static Spread.Slot slot(int at, long knownTo) {
    return new Spread.Slot(at, Optional.empty(), knownTo);
  }

  private static Spread.Slot slot(int at, int card, long knownTo) {
    return new Spread.Slot(at, Optional.of(card), knownTo);
  }

  @Test
  void tellsAViewerWhatItKnowsAndWhatOthersKnow() {
    ImmutableList<Spread.Slot> all = ImmutableList.of(slot(1, 6, 0b10), slot(2, 7, Deck.EVERYBODY));
    ImmutableList<Spread.Slot> open = ImmutableList.of(slot(1, 0b10), slot(2, 7, Deck.EVERYBODY));
    assertThat(DECK.spread(Seat.of(1))).isEqualTo(new Spread(4, all));
    assertThat(DECK.spread(Seat.of(0))).isEqualTo(new Spread(4, open));
    assertThat(DECK.spread(Onlooker.SPECTATOR)).isEqualTo(new Spread(4, open));
    assertThat(DECK.spread(Onlooker.ARBITER)).isEqualTo(new Spread(4, all));
  }

  @Test
  void onlyTheArbiterSeesACardThatNobodyKnows() {
    Deck fixed = Deck.empty().putOnTop(3, 0);
    assertThat(fixed.spread(Seat.of(0)).slots()).isEmpty();
    assertThat(fixed.spread(Onlooker.ARBITER).slots()).containsExactly(slot(0, 3, 0));
  }

  @Test
  void countsTheCardsThatAreNotInIt() {
    assertThat(DECK.spread(Seat.of(1)).unseen()).isEqualTo(2);
    assertThat(DECK.spread(Seat.of(0)).unseen()).isEqualTo(3);
  }

  @Test
  void becomesADeckAgain() {
    assertThat(Deck.of(DECK.spread(Onlooker.ARBITER), DECK.bag())).isEqualTo(DECK);
    Deck seen = DECK.seenBy(Seat.of(0));
    assertThat(Deck.of(DECK.spread(Seat.of(0)), seen.bag())).isEqualTo(seen);
    assertThatThrownBy(() -> Deck.of(DECK.spread(Seat.of(0)), Bag.of(1)))
        .hasMessage("a bag of 1 cards for 3 unseen slots");
  }

  @Test
  void refusesSlotsThatADeckCannotHave() {
    assertThatThrownBy(() -> new Spread(2, ImmutableList.of(slot(2, 1))))
        .hasMessage("slot 2 after slot -1 in a deck of 2");
    assertThatThrownBy(() -> new Spread(2, ImmutableList.of(slot(1, 1), slot(1, 1))))
        .hasMessage("slot 1 after slot 1 in a deck of 2");
    assertThatThrownBy(() -> new Spread(2, ImmutableList.of(slot(-1, 1))))
        .hasMessage("slot -1 after slot -1 in a deck of 2");
    assertThatThrownBy(() -> new Spread(2, ImmutableList.of(slot(0, -1, 1))))
        .hasMessage("the id of a card is 0 or more, not -1");
    assertThat(new Spread(1, ImmutableList.of(slot(0, 0, 1))).unseen()).isZero();
  }

  private static JsonNode written(Spread spread) {
    return KitJson.RECORDS.write(spread);
  }

  @Test
  void isWrittenFromTheTopDownWithThoseWhoKnowACard() {
    assertThat(written(DECK.spread(Seat.of(1))))
        .hasToString("[\"1 unseen\",\"6@1\",\"7@*\",\"1 unseen\"]");
    assertThat(written(DECK.spread(Seat.of(0))))
        .hasToString("[\"1 unseen\",\"unseen@1\",\"7@*\",\"1 unseen\"]");
    assertThat(written(new Spread(12, ImmutableList.of(slot(0, 3, 0b101)))))
        .hasToString("[\"3@0,2\",\"11 unseen\"]");
  }

  @Test
  void readsBackAsItWas() {
    Spread seen = DECK.spread(Seat.of(0));
    assertThat(KitJson.RECORDS.read(written(seen), Spread.class)).isEqualTo(Checked.ok(seen));
    JsonNode runs = Document.json("", "[\"2 4@1\", \"3 unseen\"]").orThrow().root();
    assertThat(KitJson.RECORDS.read(runs, Spread.class).orThrow())
        .isEqualTo(new Spread(5, ImmutableList.of(slot(0, 4, 0b10), slot(1, 4, 0b10))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 unseen", "4@", "4@x", "4 @1", "", "4@99", "1000 4", "four"})
  void refusesWhatIsNoCard(String text) {
    JsonNode list = JsonNodeFactory.instance.arrayNode().add(text);
    assertThat(KitJson.RECORDS.read(list, Spread.class).problems()).hasSize(1);
  }
}
