package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.combat.AddMinions;
import org.lawspeaker.hofordeals.combat.BindCards;
import org.lawspeaker.hofordeals.combat.ChangeEnemies;
import org.lawspeaker.hofordeals.combat.EnemyPower;
import org.lawspeaker.hofordeals.combat.FightMinions;
import org.lawspeaker.hofordeals.combat.PushCost;
import org.lawspeaker.hofordeals.combat.RemoveEnemies;
import org.lawspeaker.hofordeals.combat.StrikeBonus;
import org.lawspeaker.hofordeals.combat.WeaponPower;
import org.lawspeaker.hofordeals.conditions.Count;
import org.lawspeaker.hofordeals.conditions.FightTest;
import org.lawspeaker.hofordeals.conditions.HeroTest;
import org.lawspeaker.hofordeals.conditions.Not;
import org.lawspeaker.hofordeals.conditions.TurnTest;
import org.lawspeaker.hofordeals.effects.Gain;
import org.lawspeaker.hofordeals.effects.Lose;
import org.lawspeaker.hofordeals.effects.May;
import org.lawspeaker.hofordeals.effects.OneOf;
import org.lawspeaker.hofordeals.effects.When;
import org.lawspeaker.hofordeals.gear.BindingLimit;
import org.lawspeaker.hofordeals.gear.LoseGear;
import org.lawspeaker.hofordeals.map.MoveFree;
import org.lawspeaker.hofordeals.map.PlaceCubes;
import org.lawspeaker.hofordeals.market.BuyCards;
import org.lawspeaker.hofordeals.market.Discount;
import org.lawspeaker.hofordeals.market.GainRelic;
import org.lawspeaker.hofordeals.market.TakeCards;
import org.lawspeaker.hofordeals.piles.DestroyCards;
import org.lawspeaker.hofordeals.piles.DiscardCards;
import org.lawspeaker.hofordeals.piles.Which;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Suit;
import org.lawspeaker.hofordeals.state.WeaponType;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.Cost;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Limit;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Who;

/** The forms that the text of a verb takes: one or many, more or less, of a kind or of any. */
class TextsTest {
  private static final Gain FOOD = new Gain(Resource.FOOD, 1, Optional.empty(), Who.YOU);
  private static final ImmutableList<Effect> NONE = ImmutableList.of();
  private static final Lose HEALTH = new Lose(Resource.HEALTH, 2, Who.YOU);

  private static DynamicTest says(Supplier<String> made, String text) {
    return dynamicTest(text, () -> assertThat(made.get()).isEqualTo(text));
  }

  @TestFactory
  Stream<DynamicTest> ofEnemies() {
    return Stream.of(
        says(new AddMinions(2, 0)::says, "add 2 minions to the combat"),
        says(new AddMinions(0, 4)::says, "add minions of at least 4 Power together to the combat"),
        says(new FightMinions(1, 0)::says, "fight 1 minion"),
        says(
            new ChangeEnemies(ChangeEnemies.Whom.ALL, 0, 1, 2)::says,
            "each enemy gains Protection 1 and Infected 2"),
        says(
            new ChangeEnemies(ChangeEnemies.Whom.OTHERS, -1, 0, 1)::says,
            "each other enemy loses 1 Power and gains Infected 1"),
        says(
            new ChangeEnemies(ChangeEnemies.Whom.THIS_ONE, 2, 0, 0)::says,
            "this enemy gains 2 Power"),
        says(new EnemyPower(1, Optional.empty())::says, "minions have 1 more Power"),
        says(new EnemyPower(-1, Optional.of(Suit.DUST))::says, "Dust minions have 1 less Power"),
        says(() -> removed(1, true, Optional.empty(), 20), "destroy 1 minion"),
        says(() -> removed(2, false, Optional.empty(), 20), "remove up to 2 minions"),
        says(
            () -> removed(1, false, Optional.of(3), 19),
            "remove 1 minion of exactly 3 printed Power of 19 or less printed Power"));
  }

  private static String removed(int enemies, boolean destroy, Optional<Integer> exactly, int most) {
    return new RemoveEnemies(enemies, destroy, Optional.empty(), exactly, most).says();
  }

  @TestFactory
  Stream<DynamicTest> ofWhatIsInForce() {
    return Stream.of(
        says(new BindingLimit(-1)::says, "your Binding Limit is 1 lower"),
        says(new BindingLimit(2)::says, "your Binding Limit is 2 higher"),
        says(new StrikeBonus(-1)::says, "your Strike Bonus is 1 lower"),
        says(new StrikeBonus(1)::says, "your Strike Bonus is 1 higher"),
        says(new WeaponPower(-2)::says, "your weapon has 2 less Power"),
        says(new WeaponPower(2)::says, "your weapon has 2 more Power"),
        says(new PushCost(-1)::says, "pushing costs you 1 Food less"),
        says(new PushCost(1)::says, "pushing costs you 1 Food more"),
        says(
            new Discount(1, Optional.empty())::says,
            "cards of the Dealer's Row cost you 1 Effort less"),
        says(
            new Discount(2, Optional.of(Archetype.SOLDIER))::says,
            "Soldier cards of the Dealer's Row cost you 2 Effort less"));
  }

  @TestFactory
  Stream<DynamicTest> ofCards() {
    return Stream.of(
        says(
            new BuyCards(1, false)::says,
            "you may acquire 1 card of the Dealer's Row, whatever its archetype, at its price"),
        says(
            new BuyCards(2, true)::says,
            "you may acquire up to 2 cards of the Dealer's discard pile, whatever their"
                + " archetypes, at their prices"),
        says(new GainRelic(1)::says, "draw a Relic and equip it"),
        says(new GainRelic(2)::says, "draw 2 Relics and equip one of them"),
        says(
            new TakeCards(3, false, true, Optional.empty())::says,
            "you may take cards of the Dealer's discard pile that together cost 3 Effort or less"),
        says(
            new TakeCards(0, true, false, Optional.empty())::says,
            "you may take cards of the Dealer's Row that together cost no more Effort than the"
                + " Power of the minions you defeated"),
        says(
            new TakeCards(0, false, false, Optional.of("Shield"))::says,
            "take Shield if it lies in the Dealer's Row or discard pile"),
        says(new LoseGear(true, true)::says, "discard this card"),
        says(new LoseGear(false, false)::says, "destroy one of your Equipment cards"),
        says(() -> destroyed(1, false, false), "destroy 1 card of your hand or discard pile"),
        says(() -> destroyed(1, true, false), "destroy up to 1 card of your hand or discard pile"),
        says(
            () -> destroyed(2, true, true),
            "destroy up to 2 cards of your hand or discard pile and gain Fame equal to the base"
                + " value of each"),
        says(
            new DiscardCards(Who.YOU, 1, true)::says,
            "discard 1 card of your hand or, without one, take a Curse"),
        says(
            new DiscardCards(Who.EACH_OPPONENT, 2, true)::says,
            "each opponent discards 2 cards of their hand or, without one, takes a Curse"));
  }

  private static String destroyed(int cards, boolean upTo, boolean valued) {
    return new DestroyCards(cards, upTo, Which.ANY, valued).says();
  }

  @TestFactory
  Stream<DynamicTest> ofCosts() {
    Cost all = new Cost(1, 2, 3, 4, 1, 2);
    return Stream.of(
        says(
            all::says,
            "1 Effort, 2 Food, 3 Health, 4 Token Shards, 1 card of the hand to discard and 2 cards"
                + " of hand or discard pile to destroy"),
        says(
            all::orders,
            "pay 1 Effort, 2 Food, 3 Health and 4 Token Shards, discard 1 card of your hand and"
                + " destroy 2 cards of your hand or discard pile"),
        says(new Cost(0, 1, 0, 0, 0, 0)::says, "1 Food"),
        says(new Cost(0, 0, 0, 0, 1, 0)::orders, "discard 1 card of your hand"));
  }

  @TestFactory
  Stream<DynamicTest> ofTheMap() {
    return Stream.of(
        says(new PlaceCubes(1, false)::says, "place 1 Usage cube on another revealed Encounter"),
        says(new PlaceCubes(-2, true)::says, "take 2 Usage cubes off the Encounter you stand on"),
        says(
            new MoveFree(1)::says,
            "you may move 1 Encounter without paying, in your Explore step before you activate an"
                + " Encounter"),
        says(
            new MoveFree(3)::says,
            "you may move up to 3 Encounters without paying, in your Explore step before you"
                + " activate an Encounter"));
  }

  @TestFactory
  Stream<DynamicTest> ofPartsInAnother() {
    ImmutableList<Condition> inCombat = ImmutableList.of(new FightTest.InCombat());
    ImmutableList<ImmutableList<Effect>> either =
        ImmutableList.of(ImmutableList.of(FOOD), ImmutableList.of(HEALTH));
    return Stream.of(
        says(
            new Gain(Resource.POWER, 1, Optional.of(Count.ENEMIES), Who.YOU)::says,
            "this gains 1 Power for each enemy in the combat"),
        says(new May(Cost.NONE, ImmutableList.of(FOOD))::says, "you may gain 1 Food"),
        says(
            new OneOf(either, Who.YOU, Optional.empty())::says,
            "choose: gain 1 Food, or lose 2 Health"),
        says(
            new OneOf(either, Who.EACH_OPPONENT, Optional.empty())::says,
            "each opponent chooses: gain 1 Food, or lose 2 Health"),
        says(
            new OneOf(
                    ImmutableList.of(ImmutableList.of(FOOD, HEALTH, FOOD), either.get(1)),
                    Who.YOU,
                    Optional.empty())
                ::says,
            "choose: gain 1 Food, then lose 2 Health, then gain 1 Food; or lose 2 Health"),
        says(
            new When(inCombat, ImmutableList.of(FOOD), ImmutableList.of())::says,
            "if you are in combat, gain 1 Food"),
        says(
            new When(inCombat, ImmutableList.of(FOOD), ImmutableList.of(HEALTH))::says,
            "if you are in combat, gain 1 Food; otherwise lose 2 Health"));
  }

  /** That a combat is on is said by the moment, or else by the effect. */
  @TestFactory
  Stream<DynamicTest> ofWhatIsDoneInCombat() {
    Effect bind = new BindCards(1);
    When when = new When(ImmutableList.of(new FightTest.InCombat()), ImmutableList.of(bind), NONE);
    return Stream.of(
        says(() -> on(Moment.PUSHED, bind), "when you push: draw and bind 1 card"),
        says(() -> on(Moment.PLAYED, bind), "in combat, draw and bind 1 card"),
        says(
            () -> on(Moment.PUSHED, new May(Cost.NONE, ImmutableList.of(bind))),
            "when you push: you may draw and bind 1 card"),
        says(
            () -> on(Moment.DEFEATED, when),
            "when this is defeated: if you are in combat, draw and bind 1 card"));
  }

  private static String on(Moment moment, Effect effect) {
    Card minion = Scene.GAME.cards().card(Scene.card("1-of-dust"));
    return new Ability(
            moment,
            Optional.empty(),
            ImmutableList.of(),
            Cost.NONE,
            false,
            Limit.NONE,
            ImmutableList.of(effect),
            Optional.empty())
        .says(minion);
  }

  @Test
  void ofPartsAreThoseOfBothWays() {
    When when = new When(ImmutableList.of(), ImmutableList.of(FOOD), ImmutableList.of(HEALTH));

    assertThat(when.parts()).containsExactly(FOOD, HEALTH);
  }

  @TestFactory
  Stream<DynamicTest> ofConditionsThatMustNotHold() {
    Optional<Archetype> any = Optional.empty();
    return Stream.of(
        not(new FightTest.InCombat(), "you are not in combat"),
        not(new FightTest.WasAmbushed(), "you were not ambushed"),
        not(new FightTest.NoneRemoved(), "an enemy was destroyed or removed by an ability"),
        not(new FightTest.EnemiesAtLeast(3), "you face fewer than 3 enemies"),
        not(
            new FightTest.ShardsGained(2),
            "you have gained less than 2 Token Shards in this combat"),
        not(new FightTest.Facing(Suit.SKULLS), "you face no Skulls minion"),
        not(new HeroTest.HealthAtMost(4), "your Health is more than 4"),
        not(new HeroTest.HandAtLeast(2), "you have fewer than 2 cards in hand"),
        not(new HeroTest.HasAtLeast(Resource.FOOD, 3), "you have less than 3 Food"),
        not(new HeroTest.WeaponIs(WeaponType.HEAVY), "your weapon is not Heavy"),
        not(new HeroTest.PlayersAtLeast(3), "fewer than 3 play"),
        not(
            new HeroTest.BoundAtLeast(2, Optional.of(Archetype.SOLDIER)),
            "fewer than 2 Soldier cards are bound to your weapon"),
        not(new HeroTest.BoundAtLeast(2, any), "fewer than 2 cards are bound to your weapon"),
        not(new TurnTest.Played(2, any), "you have played fewer than 2 cards this turn"),
        not(
            new TurnTest.Played(2, Optional.of(Archetype.WANDERER)),
            "you have played fewer than 2 Wanderer cards this turn"),
        not(
            new TurnTest.RevealedFewerThan(3),
            "3 or more Encounters besides the Town are revealed"),
        not(
            new TurnTest.VisitedAtLeast(2),
            "you have visited fewer than 2 Encounters this turn besides the one where it began"),
        not(new TurnTest.OthersTurn(), "it is your turn"));
  }

  /** Fewer than one is none. */
  @TestFactory
  Stream<DynamicTest> ofConditionsWithoutAnyAreInTheSingular() {
    Optional<Archetype> any = Optional.empty();
    return Stream.of(
        not(new FightTest.EnemiesAtLeast(1), "you face no enemy"),
        not(
            new HeroTest.BoundAtLeast(1, Optional.of(Archetype.SOLDIER)),
            "no Soldier card is bound to your weapon"),
        not(new TurnTest.Played(1, any), "you have played no card this turn"),
        not(
            new TurnTest.VisitedAtLeast(1),
            "you have visited no Encounter this turn besides the one where it began"),
        says(new TurnTest.RevealedFewerThan(1)::says, "no Encounter besides the Town is revealed"));
  }

  private static DynamicTest not(Condition condition, String text) {
    return dynamicTest(
        text,
        () -> {
          assertThat(new Not(condition).says()).isEqualTo(text);
          assertThat(new Not(condition).denies()).isEqualTo(condition.says());
        });
  }
}
