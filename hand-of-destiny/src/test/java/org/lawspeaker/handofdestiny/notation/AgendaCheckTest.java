package org.lawspeaker.handofdestiny.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.boss.BossSettle;
import org.lawspeaker.handofdestiny.boss.BossStep;
import org.lawspeaker.handofdestiny.boss.CriticalPayment;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.combat.fight.FightStep;
import org.lawspeaker.handofdestiny.combat.fight.TakenDamage;
import org.lawspeaker.handofdestiny.effects.DiscardStrength;
import org.lawspeaker.handofdestiny.effects.PickStrength;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.effects.StrengthChoice;
import org.lawspeaker.handofdestiny.ending.Toll;
import org.lawspeaker.handofdestiny.hero.Exhausting;
import org.lawspeaker.handofdestiny.setup.HeldPotions;
import org.lawspeaker.handofdestiny.setup.StartingStrength;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.wave.Course;
import org.lawspeaker.testkit.coverage.Shows;

/** What cannot be still to be done, so that play goes on from every position that is accepted. */
class AgendaCheckTest {
  private static final HandState FIGHT =
      Position.of("row: [brute-1, brute-2], strength: [brute-3]").state();
  private static final int IN_FRONT = FIGHT.row().at(0);
  private static final int SLOTTED = FIGHT.strength().get(0);
  private static final HandFrame CHOICE = choice(Source.hero(0), SLOTTED);

  private static HandFrame choice(Source source, int face) {
    return new PickStrength(source, new DiscardStrength(StrengthChoice.CHOSEN), Faces.bit(face));
  }

  private static ImmutableList<String> problems(HandState state, HandFrame... steps) {
    ImmutableList<HandFrame> all =
        ImmutableList.<HandFrame>builder().add(Course.NEXT).add(steps).build();
    return GAME.check(state.withAgenda(Agenda.of(all))).stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> fighting(HandFrame... steps) {
    return problems(
        FIGHT,
        ImmutableList.<HandFrame>builder()
            .add(FightStep.FRESH)
            .add(steps)
            .build()
            .toArray(HandFrame[]::new));
  }

  @Test
  void stepsOfAGameAreInOrder() {
    assertThat(fighting()).isEmpty();
    assertThat(fighting(new Assembling(1, Faces.bit(SLOTTED)))).isEmpty();
    assertThat(fighting(Settle.afterAction(), CHOICE)).isEmpty();
    assertThat(fighting(Settle.afterAction(), new TakenDamage(IN_FRONT, 1), new Exhausting(1)))
        .isEmpty();
  }

  @Test
  @Shows("HOD-GAME-05")
  void aStepOfAnotherPhaseIsNotDueNow() {
    assertThat(problems(FIGHT, BossStep.FRESH))
        .containsExactly(
            "/agenda/1: this step does not come here in the course of a game (HOD-GAME-05)");
    Progress setup = FIGHT.progress().withPhase(Phase.SETUP);
    assertThat(problems(FIGHT.withProgress(setup), FightStep.FRESH))
        .containsExactly(
            "/agenda/1: this step does not come here in the course of a game (HOD-GAME-05)");
  }

  @Test
  @Shows("HOD-GAME-05")
  void aStepWaitsOnTheOneThatItBelongsTo() {
    assertThat(fighting(new HeldPotions())).singleElement().asString().startsWith("/agenda/2: ");
    assertThat(fighting(Settle.afterAction(), new CriticalPayment(0, 0)))
        .singleElement()
        .asString()
        .startsWith("/agenda/3: ");
    assertThat(problems(FIGHT, CHOICE)).singleElement().asString().startsWith("/agenda/1: ");
    assertThat(fighting(CHOICE)).singleElement().asString().startsWith("/agenda/2: ");
  }

  @Test
  @Shows("HOD-ORDER-08")
  void theUppermostStepAsksSomething() {
    assertThat(problems(FIGHT)).singleElement().asString().contains("nothing is asked: Course");
    assertThat(fighting(Settle.afterAction(), choice(Source.hero(0), SLOTTED), CHOICE)).isEmpty();
    assertThat(fighting(Settle.afterAction(), new Exhausting(0)))
        .singleElement()
        .asString()
        .contains("nothing is asked: Exhausting");
  }

  @Test
  @Shows("HOD-ORDER-08")
  void anEffectComesFromSomethingThatIsThere() {
    Source seventh = new Source(Source.Kind.HERO, 6);
    Effect discard = new DiscardStrength(StrengthChoice.CHOSEN);
    Program program = new Program(seventh, ImmutableList.of(discard));

    assertThat(fighting(Settle.afterAction(), program, CHOICE))
        .containsExactly("/agenda/3/program/source/index: 0 to 5, not 6 (HOD-ORDER-08)");
    assertThat(fighting(Settle.afterAction(), choice(new Source(Source.Kind.MONSTER, -1), SLOTTED)))
        .containsExactly("/agenda/3/pick-strength/source/index: 0 to 43, not -1 (HOD-ORDER-08)");
    assertThat(fighting(Settle.afterAction(), choice(new Source(Source.Kind.WEAPON, 2), SLOTTED)))
        .containsExactly("/agenda/3/pick-strength/source/index: 0 to 1, not 2 (HOD-ORDER-08)");
  }

  @Test
  @Shows("HOD-COMPONENT-03")
  void aStepNamesCardsWhereTheyLie() {
    assertThat(fighting(Settle.afterAction(), choice(Source.hero(0), IN_FRONT)))
        .containsExactly(
            "/agenda/3/pick-strength/faces: only slotted cards are used (HOD-COMPONENT-03)");
    assertThat(fighting(new Assembling(2, 0)))
        .contains("/agenda/2/assembling/at: 0 to 1, not 2 (HOD-COMPONENT-03)");
    assertThat(fighting(Settle.afterAction(), new TakenDamage(SLOTTED, 1), new Exhausting(1)))
        .containsExactly(
            "/agenda/3/taken-damage/face: the monster whose damage is taken is in the row"
                + " (HOD-COMPONENT-03)");
  }

  @Test
  @Shows("HOD-VISIBLE-05")
  void whoActsHasSeenTheVisibleMonsters() {
    HandState unseen = Position.start("hero=galathar").state();

    assertThat(
            problems(
                unseen.withProgress(unseen.progress().withPhase(Phase.COMBAT)), FightStep.FRESH))
        .contains("/row: whoever acts has seen the visible monsters (HOD-VISIBLE-05)");
  }

  @Test
  void countsOfAPositionStayWithinWhatCanBeWritten() {
    assertThat(FIGHT.progress().withTurn(Progress.MOST + 1).turn()).isEqualTo(Progress.MOST);
    assertThat(FIGHT.preparation().withBoost(Progress.MOST + 1).boost()).isEqualTo(Progress.MOST);
    assertThat(FIGHT.preparation().withRotation(Progress.MOST + 1).rotation())
        .isEqualTo(Progress.MOST);
    assertThat(FIGHT.boss().withDamage(Progress.MOST + 1).damage()).isEqualTo(Progress.MOST);
    assertThat(FIGHT.purse().withGold(1000).gold()).isEqualTo(999);
    assertThat(FIGHT.purse().withGold(-1000).gold()).isEqualTo(-999);
  }

  @Test
  @Shows("HOD-COMPONENT-03")
  void noMoreStrengthCardsAreTakenThanTheDeckHas() {
    assertThat(fighting(Settle.afterAction(), new StartingStrength(2), CHOICE)).isEmpty();
    assertThat(fighting(Settle.afterAction(), new StartingStrength(3), CHOICE))
        .containsExactly("/agenda/3/starting-strength: 0 to 2, not 3 (HOD-COMPONENT-03)");
  }

  @Test
  @Shows("HOD-Q-80")
  void theBossMayBeDefeatedWhileSomethingIsBeingResolved() {
    HandState faced = Position.of("phase: boss, strength: [brute-3]").state();
    HandState beaten = faced.withBoss(faced.boss().withBeaten(true));

    assertThat(problems(beaten, BossStep.FRESH, new BossSettle(), CHOICE)).isEmpty();
    assertThat(problems(beaten, BossStep.FRESH))
        .containsExactly("/boss: the boss that is faced is not defeated (HOD-Q-80)");
  }

  @Test
  @Shows("HOD-Q-46")
  void aPotionUsedInSetupMayAskSomething() {
    HandState asked =
        Position.of("phase: merchant, strength: [], purse: {gold: 9}", "hero=robin")
            .plays("buy elixir", "leave")
            .state();
    HandFrame choice = choice(new Source(Source.Kind.POTION, 1), asked.strength().get(0));
    Agenda<HandFrame> drinking = asked.agenda().push(new Toll()).push(choice);

    assertThat(asked.agenda().top()).isInstanceOf(HeldPotions.class);
    assertThat(GAME.check(asked.withAgenda(drinking))).isEmpty();
  }
}
