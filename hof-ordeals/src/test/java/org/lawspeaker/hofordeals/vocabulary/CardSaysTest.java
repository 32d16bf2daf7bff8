package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.hofordeals.Scene;

/** All of a card in words, one of each kind and form. */
class CardSaysTest {
  @TestFactory
  Stream<DynamicTest> whatItIsAndDoes() {
    return Stream.of(
        says("strive", "Basic Action, 1 Effort."),
        says("hunt", "Wanderer Action, 1 Effort, 1 Food."),
        says(
            "boar-spear",
            "Wanderer Attack, 4 Power. When this is drawn into a combat: gain 1 Food."),
        says(
            "sworn-blade",
            "Soldier and Trickster Attack, 5 Power. When this is drawn into a combat: this gains 1"
                + " Power."),
        says("long-sword", "One-Handed weapon, 2 Power, Binding Limit 3, Strike Bonus 2."),
        says(
            "shield",
            "Shield, Equipment for off-hand. Works only beside a One-Handed weapon. Whenever you"
                + " would lose Health, lose 1 less."),
        says(
            "conjured-shield",
            "Equipment for off-hand. Lies on top of other Equipment, which is not stashed but does"
                + " nothing while it is covered. If you are in combat, whenever you would lose Health, lose 1 less. When you draw this"
                + " for your hand, put it into your played area: you may equip this to a player of"
                + " your choice. When this is drawn into a combat: you may equip this to a player"
                + " of your choice. When you win a combat or leave it alive: discard this card."),
        says(
            "famine",
            "Curse. You cannot play this. When you draw this for your hand, put it into your played"
                + " area: lose 1 Food."),
        says(
            "lucky-coin",
            "Equipment for side. In your turn, you may use this, once per turn: discard 1 card of"
                + " your hand; if you do, gain 1 Effort."),
        says(
            "health-elixir",
            "Equipment for side. At any time but while you resolve Pain, you may use this: gain 4"
                + " Health, then destroy this card."),
        says(
            "crushing-mace",
            "One-Handed weapon, 3 Power, Binding Limit 3, Strike Bonus 2. At the start of combat:"
                + " draw and bind 1 card, then your least powerful bound card gains 2 Power."),
        says(
            "devil-s-crown",
            "Equipment for head. At the start of combat: you may take 1 Curse; if you do, each"
                + " enemy loses 1 Power."),
        says("cleave", "Soldier Attack, 5 Power. When you assign this: draw and bind 1 card."),
        says("dragonbone-helm", "Equipment for head. Whenever you would lose Health, lose 2 less."),
        says("bad-luck", "Curse. You cannot play this."),
        says(
            "debt",
            "Curse. You may play this. Lose 1 Fame, then destroy up to 1 Curse of your hand or"
                + " discard pile."),
        says("1-of-dust", "Dust minion, 1 Power, Pain 1. Reward: gain 1 Food."),
        says(
            "4-of-scales",
            "Scales minion, 4 Power, Pain 2, Protection 1. Dust minions have 1 more Protection."
                + " Reward: gain 2 Fame and 1 Token Shard."),
        says(
            "2-of-plague",
            "Plague minion, 2 Power, Pain 1, Infected 1. Reward: gain 1 Fame and 1 Food."),
        says(
            "2-of-skulls",
            "Skulls minion, 2 Power, Pain 1. When this is revealed: discard 1 card of your hand or,"
                + " without one, take a Curse. Reward: gain 1 Token Shard and 1 Fame."),
        says("scratch", "Pain. Lose 1 Health."),
        says(
            "jack-of-plague",
            "Jack, 2 Power, Pain 2, Infected 1, Minion Draw 1+. When this is first encountered:"
                + " each player resolves 1 Pain card. Reward: gain 5 Fame and 3 Food."),
        says(
            "queen-of-dust",
            "Queen, 4 Power, Pain 3, Minion Draw 2+. Queen's Presence: when you reveal a Dust"
                + " minion, lose 1 Health. Reward: gain 8 Fame and 3 Token Shards."),
        says(
            "king-of-dust",
            "King, 7 Power, Pain 4, Minion Draw 4+. Pursuit 2: he hunts the player with the most"
                + " Token Shards. Reward: gain 15 Fame."),
        says(
            "town",
            "Basic, cards to acquire: Soldier, Trickster, Wanderer and Equipment. Choose: gain 2"
                + " Health, or gain 2 Food."),
        says(
            "king",
            "Boss, level 3, cards to acquire: Wanderer and Equipment. Fight the Royalty of the"
                + " level, and minions that are drawn for it."),
        says(
            "demon-trader",
            "Event, level 2, cards to acquire: Trickster and Soldier, Usage 2, 3 with 3 players, 4"
                + " with 4 players. To activate this, pay 4 Token Shards. Draw a Relic and equip"
                + " it."),
        says(
            "test-of-strength",
            "Event, level 1, cards to acquire: Soldier, Usage 2. Activate this only if 2 or more"
                + " Soldier cards are bound to your weapon. Gain 3 Fame and 1 Token Shard."),
        says(
            "roadside-trap",
            "Ambush, level 1, cards to acquire: Soldier and Wanderer, Usage 2. Ambush: fight 1"
                + " minion. Reward: gain 1 Token Shard."),
        says(
            "swarm",
            "Ambush, level 2, cards to acquire: Wanderer and Trickster, Usage 2. Ambush: fight"
                + " minions of at least 5 Power together. In this combat, Plague minions have 1"
                + " less Power. Reward: gain 3 Token Shards."),
        says(
            "the-crucible",
            "Combat, level 2, cards to acquire: Soldier, Usage 2. Fight 3 minions. At the start of"
                + " combat: you may gain all Token Shards of this combat, past and to come, as Fame"
                + " instead. When you push: you may gain all Token Shards of this combat, past and"
                + " to come, as Fame instead. Reward: gain 2 Token Shards."));
  }

  private static DynamicTest says(String name, String text) {
    return dynamicTest(
        name, () -> assertThat(Scene.GAME.cards().card(Scene.card(name)).says()).isEqualTo(text));
  }
}
