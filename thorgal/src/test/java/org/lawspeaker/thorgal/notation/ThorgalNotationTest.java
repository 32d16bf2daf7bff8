package org.lawspeaker.thorgal.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.laws.VerbsPack;
import org.lawspeaker.thorgal.moves.Activate;
import org.lawspeaker.thorgal.moves.ChooseLands;
import org.lawspeaker.thorgal.moves.GoFirst;
import org.lawspeaker.thorgal.moves.Pass;
import org.lawspeaker.thorgal.moves.Play;
import org.lawspeaker.thorgal.moves.TakeDeck;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.moves.Turn;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.ThorgalState;

class ThorgalNotationTest {
  private static final Thorgal GAME = VerbsPack.GAME;
  private static final Seat FIRST = Seat.of(1);
  private static final ThorgalState START = Written.start(2);

  private static Checked<ThorgalState> arranged(String yaml) {
    JsonNode overlay = Document.yaml("overlay", yaml).orThrow().root();
    return GAME.notation().arrange(START, overlay);
  }

  private static ThorgalState position(String yaml) {
    ThorgalState state = arranged(yaml).orThrow();
    assertThat(GAME.check(state)).isEmpty();
    return state;
  }

  private static ImmutableList<String> legal(ThorgalState state) {
    return GAME.legalMoves(state).stream()
        .map(move -> GAME.notation().move(state, move))
        .collect(ImmutableList.toImmutableList());
  }

  private static Checked<ThorgalMove> read(ThorgalState state, String text) {
    return GAME.notation().readMove(state, text);
  }

  private static ImmutableList<String> wrong(Checked<?> checked) {
    return checked.problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void aMoveOfASeatNamesItsSeatAndNatureDoesNot() {
    ThorgalState dawn = position("{sides: {1: {hand: [hound]}}}");

    assertThat(legal(dawn)).containsExactly("seat 1: play hound", "seat 1: pass");
    assertThat(GAME.notation().move(dawn, new GoFirst(Seat.of(0)))).isEqualTo("first player 0");
  }

  @Test
  void aTextWithoutASeatIsOfTheSeatThatOwesAMove() {
    ThorgalState dawn = position("{sides: {1: {hand: [hound]}}}");

    assertThat(read(dawn, "pass")).isEqualTo(Checked.ok(new Pass(FIRST)));
    assertThat(read(dawn, " seat 0 :  pass ")).isEqualTo(Checked.ok(new Pass(Seat.of(0))));
    int hound = GAME.cards().find(Suit.DESTINY, "hound").orElseThrow();
    assertThat(read(dawn, "play hound"))
        .isEqualTo(Checked.ok(new Play(FIRST, Suit.DESTINY, hound)));
  }

  @Test
  void whereSeveralSeatsOweAMoveATextNamesItsSeat() {
    assertThat(wrong(read(START, "start with bowman")))
        .singleElement()
        .asString()
        .contains("several seats owe a move");
  }

  @Test
  void namesWithAPlusBetweenThemComeInAnyOrder() {
    int port = GAME.cards().findLand("fortified-port").orElseThrow();
    int wood = GAME.cards().findLand("deep-wood").orElseThrow();

    assertThat(read(START, "seat 1: lands deep-wood + fortified-port"))
        .isEqualTo(Checked.ok(new ChooseLands(FIRST, Pile.of(port, wood))));
  }

  @Test
  void natureTurnsCardsAndDrawsFactions() {
    int stun = GAME.cards().find(Suit.BANE, "stun").orElseThrow();

    assertThat(read(START, "turn stun")).isEqualTo(Checked.ok(new Turn(Suit.BANE, stun)));
    assertThat(read(START, "faction lords")).isEqualTo(Checked.ok(new TakeDeck(2)));
  }

  @Test
  void aDestinyAndABaneCardOfOneNameAreWrittenApart() {
    Position cleanUp =
        Position.at(RoundStep.CLEAN_UP).hand(Position.ANN, "dream", "bane-dream").begins();

    cleanUp
        .offers("pool dream", "deck dream", "pool bane-dream", "deck bane-dream")
        .plays("pool bane-dream")
        .has("ann bane-pool-cards", "bane-dream")
        .has("ann hand", "dream");
    for (ThorgalMove move : Position.GAME.legalMoves(cleanUp.state())) {
      String written = Position.GAME.notation().move(cleanUp.state(), move);
      assertThat(Position.GAME.notation().readMove(cleanUp.state(), written))
          .isEqualTo(Checked.ok(move));
    }
  }

  @Test
  void aNameThatFitsSeveralCardsInPlayListsThem() {
    ThorgalState dawn = position("{sides: {1: {party: [snare, snare]}}}");

    assertThat(wrong(read(dawn, "activate snare")))
        .containsExactly("snare may be snare@1#1 or snare@1#2");
    assertThat(read(dawn, "activate snare@1#2").isOk()).isTrue();
  }

  @Test
  void whatIsNoMoveListsTheMoves() {
    ThorgalState dawn = position("{sides: {1: {hand: [hound]}}}");

    assertThat(wrong(read(dawn, "play hounds")))
        .containsExactly("no destiny card is written hounds; there is hound");
    assertThat(wrong(read(dawn, "dance")).get(0)).contains("the moves are: start with CARD");
    assertThat(wrong(read(dawn, "seat 7: pass"))).containsExactly("there are seats 0 to 1, not 7");
    assertThat(wrong(read(dawn, ""))).hasSize(1);
    assertThat(wrong(read(dawn, "x".repeat(301))))
        .containsExactly("a move has at most 300 characters");
  }

  @Test
  void aPositionIsWrittenWithNamesAndWithThoseWhoKnowACard() {
    ThorgalState dawn =
        position("{sides: {1: {hand: [hound@0], deck: [raid@1], pool: 2, discard: [bowman]}}}");
    JsonNode destiny = GAME.notation().state(dawn).at("/sides/1/destiny");

    assertThat(destiny.get("hand")).hasToString("[\"hound@0\"]");
    assertThat(destiny.get("deck")).hasToString("[\"raid@1\",\"31 unseen\"]");
    assertThat(destiny.get("discard")).hasToString("[\"bowman\"]");
    assertThat(destiny.get("pool")).hasToString("[\"2 unseen\"]");
    assertThat(destiny.get("unseen").toString()).contains("\"4 snare\"");
  }

  @Test
  @Shows("THO-Q-19")
  void aViewShowsWhoKnowsACardButNotWhichItIs() {
    ThorgalState dawn = position("{sides: {1: {hand: [hound@0, bowman], deck: [raid@1]}}}");
    JsonNode seen = GAME.notation().view(GAME.view(dawn, Seat.of(0)));

    assertThat(seen.at("/sides/1/destiny/hand")).hasToString("[\"hound@0\",\"1 unseen\"]");
    assertThat(seen.at("/sides/1/destiny/deck/0")).hasToString("\"unseen@1\"");
  }

  @Test
  void aViewIsNoPosition() {
    JsonNode seen = GAME.notation().view(GAME.view(START, FIRST));

    assertThat(wrong(GAME.notation().readState(seen)))
        .contains("/viewer: only the arbiter sees a whole position");
  }

  @Test
  void theMovesAndTheFieldsOfAViewAreTold() {
    assertThat(GAME.notation().forms()).contains("pass", "play CARD");
    assertThat(GAME.notation().viewSchema().at("/$defs/layout/properties").fieldNames())
        .toIterable()
        .contains("viewer", "sides", "journey");
  }

  @Test
  void onlyMovesOfCardsInPlayAreWrittenAsThePositionNeedsIt() {
    assertThat(GAME.notation().isWrittenAlike(new Pass(FIRST))).isTrue();
    assertThat(GAME.notation().isWrittenAlike(new Activate(FIRST, 1))).isFalse();
  }
}
