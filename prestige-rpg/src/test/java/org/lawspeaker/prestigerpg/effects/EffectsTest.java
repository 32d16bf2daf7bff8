package org.lawspeaker.prestigerpg.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.byName;
import static org.lawspeaker.prestigerpg.Scene.number;
import static org.lawspeaker.prestigerpg.effects.Acting.BENS;
import static org.lawspeaker.prestigerpg.effects.Acting.after;
import static org.lawspeaker.prestigerpg.effects.Acting.dummy;
import static org.lawspeaker.prestigerpg.effects.Acting.table;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.attack.PlayAttack;
import org.lawspeaker.prestigerpg.creature.Blow;
import org.lawspeaker.prestigerpg.creature.ChangeLife;
import org.lawspeaker.prestigerpg.creature.EndEncounter;
import org.lawspeaker.prestigerpg.creature.SetBarrier;
import org.lawspeaker.prestigerpg.events.ChestCards;
import org.lawspeaker.prestigerpg.events.OpenChest;
import org.lawspeaker.prestigerpg.hand.DrawCards;
import org.lawspeaker.prestigerpg.hand.Rob;
import org.lawspeaker.prestigerpg.initiative.ExchangeInitiative;
import org.lawspeaker.prestigerpg.initiative.SwitchSeats;
import org.lawspeaker.prestigerpg.items.GainRelic;
import org.lawspeaker.prestigerpg.life.Heal;
import org.lawspeaker.prestigerpg.life.Hurt;
import org.lawspeaker.prestigerpg.life.Place;
import org.lawspeaker.prestigerpg.life.TakeOff;
import org.lawspeaker.prestigerpg.scoring.EndGame;
import org.lawspeaker.prestigerpg.scoring.GainPrestige;
import org.lawspeaker.prestigerpg.setting.SwapSet;
import org.lawspeaker.prestigerpg.stack.AddToAttack;
import org.lawspeaker.prestigerpg.stack.CancelAttack;
import org.lawspeaker.prestigerpg.stack.Rotate;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.strike.Divert;
import org.lawspeaker.prestigerpg.strike.Prevent;
import org.lawspeaker.prestigerpg.strike.Redirect;
import org.lawspeaker.prestigerpg.strike.Reflect;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.InForce;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.prestigerpg.terms.Holder;
import org.lawspeaker.prestigerpg.terms.Situation;
import org.lawspeaker.prestigerpg.turns.SitOut;
import org.lawspeaker.testkit.coverage.Shows;

/** What each verb does, used by Ben. */
class EffectsTest {
  private static final Optional<Count> PLAIN = Optional.empty();

  private static List<Integer> lives(Table table) {
    return byName(table.sheets).stream().map(Sheet::life).toList();
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
    Source second = BENS.withTarget(new Target.Token(1));

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

    assertThat(byName(table.sheets)).extracting(Sheet::prestige).containsExactly(2, -3, 2);
    assertThat(says(table))
        .containsExactlyInAnyOrder(
            "seat 2 gains 2 Prestige", "seat 0 gains 2 Prestige", "seat 1 loses 3 Prestige");
  }

  @Test
  void tokensArePlacedAndTakenOffAsFarAsTheyAreThere() {
    Table table = after(new Place(Group.ALL, Mark.POISON, 2), BENS, dummy());
    after(new TakeOff(Group.YOU, Mark.POISON, 1, false), BENS, table);
    after(new TakeOff(new Holder(3), Mark.POISON, 9, false), BENS, table);

    assertThat(table.sheets).extracting(sheet -> sheet.marks().poison()).containsExactly(0, 1, 2);
  }

  @Test
  void allTokensAreTakenOffHoweverManyThereAre() {
    Table table = after(new Place(Group.ALL, Mark.POISON, 9), BENS, dummy());
    after(new Place(Group.ALL, Mark.POISON, 2), BENS, table);
    after(new TakeOff(Group.YOU, Mark.POISON, 1, true), BENS, table);

    assertThat(table.sheets).extracting(sheet -> sheet.marks().poison()).containsExactly(11, 0, 11);
  }

  @Test
  void somethingIsDoneOnlyIfItHolds() {
    Effect when =
        new When(
            ImmutableList.of(new Situation.HasTokens()),
            ImmutableList.of(new GainPrestige(Group.YOU, 1)),
            ImmutableList.of(new GainPrestige(Group.YOU, 2)));

    assertThat(after(when, BENS, dummy()).sheet(BEN).prestige()).isEqualTo(2);
    assertThat(after(when, BENS, table(Scene.of(3).faces("swarm").totals())).sheet(BEN).prestige())
        .isEqualTo(1);
  }

  @Test
  void initiativeIsExchangedWithALivingPlayer() {
    Source chosen = BENS.withTarget(Target.player(CID));
    Table table = after(new ExchangeInitiative(), chosen, dummy());
    Table dead = table(Scene.of(3).faces("dummy").dead(CID).totals());

    assertThat(byName(table.sheets)).extracting(Sheet::initiative).containsExactly(1, 3, 2);
    assertThat(after(new ExchangeInitiative(), chosen, dead).sheet(BEN).initiative()).isEqualTo(2);
    assertThat(after(new ExchangeInitiative(), BENS, dummy()).sheet(BEN).initiative()).isEqualTo(2);
  }

  @Test
  @Shows("PRE-THANTIGIST-01")
  void twoDifferentPlayersSwitchSeats() {
    SwitchSeats swap = new SwitchSeats(Group.MOST_LIFE, Group.LEAST_LIFE);
    Table table = table(Scene.of(3).faces("dummy").life(BEN, 30).totals());

    assertThat(says(after(swap, BENS, table))).containsExactly("seat 2 and seat 1 switch seats");
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
    table.strike = new Strike(0, ImmutableList.of(new Hit(BEN, 15, 0)));
    return after(effect, BENS.withTarget(Target.player(CID)), table).strike.hits();
  }

  @Test
  @Shows("PRE-Q-35")
  void theCreatureReceivesWhatItDoes() {
    Table before = dummy();
    before.strike = new Strike(0, ImmutableList.of(new Hit(BEN, 15, 0)));
    Table damaged = dummy();
    damaged.strike = new Strike(0, ImmutableList.of(new Hit(BEN, 15, 4)));

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
    assertThat(says(table)).containsExactly("seat 2's Attack 20 does not hit");
    table.stack = ImmutableList.of(attack.withChecked(true));
    after(new AddToAttack(5), on, table);
    assertThat(table.stack.get(0).flat()).isZero();
  }

  @Test
  @Shows("PRE-VAMPYRE-06")
  void whoLosesTheTokenIsNoLongerTurned() {
    Table table = table(Scene.of(3).faces("dummy").turned(BEN).totals());

    after(new TakeOff(Group.YOU, Mark.TURNED, 1, false), BENS, table);

    assertThat(table.sheet(BEN).marks().turned()).isFalse();
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

    assertThat(after(new PlayAttack(1), nobody, table(scene)).agenda().isEmpty()).isTrue();
    assertThat(after(new Rob(1), nobody, table(scene)).agenda().isEmpty()).isTrue();
    assertThat(after(new PlayAttack(1), BENS, table(scene)).agenda().isEmpty()).isFalse();
    assertThat(after(new Rob(1), BENS, table(scene)).agenda().isEmpty()).isFalse();
  }

  @Test
  @Shows("PRE-SPECIAL-02")
  void onlyWhatChangesTheAttackTouchesIt() {
    Effect touches = new Rotate(true);
    Effect leaves = new Heal(Group.YOU, 1);
    ImmutableList<Condition> tokens = ImmutableList.of(new Situation.HasTokens());

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

  @Test
  void aBlowWhereTheAttackWasAimedLandsOnItsToken() {
    Scene scene = Scene.of(3).faces("swarm").set(ANN, "attack-20").hand(BEN, "rally").turns();
    Table table = table(scene.passesUntil("token").plays("ann: token 2"));
    Source attacks = BENS.withAttack(table.stack.get(0).id());

    assertThat(after(new Blow(3, Blow.At.ATTACKED), attacks, table).foe.tokens())
        .isEqualTo(Pile.of(30, 27, 30));
  }

  @Test
  @Shows("PRE-Q-60")
  void anEncounterIsCompletedByAnEffectAndNobodyScoresIt() {
    Table table = after(new EndEncounter(), BENS, dummy());

    assertThat(table.foe.over()).isTrue();
    assertThat(table.foe.killer()).isEqualTo(-1);
    assertThat(says(table)).contains("Dummy is completed");
  }

  @Test
  @Shows("PRE-QUEST-01")
  void theGameEndsByAnEffectWithWinnersOrWithout() {
    Table won = after(new EndGame(Optional.of(Group.OTHERS)), BENS, dummy());
    Table lost = after(new EndGame(Optional.empty()), BENS, dummy());

    assertThat(won.clock.ending()).isEqualTo(new Ending(Ending.Cause.QUEST, 0b101));
    assertThat(lost.clock.ending()).isEqualTo(new Ending(Ending.Cause.QUEST, 0));
  }

  @Test
  @Shows("PRE-CHEST-01")
  void aChestIsOpenedByAnEffectToo() {
    assertThat(after(new OpenChest(2), BENS, dummy()).agenda().top()).isEqualTo(new ChestCards(2));
  }

  @Test
  void setCardsChangePlacesFaceDown() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "attack-5").set(CID, "attack-20");
    Table table = table(scene.hand(ANN, "feint").turns());
    after(new SwapSet(), BENS.withTarget(new Target.Card(CID, 0)), table);

    assertThat(table.sheet(BEN).set()).containsExactly(new SetCard(number("attack-20"), false));
    assertThat(table.sheet(CID).set()).containsExactly(new SetCard(number("attack-5"), false));
  }

  @Test
  @Shows("PRE-THANTIGIST-01")
  void whatIsInForceAndWhatWasDoneMovesWithTheCharacter() {
    Table table = dummy();
    table.inForce =
        ImmutableList.of(
            inForce(1, ANN, Target.player(CID)),
            inForce(2, BEN, Target.player(ANN)),
            inForce(3, CID, new Target.PlayerAndToken(BEN, 2)));
    table.foe = table.foe.withClaimers(Scene.seats(CID, BEN));
    table.clock = table.clock.withDealers(Scene.seats(ANN, CID, BEN));
    after(new SwitchSeats(Group.YOU, new Holder(1)), BENS, table);

    assertThat(table.inForce)
        .containsExactly(
            inForce(1, BEN, Target.player(CID)),
            inForce(2, ANN, Target.player(BEN)),
            inForce(3, CID, new Target.PlayerAndToken(ANN, 2)));
    assertThat(table.foe.claimers()).isEqualTo(Scene.seats(CID, ANN));
    assertThat(table.clock.dealers()).isEqualTo(Scene.seats(BEN, CID, ANN));
  }

  private static InForce inForce(int id, Seat user, Target target) {
    Source source = BENS.withUser(user).withTarget(target);
    return new InForce(id, source, new Divert(), Span.Until.ROUND, 1);
  }
}
