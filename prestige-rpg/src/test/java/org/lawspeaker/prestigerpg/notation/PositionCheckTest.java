package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;
import static org.lawspeaker.prestigerpg.notation.Positions.GAME;
import static org.lawspeaker.prestigerpg.notation.Positions.position;

import com.google.common.collect.ImmutableList;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.loot.Looting;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.testkit.coverage.Shows;

class PositionCheckTest {
  private static final PrestigeState STATE =
      position(
          "{encounter: dummy, sheets: {0: {hand: [attack-20], items: [healing-potion,"
              + " healing-potion]}}}");

  private static ImmutableList<String> problems(PrestigeState state) {
    return GAME.check(state).stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  private static PrestigeState with(UnaryOperator<Sheet> change) {
    return with(
        STATE.clock(),
        Lists.with(STATE.sheets(), 0, change.apply(STATE.sheets().get(0))),
        STATE.agenda());
  }

  private static PrestigeState with(
      Clock clock, ImmutableList<Sheet> sheets, Agenda<PrestigeFrame> agenda) {
    return new PrestigeState(
        STATE.settings(),
        clock,
        sheets,
        STATE.piles(),
        STATE.foe(),
        STATE.stack(),
        STATE.strike(),
        STATE.inForce(),
        agenda);
  }

  private static PrestigeState with(Scene scene, ImmutableList<Sheet> sheets) {
    return scene.state().withSheets(sheets);
  }

  @Test
  void aCardThatIsThereOnceTooOftenIsFound() {
    int card = GAME.cards().names().findCard("attack-100").orElseThrow();

    assertThat(problems(with(sheet -> sheet.withHand(sheet.hand().with(card)))))
        .containsExactly("/piles: attack-100 is there 2 times, not 1 (PRE-SETUP-03)");
  }

  @Test
  void aRelicThatIsThereTwiceIsFound() {
    int relic = GAME.cards().names().findCard("old-crown").orElseThrow();
    PrestigeState state =
        with(
            sheet ->
                sheet.withItems(
                    ImmutableList.of(sheet.items().get(0), sheet.items().get(1).withCard(relic))));

    assertThat(problems(state))
        .containsExactly(
            "/piles: healing-potion is there 3 times, not 4 (PRE-SETUP-03)",
            "/piles: old-crown is there 2 times, not 1 (PRE-RELIC-01)");
  }

  @Test
  void lifeIsZeroToAHundred() {
    assertThat(problems(with(sheet -> sheet.withLife(101))))
        .containsExactly("/sheets/0/life: 0 to 100, not 101 (PRE-Q-103)");
    assertThat(problems(with(sheet -> sheet.withLife(-1))))
        .containsExactly("/sheets/0/life: 0 to 100, not -1 (PRE-Q-103)");
    assertThat(problems(with(sheet -> sheet.withLife(100)))).isEmpty();
  }

  @Test
  void theDeadHoldNoCards() {
    assertThat(problems(with(sheet -> sheet.withStatus(Status.DEAD))))
        .contains("/sheets/0: the dead have no cards but Items (PRE-DEATH-01)");
  }

  @Test
  void everyInitiativeNumberIsHeldOnce() {
    assertThat(problems(with(sheet -> sheet.withInitiative(2))))
        .containsExactly("/sheets/1/initiative: another player holds 2 (PRE-SETUP-01)");
  }

  @Test
  void theDeadKeepANumberThatNobodyElseHolds() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "feint").dead(ANN).setting();
    ImmutableList<Sheet> sheets = scene.state().sheets();
    Sheet dead = sheets.get(ANN.index());

    assertThat(problems(with(scene, Lists.with(sheets, ANN.index(), dead.withInitiative(1)))))
        .isEmpty();
    assertThat(problems(with(scene, Lists.with(sheets, ANN.index(), dead.withInitiative(2)))))
        .containsExactly("/sheets/2/initiative: another player holds 2 (PRE-SETUP-01)");
  }

  @Test
  void noInitiativeNumberIsAboveTheNumberOfPlayers() {
    assertThat(problems(with(sheet -> sheet.withInitiative(4))))
        .containsExactly("/sheets/0/initiative: 0 to 3, not 4 (PRE-SETUP-01)");
  }

  @Test
  void theDeadHaveNoRiders() {
    Scene scene = Scene.of(3).faces("dummy").riders(ANN, "focus-strength").dead(ANN);

    assertThat(problems(scene.hand(BEN, "feint").setting().state()))
        .containsExactly("/sheets/2: the dead have no cards but Items (PRE-DEATH-01)");
  }

  @Test
  void aRelicLiesInNoHandAndUnderNoDiscards() {
    int relic = GAME.cards().names().findCard("old-crown").orElseThrow();
    Sheet second = STATE.sheets().get(1);
    ImmutableList<Sheet> held =
        Lists.with(STATE.sheets(), 1, second.withHand(second.hand().with(relic)));

    assertThat(problems(with(STATE.clock(), held, STATE.agenda())))
        .anyMatch(problem -> problem.startsWith("/sheets/1/hand: ") && problem.contains("crown"));
    assertThat(problems(STATE.withPiles(STATE.piles().withBuried(Bag.of(relic)))))
        .anyMatch(problem -> problem.startsWith("/piles/buried: ") && problem.contains("crown"));
  }

  @Test
  void idsAreUniqueAndBelowTheNext() {
    assertThat(problems(with(STATE.clock().withNextId(2), STATE.sheets(), STATE.agenda())))
        .containsExactly("/clock/next-id: an id of its own below 2, not 2 (PRE-Q-108)");
  }

  @Test
  void theIdOfTheEncounterIsOneOfItsOwnBelowTheNext() {
    assertThat(problems(facedSince(STATE.clock().nextId())))
        .containsExactly(
            "/clock/next-id: an id of its own below "
                + STATE.clock().nextId()
                + ", not "
                + STATE.clock().nextId()
                + " (PRE-Q-108)");
    assertThat(problems(facedSince(STATE.sheets().get(0).items().get(0).id()))).hasSize(1);
    assertThat(problems(facedSince(0))).isEmpty();
  }

  private static PrestigeState facedSince(int id) {
    return new PrestigeState(
        STATE.settings(),
        STATE.clock(),
        STATE.sheets(),
        STATE.piles(),
        STATE.foe().withSince(id),
        STATE.stack(),
        STATE.strike(),
        STATE.inForce(),
        STATE.agenda());
  }

  @Test
  void aGameThatGoesOnHasSomethingToDoThatAsksSomebody() {
    assertThat(problems(with(STATE.clock(), STATE.sheets(), Agenda.empty())))
        .containsExactly(
            "/agenda: nothing is left to do when the game is over, and only then (PRE-WIN-01)");
    assertThat(problems(with(STATE.clock(), STATE.sheets(), Agenda.of(Flow.TOTAL))))
        .containsExactly("/agenda: the next step asks nobody (PRE-WIN-01)");
  }

  @Test
  void aStepOfASeatThatIsNotThereIsTold() {
    Agenda<PrestigeFrame> nobodys = Agenda.of(new Looting(Seat.of(5), ImmutableList.of(BEN), 0, 0));
    assertThat(problems(with(STATE.clock(), STATE.sheets(), nobodys)))
        .containsExactly("/agenda/0: seats are 0 to 2, not 5 (PRE-BEGIN-04)");
  }

  @Test
  void anEncounterIsInOneOfItsPhases() {
    PrestigeState state =
        new PrestigeState(
            STATE.settings(),
            STATE.clock(),
            STATE.sheets(),
            STATE.piles(),
            STATE.foe().withPhase(1).withKiller(3),
            STATE.stack(),
            STATE.strike(),
            STATE.inForce(),
            STATE.agenda());

    assertThat(problems(state))
        .containsExactly(
            "/foe/phase: there are 1 (PRE-LICH-01)",
            "/foe/killer: seats are 0 to 2, not 3 (PRE-BEGIN-04)");
  }

  @Test
  void theDeadAndTheDealersSitAtTheTable() {
    Clock clock = STATE.clock().withFallen(Pile.of(3)).withDealers(Pile.of(2, 5));

    assertThat(problems(with(clock, STATE.sheets(), STATE.agenda())))
        .containsExactly(
            "/clock/fallen: seats are 0 to 2, not 3 (PRE-BEGIN-04)",
            "/clock/dealers: seats are 0 to 2, not 5 (PRE-BEGIN-04)");
  }

  @Test
  void ridersAttacksAndWhatIsInForceHaveIdsToo() {
    Scene rider = Scene.of(3).faces("dummy").riders(ANN, "focus-strength").hand(BEN, "feint");
    Scene attack = Scene.of(3).faces("dummy").set(ANN, "attack-5").hand(BEN, "feint");
    Scene lasting = Scene.of(3).faces("dummy").set(ANN, "crowd").hand(BEN, "feint");

    assertIdsAreChecked(rider.turns(), rider.sheet(ANN).riders().get(0).id());
    assertIdsAreChecked(attack.turns().passesUntil("checked"), attack.state().stack().get(0).id());
    assertIdsAreChecked(
        lasting.turns().passesUntil("checked"), lasting.state().inForce().get(0).id());
  }

  private static void assertIdsAreChecked(Scene scene, int id) {
    PrestigeState state = scene.state();
    assertThat(PositionCheck.problems(scene.cards(), state)).isEmpty();
    PrestigeState spoilt =
        new PrestigeState(
            state.settings(),
            state.clock().withNextId(id),
            state.sheets(),
            state.piles(),
            state.foe(),
            state.stack(),
            state.strike(),
            state.inForce(),
            state.agenda());
    assertThat(PositionCheck.problems(scene.cards(), spoilt))
        .extracting(Problem::toString)
        .contains("/clock/next-id: an id of its own below " + id + ", not " + id + " (PRE-Q-108)");
  }

  @Test
  @Shows("PRE-LICH-07")
  void aDeadPlayerWhoFightsHoldsCards() {
    Scene scene = Scene.ofReference(4).faces("emperor-lich").last().fallenBefore(DAN, CID);
    scene.foe(
        foe -> foe.withPhase(1).withTokens(Pile.of(50, 50)).withPlayers(Scene.seats(DAN, CID)));
    scene.hand(DAN, "attack-20").set(ANN, "attack-5").turns();

    assertThat(PositionCheck.problems(scene.cards(), scene.state())).isEmpty();
  }

  @Test
  void aCardThatIsBeingAnnouncedIsCounted() {
    Scene scene = Scene.ofReference(3).faces("ripper").encounter(3).event("t-is-the-fog-of-war");
    scene.set(ANN, "attack-5").turns().passesUntil("announce");
    assertThat(scene.numberOf("attack-5")).isZero();
    scene.plays("ann: choose attack-50").asks("doubt", BEN, CID);

    assertThat(PositionCheck.problems(scene.cards(), scene.state())).isEmpty();
  }

  @Test
  void whoIsNamedAndWhoClaimedLastSitsAtTheTable() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "i-think-he-called-you-ugly-too");
    scene.hand(BEN, "feint").turns().passesUntil("name").plays("ann: player seat-0");
    PrestigeState state = scene.state();
    PrestigeState spoilt =
        new PrestigeState(
            state.settings(),
            state.clock(),
            state.sheets(),
            state.piles(),
            state.foe().withClaimers(Pile.of(3)),
            ImmutableList.of(state.stack().get(0).withNamed(3)),
            state.strike(),
            state.inForce(),
            state.agenda());

    assertThat(problems(spoilt))
        .containsExactly(
            "/foe/claimers: seats are 0 to 2, not 3 (PRE-BEGIN-04)",
            "/stack: seats are 0 to 2, not 3 (PRE-BEGIN-04)");
  }

  @Test
  void asManyPlayersStartedAsThereAreSheets() {
    PrestigeState four = Scene.of(4).faces("dummy").hand(ANN, "feint").setting().state();
    PrestigeState three = Scene.of(3).faces("dummy").hand(ANN, "feint").setting().state();
    PrestigeState spoilt =
        new PrestigeState(
            four.settings(),
            three.clock(),
            three.sheets(),
            three.piles(),
            three.foe(),
            three.stack(),
            three.strike(),
            three.inForce(),
            three.agenda());

    assertThat(problems(spoilt))
        .containsExactly("/settings/starters: as many as there are sheets (PRE-BEGIN-04)");
  }
}
