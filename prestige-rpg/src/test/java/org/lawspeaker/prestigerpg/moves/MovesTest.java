package org.lawspeaker.prestigerpg.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.notation.ItemText;
import org.lawspeaker.prestigerpg.notation.MoveText;
import org.lawspeaker.prestigerpg.notation.PrestigeNotation;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

/** Every move has its time, and Nature's are of what is there. */
class MovesTest {
  /** Ann is asked to name a player. */
  private static Scene naming() {
    Scene scene = Scene.of(3).faces("bull").set(ANN, "i-think-he-called-you-ugly-too");
    return scene.hand(ANN, "attack-5").turns().passesUntil("name");
  }

  /** Cards are set. */
  private static Scene setting() {
    return Scene.of(3).faces("dummy").hand(ANN, "attack-5").setting();
  }

  private static Table table(Scene scene) {
    return Table.of(scene.cards(), scene.state());
  }

  static Stream<Arguments> moves() {
    return Stream.of(
        Arguments.of(new Pass(ANN), "PRE-SET-01"),
        Arguments.of(new Negotiate(ANN, BEN), "PRE-Q-50"),
        Arguments.of(new Accept(ANN), "PRE-SET-01"),
        Arguments.of(new Refuse(ANN), "PRE-SET-01"),
        Arguments.of(new PickCard(ANN, number("attack-5")), "PRE-SET-01"),
        Arguments.of(new PickItem(ANN, 1), "PRE-SET-01"),
        Arguments.of(new PickOption(ANN, "yes"), "PRE-SET-01"),
        Arguments.of(new PickSeat(ANN, BEN), "PRE-SET-01"),
        Arguments.of(new PickToken(ANN, 0), "PRE-SET-01"),
        Arguments.of(new Done(ANN), "PRE-SET-01"),
        Arguments.of(new ByLot(0), "PRE-MODULE-04"),
        Arguments.of(new DealtQuest(0), "PRE-Q-100"),
        Arguments.of(new Drawn(number("attack-5")), "PRE-DRAW-01"),
        Arguments.of(new FromHandAtRandom(number("attack-5")), "PRE-SPECIFIC-01"),
        Arguments.of(new Order(Pile.of(1, 2, 3)), "PRE-INIT-01"),
        Arguments.of(new Reveal(0), "PRE-BEGIN-01"),
        Arguments.of(new TakeCharacter(0), "PRE-SETUP-07"),
        Arguments.of(new TopEvent(0), "PRE-EVENT-03"),
        Arguments.of(new TopRelic(0), "PRE-RELIC-02"),
        Arguments.of(new TurnedUp(number("attack-5")), "PRE-CHEST-01"));
  }

  @Test
  void aCardThatIsNotInTheHandIsRefusedForThat() {
    Verdict verdict = table(setting()).judge(Play.of(ANN, new Playable.Card(number("trip"))));

    assertThat(verdict)
        .isEqualTo(Verdict.illegal(Violation.of(Citation.of("PRE-ACTION-01"), "not-in-hand")));
  }

  @ParameterizedTest
  @MethodSource("moves")
  void whileCardsAreSetItIsRefused(PrestigeMove move, String clause) {
    assertThat(table(setting()).judge(move))
        .isEqualTo(
            Verdict.illegal(
                Violation.of(
                    Citation.of(clause), "not-now", "asked", "Set which card face down?")));
  }

  @Test
  void cardsAreNotSetWhileSomethingElseIsAsked() {
    SetFaceDown set = new SetFaceDown(ANN, Pile.of(number("attack-5")));

    assertThat(table(naming()).judge(set))
        .isEqualTo(
            Verdict.illegal(
                Violation.of(
                    Citation.of("PRE-SET-03"),
                    "not-now",
                    "asked",
                    "Name which player with I think he called you ugly too? (seat 2)")));
  }

  @Test
  @Shows("PRE-Q-39")
  void onlyWhoIsAskedChooses() {
    naming().refuses(new PickSeat(BEN, CID), "PRE-Q-39");
    Scene tokens = Scene.of(3).faces("swarm").set(ANN, "attack-5").turns().asks("token", ANN);
    tokens.refuses(new PickToken(BEN, 0), "PRE-TOKEN-02");
    tokens.refuses(new PickToken(ANN, 3), "PRE-TOKEN-02");
    tokens.refuses(new PickToken(ANN, -1), "PRE-TOKEN-02");
    Scene special = Scene.of(3).faces("dummy").set(ANN, "ambush-of-talon").turns();
    special.asks("special", ANN).refuses(new PickOption(ANN, "extraordinary"), "PRE-SPECIAL-04");
  }

  @Test
  void natureMovesWhatNobodyChooses() {
    assertThat(new Drawn(0).by()).isEqualTo(Nature.NATURE);
    assertThat(new Pass(BEN).by()).isEqualTo(BEN);
  }

  @Test
  @Shows({"PRE-DRAW-01", "PRE-BEGIN-01", "PRE-EVENT-03", "PRE-RELIC-02"})
  void whatIsNotThereIsNotDrawn() {
    Scene draw = Scene.of(3).faces("dummy").deck("attack-5", "feint", "feint").randomAttacks();
    draw.refuses(new Drawn(number("attack-20")), "PRE-DRAW-01");
    draw.allows(new Drawn(number("feint")), "PRE-DRAW-01");

    Scene reveal = Scene.of(3).faces("dummy").begins(Flow.NEXT_ENCOUNTER);
    reveal.refuses(new Reveal(encounter("dummy")), "PRE-BEGIN-01");
    reveal.allows(new Reveal(encounter("bull")), "PRE-BEGIN-01");

    Scene event = Scene.of(3, "relics-and-ruin=yes").faces("dummy");
    event.piles(piles -> piles.withEvents(Bag.of(1))).begins(Flow.EVENT);
    event.refuses(new TopEvent(0), "PRE-EVENT-03").allows(new TopEvent(1), "PRE-EVENT-03");
  }

  private static int encounter(String name) {
    return Scene.CARDS.names().findEncounter(name).orElseThrow();
  }

  @Test
  @Shows({"PRE-RELIC-02", "PRE-CHEST-01"})
  void relicsAndCardsOfTheChestAreThoseThatAreLeft() {
    Scene relic = Scene.ofReference(3).faces("ripper").event("spoils-to-the-bold");
    relic.sheet(ANN, sheet -> sheet.withPace(sheet.pace().withDealt(20))).ends().passes();
    int eye = relic.numberOf("evil-eye");
    relic.allows(new TopRelic(eye), "PRE-RELIC-02").plays("relic evil-eye");
    Scene gone = Scene.ofReference(3).items(BEN, "evil-eye").faces("ripper");
    gone.piles(piles -> piles.withRelics(piles.relics().without(eye)));
    gone.event("spoils-to-the-bold");
    gone.sheet(ANN, sheet -> sheet.withPace(sheet.pace().withDealt(20))).ends().passes();
    gone.refuses(new TopRelic(eye), "PRE-RELIC-02");

    Scene chest = Scene.ofReference(3).faces("ripper").deck("attack-5", "attack-20");
    chest.begins(Flow.EVENT).plays("event bring-the-chest-we-ll-solve-the-riddle-later");
    chest.refuses(new TurnedUp(chest.numberOf("attack-100")), "PRE-CHEST-01");
    chest.allows(new TurnedUp(chest.numberOf("attack-20")), "PRE-CHEST-01");
  }

  @Test
  @Shows("PRE-SPECIFIC-01")
  void atRandomACardOfTheHandIsTaken() {
    Scene scene = Scene.of(3).faces("thief").hand(BEN, "attack-5").hand(CID, "attack-20");
    scene.randomAttacks().passes().nature("PRE-SPECIFIC-01");

    scene.refuses(new FromHandAtRandom(number("attack-20")), "PRE-SPECIFIC-01");
    scene.allows(new FromHandAtRandom(number("attack-5")), "PRE-SPECIFIC-01");
  }

  @Test
  @Shows("PRE-MODULE-04")
  void theLotFallsOnOneOfTheWays() {
    Scene scene =
        Scene.with(
                Scene.REFERENCE,
                3,
                "relics-and-ruin=yes",
                "tombs-and-tomes=yes",
                "module=the-well-of-saint-orsola",
                "module-known-to=everybody")
            .begins(Flow.START);

    scene.refuses(new ByLot(2), "PRE-MODULE-04").refuses(new ByLot(-1), "PRE-MODULE-04");
    scene.allows(new ByLot(1), "PRE-MODULE-04").allows(new ByLot(0), "PRE-MODULE-04");
    assertThat(scene.outcomes()).containsExactly("lot 1", "lot 2");
  }

  @Test
  void anItemIsNamedByItsOwnerAndCardAndWhichOfSeveralItIs() {
    Scene scene = Scene.of(3).faces("dummy");
    scene.items(BEN, "healing-potion", "alchemist-fire", "healing-potion").turns();
    Table table = table(scene);
    int second = scene.sheet(BEN).items().get(2).id();

    assertThat(ItemText.of(table, second)).isEqualTo("seat-1-healing-potion-2");
    assertThat(ItemText.find(table, "seat-1-healing-potion-2")).contains(second);
    assertThat(ItemText.find(table, "seat-2-healing-potion")).isEmpty();
    assertThat(Items.owner(table, second)).isEqualTo(BEN);
    assertThat(ItemText.card(table, second)).hasValue(number("healing-potion"));
  }

  @Test
  void anItemThatLiesNowhereHasNoOwner() {
    Table table = table(Scene.of(3).faces("dummy").items(BEN, "healing-potion").turns());

    assertThat(ItemText.of(table, 77)).isEqualTo("item-77");
    assertThat(Items.owner(table, 77)).isNull();
    assertThat(ItemText.card(table, 77)).isEmpty();
    assertThat(MoveText.of(table, Play.of(ANN, new Playable.Item(77)))).isEqualTo("use item-77");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "seat 2: use healing-potion",
        "seat 2: use healing-potion on seat-1",
        "seat 2: item healing-potion",
        "seat 2: play trip on healing-potion"
      })
  void anItemThatLiesNowhereIsReadAndWrittenAsTheCardThatItIs(String text) {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "trip").turns();
    PrestigeNotation notation = new PrestigeNotation(scene.cards());

    PrestigeMove move = notation.readMove(scene.state(), text).orThrow();

    assertThat(move).isInstanceOf(Absent.class);
    assertThat(notation.move(scene.state(), move)).isEqualTo(text);
  }

  @Test
  void anItemWithoutAnOwnerIsOnesOwnAndElseOneThatLiesNowhere() {
    Scene scene = Scene.of(3).faces("dummy").items(BEN, "healing-potion").turns();
    PrestigeNotation notation = new PrestigeNotation(scene.cards());

    PrestigeMove own = notation.readMove(scene.state(), "seat 1: use healing-potion").orThrow();
    PrestigeMove none = notation.readMove(scene.state(), "seat 2: use healing-potion").orThrow();

    assertThat(notation.move(scene.state(), own)).isEqualTo("seat 1: use seat-1-healing-potion");
    assertThat(none).isInstanceOf(Absent.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"item healing-potion", "play trip on healing-potion"})
  void anItemThatIsChosenWithoutAnOwnerIsOnesOwnToo(String text) {
    Scene scene = Scene.of(3).faces("dummy").items(BEN, "healing-potion").turns();
    PrestigeNotation notation = new PrestigeNotation(scene.cards());

    PrestigeMove own = notation.readMove(scene.state(), "seat 1: " + text).orThrow();
    PrestigeMove none = notation.readMove(scene.state(), "seat 0: " + text).orThrow();

    assertThat(notation.move(scene.state(), own)).endsWith(" seat-1-healing-potion");
    assertThat(none).isInstanceOf(Absent.class);
  }

  @Test
  void anItemOfTheFirstSeatHasAnOwnerToo() {
    Scene scene = Scene.of(3).faces("dummy").items(CID, "healing-potion").turns();

    assertThat(Items.owner(table(scene), scene.sheet(CID).items().get(0).id())).isEqualTo(CID);
  }
}
