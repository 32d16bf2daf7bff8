package org.lawspeaker.prestigerpg.begin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CARDS;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.moves.Order;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.testkit.coverage.Shows;

/** How an encounter begins. */
class BeginEncounterTest {
  private static Scene beginning(Scene scene) {
    return scene.encounter(0).begins(Flow.NEXT_ENCOUNTER);
  }

  private static int item(Scene scene, Seat seat) {
    return scene.sheet(seat).items().get(0).id();
  }

  @Test
  @Shows({"PRE-FLOW-01"})
  void anEncounterBeginsThenHasRoundsThenEnds() {
    Scene scene = beginning(Scene.of(3).hand(ANN, "attack-20"));

    assertThat(scene.kinds()).containsExactly("encounter");
    scene.plays("reveal weakling");
    assertThat(scene.kinds()).containsExactly("revealed", "life");
    scene.plays("initiative 3 2 1");
    assertThat(scene.kinds()).containsExactly("initiative");
    scene.passes();
    assertThat(scene.kinds()).containsExactly("initiative", "round");
    scene.plays("ann: set attack-20");
    assertThat(scene.kinds())
        .containsSubsequence("flipped", "hit", "killed", "discarded", "end", "scored");
  }

  @Test
  @Shows({"PRE-BEGIN-01"})
  void theTopCardOfTheEncounterDeckIsTurnedUp() {
    Scene scene = beginning(Scene.of(3)).nature("PRE-BEGIN-01").plays("reveal bull");

    assertThat(scene.state().foe().card()).isEqualTo(CARDS.names().findEncounter("bull").get());
    assertThat(scene.says()).contains("Bull is revealed");
  }

  @Test
  @Shows({"PRE-BEGIN-02"})
  void allAreToldWhichEncounterItIs() {
    Scene scene = beginning(Scene.of(3)).plays("reveal sweep");

    scene.tells("revealed", "PRE-BEGIN-02");
    assertThat(scene.says()).contains("Sweep is revealed");
  }

  @Test
  @Shows({"PRE-BEGIN-03"})
  void theLifeOfTheCreatureDependsOnTheSizeOfTheParty() {
    assertThat(beginning(Scene.of(3)).plays("reveal dummy").state().foe().life()).isEqualTo(100);
    assertThat(beginning(Scene.of(4)).plays("reveal dummy").state().foe().life()).isEqualTo(120);
    assertThat(beginning(Scene.of(5)).plays("reveal dummy").state().foe().life()).isEqualTo(140);
    assertThat(beginning(Scene.of(6)).plays("reveal dummy").state().foe().life()).isEqualTo(160);
  }

  @Test
  @Shows({"PRE-BEGIN-03"})
  void theTrackerIsSetForAllToSee() {
    Scene scene = beginning(Scene.of(4)).plays("reveal dummy");

    scene.tells("life", "PRE-BEGIN-03");
    assertThat(scene.says()).contains("Dummy has 120 life");
  }

  @Test
  void whichEncounterBeginsIsTold() {
    Scene scene = Scene.of(3).encounter(4).begins(Flow.NEXT_ENCOUNTER);

    assertThat(scene.says()).containsExactly("encounter 5 begins");
  }

  @Test
  void whatIsToldOfAnEncounterNamesItAsMovesDo() {
    Scene scene = beginning(Scene.ofReference(4)).plays("reveal gutter-ogre");

    assertThat(scene.facts("revealed")).containsExactly(Map.of("encounter", "gutter-ogre"));
    assertThat(scene.facts("life")).containsExactly(Map.of("encounter", "gutter-ogre"));
  }

  @Test
  @Shows({"PRE-BEGIN-04"})
  void thoseWhoHaveDiedCountForTheSizeOfTheParty() {
    Scene scene = beginning(Scene.of(4).dead(DAN)).plays("reveal dummy");

    assertThat(scene.state().foe().life()).isEqualTo(120);
    scene.tells("life", "PRE-BEGIN-04");
  }

  @Test
  @Shows({"PRE-BEGIN-04", "PRE-TOKEN-01"})
  void tokensAreCountedByThoseWhoStartedTheGame() {
    Scene scene = beginning(Scene.of(4).dead(DAN)).plays("reveal swarm");

    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(30, 30, 30, 30));
  }

  @Test
  @Shows({"PRE-EVENT-03", "PRE-Q-10", "PRE-Q-73"})
  void whatTheRevealSetsOffWaitsForTheEvent() {
    Scene scene = beginning(Scene.ofReference(3)).plays("reveal toll-keeper");
    scene.nature("PRE-EVENT-03").plays("event old-grudges");

    assertThat(scene.asked()).isEqualTo("vote");
  }

  @Test
  @Shows({"PRE-BEGIN-05"})
  void afterTheRevealPotionsAreTaken() {
    Scene scene =
        beginning(Scene.of(3).life(ANN, 50).items(ANN, "healing-potion")).plays("reveal dummy");

    scene.asks("reveal", ANN);
    assertThat(scene.offers(ANN)).contains("use seat-2-healing-potion on seat-2");
    scene.plays("ann: use seat-2-healing-potion on seat-2");
    assertThat(scene.sheet(ANN).life()).isEqualTo(75);
  }

  @Test
  @Shows({"PRE-BEGIN-05"})
  void anyNumberOfPotionsIsTaken() {
    Scene scene =
        beginning(Scene.of(3).life(ANN, 10).items(ANN, "healing-potion", "lesser-healing-potion"))
            .plays("reveal dummy")
            .plays("ann: use seat-2-healing-potion on seat-2")
            .plays("ann: use seat-2-lesser-healing-potion on seat-2");

    assertThat(scene.sheet(ANN).life()).isEqualTo(50);
    assertThat(scene.sheet(ANN).items()).isEmpty();
  }

  @Test
  @Shows({"PRE-BEGIN-05"})
  void aPotionIsNotTakenInTheMidstOfARound() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .life(ANN, 50)
            .items(ANN, "healing-potion")
            .hand(ANN, "feint")
            .turns();

    scene
        .asks("cards-set", ANN)
        .refuses(
            new Play(ANN, new Playable.Item(item(scene, ANN)), 0, Target.player(ANN)),
            "PRE-BEGIN-05");
  }

  @Test
  @Shows({"PRE-BEGIN-06"})
  void potionsComeBeforeTheFirstInitiative() {
    Scene scene =
        beginning(Scene.of(3).initiative(0, 0, 0).items(BEN, "healing-potion"))
            .plays("reveal dummy");

    scene.asks("reveal", BEN);
    assertThat(scene.sheets()).extracting(Sheet::initiative).containsExactly(0, 0, 0);
    scene.plays("ben: pass").nature("PRE-BEGIN-07");
  }

  @Test
  @Shows({"PRE-BEGIN-07", "PRE-Q-61"})
  void everyLivingPlayerDrawsAnInitiativeCard() {
    Scene scene = Scene.of(4).dead(BEN).faces("dummy").potions();

    assertThat(scene.outcomes()).hasSize(6);
    assertThat(scene.chanceOf("initiative 1 3 2")).isEqualTo(Fraction.of(1, 6));
    scene.plays("initiative 1 3 2");
    assertThat(scene.sheets()).extracting(Sheet::initiative).containsExactly(3, 0, 1, 2);
  }

  @Test
  @Shows({"PRE-BEGIN-08"})
  void everybodySeesTheInitiativeBeforeCardsAreSet() {
    Scene scene = Scene.of(3).hand(ANN, "feint").faces("dummy").potions().plays("initiative 1 3 2");

    scene.tells("initiative", "PRE-BEGIN-08");
    assertThat(scene.says()).contains("Initiative is drawn: seat 0, seat 2, seat 1");
    scene.asks("initiative", ANN).passes().asks("set", ANN);
  }

  @Test
  @Shows({"PRE-BEGIN-07"})
  void theNumbersDrawnAreThoseInUse() {
    Scene scene = Scene.of(3).faces("dummy").potions();

    scene.refuses(new Order(Pile.of(1, 2, 4)), "PRE-INIT-01");
    scene.refuses(new Order(Pile.of(1, 2, 2)), "PRE-INIT-01");
    scene.refuses(new Order(Pile.of(1, 2)), "PRE-INIT-01");
  }

  @Test
  @Shows({"PRE-Q-61"})
  void aNewEncounterHasANewInitiativeAlthoughOneWasJustDrawn() {
    Scene scene =
        beginning(Scene.of(3).initiative(2, 1, 3)).plays("reveal dummy").nature("PRE-BEGIN-07");

    assertThat(scene.sheets()).extracting(Sheet::initiative).containsExactly(2, 1, 3);
    scene.plays("initiative 1 2 3");
    assertThat(scene.sheet(CID).initiative()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-103"})
  void creaturesMayHaveMoreLifeThanTheTrackerOfAPlayer() {
    Scene scene = beginning(Scene.of(6)).plays("reveal dummy");

    assertThat(scene.state().foe().life()).isEqualTo(160);
  }

  /** The encounter of this number is to be revealed, this many others than the last being left. */
  private static Scene withTheLich(int number, int others) {
    Cards cards = Scene.REFERENCE;
    int lich = cards.names().findEncounter("emperor-lich").orElseThrow();
    Bag left = Bag.of(lich);
    for (int card = 0; left.size() <= others; card++) {
      left = card == lich ? left : left.with(card);
    }
    Bag all = left;
    return Scene.ofReference(3)
        .encounter(number - 1)
        .piles(piles -> piles.withEncounters(all))
        .begins(Flow.NEXT_ENCOUNTER);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 8})
  @Shows("PRE-Q-89")
  void theEncounterThatComesLastIsNotRevealedBeforeTheNinth(int number) {
    Scene scene = withTheLich(number, 12).nature("PRE-BEGIN-01");

    assertThat(scene.outcomes()).hasSize(12).doesNotContain("reveal emperor-lich");
    String first = scene.outcomes().get(0);
    assertThat(scene.chanceOf(first)).isEqualTo(Fraction.of(1, 12));
  }

  @ParameterizedTest
  @CsvSource({"1, 9, 10, 1", "3, 9, 12, 1", "11, 9, 20, 1"})
  @Shows({"PRE-Q-89", "PRE-SETUP-05"})
  void itIsTheNinthAsOftenAsItIsAmongTheNine(int others, int last, int all, int other) {
    Scene scene = withTheLich(9, others);

    assertThat(scene.outcomes()).hasSize(others + 1);
    assertThat(scene.chanceOf("reveal emperor-lich")).isEqualTo(Fraction.of(last, all));
    assertThat(scene.chanceOf(scene.outcomes().get(1))).isEqualTo(Fraction.of(other, all));
  }

  @Test
  @Shows("PRE-Q-89")
  void itIsRevealedWhereNoOtherIsLeft() {
    assertThat(withTheLich(9, 0).chanceOf("reveal emperor-lich")).isEqualTo(Fraction.ONE);
    assertThat(withTheLich(5, 0).outcomes()).containsExactly("reveal emperor-lich");
  }

  @Test
  @Shows({"PRE-Q-89", "PRE-TIE-01"})
  void inATieBreakItIsDrawnLikeAnother() {
    Scene scene = withTheLich(10, 4);

    assertThat(scene.outcomes()).hasSize(5);
    assertThat(scene.chanceOf("reveal emperor-lich")).isEqualTo(Fraction.of(1, 5));
  }

  @Test
  @Shows("PRE-BEGIN-02")
  void anEncounterThatAStoryNamesMayHaveBeenFacedBefore() {
    Cards cards = Scene.REFERENCE;
    int ripper = cards.names().findEncounter("ripper").orElseThrow();
    Scene scene = Scene.ofReference(3).piles(piles -> piles.withEncounters(Bag.empty()));
    scene
        .begins(new RevealEncounter(ripper), Flow.LIFE, new DrawInitiative(Cause.FIRST_INITIATIVE))
        .tells("revealed", "PRE-BEGIN-02");

    assertThat(scene.says()).contains("Ripper is revealed");
    assertThat(scene.state().foe().card()).isEqualTo(ripper);
  }

  @Test
  @Shows({"PRE-BEGIN-03", "PRE-TOKEN-01", "PRE-Q-60"})
  void whatIsToBeKilledIsTold() {
    assertThat(beginning(Scene.of(3)).plays("reveal swarm").says())
        .contains("Swarm has 3 tokens left, with 30, 30 and 30 life");
    assertThat(beginning(Scene.of(3)).plays("reveal trap").says())
        .contains("Trap is no creature to kill");
    assertThat(beginning(Scene.of(3)).plays("reveal weakling").says())
        .contains("Weakling has 10 life");
  }

  @Test
  void aDeadCreatureHasNoLife() {
    Scene dead = Scene.of(3).faces("weakling").creature(0).totals();
    Scene gone = Scene.of(3).faces("swarm").tokens(0, 0, 0).totals();
    Scene last = Scene.of(3).faces("swarm").tokens(0, 5, 0).totals();

    assertThat(dead.says()).contains("Weakling has no life left");
    assertThat(gone.says()).contains("Swarm has no token left");
    assertThat(last.says()).contains("Swarm has 1 token left, with 5 life");
  }

  @Test
  @Shows("PRE-Q-60")
  void whatIsNoCreatureIsNotKilled() {
    Scene scene = Scene.of(3).faces("trap").set(ANN, "attack-20").turns();

    assertThat(scene.kinds()).contains("hit").doesNotContain("killed");
    scene.nature("PRE-INIT-01");
  }

  @Test
  @Shows("PRE-SPECIFIC-03")
  void whoDamagedTheCreatureBeforeHasDoneNoDamageYet() {
    Cards asking =
        SceneGame.altered(
            "{on: game-ends, effects: [{gain-prestige: {prestige: 1}}]}",
            "{on: revealed, effects: [{gain-prestige: {who: last-damage, prestige: 1}}]}");
    Scene scene = Scene.with(asking, 3).clock(clock -> clock.withDealers(Scene.seats(BEN)));

    beginning(scene).plays("reveal mirror");
    assertThat(scene.kinds()).doesNotContain("prestige");
  }
}
