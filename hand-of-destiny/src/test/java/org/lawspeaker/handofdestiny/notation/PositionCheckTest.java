package org.lawspeaker.handofdestiny.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.combat.fight.FightStep;
import org.lawspeaker.handofdestiny.effects.ChangeGold;
import org.lawspeaker.handofdestiny.effects.DiscardStrength;
import org.lawspeaker.handofdestiny.effects.PickStrength;
import org.lawspeaker.handofdestiny.effects.StrengthChoice;
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Memory;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.state.Row;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.wave.Course;
import org.lawspeaker.testkit.coverage.Shows;

/** What cannot be in any position of the game, however it came about. */
class PositionCheckTest {
  private static final HandState FIGHT =
      Position.of("row: [brute-1, brute-2], strength: [brute-3]").state();
  private static final HandState MIDDLE =
      Position.of("row: [bear, brute-2]").plays("take front").state();
  private static final HandState AHEAD =
      Position.of("step: resolve, row: [scout, brute-2]", "hero=robin").state();
  private static final HandState MERCHANT =
      Position.of("phase: merchant, strength: [brute-3]").state();
  private static final HeroMarks FALLEN = new HeroMarks(3, 3, 0, 0);

  private static ImmutableList<String> problems(HandState state) {
    return GAME.check(state).stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  private static HandState with(HandState state, HeroMarks hero) {
    return with(state, state.progress(), state.row(), hero, state.agenda());
  }

  private static HandState with(
      HandState state, Progress progress, Row row, HeroMarks hero, Agenda<HandFrame> agenda) {
    return state.withProgress(progress).withRow(row).withHero(hero).withAgenda(agenda);
  }

  @Test
  void aGameMayBeLostByAPenaltyAfterAnotherHasTakenGold() {
    HandState lost =
        Position.of("phase: boss, wave: 3, hero: {left: 2, right: 1}, strength: [brute-5]")
            .does(new Source(Source.Kind.PENALTY, 0), new ChangeGold(-1))
            .has("/purse/fined", 1)
            .plays("stop")
            .ended(Result.LOST, "HOD-HP-04")
            .state();

    assertThat(problems(lost)).isEmpty();
  }

  @Test
  void aPositionOfAGameIsInOrder() {
    assertThat(problems(FIGHT)).isEmpty();
    assertThat(problems(MIDDLE)).isEmpty();
    assertThat(problems(MERCHANT)).isEmpty();
  }

  @Test
  @Shows("HOD-BOSS-03")
  void aWholePositionSaysTheHpThatTheBossHas() {
    ObjectNode written =
        (ObjectNode)
            GAME.notation().state(Position.of("phase: boss, wave: 2, strength: []").state());
    assertThat(GAME.notation().readState(written).isOk()).isTrue();

    ((ObjectNode) written.get("boss")).put("hp", 7);

    assertThat(GAME.notation().readState(written).problems())
        .extracting(Problem::toString)
        .containsExactly("/boss/hp: the boss of wave 2 has 20 HP, not 7 (HOD-BOSS-03)");
  }

  /** What changes the HP of the boss cannot be looked at where cards are wrong. */
  @Test
  void whatElseIsWrongIsToldBeforeTheHpOfTheBoss() {
    ObjectNode written = (ObjectNode) GAME.notation().state(FIGHT);
    ((ObjectNode) written.get("boss")).put("hp", 7);
    written.putArray("strength").add("?");

    assertThat(problems(GAME.notation().readState(written).orThrow()))
        .contains("/strength: a slotted card can be read (HOD-SLOT-02)");
  }

  @Test
  @Shows("HOD-HP-04")
  void theGameDoesNotGoOnWithoutHp() {
    assertThat(problems(with(FIGHT, FALLEN)))
        .containsExactly("/hero: the game goes on with no HP left (HOD-HP-04)");
    assertThat(problems(with(MERCHANT, FALLEN)))
        .containsExactly("/hero: the game goes on with no HP left (HOD-HP-04)");
    assertThat(problems(with(AHEAD, FALLEN)))
        .containsExactly("/hero: the game goes on with no HP left (HOD-HP-04)");
    assertThat(problems(with(FIGHT, new HeroMarks(3, 2, 0, 0)))).isEmpty();
  }

  @Test
  @Shows("HOD-Q-46")
  void hpMayBeNoneWhileSomethingIsBeingResolved() {
    int slotted = FIGHT.strength().get(0);
    HandFrame choice =
        new PickStrength(
            Source.hero(0), new DiscardStrength(StrengthChoice.CHOSEN), Faces.bit(slotted));
    Agenda<HandFrame> resolving =
        Agenda.of(ImmutableList.of(Course.NEXT, FightStep.FRESH, Settle.afterAction(), choice));

    assertThat(problems(with(FIGHT, FIGHT.progress(), FIGHT.row(), FALLEN, resolving))).isEmpty();
  }

  @Test
  @Shows("HOD-POTION-04")
  void theMomentOfHeldPotionsIsNoMomentWithoutHp() {
    HandState potions =
        Position.of("phase: merchant, strength: [], purse: {gold: 9}", "hero=robin")
            .plays("buy elixir", "leave")
            .state();

    assertThat(problems(with(potions, FALLEN)))
        .containsExactly("/hero: the game goes on with no HP left (HOD-HP-04)");
  }

  @Test
  @Shows("HOD-BOSS-09")
  void nothingHasHappenedToTheBossWhenAWaveIsSetUp() {
    HandState potions =
        Position.of("phase: merchant, strength: [], purse: {gold: 9}", "hero=robin")
            .plays("buy elixir", "leave")
            .state();

    assertThat(problems(potions)).isEmpty();
    assertThat(problems(potions.withBoss(potions.boss().withDamage(1))))
        .containsExactly("/boss: nothing has happened to the boss before its phase (HOD-BOSS-09)");
  }

  @Test
  @Shows("HOD-EXHAUST-05")
  void threeAgainstNoneIsNeverExhausted() {
    assertThat(problems(with(FIGHT, new HeroMarks(0, 3, 0, 0))))
        .containsExactly(
            "/hero: exhausted are 0 to 3 of each column, never 3 of one and 0 of the other, not 0"
                + " and 3 (HOD-EXHAUST-05)");
  }

  @Test
  @Shows("HOD-COMPONENT-03")
  void aCardIsInOnePlaceOnly() {
    Row twice = FIGHT.row().with(Pile.of(0, 5, 8));

    assertThat(problems(with(FIGHT, FIGHT.progress(), twice, FIGHT.hero(), FIGHT.agenda())))
        .containsExactly(
            "the card of brute-3 is in 2 places; each of the eleven monster cards is in one"
                + " (HOD-COMPONENT-03, HOD-Q-84)");
  }

  @Test
  @Shows("HOD-SETUP-04")
  void everyUnseenPlaceHoldsACard() {
    Row missing = new Row(FIGHT.row().faces().withLast(-1), Bag.empty());

    assertThat(problems(with(FIGHT, FIGHT.progress(), missing, FIGHT.hero(), FIGHT.agenda())))
        .containsExactly(
            "/row: 1 place of the monster deck (HOD-SETUP-04) is unseen, but 0 cards have no"
                + " other place");
  }

  @Test
  @Shows("HOD-VISIBLE-01")
  void onlyACardOfTheRowComesIntoView() {
    int ofBrute2 = 1 << 1;
    int ofBrute5 = 1 << 4;
    Memory memory = FIGHT.memory();

    assertThat(problems(FIGHT.withMemory(memory.withArrived(ofBrute2)))).isEmpty();
    assertThat(problems(FIGHT.withMemory(memory.withArrived(ofBrute5))))
        .containsExactly("/arrived: only a card of the row can come into view (HOD-VISIBLE-01)");
  }

  @Test
  @Shows("HOD-BOSS-01")
  void combatDoesNotGoOnWithoutMonsters() {
    Row none = new Row(Pile.empty(), Bag.empty());

    assertThat(problems(with(FIGHT, FIGHT.progress(), none, FIGHT.hero(), FIGHT.agenda())))
        .containsExactly(
            "the card of brute-1 is in 0 places; each of the eleven monster cards is in one"
                + " (HOD-COMPONENT-03, HOD-Q-84)",
            "the card of brute-2 is in 0 places; each of the eleven monster cards is in one"
                + " (HOD-COMPONENT-03, HOD-Q-84)",
            "/row: combat with no monster left (HOD-BOSS-01)");
    assertThat(problems(with(MIDDLE, MIDDLE.progress(), none, MIDDLE.hero(), MIDDLE.agenda())))
        .hasSize(2)
        .noneMatch(problem -> problem.startsWith("/row"));
  }

  @Test
  @Shows("HOD-Q-33")
  void nobodyActsBeforeADefeatedMonsterHasLeft() {
    int front = FIGHT.row().at(0);
    Memory memory = FIGHT.memory();
    String gone = "/monsters: a defeated monster leaves before anybody acts (HOD-Q-33)";

    assertThat(problems(FIGHT.withMemory(memory.withDamage(memory.damage().with(front, 1)))))
        .containsExactly(gone);
    assertThat(problems(FIGHT.withMemory(memory.withBeaten(Faces.bit(front)))))
        .containsExactly(gone);
    Memory ofMiddle = MIDDLE.memory();
    assertThat(problems(MIDDLE.withMemory(ofMiddle.withBeaten(Faces.bit(MIDDLE.row().at(0))))))
        .isEmpty();
  }

  @Test
  @Shows("HOD-Q-80")
  void aDefeatedBossIsNotFacedAnyMore() {
    HandState boss = Position.of("phase: boss, strength: [brute-3], boss: {damage: 9}").state();
    String won = "/boss: the boss that is faced is not defeated (HOD-Q-80)";

    assertThat(problems(boss)).isEmpty();
    assertThat(problems(boss.withBoss(boss.boss().withDamage(10)))).containsExactly(won);
    assertThat(problems(boss.withBoss(boss.boss().withBeaten(true)))).containsExactly(won);
  }

  @Test
  void somethingIsLeftToDoUntilTheGameHasEnded() {
    assertThat(problems(with(FIGHT, FIGHT.progress(), FIGHT.row(), FIGHT.hero(), Agenda.empty())))
        .containsExactly("/agenda: something is left to do until the game has ended");
    Progress over = FIGHT.progress().withEnding(Ending.TRIUMPH);
    assertThat(problems(with(FIGHT, over, FIGHT.row(), FIGHT.hero(), FIGHT.agenda())))
        .containsExactly("/agenda: something is left to do until the game has ended");
    assertThat(problems(with(FIGHT, over, FIGHT.row(), FIGHT.hero(), Agenda.empty()))).isEmpty();
  }

  @Test
  @Shows("HOD-Q-23")
  void aPeekedCardMayBeBehindThirdWhileSomethingIsBeingResolved() {
    HandState third =
        Position.of(
                "row: [brute-1, brute-2, brute-6, brute-7], strength: [brute-3], peeked: [brute-6]")
            .state();
    Pile row = third.row().faces();
    Pile pushed = Pile.of(row.get(0), row.get(1), row.get(3), row.get(2));
    HandState behind = third.withRow(third.row().with(pushed));
    HandFrame choice =
        new PickStrength(
            Source.hero(0),
            new DiscardStrength(StrengthChoice.CHOSEN),
            Faces.bit(third.strength().get(0)));
    Agenda<HandFrame> resolving =
        Agenda.of(ImmutableList.of(Course.NEXT, FightStep.FRESH, Settle.afterAction(), choice));

    assertThat(problems(behind.withAgenda(resolving))).isEmpty();
    assertThat(problems(behind))
        .containsExactly("/peeked: no card behind third position is visible by peeking (HOD-Q-23)");
  }
}
