package org.lawspeaker.thorgal.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.DOT;
import static org.lawspeaker.thorgal.Position.GAME;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;

/** Positions and views are written with names, and read as they were written. */
class WrittenPositionTest {
  /** Something lies in every zone, and every kind of knowledge about a card occurs. */
  private static final ThorgalState JOURNEY =
      known(
          Position.at(RoundStep.JOURNEY_ACTIONS)
              .lands("cliffs")
              .conquered(BEN, "meadow")
              .journeyTo("ruins")
              .reserve(ANN, "marsh")
              .party(ANN, "bow", "smith")
              .party(ANN, BEN, "idol")
              .opposed(BEN, "watcher")
              .exhausted("bow", 2)
              .exhausted("meadow", 1)
              .marked("smith", 0, 1, 0)
              .attached(BEN, "storm")
              .attached(ANN, "ambush")
              .hand(ANN, "song", "shout")
              .hand(BEN, "hex")
              .shuffled(ANN, Suit.DESTINY, "bow", "farmer", "farmer", "smith", "raven")
              .pool(ANN, "horse")
              .discard(ANN, "raven", "bow")
              .destroyed(ANN, "horse")
              .destroyed(BEN, "curse", "fog")
              .horns(BEN, -1)
              .inForce(ANN, "{add-strength: {power: 1}}", Span.ROUND)
              .begins()
              .state());

  /** Ann has a card in hand that all know, and on her deck one that Ben knows. */
  private static ThorgalState known(ThorgalState state) {
    Table table = Table.of(GAME.cards(), state);
    int bow = GAME.cards().find(Suit.DESTINY, "bow").orElseThrow();
    Store store = table.store(ANN, Suit.DESTINY);
    table.setStore(
        ANN,
        Suit.DESTINY,
        store
            .onDeck(bow, Knowers.only(BEN))
            .onDeck(bow, Knowers.only(ANN) | Knowers.only(BEN))
            .onDeck(bow, Knowers.EVERYBODY)
            .withHand(store.hand().with(bow, Knowers.EVERYBODY)));
    return table.state();
  }

  private static JsonNode written() {
    return GAME.notation().state(JOURNEY);
  }

  private static ImmutableList<String> wrong(JsonNode position) {
    return Written.texts(GAME.notation().readState(position).problems());
  }

  private static JsonNode yaml(String text) {
    return Document.yaml("expected", text).orThrow().root();
  }

  static Stream<Viewer> viewers() {
    return Stream.of(ANN, BEN, Onlooker.SPECTATOR, Onlooker.ARBITER);
  }

  @ParameterizedTest
  @MethodSource("viewers")
  void readsWhatAViewerSeesAsItWasWritten(Viewer viewer) {
    ThorgalState drawing =
        Position.at(RoundStep.DRAWING).onDeck(ANN, "bow").begins().plays("draw").state();
    for (ThorgalState state : ImmutableList.of(JOURNEY, drawing)) {
      JsonNode written = GAME.notation().view(GAME.view(state, viewer));
      assertThat(GAME.notation().readView(written)).isEqualTo(Checked.ok(GAME.view(state, viewer)));
    }
  }

  @Test
  void readsAPositionAsItWasWritten() {
    assertThat(GAME.notation().readState(written())).isEqualTo(Checked.ok(JOURNEY));
  }

  @Test
  void readsWhoIsOutInThisRoundAsItWasWritten() {
    ThorgalState three = Position.at(RoundStep.DAWN_ACTIONS, 3).out(BEN).begins().state();
    ThorgalState out = three.withClock(three.clock().withOutThisRound(BEN));

    JsonNode written = GAME.notation().state(out);

    assertThat(written.get("out-this-round")).isEqualTo(yaml("[0]"));
    assertThat(GAME.notation().readState(written)).isEqualTo(Checked.ok(out));
    assertThat(GAME.notation().state(three).has("out-this-round")).isFalse();
  }

  @Test
  void writesTheCardsOfASeatPileByPile() {
    assertThat(written().at("/sides/1/destiny"))
        .isEqualTo(
            yaml(
                "{hand: [bow@*, song, shout], deck: [bow@*, 'bow@0,1', bow@0, 5 unseen], discard:"
                    + " [bow, raven], pool: [horse], destroyed: [horse], unseen: [2"
                    + " farmer, smith, bow, raven]}"));
    assertThat(written().at("/sides/0/bane/destroyed")).isEqualTo(yaml("[fog, curse]"));
  }

  @Test
  void writesWhatTheLastOfFourSeatsKnows() {
    Table table = Table.of(GAME.cards(), Position.at(RoundStep.DAWN_ACTIONS, 4).begins().state());
    int bow = GAME.cards().find(Suit.DESTINY, "bow").orElseThrow();
    Store store = table.store(ANN, Suit.DESTINY);
    int knowers = Knowers.only(ANN) | Knowers.only(DOT);
    table.setStore(ANN, Suit.DESTINY, store.onDeck(bow, knowers));

    JsonNode written = GAME.notation().state(table.state());

    assertThat(written.at("/sides/1/destiny/deck/0").textValue()).isEqualTo("bow@1,3");
    assertThat(GAME.notation().readState(written)).isEqualTo(Checked.ok(table.state()));
  }

  @Test
  void writesForAViewerOnlyWhatThatOneKnows() {
    JsonNode seen = GAME.notation().view(GAME.view(JOURNEY, BEN));
    assertThat(seen.get("viewer").textValue()).isEqualTo("0");
    assertThat(seen.at("/sides/1/destiny"))
        .isEqualTo(
            yaml(
                "{hand: [bow@*, 2 unseen], deck: [bow@*, 'bow@0,1', bow@0, 5 unseen], discard:"
                    + " [2 unseen], pool: [1 unseen], destroyed: [horse]}"));
    JsonNode spectated = GAME.notation().view(GAME.view(JOURNEY, Onlooker.SPECTATOR));
    assertThat(spectated.get("viewer").textValue()).isEqualTo("spectator");
    assertThat(spectated.at("/sides/1/destiny/deck"))
        .isEqualTo(yaml("[bow@*, 'unseen@0,1', 'unseen@0', 5 unseen]"));
    assertThat(spectated.at("/sides/1/reserve")).isEqualTo(yaml("[1 unseen]"));
  }

  @Test
  void writesWhatLiesInTheMiddle() {
    assertThat(written().at("/lands/1"))
        .isEqualTo(
            yaml(
                "{id: 2, land: meadow, owner: 1, conqueror: 0, since: 1, exhaustion: 1, markers:"
                    + " {}}"));
    assertThat(written().at("/journey"))
        .isEqualTo(
            yaml(
                "{stage: under-way, destination: 3, attached: [{suit: bane, card: storm, owner: 0},"
                    + " {suit: destiny, card: ambush, owner: 1}], opposing: [{seat: 0, companion:"
                    + " {id: 7, card: watcher, owner: 0, exhaustion: 0, markers: {}}}]}"));
    assertThat(written().at("/sides/1/party"))
        .isEqualTo(
            yaml(
                "[{id: 4, card: bow, owner: 1, exhaustion: 2, markers: {}}, {id: 5, card: smith,"
                    + " owner: 1, exhaustion: 0, markers: {cunning: 1}}, {id: 6, card: idol, owner:"
                    + " 0, exhaustion: 0, markers: {}}]"));
    assertThat(written().at("/sides/1/reserve")).isEqualTo(yaml("[marsh]"));
    assertThat(written().at("/sides/0/horn-change").intValue()).isEqualTo(-1);
    assertThat(written().at("/sides/0/faction").textValue()).isEqualTo("own");
  }

  @Test
  void writesTheFactionOfASeat() {
    JsonNode position =
        GAME.notation().state(Position.start(2, "faction-1=visitors", "faction-0=outlaws").state());
    assertThat(position.at("/sides/1/faction").textValue()).isEqualTo("visitors");
    assertThat(position.at("/sides/0/faction").textValue()).isEqualTo("outlaws");
    assertThat(position.has("viewer")).isFalse();
    assertThat(GAME.notation().readState(position).isOk()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /sides/1/reserve/0                    | moon       | no land is written moon
          /sides/1/destiny/hand/1               | moon       | no destiny card is written moon
          /sides/1/destiny/deck/0               | moon@0     | no destiny card is written moon
          /sides/0/bane/deck/2                  | moon       | no bane card is written moon
          /sides/1/destiny/discard/1            | moon       | no destiny card is written moon
          /sides/1/destiny/pool/0               | moon       | no destiny card is written moon
          /sides/1/destiny/destroyed/0          | moon       | no destiny card is written moon
          /sides/0/bane/destroyed/1             | moon       | no bane card is written moon
          /sides/1/destiny/deck/1               | bow@9      | write a card as name, name@0 or name@*, not bow@9
          /sides/1/destiny/unseen/0             | 0 bow      | 1 to 99 copies, not 0
          /sides/1/destiny/unseen/0             | 100 bow    | 1 to 99 copies, not 100
          /sides/1/destiny/unseen/0             | moon       | no destiny card is written moon
          /sides/1/party/1/card                 | moon       | no destiny card is written moon
          /lands/2/land                         | moon       | no land is written moon
          /journey/attached/0/card              | moon       | no bane card is written moon
          /journey/attached/1/card              | moon       | no destiny card is written moon
          /journey/opposing/0/companion/card    | moon       | no destiny card is written moon
          """)
  void saysWhatCannotBeRead(String place, String value, String problem) {
    assertThat(wrong(Written.with(written(), place, value)))
        .containsExactly(place + ": " + problem);
  }

  @Test
  void saysWhichFactionsThereAre() {
    assertThat(wrong(Written.with(written(), "/sides/1/faction", "moon")))
        .singleElement()
        .asString()
        .startsWith("/sides/1/faction: moon is none of [outlaws, visitors");
  }

  @Test
  void saysWhichViewersThereAre() {
    assertThat(wrong(Written.with(written(), "/viewer", "'4'")))
        .singleElement()
        .asString()
        .contains("0 to 3, spectator or arbiter, not 4");
  }

  @Test
  void saysWhatAWholePositionLacks() {
    assertThat(wrong(Written.with(written(), "/sides/1/destiny/hand/1", "2 unseen")))
        .containsExactly("/sides/1/destiny/hand: a whole position names every card of a hand");
    assertThat(wrong(Written.with(written(), "/sides/0/bane/deck/0", "1 unseen")))
        .containsExactly("/sides/0/bane/unseen: 0 cards for 1 places that are unseen");
    assertThat(wrong(Written.with(written(), "/sides/1/destiny/unseen/2", "2 bow")))
        .containsExactly("/sides/1/destiny/unseen: 6 cards for 5 places that are unseen");
    assertThat(wrong(Written.with(written(), "/viewer", "spectator")))
        .containsExactly("/viewer: only the arbiter sees a whole position");
  }

  @Test
  void takesTwoToFourSeats() {
    assertThat(wrong(withSeats("0"))).containsExactly("/sides: 2 to 4 seats, not 1");
    assertThat(wrong(withSeats("0", "1"))).isEmpty();
    assertThat(wrong(withSeats("0", "1", "2", "3"))).isEmpty();
    assertThat(wrong(withSeats("0", "1", "2", "3", "4")))
        .containsExactly("/sides/4: seats are 0 to 3, not 4");
    assertThat(wrong(withSeats("0", "2"))).containsExactly("/sides: seat 1 is missing");
  }

  /** Each of these seats has what Ben has. */
  private static JsonNode withSeats(String... seats) {
    JsonNode position = Written.with(written(), "/sides", "{}");
    for (String seat : seats) {
      ((ObjectNode) position.get("sides")).set(seat, written().at("/sides/0"));
    }
    return position;
  }

  @Test
  void saysHowADeckIsWrittenInAStep() {
    JsonNode drawing = GAME.notation().state(Position.at(RoundStep.DRAWING).begins().state());
    String place = "/agenda/1/gods-fate/before/0/face-down";
    assertThat(drawing.at(place).textValue()).startsWith("10: 0=").endsWith(" of");
    assertThat(wrong(Written.with(drawing, place, "ten cards")))
        .singleElement()
        .asString()
        .contains("a deck is written like 3: 0=7@1 of 2 5, not ten cards");
  }
}
