package org.lawspeaker.prestigerpg.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.Situation;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.testkit.coverage.Shows;

class RedealTest {
  private static final PrestigeRpg GAME = new PrestigeRpgProvider().game();
  private static final Redeal REDEAL = new Redeal(GAME.cards());
  private static final int PLIES = 200;

  private static PrestigeState discarding(String hand) {
    String position = "{before: discards, sheets: {2: {hand: [feint]}, 1: {hand: [" + hand + "]}}}";
    return GAME.notation()
        .arrange(
            GAME.start(Setup.of(3)).orThrow(), Document.yaml("position", position).orThrow().root())
        .orThrow();
  }

  private static PrestigeState plays(PrestigeState state, String move) {
    return GAME.apply(state, GAME.notation().readMove(state, move).orThrow());
  }

  @Test
  void whatOthersHaveChosenInSecretMakesNoOtherDeal() {
    PrestigeState asked = discarding("trip, edge-out");
    PrestigeState chosen = plays(asked, "seat 1: card trip");

    assertThat(REDEAL.areOtherDeals(asked, chosen, ANN)).isFalse();
    assertThat(REDEAL.areOtherDeals(asked, chosen, BEN)).isTrue();
    assertThat(REDEAL.areOtherDeals(asked, plays(asked, "seat 2: card feint"), ANN)).isTrue();
  }

  @Test
  void otherCardsInAHandMakeAnotherDeal() {
    assertThat(REDEAL.areOtherDeals(discarding("trip"), discarding("edge-out"), ANN)).isTrue();
  }

  /** Whoever looks knows that Action cards and Items were discarded by the dead. */
  @Test
  @Shows("PRE-LICH-07")
  void theDeadWhoFightAreDealtOnlyWhatTheyKeep() {
    String position =
        """
        before: turns
        number: 9
        encounter: {card: emperor-lich, phase: 2}
        sheets: {2: {hand: [feint]}, 1: {status: dead, hand: [attack-5, critical-miss, trip, feint]}}
        """;
    PrestigeState state =
        GAME.notation()
            .arrange(
                GAME.start(Setup.of(3).with("tombs-and-tomes", "yes")).orThrow(),
                Document.yaml("position", position).orThrow().root())
            .orThrow();
    assertThat(GAME.check(state)).isEmpty();

    for (int seed = 0; seed < PLIES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      PrestigeState twin = REDEAL.redeal(state, ANN, random).orElseThrow();
      PrestigeState guess = GAME.determinize(GAME.view(state, ANN), random);

      assertThat(GAME.check(twin)).isEmpty();
      assertThat(GAME.check(guess)).isEmpty();
      assertThat(guess.sheet(BEN).hand().size()).isEqualTo(4);
    }
  }

  /** Ann draws the last card of the round; then she and Ben switch seats. */
  private static PrestigeState beforeTheSwitch() {
    Scene scene = Scene.ofReference(3).faces("thantigist").set(ANN, "attack-20");
    scene.hand(BEN, "feint");
    scene.sheet(CID, sheet -> sheet.withPace(sheet.pace().withDealt(5)));
    scene.deck("attack-5", "attack-10", "attack-25", "attack-30", "attack-40", "attack-50");
    scene.turns().passesUntil("nature").plays("initiative 1 3 2").passesUntil("nature");
    PrestigeState last = scene.state();
    for (PrestigeState next = drawn(last); isDrawn(next); next = drawn(next)) {
      last = next;
    }
    return last;
  }

  private static boolean isDrawn(PrestigeState state) {
    return GAME.pending(state) instanceof Pending.Chance<PrestigeMove>;
  }

  private static PrestigeState drawn(PrestigeState state) {
    return next(GAME, state, new SplittableRandom(1));
  }

  @Test
  @Shows("PRE-Q-94")
  void whatWasToldToSomebodyWhoThenLeavesTheSeatIsRememberedAndNotSeen() {
    PrestigeState before = beforeTheSwitch();
    Situation<PrestigeState, PrestigeMove, PrestigeView> situation =
        Situation.start(GAME, Setup.of(3), before);
    var law = Laws.of(GAME, REDEAL).only("events-keep-secrets").list().get(0);

    for (int seed = 0; seed < 60; seed++) {
      assertThat(law.check(situation, new SplittableRandom(seed))).isEmpty();
    }
  }

  @Test
  void onlyWhoSwitchesLeavesASeat() {
    PrestigeState before = beforeTheSwitch();
    PrestigeState after = drawn(before);

    assertThat(REDEAL.isLeft(before, after, ANN)).isTrue();
    assertThat(REDEAL.isLeft(before, after, BEN)).isTrue();
    assertThat(REDEAL.isLeft(before, after, CID)).isFalse();
  }

  @Test
  void nobodyLeavesASeatByTakingACharacter() {
    PrestigeState before = GAME.start(Setup.of(3).with("character-2", "drawn")).orThrow();

    assertThat(REDEAL.isLeft(before, plays(before, "character nyx"), ANN)).isFalse();
  }

  private static Setup setup(int seats, String... yes) {
    Setup setup = Setup.of(seats).with("round-bound", "20");
    for (String option : yes) {
      setup = setup.with(option, "yes");
    }
    return setup;
  }

  static Stream<Arguments> games() {
    return Stream.of(
        arguments(SceneGame.GAME, setup(3), 2),
        arguments(SceneGame.GAME, setup(4, "deeper-and-darker", "tombs-and-tomes", "quests"), 3),
        arguments(SceneGame.IN_FOG, setup(3, "relics-and-ruin"), 5));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aTwinLooksAlikeToTheSeatAndIsPossible(PrestigeRpg game, Setup setup, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Redeal redeal = new Redeal(game.cards());
    PrestigeState state = game.start(setup).orThrow();
    int twins = 0;
    int others = 0;
    int positions = 0;
    for (int ply = 0; ply < PLIES && !game.pending(state).isOver(); ply++) {
      Seat seat = Seat.of(ply % setup.seats());
      Optional<PrestigeState> twin = redeal.redeal(state, seat, random);
      if (twin.isPresent()) {
        assertThat(game.view(twin.get(), seat)).isEqualTo(game.view(state, seat));
        assertThat(game.check(twin.get())).isEmpty();
        twins++;
        others += redeal.areOtherDeals(state, twin.get(), seat) ? 1 : 0;
      }
      positions++;
      state = next(game, state, random);
    }

    assertThat(twins).isGreaterThan(positions * 9 / 10);
    assertThat(others).isGreaterThan(twins * 9 / 10);
  }

  private static PrestigeState next(
      PrestigeRpg game, PrestigeState state, SplittableRandom random) {
    if (game.pending(state) instanceof Pending.Chance<PrestigeMove> chance) {
      return game.apply(state, chance.outcomes().sample(random));
    }
    ImmutableList<PrestigeMove> legal = game.legalMoves(state);
    return game.apply(state, legal.get(random.nextInt(legal.size())));
  }
}
