package org.lawspeaker.hofordeals.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.testkit.coverage.Shows;

/** How a game begins. */
class FirstPositionTest {
  @Test
  @Shows("HOF-SETUP-04")
  void theTownIsInTheMiddleOfABoardOfAnyShape() {
    HofOrdeals wide = OwnPack.changed("columns: 5", "columns: 7");
    HofState start = wide.start(Setup.of(2).with("first", "1")).orThrow();

    assertThat(start.heroes().get(0).space()).isEqualTo(2 * 7 + 3);
  }

  private static final int C3 = 12;

  private static Scene three() {
    return Scene.start(Setup.of(3).with("first", "2")).chance();
  }

  @Test
  @Shows({"HOF-SETUP-01", "HOF-Q-09"})
  void theNamedPlayerStarts() {
    assertThat(three().state().turn().active()).isEqualTo(Seat.of(2));
    assertThat(three().state().clock().first()).isEqualTo(Seat.of(2));
  }

  @Test
  @Shows("HOF-Q-09")
  void withoutANameTheStartingPlayerIsDrawnByLot() {
    Scene scene = Scene.start(Setup.of(3));

    assertThat(Scene.GAME.pending(scene.state())).isInstanceOf(Pending.Chance.class);
    scene.then("seat 1 goes first").chance();
    assertThat(scene.state().turn().active()).isEqualTo(Seat.of(1));
    assertThat(scene.state().clock().first()).isEqualTo(Seat.of(1));
  }

  @Test
  @Shows("HOF-SETUP-01")
  void refusesAStartingPlayerWhoDoesNotPlay() {
    assertThat(Scene.GAME.start(Setup.of(2).with("first", "3")).problems()).hasSize(1);
  }

  @Test
  @Shows("HOF-Q-07")
  void refusesMoreThanFourPlayersAndFewerThanTwo() {
    assertThat(Scene.GAME.start(Setup.of(5)).problems()).isNotEmpty();
    assertThat(Scene.GAME.start(Setup.of(1)).problems()).isNotEmpty();
  }

  @Test
  @Shows("HOF-MODE-02")
  void refusesTheModesWhoseRulesAreNotInTheSource() {
    for (String mode : new String[] {"cooperative", "solo", "campaign"}) {
      assertThat(Scene.GAME.start(Setup.of(2).with("mode", mode)).problems())
          .as(mode)
          .hasSize(1)
          .allSatisfy(problem -> assertThat(problem.message()).contains("HOF-MODE-02"));
    }
  }

  @Test
  @Shows("HOF-MODE-03")
  void campaignEncountersAreTakenOut() {
    Bag pool = Scene.start(Setup.of(2)).state().board().pool();
    long ordinary =
        Scene.GAME.cards().pack.encounters().stream()
            .filter(each -> each.kind() != Encounter.Kind.CAMPAIGN)
            .filter(each -> each.level().orElseThrow() == 1)
            .count();

    assertThat(Scene.GAME.cards().pack.encounters())
        .anyMatch(each -> each.kind() == Encounter.Kind.CAMPAIGN);
    assertThat(pool.size()).isEqualTo((int) ordinary);
  }

  @Test
  @Shows("HOF-SETUP-02")
  void sixCardsOfTheDealersDeckAreTheRow() {
    Decks decks = three().state().decks();
    Bag all = Scene.GAME.cards().dealers;

    assertThat(decks.row().size()).isEqualTo(6);
    assertThat(decks.dealer().deck().size()).isEqualTo(all.size() - 6);
    assertThat(IntStream.of(decks.row().toArray())).allMatch(card -> all.count(card) > 0);
  }

  @Test
  @Shows("HOF-SETUP-03")
  void theJackIsUnknownAtTheStart() {
    assertThat(three().state().board().royalty()).isEmpty();
  }

  @Test
  @Shows({"HOF-SETUP-03", "HOF-Q-10"})
  void byTheOtherReadingOneOfTheJacksIsTurnedUpAtSetup() {
    Scene scene = Scene.start(Setup.of(2).with("first", "1").with("jack", "setup")).chance();
    int royalty = scene.state().board().royalty().orElseThrow();

    assertThat(Scene.GAME.cards().royalty(royalty).rank()).isEqualTo(Rank.JACK);
  }

  @Test
  @Shows({"HOF-SETUP-04", "HOF-SETUP-06", "HOF-SETUP-11", "HOF-Q-12", "HOF-Q-11"})
  void eightFaceDownEncountersSurroundTheTown() {
    Scene scene = three();

    assertThat(scene.state().board().sites()).hasSize(9);
    assertThat(scene.state().board().faceDown()).isEqualTo(8);
    assertThat(scene.state().board().siteOf(Scene.card("town")))
        .isEqualTo(Site.faceUp(C3, Scene.card("town"), 0));
    assertThat(scene.state().board().sites())
        .extracting(site -> Scene.GAME.cards().space(site.space()))
        .containsExactlyInAnyOrder("b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4");
  }

  @Test
  @Shows("HOF-SETUP-05")
  void sevenEncountersAreFaceDownBesideTheJack() {
    String others =
        """
        step: explore
        heroes: {1: {food: 9, space: c2}}
        sites: {b2: {card: old-mill}, c2: {card: shrine}, b3: {card: trash-pile},
          d3: {card: mr-lionel}, b4: {card: test-of-wit}, c4: {card: bandit-camp}, d4: {card: %s}}
        """;
    Scene jack = Scene.of(2, others.formatted("pawn-shop")).then("go d2");
    Scene other = Scene.of(2, others.formatted("jack")).then("go d2");

    assertThat(outcomes(jack)).isEqualTo(1);
    assertThat(jack.refused("reveal rat-cellar")).contains("HOF-REVEAL-01");
    assertThat(other.refused("reveal jack")).contains("HOF-REVEAL-01");
  }

  private static int outcomes(Scene scene) {
    return ((Pending.Chance<HofMove>) Scene.GAME.pending(scene.state())).outcomes().size();
  }

  @Test
  @Shows({"HOF-SETUP-07", "HOF-Q-05", "HOF-DECK-18"})
  void everyPlayerHasTheTenStartingCards() {
    for (Hero hero : three().state().heroes()) {
      Bag all = hero.census().all();

      assertThat(all.size()).isEqualTo(10);
      assertThat(all.count(Scene.card("strive"))).isEqualTo(7);
      assertThat(all.count(Scene.card("forage"))).isEqualTo(2);
      assertThat(all.count(Scene.card("hack"))).isEqualTo(1);
    }
  }

  @Test
  @Shows("HOF-Q-08")
  void playersBeginWithTenHealthNoFameAndFiveCards() {
    for (Hero hero : three().state().heroes()) {
      assertThat(hero.health()).isEqualTo(10);
      assertThat(hero.fame()).isZero();
      assertThat(hero.hand().size()).isEqualTo(5);
      assertThat(hero.deck().size()).isEqualTo(5);
    }
  }

  @Test
  @Shows({"HOF-SETUP-09", "HOF-SETUP-10"})
  void playersBeginWithoutResourcesOnTheTown() {
    for (Hero hero : three().state().heroes()) {
      assertThat(hero.effort() + hero.food() + hero.shards()).isZero();
      assertThat(hero.bound()).isEmpty();
      assertThat(hero.space()).isEqualTo(C3);
    }
  }

  @Test
  @Shows({"HOF-SETUP-08", "HOF-Q-26"})
  void theRustyAxeHoldsThreeCards() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            heroes: {1: {hand: [hack, veteran, vanguard, champion]}}
            """);
    scene.then("bind hack", "bind veteran", "bind vanguard");

    assertThat(scene.hero(1).gear()).isEmpty();
    assertThat(scene.refused("bind champion")).containsExactly("HOF-BIND-02");
  }

  @Test
  @Shows("HOF-MODE-01")
  void competitiveModeIsTheStandard() {
    Setup named = Setup.of(2).with("mode", "competitive");

    assertThat(Scene.GAME.start(named).orThrow())
        .isEqualTo(Scene.GAME.start(Setup.of(2)).orThrow());
  }

  @Test
  @Shows({"HOF-ENC-01", "HOF-ENC-05"})
  void everySpaceHoldsOneEncounterAndOneIsTheTown() {
    Scene scene = three();

    assertThat(scene.state().board().sites())
        .extracting(site -> site.space())
        .doesNotHaveDuplicates();
    assertThat(Scene.GAME.cards().pack.encounters())
        .noneMatch(each -> each.kind() == Encounter.Kind.BASIC);
    assertThat(Scene.GAME.cards().encounter(Scene.card("town")).kind())
        .isEqualTo(Encounter.Kind.BASIC);
  }

  /** Each player has one Adventurer with a deck of its own. */
  @Test
  @Shows("HOF-OVER-01")
  void everyPlayerHasAnAdventurerAndADeck() {
    Scene scene = three();
    assertThat(scene.state().heroes()).hasSize(3);
    assertThat(scene.state().heroes())
        .allSatisfy(hero -> assertThat(hero.deck().size() + hero.hand().size()).isEqualTo(10));
  }

  /** Fame, and nothing else that a player has more of, decides. */
  @Test
  @Shows({"HOF-OVER-01", "HOF-OVER-04"})
  void mostFameWins() {
    Scene scene =
        Scene.of(
                3,
                """
                step: acquire
                turn: {active: "1"}
                clock: {level: 3, slayer: "0"}
                heroes: {0: {fame: 5}, 1: {fame: 4, health: 10, food: 9, shards: 2}, 2: {fame: 6}}
                """)
            .then("done")
            .chance();
    assertThat(scene.outcome().results())
        .containsExactly(Outcome.Result.LOST, Outcome.Result.LOST, Outcome.Result.WON);
    assertThat(scene.outcome().scores()).containsExactly(5, 4, 6);
  }
}
