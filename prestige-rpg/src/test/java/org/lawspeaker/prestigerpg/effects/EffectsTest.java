package org.lawspeaker.prestigerpg.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.lasting.Condition;
import org.lawspeaker.prestigerpg.lasting.Count;
import org.lawspeaker.prestigerpg.lasting.Group;
import org.lawspeaker.prestigerpg.lasting.Holder;
import org.lawspeaker.prestigerpg.moves.Due;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Advance;
import org.lawspeaker.prestigerpg.table.Table;

/** What each verb does, used by Ben. */
class EffectsTest {
  private static final Source BENS =
      new Source(BEN, Origin.CARD, number("trip"), -1, 0, Target.NONE, -1);
  private static final Optional<Count> PLAIN = Optional.empty();

  private static Table table(Scene scene) {
    Table table = Table.telling(scene.cards(), scene.state());
    table.agenda = Agenda.empty();
    return table;
  }

  private static Table dummy() {
    return table(Scene.of(3).faces("dummy").totals());
  }

  /** The table after this, up to the next choice. */
  private static Table after(Effect effect, Source source, Table table) {
    effect.act(table, source);
    return Advance.settle(table);
  }

  private static List<Integer> lives(Table table) {
    return table.sheets.stream().map(Sheet::life).toList();
  }

  private static List<String> says(Table table) {
    return table.events().stream().map(Event::says).toList();
  }

  @Test
  @Shows("PRE-Q-104")
  void hurtsAllAtTheSameTimeForEachThingCountedOfTheirs() {
    Table plain = after(new Hurt(Group.ALL, 7, PLAIN), BENS, dummy());
    Table poisoned = table(Scene.of(3).faces("dummy").poison(ANN, 2).poison(CID, 1).totals());

    assertThat(lives(plain)).containsExactly(93, 93, 93);
    assertThat(lives(after(new Hurt(Group.ALL, 7, Optional.of(Count.YOUR_POISON)), BENS, poisoned)))
        .containsExactly(86, 100, 93);
  }

  @Test
  void hurtsToDeath() {
    Table table = table(Scene.of(3).faces("dummy").life(ANN, 7).totals());

    assertThat(after(new Hurt(Group.OTHERS, 7, PLAIN), BENS, table).lives(ANN)).isFalse();
  }

  @Test
  @Shows("PRE-Q-103")
  void healsUpToAHundred() {
    Table table = table(Scene.of(3).faces("dummy").life(ANN, 10).life(BEN, 95).totals());

    assertThat(lives(after(new Heal(Group.ALL, 20), BENS, table))).containsExactly(30, 100, 100);
  }

  @Test
  void aBlowLandsOnTheCreatureOrOnAllItsTokensOrOnTheOneMeant() {
    Table tokens = table(Scene.of(3).faces("swarm").totals());
    Source second = BENS.withTarget(Target.token(1));

    assertThat(after(new Blow(12, Blow.At.ALL), BENS, dummy()).foe.life()).isEqualTo(88);
    assertThat(after(new Blow(12, Blow.At.ALL), BENS, tokens).foe.tokens())
        .isEqualTo(Pile.of(18, 18, 18));
    assertThat(after(new Blow(3, Blow.At.TARGET), second, tokens).foe.tokens())
        .isEqualTo(Pile.of(18, 15, 18));
    assertThat(after(new Blow(3, Blow.At.ATTACKED), BENS, tokens).foe.tokens())
        .isEqualTo(Pile.of(18, 15, 18));
    assertThat(tokens.sheet(BEN).pace().dealt()).isEqualTo(3 * 12 + 3);
  }

  @Test
  @Shows("PRE-Q-34")
  void theLifeOfACreatureChangesWithinItsBound() {
    ChangeLife loss = new ChangeLife(-30, PLAIN, 5);
    Table weak = table(Scene.of(3).faces("dummy").creature(20).totals());

    assertThat(after(loss, BENS, dummy()).foe.life()).isEqualTo(70);
    assertThat(after(loss, BENS, weak).foe.life()).isEqualTo(5);
    assertThat(after(new ChangeLife(10, Optional.of(Count.LIVING), 5), BENS, dummy()).foe.life())
        .isEqualTo(130);
  }

  @Test
  void prestigeIsGainedAndLost() {
    Table table = after(new GainPrestige(Group.OTHERS, 2), BENS, dummy());
    after(new GainPrestige(Group.YOU, -3), BENS, table);

    assertThat(table.sheets).extracting(Sheet::prestige).containsExactly(2, -3, 2);
  }

  @Test
  void tokensArePlacedAndTakenOffAsFarAsTheyAreThere() {
    Table table = after(new Place(Group.ALL, Mark.POISON, 2), BENS, dummy());
    after(new TakeOff(Group.YOU, Mark.POISON, 1), BENS, table);
    after(new TakeOff(new Holder(3), Mark.POISON, 9), BENS, table);

    assertThat(table.sheets).extracting(sheet -> sheet.marks().poison()).containsExactly(2, 1, 0);
  }

  @Test
  void thePlayerChoosesWhatToDiscardOneCardAfterAnother() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "feint", "trip", "rally").totals();
    Table table = after(new LoseCards(Group.YOU, 2, LoseCards.How.CHOSEN), BENS, table(scene));

    DiscardChosen first = (DiscardChosen) table.agenda.top();
    assertThat(first).isEqualTo(new DiscardChosen(BEN, 2));
    assertThat(first.asksSeat(BEN)).isTrue();
    assertThat(first.asksSeat(ANN)).isFalse();
    assertThat(first.offersCard(table, BEN, number("trip"))).isTrue();
    assertThat(first.offersCard(table, BEN, number("shove"))).isFalse();
    first.pickCard(table, BEN, number("trip"));
    ((DiscardChosen) Advance.settle(table).agenda.top()).pickCard(table, BEN, number("feint"));
    assertThat(Advance.settle(table).agenda.isEmpty()).isTrue();
    assertThat(table.sheet(BEN).hand()).isEqualTo(Bag.of(number("rally")));
    assertThat(table.piles.discards()).isEqualTo(Bag.of(number("trip"), number("feint")));
  }

  @Test
  void randomCardsAreDiscardedAndWholeHands() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "feint", "trip").hand(CID, "rally").totals();
    Table table = after(new LoseCards(Group.YOU, 2, LoseCards.How.RANDOM), BENS, table(scene));
    after(new LoseCards(new Holder(3), 1, LoseCards.How.ALL), BENS, table);

    assertThat(table.sheet(CID).hand().isEmpty()).isTrue();
    LoseRandom random = (LoseRandom) table.agenda.top();
    assertThat(random.from()).isEqualTo(BEN);
    assertThat(random.isDrawing()).isTrue();
    random.drawn(table, number("trip"));
    assertThat(table.agenda.top()).isEqualTo(new LoseRandom(BEN, 1));
    ((LoseRandom) table.agenda.top()).drawn(table, number("feint"));
    assertThat(Advance.settle(table).agenda.isEmpty()).isTrue();
    assertThat(table.sheet(BEN).hand().isEmpty()).isTrue();
  }

  @Test
  @Shows("PRE-Q-62")
  void nothingIsAskedOfTheDead() {
    assertThat(new DiscardChosen(BEN, 1).without(BEN)).isEmpty();
    assertThat(new DiscardChosen(BEN, 1).without(ANN)).contains(new DiscardChosen(BEN, 1));
    assertThat(new LoseRandom(BEN, 1).without(BEN)).isEmpty();
    assertThat(new LoseRandom(BEN, 1).without(ANN)).contains(new LoseRandom(BEN, 1));
    OneOfChoice choice = new OneOfChoice(BEN, BENS, ImmutableList.of());
    assertThat(choice.without(BEN)).isEmpty();
    assertThat(choice.without(ANN)).contains(choice);
  }

  @Test
  void whoeverIsMeantChoosesOneOfSeveralWays() {
    ImmutableList<ImmutableList<Effect>> ways =
        ImmutableList.of(
            ImmutableList.of(new GainPrestige(Group.YOU, 1)),
            ImmutableList.of(new GainPrestige(Group.YOU, 2)));
    Table table = after(new OneOf(Group.OTHERS, ways), BENS, dummy());
    OneOfChoice choice = (OneOfChoice) table.agenda.top();

    assertThat(choice.asksSeat(ANN)).isTrue();
    assertThat(choice.asksSeat(BEN)).isFalse();
    assertThat(choice.options(table)).containsExactly("1", "2");
    assertThat(Due.of(table).owing()).containsExactly(ANN);
    choice.pickOption(table, ANN, 1);
    assertThat(Advance.settle(table).sheet(BEN).prestige()).isEqualTo(2);
    assertThat(after(new OneOf(new Holder(6), ways), BENS, dummy()).agenda.isEmpty()).isTrue();
  }

  @Test
  void somethingIsDoneOnlyIfItHolds() {
    Effect when =
        new When(
            ImmutableList.of(new Condition.HasTokens()),
            ImmutableList.of(new GainPrestige(Group.YOU, 1)),
            ImmutableList.of(new GainPrestige(Group.YOU, 2)));

    assertThat(after(when, BENS, dummy()).sheet(BEN).prestige()).isEqualTo(2);
    assertThat(after(when, BENS, table(Scene.of(3).faces("swarm").totals())).sheet(BEN).prestige())
        .isEqualTo(1);
  }

  @Test
  void initiativeIsExchangedWithALivingPlayer() {
    Source chosen = BENS.withTarget(Target.of(CID));
    Table table = after(new ExchangeInitiative(), chosen, dummy());
    Table dead = table(Scene.of(3).faces("dummy").dead(CID).totals());

    assertThat(table.sheets).extracting(Sheet::initiative).containsExactly(1, 3, 2);
    assertThat(after(new ExchangeInitiative(), chosen, dead).sheet(BEN).initiative()).isEqualTo(2);
    assertThat(after(new ExchangeInitiative(), BENS, dummy()).sheet(BEN).initiative()).isEqualTo(2);
  }

  @Test
  @Shows("PRE-THANTIGIST-01")
  void twoDifferentPlayersSwitchSeats() {
    SwitchSeats swap = new SwitchSeats(Group.MOST_LIFE, Group.LEAST_LIFE);
    Table table = table(Scene.of(3).faces("dummy").life(BEN, 30).totals());

    assertThat(says(after(swap, BENS, table))).containsExactly("seat 0 and seat 1 switch seats");
    assertThat(says(after(swap, BENS, dummy()))).isEmpty();
    assertThat(says(after(new SwitchSeats(Group.DEAD, Group.YOU), BENS, dummy()))).isEmpty();
    assertThat(says(after(new SwitchSeats(Group.YOU, Group.DEAD), BENS, dummy()))).isEmpty();
  }

  @Test
  void aStrikeIsPreventedOrRedirectedWhollyOrInPart() {
    assertThat(struck(new Prevent(Group.YOU, Optional.of(6)))).containsExactly(new Hit(BEN, 9, 0));
    assertThat(struck(new Prevent(Group.YOU, Optional.empty())))
        .containsExactly(new Hit(BEN, 0, 0));
    assertThat(struck(new Redirect(Group.YOU, Group.TARGET, false)))
        .containsExactly(new Hit(CID, 15, 0));
    assertThat(struck(new Redirect(Group.YOU, Group.TARGET, true)))
        .containsExactly(new Hit(CID, 7, 0));
    assertThat(struck(new Redirect(Group.YOU, Group.DEAD, false)))
        .containsExactly(new Hit(BEN, 15, 0));
  }

  /** What is left of an attack on Ben for 15, who has chosen Cid. */
  private static ImmutableList<Hit> struck(Effect effect) {
    Table table = dummy();
    table.strike = new Strike(0, -1, ImmutableList.of(new Hit(BEN, 15, 0)));
    return after(effect, BENS.withTarget(Target.of(CID)), table).strike.hits();
  }

  @Test
  @Shows("PRE-Q-35")
  void theCreatureReceivesWhatItDoes() {
    Table before = dummy();
    before.strike = new Strike(0, -1, ImmutableList.of(new Hit(BEN, 15, 0)));
    Table damaged = dummy();
    damaged.strike = new Strike(0, -1, ImmutableList.of(new Hit(BEN, 15, 4)));

    assertThat(after(new Reflect(2), BENS, before).foe.life()).isEqualTo(70);
    assertThat(after(new Reflect(1), BENS, damaged).foe.life()).isEqualTo(96);
    assertThat(after(new Reflect(1), BENS, dummy()).foe.life()).isEqualTo(100);
  }

  @Test
  void anAttackThatIsNotYetCheckedIsChanged() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "rally").turns();
    Table table = table(scene.passesUntil("flipped"));
    Attack attack = table.stack.get(0);
    Source on = BENS.withAttack(attack.id());
    after(new AddToAttack(5), on, table);
    assertThat(table.stack.get(0).flat()).isEqualTo(5);
    after(new Rotate(true), on, table);
    assertThat(table.stack.get(0).face()).isEqualTo(0);
    after(new Rotate(false), on, table);
    assertThat(table.stack.get(0).face()).isEqualTo(1);
    after(new CancelAttack(), on, table);
    assertThat(table.stack).isEmpty();
    assertThat(says(table)).containsExactly("the Attack 20 of seat 0 does not hit");
    table.stack = ImmutableList.of(attack.withChecked(true));
    after(new AddToAttack(5), on, table);
    assertThat(table.stack.get(0).flat()).isZero();
  }

  @Test
  @Shows("PRE-Q-87")
  void withoutARelicThereIsPrestige() {
    Table table = dummy();

    assertThat(after(new GainRelic(Group.YOU, 2), BENS, table).sheet(BEN).prestige()).isEqualTo(2);
  }

  @Test
  @Shows("PRE-Q-38")
  void aTripCostsTheNextRoundUnlessTheTablePlaysOtherwise() {
    Table shortly = table(Scene.of(3, "trip=this-turn").faces("dummy").totals());

    assertThat(after(new SitOut(Group.YOU), BENS, dummy()).sheet(BEN).pace().tripped()).isTrue();
    assertThat(after(new SitOut(Group.YOU), BENS, shortly).sheet(BEN).pace().tripped()).isFalse();
  }

  @Test
  void theBarrierGoesUpAndDown() {
    Table table = after(new SetBarrier(true), BENS, dummy());

    assertThat(table.foe.barrier()).isTrue();
    assertThat(after(new SetBarrier(false), BENS, table).foe.barrier()).isFalse();
    assertThat(says(table)).containsExactly("the barrier is up", "the barrier is down");
  }

  @Test
  void cardsAreDrawnByNumberOrUpToALimitNotBoth() {
    assertThatThrownBy(() -> new DrawCards(Group.YOU, 1, Optional.of(2)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new DrawCards(Group.YOU, 0, Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  @Shows("PRE-Q-106")
  void whatConcernsNobodyPlaysNoAttackAndRobsNobody() {
    Source nobody = BENS.withByNobody(true);
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "feint").hand(BEN, "attack-5").totals();

    assertThat(after(new PlayAttack(1), nobody, table(scene)).agenda.isEmpty()).isTrue();
    assertThat(after(new Rob(1), nobody, table(scene)).agenda.isEmpty()).isTrue();
    assertThat(after(new PlayAttack(1), BENS, table(scene)).agenda.isEmpty()).isFalse();
    assertThat(after(new Rob(1), BENS, table(scene)).agenda.isEmpty()).isFalse();
  }

  @Test
  @Shows("PRE-SPECIAL-02")
  void onlyWhatChangesTheAttackTouchesIt() {
    Effect touches = new Rotate(true);
    Effect leaves = new Heal(Group.YOU, 1);
    ImmutableList<Condition> tokens = ImmutableList.of(new Condition.HasTokens());

    assertThat(touches.touchesAttack()).isTrue();
    assertThat(leaves.touchesAttack()).isFalse();
    assertThat(
            new When(tokens, ImmutableList.of(touches), ImmutableList.of(leaves)).touchesAttack())
        .isTrue();
    assertThat(
            new When(tokens, ImmutableList.of(leaves), ImmutableList.of(touches)).touchesAttack())
        .isTrue();
    assertThat(new When(tokens, ImmutableList.of(leaves), ImmutableList.of(leaves)).touchesAttack())
        .isFalse();
  }
}
