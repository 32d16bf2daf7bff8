package org.lawspeaker.thorgal.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.GAME;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.moves.Absent;
import org.lawspeaker.thorgal.moves.Accept;
import org.lawspeaker.thorgal.moves.Activate;
import org.lawspeaker.thorgal.moves.Check;
import org.lawspeaker.thorgal.moves.ChooseLands;
import org.lawspeaker.thorgal.moves.ChooseParty;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.Destroy;
import org.lawspeaker.thorgal.moves.Draw;
import org.lawspeaker.thorgal.moves.Fill;
import org.lawspeaker.thorgal.moves.GoFirst;
import org.lawspeaker.thorgal.moves.Insert;
import org.lawspeaker.thorgal.moves.Keep;
import org.lawspeaker.thorgal.moves.Oppose;
import org.lawspeaker.thorgal.moves.Pass;
import org.lawspeaker.thorgal.moves.PayHand;
import org.lawspeaker.thorgal.moves.PayPool;
import org.lawspeaker.thorgal.moves.PayTop;
import org.lawspeaker.thorgal.moves.Pick;
import org.lawspeaker.thorgal.moves.PickAttached;
import org.lawspeaker.thorgal.moves.PickCard;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.moves.Place;
import org.lawspeaker.thorgal.moves.Play;
import org.lawspeaker.thorgal.moves.Suffer;
import org.lawspeaker.thorgal.moves.TakeDeck;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.moves.Travel;
import org.lawspeaker.thorgal.moves.Turn;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** Every move as it is read, and what is said of a text that is none. */
class MoveReaderTest {
  private static final int CLIFFS = 1;
  private static final int BOW = 2;
  private static final String FORMS = "the moves are: start with CARD [+ CARD], lands LAND + LAND,";
  private static final String NATURE =
      "Nature's moves are: faction NAME, first player N, turn CARD, slot N";

  /** Ann, who is to act, has a Bow in her party; Cliffs are in the middle. */
  private static final Position DAWN =
      Position.at(RoundStep.DAWN_ACTIONS).lands("cliffs").party(ANN, "bow").begins();

  private static int destiny(String name) {
    return GAME.cards().find(Suit.DESTINY, name).orElseThrow();
  }

  private static int bane(String name) {
    return GAME.cards().find(Suit.BANE, name).orElseThrow();
  }

  private static int land(String name) {
    return GAME.cards().findLand(name).orElseThrow();
  }

  private static Checked<ThorgalMove> read(String text) {
    return GAME.notation().readMove(DAWN.state(), text);
  }

  private static ImmutableList<String> wrong(Position at, String text) {
    return GAME.notation().readMove(at.state(), text).problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  static Stream<Arguments> moves() {
    return Stream.of(
        arguments("draw", new Draw(ANN)),
        arguments("pass", new Pass(ANN)),
        arguments("accept", new Accept(ANN)),
        arguments("decline", new Decline(ANN)),
        arguments("destroy", new Destroy(ANN)),
        arguments("suffer", new Suffer(ANN)),
        arguments("keep", new Keep(ANN)),
        arguments("fill 0", new Fill(ANN, 0)),
        arguments("fill 99", new Fill(ANN, 99)),
        arguments("option 1", new PickOption(ANN, 0)),
        arguments("option 99", new PickOption(ANN, 98)),
        arguments("attached 1", new PickAttached(ANN, 0)),
        arguments("attached 2", new PickAttached(ANN, 1)),
        arguments("player 1", new PickSeat(ANN, ANN)),
        arguments("player 0", new PickSeat(ANN, BEN)),
        arguments("activate bow", new Activate(ANN, BOW)),
        arguments("activate cliffs", new Activate(ANN, CLIFFS)),
        arguments("travel cliffs", new Travel(ANN, CLIFFS)),
        arguments("oppose bow", new Oppose(ANN, BOW)),
        arguments("check bow", new Check(ANN, BOW)),
        arguments("choose bow", new Pick(ANN, BOW)),
        arguments("choose #77", new Pick(ANN, 77)),
        arguments("play bow", new Play(ANN, Suit.DESTINY, destiny("bow"))),
        arguments("play hex", new Play(ANN, Suit.BANE, bane("hex"))),
        arguments("pool bow", new Place(ANN, Suit.DESTINY, destiny("bow"), true)),
        arguments("deck hex", new Place(ANN, Suit.BANE, bane("hex"), false)),
        arguments("take hex", new PickCard(ANN, Suit.BANE, bane("hex"))),
        arguments("pay top", new PayTop(ANN)),
        arguments("pay pool", new PayPool(ANN)),
        arguments("pay bow", new PayHand(ANN, Suit.DESTINY, destiny("bow"))),
        arguments("lands cliffs", new ChooseLands(ANN, Pile.of(land("cliffs")))),
        arguments(
            "lands " + names("cliffs", "ruins"),
            new ChooseLands(ANN, Pile.of(land("cliffs"), land("ruins")).sorted())),
        arguments("activate ruins", new Absent(ANN, Absent.Verb.ACTIVATE, "ruins")),
        arguments("travel hex", new Absent(ANN, Absent.Verb.TRAVEL, "hex")),
        arguments("start with farmer", new ChooseParty(ANN, Pile.of(destiny("farmer")))),
        arguments(
            "start with farmer + farmer",
            new ChooseParty(ANN, Pile.of(destiny("farmer"), destiny("farmer")))));
  }

  private static String names(String one, String other) {
    return land(one) < land(other) ? one + " + " + other : other + " + " + one;
  }

  @Test
  void readsAPassAsDoingWithoutWhatIsAsked() {
    Position opposing =
        Position.at(RoundStep.UNDERTAKING)
            .lands("cliffs")
            .party(BEN, "pilgrim")
            .begins()
            .plays("travel cliffs");
    Position drawing = Position.at(RoundStep.DRAWING).begins();

    assertThat(Position.GAME.notation().readMove(opposing.state(), "pass"))
        .isEqualTo(Checked.ok(new Decline(BEN)));
    Position keeping =
        Position.at(RoundStep.CLEAN_UP)
            .hand(ANN, "bow")
            .inForce(ANN, "{keep-in-hand: 1}", Span.ROUND)
            .begins();
    assertThat(Position.GAME.notation().readMove(keeping.state(), "pass"))
        .isEqualTo(Checked.ok(new Keep(ANN)));
    assertThat(Position.GAME.notation().readMove(drawing.state(), "pass"))
        .isEqualTo(Checked.ok(new Fill(ANN, 0)));
  }

  @ParameterizedTest
  @MethodSource("moves")
  void readsAMoveAsItIsWritten(String text, ThorgalMove move) {
    assertThat(read(text)).isEqualTo(Checked.ok(move));
    assertThat(GAME.notation().move(DAWN.state(), move)).isEqualTo("seat 1: " + text);
    assertThat(read("seat 1: " + text)).isEqualTo(Checked.ok(move));
  }

  static Stream<Arguments> movesOfNature() {
    return Stream.of(
        arguments("first player 1", new GoFirst(ANN)),
        arguments("first player 0", new GoFirst(BEN)),
        arguments("turn bow", new Turn(Suit.DESTINY, destiny("bow"))),
        arguments("turn hex", new Turn(Suit.BANE, bane("hex"))),
        arguments("faction outlaws", new TakeDeck(0)),
        arguments("faction visitors", new TakeDeck(1)),
        arguments("slot 0", new Insert(0)),
        arguments("slot 999", new Insert(999)));
  }

  @ParameterizedTest
  @MethodSource("movesOfNature")
  void readsAMoveOfNatureAsItIsWritten(String text, ThorgalMove move) {
    assertThat(read(text)).isEqualTo(Checked.ok(move));
    assertThat(GAME.notation().move(DAWN.state(), move)).isEqualTo(text);
  }

  @Test
  void readsWithSpacesAndCapitalsInFrontAndBetween() {
    assertThat(read("  Seat 0  :  draw ")).isEqualTo(Checked.ok(new Draw(BEN)));
    assertThat(read("fill   3")).isEqualTo(Checked.ok(new Fill(ANN, 3)));
    assertThat(read(" first   player 0 ")).isEqualTo(Checked.ok(new GoFirst(BEN)));
    assertThat(read("draw" + " ".repeat(296))).isEqualTo(Checked.ok(new Draw(ANN)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fill 100",
        "fill -1",
        "fill x",
        "option 0",
        "attached 0",
        "dance",
        "dance bow",
        "dance with bow",
        "start bow",
        "start farmer + farmer",
        "pass bow",
        "play",
        "play bow now"
      })
  void listsTheMovesIfATextIsNone(String text) {
    assertThat(wrong(DAWN, text))
        .singleElement()
        .asString()
        .startsWith("\"" + text + "\" is no move; " + FORMS)
        .endsWith("pool CARD, deck CARD, keep");
  }

  @Test
  void listsTheMovesForATextOfNothing() {
    assertThat(wrong(DAWN, " ")).singleElement().asString().startsWith(FORMS);
    assertThat(wrong(DAWN, "seat 0:")).singleElement().asString().startsWith(FORMS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "player 2 | a number from 0 to 1 is wanted, not 2",
        "first player 2 | a number from 0 to 1 is wanted, not 2",
        "first player x | a number from 0 to 1 is wanted, not x",
        "slot 1000 | a number from 0 to 999 is wanted, not 1000",
        "seat 2: pass | there are seats 0 to 1, not 2",
        "activate smiht | no destiny card is written smiht; did you mean \"smith\"?",
        "activate #x | no destiny card is written #x",
        "play moon | no destiny card is written moon",
        "pay moon | no destiny card is written moon",
        "turn moon | no destiny card is written moon",
        "seat 0: play moon | no bane card is written moon",
        "faction moon | no faction is written moon"
      })
  void saysWhatIsWrong(String text, String problem) {
    assertThat(wrong(DAWN, text)).containsExactly(problem);
  }

  @Test
  void saysWhatIsWrongOfEveryName() {
    assertThat(wrong(DAWN, "lands moon + cliffs + sun"))
        .containsExactly("no land is written moon", "no land is written sun");
    assertThat(wrong(DAWN, "start with moon + bow + sun"))
        .containsExactly("no destiny card is written moon", "no destiny card is written sun");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"turn", "faction", "first player", "first bow", "slot 1 2", "first one 1"})
  void listsTheMovesOfNatureIfATextIsNone(String text) {
    assertThat(wrong(DAWN, text)).containsExactly("\"" + text + "\" is no move; " + NATURE);
  }

  @Test
  void asksWhoseMoveItIsWhereNoSeatOwesOne() {
    String whose = "no seat owes a move here; write whose it is, as in \"seat 0: pass\"; " + NATURE;
    Position drawing =
        Position.at(RoundStep.DRAWING).shuffled(ANN, Suit.DESTINY, "bow", "smith").begins();

    assertThat(wrong(drawing.plays("draw"), "pass")).containsExactly(whose);
    assertThat(wrong(DAWN.does(ANN, "{change-horns: {by: 3}}"), "pass")).containsExactly(whose);
  }

  @Test
  void findsACardThatIsTurnedAmongThoseOfTheDeckThatIsDue() {
    Position baneDue =
        Position.at(RoundStep.DRAWING).shuffled(BEN, Suit.BANE, "hex", "curse").begins();

    assertThat(wrong(baneDue.plays("fill 0", "draw"), "turn moon"))
        .containsExactly("no bane card is written moon");
  }

  @Test
  void tellsCardsWhoseNamesAreAlike() {
    assertThat(wrong(DAWN, "play bo"))
        .singleElement()
        .asString()
        .startsWith("no destiny card is written bo; there is ")
        .contains("bow");
    assertThat(wrong(DAWN, "play cliffsbow")).containsExactly(alike("cliffsbow", "bow"));
    assertThat(wrong(DAWN, "lands cliff + cliffs")).containsExactly(alikeLand("cliff", "cliffs"));
  }

  private static String alike(String name, String like) {
    return "no destiny card is written " + name + "; there is " + like;
  }

  private static String alikeLand(String name, String like) {
    return "no land is written " + name + "; there is " + like;
  }

  @Test
  void tellsNoMoreThanSixNamesThatAreAlike() {
    assertThat(wrong(DAWN, "play e").get(0).split(", ")).hasSize(6);
  }
}
