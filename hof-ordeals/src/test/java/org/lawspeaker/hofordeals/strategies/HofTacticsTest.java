package org.lawspeaker.hofordeals.strategies;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.InstalledPlayers;
import org.lawspeaker.engine.play.NamedPlayer;
import org.lawspeaker.engine.play.Question;
import org.lawspeaker.engine.play.strategy.Strategy;
import org.lawspeaker.engine.play.tournament.Entrant;
import org.lawspeaker.engine.play.tournament.Tournament;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.view.HofView;

class HofTacticsTest {
  private static final HofOrdeals GAME = Scene.GAME;

  private static ImmutableList<String> chosen(Scene scene, String... lines) {
    Strategy<HofMove, HofView> strategy =
        Strategy.read(GAME.tactics(), String.join("\n", lines)).orThrow();
    Seat seat = scene.state().turn().active();
    Question<HofMove, HofView> question = Question.of(GAME, scene.state(), seat).orElseThrow();
    return strategy.chosen(question).stream()
        .map(move -> GAME.notation().move(scene.state(), move))
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<Problem> problems(String... lines) {
    return Strategy.read(GAME.tactics(), String.join("\n", lines)).problems();
  }

  /** Seat 0 may buy, with six Effort. */
  private static Scene market() {
    return Scene.of(
        2,
        """
        step: acquire
        heroes: {1: {effort: 6, food: 1, hand: [], discard: [veteran]}}
        decks: {row: [veteran, purge, hunt, long-sword, rally, cutpurse]}
        """);
  }

  @Test
  void theFirstLineThatFitsDecides() {
    assertThat(chosen(market(), "buy Champion", "buy Purge", "buy Veteran"))
        .containsExactly("buy purge");
  }

  @Test
  void aKindOfCardsStandsForAllOfThem() {
    assertThat(chosen(market(), "buy trickster"))
        .containsExactlyInAnyOrder("buy purge", "buy cutpurse");
  }

  @Test
  void aLineWhoseConditionFailsIsPassedOver() {
    assertThat(
            chosen(
                market(),
                "buy Veteran if count Veteran < 1",
                "buy Hunt if food = 1 and effort > 5"))
        .containsExactly("buy hunt");
  }

  @Test
  void theStepOfTheTurnIsANumber() {
    assertThat(chosen(market(), "buy Purge if step = 2", "buy Veteran if step = 3"))
        .containsExactly("buy veteran");
  }

  @Test
  void whatIsForbiddenIsLeftOut() {
    assertThat(chosen(market(), "never buy", "never done if health < 3")).containsExactly("done");
  }

  @Test
  void whatWouldForbidEverythingForbidsNothing() {
    assertThat(chosen(market(), "never buy", "never done")).containsExactly("done");
  }

  @Test
  void goingToAPlaceBringsNearer() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            heroes: {1: {space: c3}}
            sites: {b3: {card: old-mill, cubes: 2}}
            """);
    assertThat(chosen(scene, "go Old Mill")).containsExactly("go b3");
  }

  @Test
  void listsEveryProblemWithItsPlace() {
    assertThat(
            problems("buy Vetran", "# fine", "  juggle Purge if helth < 3 and food", "go nowhere"))
        .extracting(Problem::place)
        .containsExactly("1:1", "3:3", "3:19", "3:33", "4:1");
    assertThat(problems("buy Vetran").get(0).message()).contains("did you mean \"Veteran\"?");
    assertThat(problems("done if round => 3").get(0).message())
        .isEqualTo("numbers are compared by < <= = >= >");
    assertThat(problems("# nothing")).isNotEmpty();
  }

  @Test
  void everyStrategyThatComesWithTheGameIsRead() {
    assertThat(GAME.tactics().shipped()).hasSize(4);
    GAME.tactics().shipped().forEach((name, text) -> assertThat(problems(text)).as(name).isEmpty());
  }

  @Test
  void playersAreMadeOfFilesAndOfNames(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("mine.strategy"), "buy Purge\nbuy Nothing\n");
    NamedPlayer mine = InstalledPlayers.load().named("strategy:" + file).orThrow();
    NamedPlayer fame = InstalledPlayers.load().named("strategy:fame").orThrow();

    assertThat(mine.create(GAME, Seat.of(0), new SplittableRandom(1)).problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.message()).startsWith("2:1: no card"));
    assertThat(fame.create(GAME, Seat.of(0), new SplittableRandom(1)).isOk()).isTrue();
  }

  @Test
  void aStrategyMayBeComparedInATournament() {
    InstalledPlayers players = InstalledPlayers.load();
    var result =
        Tournament.of(
                GAME,
                Setup.of(2).with("round-limit", "10"),
                ImmutableList.of(
                    Entrant.of(players.named("strategy:relics").orThrow(), GAME).orThrow(),
                    Entrant.of(players.named("random").orThrow(), GAME).orThrow()))
            .withDeals(2)
            .run();
    assertThat(result.pairings().get(0).lead().value()).isPositive();
  }
}
