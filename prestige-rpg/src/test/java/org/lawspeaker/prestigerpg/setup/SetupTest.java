package org.lawspeaker.prestigerpg.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CARDS;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.DealtQuest;
import org.lawspeaker.prestigerpg.moves.TakeCharacter;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.testkit.coverage.Shows;

/** What lies on the table before the first encounter. */
class SetupTest {
  private static final PrestigeRpg GAME = new PrestigeRpgProvider().game();

  private static Scene afterOpeningHands() {
    return Scene.game(3)
        .plays(seven("draw attack-5"))
        .plays(seven("draw attack-20"))
        .plays(seven("draw attack-25"));
  }

  private static String[] seven(String move) {
    return new String[] {move, move, move, move, move, move, move};
  }

  @Test
  @Shows({"PRE-SETUP-01"})
  void thereAreAsManyInitiativeNumbersAsPlayersWithoutAGap() {
    Scene scene = Scene.of(4).faces("dummy").potions();

    assertThat(scene.outcomes()).hasSize(24).contains("initiative 3 2 1 4", "initiative 2 3 4 1");
    assertThat(scene.outcomes()).noneMatch(order -> order.matches(".*[05-9].*"));
  }

  @Test
  @Shows({"PRE-SETUP-02"})
  void initiativeIsDrawnBlindSoThatEveryOrderIsAsLikely() {
    Scene scene = Scene.of(4).faces("dummy").potions();

    assertThat(scene.outcomes()).doesNotHaveDuplicates();
    assertThat(scene.chanceOf("initiative 4 1 3 2")).isEqualTo(Fraction.of(1, 24));
  }

  @Test
  @Shows({"PRE-SETUP-03", "PRE-Q-02"})
  void allOtherCardsAreOneDeckInNoKnownOrder() {
    Scene scene = Scene.game(3);
    Piles piles = scene.state().piles();
    int cards = CARDS.pack().deck().stream().mapToInt(card -> card.copies()).sum();

    assertThat(piles.deck().size()).isEqualTo(cards);
    assertThat(Scene.count(piles.deck(), "attack-5")).isEqualTo(8);
    assertThat(Scene.count(piles.deck(), "edge-out")).isEqualTo(4);
    assertThat(Scene.count(piles.deck(), "healing-potion")).isEqualTo(4);
    assertThat(piles.discards().size()).isEqualTo(0);
    assertThat(scene.chanceOf("draw attack-5")).isEqualTo(Fraction.of(8, cards));
  }

  @Test
  @Shows({"PRE-SETUP-04"})
  void eachPlayerDrawsSevenCards() {
    Scene scene = afterOpeningHands();

    assertThat(Scene.count(scene.sheet(CID).hand(), "attack-5")).isEqualTo(7);
    assertThat(Scene.count(scene.sheet(BEN).hand(), "attack-20")).isEqualTo(7);
    assertThat(Scene.count(scene.sheet(ANN).hand(), "attack-25")).isEqualTo(7);
    scene.nature("PRE-BEGIN-01");
  }

  @Test
  @Shows({"PRE-Q-45", "PRE-SETUP-04"})
  void anItemInTheOpeningHandIsNotReplaced() {
    Scene scene = Scene.game(3).plays("draw healing-potion");
    scene.plays(seven("draw attack-5")).plays(seven("draw attack-20"));

    assertThat(Scene.count(scene.sheet(CID).hand(), "attack-5")).isEqualTo(6);
    assertThat(scene.sheet(CID).hand().size()).isEqualTo(6);
    assertThat(scene.sheet(CID).items())
        .extracting(Held::card, Held::tipped)
        .containsExactly(tuple(Scene.number("healing-potion"), false));
    assertThat(Scene.count(scene.sheet(BEN).hand(), "attack-5")).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-SETUP-04"})
  void onlyTheDrawerIsToldWhatIsDrawn() {
    Scene scene = Scene.game(3).plays("draw attack-50");

    assertThat(scene.says()).containsExactly("seat 0 draws a card");
    assertThat(scene.secrets(CID)).containsExactly("seat 0 draws Attack 50");
    assertThat(scene.secrets(BEN)).isEmpty();
  }

  @Test
  @Shows({"PRE-SETUP-05"})
  void everyEncounterIsAsLikelyToLieOnTopOfTheEncounterDeck() {
    Scene scene = afterOpeningHands();
    int encounters = CARDS.encounters(scene.state().settings()).size();

    assertThat(scene.outcomes()).hasSize(encounters);
    assertThat(scene.chanceOf("reveal dummy")).isEqualTo(Fraction.of(1, encounters));
  }

  @Test
  @Shows({"PRE-SETUP-05"})
  void nobodySeesTheOrderOfTheEncounters() {
    Scene scene = afterOpeningHands().plays("reveal bull");

    assertThat(scene.state().piles().encounters().size())
        .isEqualTo(CARDS.encounters(scene.state().settings()).size() - 1);
    assertThat(scene.state().foe().card()).isEqualTo(CARDS.names().findEncounter("bull").get());
  }

  @Test
  @Shows({"PRE-SETUP-06"})
  void afterNineEncountersTheOthersStayAside() {
    Scene scene = Scene.of(3).encounter(9).faces("weakling").prestige(ANN, 1).ends();

    assertThat(scene.isOver()).isTrue();
    assertThat(scene.state().piles().encounters().size()).isGreaterThan(0);
  }

  @Test
  @Shows({"PRE-SETUP-06"})
  void onlyATieTurnsUpOneOfTheOthers() {
    Scene.of(3).encounter(9).faces("weakling").ends().nature("PRE-END-05");
  }

  @Test
  @Shows({"PRE-SETUP-07"})
  void eachPlayerPlaysTheCharacterOfTheirSheet() {
    Scene scene = Scene.game(3);

    assertThat(scene.sheets()).extracting(Sheet::character).containsExactly(1, 2, 3);
  }

  @Test
  @Shows({"PRE-SETUP-08"})
  void eachPlayerStartsWithAHundredLife() {
    assertThat(Scene.game(3).sheets()).extracting(Sheet::life).containsExactly(100, 100, 100);
  }

  @Test
  @Shows({"PRE-SETUP-09"})
  void oneTrackerForAllShowsTheLifeOfTheCreature() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").set(CID, "attack-30").turns();

    assertThat(scene.state().foe().life()).isEqualTo(50);
    assertThat(PrestigeView.of(scene.state(), ANN).foe().life()).isEqualTo(50);
    assertThat(PrestigeView.of(scene.state(), BEN).foe().life()).isEqualTo(50);
  }

  @Test
  @Shows({"PRE-SETUP-10", "PRE-Q-06"})
  void theTrackerShowsTheNumberOfTheEncounterThatIsFaced() {
    Scene scene = afterOpeningHands();

    assertThat(scene.state().clock().encounter()).isEqualTo(1);
    assertThat(scene.plays("reveal dummy").state().clock().encounter()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-06"})
  void theNumberMovesOnAfterTheWholeEndOfTheEncounter() {
    Scene scene = Scene.of(3).encounter(4).faces("dummy").hand(ANN, "feint").ends();

    assertThat(scene.asks("discards", ANN).state().clock().encounter()).isEqualTo(4);
    scene.deck("attack-5").plays("ann: done");
    while (scene.outcomes().get(0).startsWith("draw ")) {
      scene.plays(scene.outcomes().get(0));
    }
    assertThat(scene.nature("PRE-BEGIN-01").state().clock().encounter()).isEqualTo(5);
  }

  @Test
  @Shows({"PRE-Q-01"})
  void threeToSixPlay() {
    assertThat(GAME.start(Setup.of(2)).problems()).isNotEmpty();
    assertThat(GAME.start(Setup.of(3)).problems()).isEmpty();
    assertThat(GAME.start(Setup.of(6)).problems()).isEmpty();
    assertThat(GAME.start(Setup.of(7)).problems()).isNotEmpty();
  }

  @Test
  @Shows({"PRE-Q-09"})
  void noTwoPlayersTakeTheSameCharacter() {
    assertThat(Preparation.of(CARDS, Scene.setup(CARDS, 3, "character-0=talon")).problems())
        .extracting(Problem::toString)
        .containsExactly(
            "option character-2: talon is taken; characters are all different (PRE-Q-09)");
  }

  @Test
  void aCharacterOfASeatThatIsNotThereIsRefused() {
    assertThat(Preparation.of(CARDS, Scene.setup(CARDS, 3, "character-3=vasha-the-red")).problems())
        .extracting(Problem::toString)
        .containsExactly("option character-3: there is no seat 3 among 3");
  }

  @Test
  @Shows({"PRE-Q-09", "PRE-SETUP-07"})
  void whoChoosesNoneDrawsOneOfTheCharactersLeft() {
    Scene scene = Scene.game(4, "character-1=drawn", "character-3=drawn");

    scene.nature("PRE-SETUP-07");
    assertThat(scene.outcomes())
        .containsExactlyInAnyOrder(
            "character orn-hammerfist",
            "character edaiyn-bloodthorn",
            "character nephiedra",
            "character nyx");
    assertThat(scene.chanceOf("character nyx")).isEqualTo(Fraction.of(1, 4));
    scene.refuses(new TakeCharacter(scene.character("talon")), "PRE-SETUP-07");
    scene.plays("character nyx");
    assertThat(scene.says()).containsExactly("seat 1 is Nyx");
    assertThat(scene.outcomes()).hasSize(3).doesNotContain("character nyx");
    scene.plays("character orn-hammerfist");
    assertThat(scene.sheet(BEN).character()).isEqualTo(scene.character("nyx"));
    assertThat(scene.sheet(DAN).character()).isEqualTo(scene.character("orn-hammerfist"));
    scene.nature("PRE-SETUP-04");
  }

  private static Scene quests() {
    return Scene.game(Scene.REFERENCE, 3, "tombs-and-tomes=yes", "quests=yes").nature("PRE-Q-100");
  }

  @Test
  @Shows({"PRE-QUEST-01", "PRE-Q-100"})
  void firstAQuestForAllIsTurnedUp() {
    Scene scene = quests();
    assertThat(scene.outcomes())
        .containsExactlyInAnyOrder("quest sole-survivor", "quest long-road");

    scene.plays("quest long-road").tells("quest", "PRE-Q-100");
    assertThat(scene.says()).containsExactly("the quest for all is Long Road");
    assertThat(Scene.REFERENCE.names().quest(scene.state().clock().quest())).isEqualTo("long-road");
    assertThat(scene.sheets()).allMatch(sheet -> sheet.quest() == -1);
  }

  @Test
  @Shows({"PRE-QUEST-01", "PRE-Q-100"})
  void thenEachPlayerGetsASecretQuest() {
    Scene scene = quests().plays("quest long-road");
    assertThat(scene.outcomes())
        .contains("quest slayer", "quest hoarder", "quest all-for-one")
        .doesNotContain("quest long-road", "quest sole-survivor");
    scene.refuses(new DealtQuest(quest("sole-survivor")), "PRE-Q-100");
    scene.allows(new DealtQuest(quest("slayer")), "PRE-Q-100");

    scene.plays("quest slayer");
    assertThat(scene.sheet(CID).quest()).isEqualTo(quest("slayer"));
    assertThat(scene.says()).containsExactly("seat 0 has a quest");
    assertThat(scene.secrets(CID)).containsExactly("seat 0's quest is Slayer");
    assertThat(scene.hears(CID)).containsExactly("seat 0's quest is Slayer");
    assertThat(scene.hears(BEN)).containsExactly("seat 0 has a quest");
    assertThat(scene.outcomes()).doesNotContain("quest slayer");
    scene.refuses(new DealtQuest(quest("slayer")), "PRE-Q-100");
  }

  @Test
  @Shows("PRE-Q-100")
  void whenAllHaveAQuestTheHandsAreDrawn() {
    Scene scene = quests().plays("quest long-road", "quest slayer", "quest hoarder");
    scene.nature("PRE-Q-100").plays("quest martyr").nature("PRE-SETUP-04");

    assertThat(scene.sheets())
        .extracting(Sheet::quest)
        .containsExactly(quest("martyr"), quest("hoarder"), quest("slayer"));
  }

  @Test
  @Shows("PRE-Q-100")
  void withoutQuestCardsNoneIsDealt() {
    Scene.game(3, "tombs-and-tomes=yes", "quests=yes").nature("PRE-SETUP-04");
  }

  @Test
  @Shows("PRE-Q-100")
  void byDefaultThereAreNone() {
    Scene scene = Scene.game(Scene.REFERENCE, 3, "tombs-and-tomes=yes").nature("PRE-SETUP-04");

    assertThat(scene.state().clock().quest()).isEqualTo(-1);
  }

  private static int quest(String name) {
    return Scene.REFERENCE.names().findQuest(name).orElseThrow();
  }
}
