package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.json.Records;

/** One number space for all cards, and JSON with their names. */
class CardIndexTest {
  private static final CardIndex<String> INDEX =
      CardIndex.<String>builder()
          .add(ImmutableList.of("Red Ember", "Ash"), name -> name)
          .add(ImmutableList.of("Hearth"), name -> name)
          .build();

  private static final Records RECORDS = INDEX.in(KitJson.RECORDS);

  /** A position with cards in every place that can hold some. */
  private record Zones(
      @CardNumber int leader,
      int round,
      @CardNumber Optional<Integer> shown,
      @CardNumber ImmutableList<Pile> hands,
      @CardNumber Bag ashes,
      Deck deck,
      @CardNumber ImmutableMap<Integer, Integer> markers,
      @CardNumber SealedChoices<Integer> choices,
      Pile seats) {}

  private static final Zones ZONES =
      new Zones(
          2,
          2,
          Optional.of(0),
          ImmutableList.of(Pile.of(1, 0, 0), Pile.empty()),
          Bag.of(1, 1, 1, 2),
          Deck.shuffled(Bag.of(0, 0)).putOnTop(2, Deck.mask(Seat.of(1))),
          ImmutableMap.of(1, 1),
          SealedChoices.<Integer>of(ImmutableList.of(Seat.of(0))).seal(Seat.of(0), 1),
          Pile.of(0, 1));

  private static final String WRITTEN =
      "{\"leader\":\"hearth\",\"round\":2,\"shown\":\"red-ember\",\"hands\":[[\"ash\",\"red-ember\",\"red-ember\"],[]],\"ashes\":[\"3"
          + " ash\",\"hearth\"],\"deck\":{\"order\":[\"hearth@1\",\"2 unseen\"],\"bag\":[\"2"
          + " red-ember\"]},\"markers\":{\"ash\":1},\"choices\":{\"seats\":[0],\"sealed\":[0],\"choices\":[\"ash\"]},\"seats\":\"0"
          + " 1\"}";

  @Test
  void everyListGoesOnWhereTheOneBeforeEnds() {
    assertThat(INDEX.size()).isEqualTo(3);
    assertThat(INDEX.card(2)).isEqualTo("Hearth");
    assertThat(INDEX.numberOf("Hearth")).isEqualTo(2);
    assertThat(INDEX.name(0)).isEqualTo("red-ember");
    assertThat(INDEX.find("ash")).contains(1);
    assertThat(INDEX.find("Ash")).isEmpty();
    assertThat(INDEX.name(3)).as("one that there is not").isEqualTo("#3");
    assertThat(INDEX.find("#3")).isEmpty();
    assertThatThrownBy(() -> INDEX.numberOf("Coal")).hasMessage("not of this pack: Coal");
  }

  @Test
  void twoCardsThatAreWrittenAlikeAreRefused() {
    assertThatThrownBy(() -> CardIndex.of(ImmutableList.of("Ash", "ash!"), name -> name))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whereverARecordHoldsCardsTheyAreWrittenByName() {
    assertThat(RECORDS.write(ZONES)).hasToString(WRITTEN);
  }

  @Test
  void whatIsWrittenReadsBackEqual() {
    assertThat(RECORDS.read(RECORDS.write(ZONES), Zones.class)).isEqualTo(Checked.ok(ZONES));
  }

  @Test
  void withoutAnIndexCardsAreNumbers() {
    JsonNode written = KitJson.RECORDS.write(ZONES.deck());

    assertThat(written).hasToString("{\"order\":[\"2@1\",\"2 unseen\"],\"bag\":\"0 0\"}");
    assertThat(KitJson.RECORDS.read(written, Deck.class)).isEqualTo(Checked.ok(ZONES.deck()));
  }

  @Test
  void aDeckNeedNotSayHowLargeItIs() {
    JsonNode written = Document.yaml("deck", "bag: [ash, 2 hearth]").orThrow().root();

    assertThat(RECORDS.read(written, Deck.class))
        .isEqualTo(Checked.ok(Deck.shuffled(Bag.of(1, 2, 2))));
  }

  @Test
  void aNameThatIsNotKnownHasItsPlaceAndANearOne() {
    String wrong = WRITTEN.replace("[\"ash\",\"red-ember\"", "[\"ashes\",\"red-ember\"");
    JsonNode json = Document.json("", wrong).orThrow().root();

    assertThat(RECORDS.read(json, Zones.class).problems())
        .containsExactly(
            new Problem(
                "/hands/0/0",
                "unknown card \"ashes\"; did you mean \"ash\"? Known: red-ember, ash, hearth"));
  }

  @ParameterizedTest
  @CsvSource({"0 ash", "1000 ash", "-1 ash", "many ash", "3 coal"})
  void aCountIsFromOneToManyAndOfACardThatThereIs(String text) {
    JsonNode json = Document.yaml("", "bag: [" + text + "]").orThrow().root();

    assertThat(RECORDS.read(json, Deck.class).problems()).hasSize(1);
  }

  @Test
  void findingACardMayBeAProblem() {
    Problems problems = new Problems();

    assertThat(INDEX.find("/hand/0", "ash", problems)).contains(1);
    assertThat(INDEX.find("/hand/1", "hearht", problems)).isEmpty();
    assertThat(problems.list())
        .singleElement()
        .hasToString(
            "/hand/1: unknown card \"hearht\"; did you mean \"hearth\"?"
                + " Known: red-ember, ash, hearth");
  }
}
