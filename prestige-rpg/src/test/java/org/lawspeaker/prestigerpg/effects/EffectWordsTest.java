package org.lawspeaker.prestigerpg.effects;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.prestigerpg.attack.PlayAttack;
import org.lawspeaker.prestigerpg.creature.Blow;
import org.lawspeaker.prestigerpg.creature.ChangeLife;
import org.lawspeaker.prestigerpg.creature.EndEncounter;
import org.lawspeaker.prestigerpg.creature.SetBarrier;
import org.lawspeaker.prestigerpg.events.OpenChest;
import org.lawspeaker.prestigerpg.hand.DrawCards;
import org.lawspeaker.prestigerpg.hand.LoseCards;
import org.lawspeaker.prestigerpg.hand.Rob;
import org.lawspeaker.prestigerpg.initiative.ExchangeInitiative;
import org.lawspeaker.prestigerpg.initiative.NewInitiative;
import org.lawspeaker.prestigerpg.initiative.SwitchSeats;
import org.lawspeaker.prestigerpg.items.GainRelic;
import org.lawspeaker.prestigerpg.items.Steal;
import org.lawspeaker.prestigerpg.life.Heal;
import org.lawspeaker.prestigerpg.life.Hurt;
import org.lawspeaker.prestigerpg.life.Place;
import org.lawspeaker.prestigerpg.life.ReviveAll;
import org.lawspeaker.prestigerpg.life.TakeOff;
import org.lawspeaker.prestigerpg.scoring.EndGame;
import org.lawspeaker.prestigerpg.scoring.GainPrestige;
import org.lawspeaker.prestigerpg.setting.DiscardSet;
import org.lawspeaker.prestigerpg.setting.SwapSet;
import org.lawspeaker.prestigerpg.stack.AddToAttack;
import org.lawspeaker.prestigerpg.stack.CancelAttack;
import org.lawspeaker.prestigerpg.stack.Rotate;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.story.StartEncounter;
import org.lawspeaker.prestigerpg.story.Vote;
import org.lawspeaker.prestigerpg.strike.Prevent;
import org.lawspeaker.prestigerpg.strike.Redirect;
import org.lawspeaker.prestigerpg.strike.Reflect;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.prestigerpg.terms.Situation;
import org.lawspeaker.prestigerpg.turns.EndTurn;
import org.lawspeaker.prestigerpg.turns.SitOut;
import org.lawspeaker.prestigerpg.windows.CancelPlay;

/** How each verb is told, for one and for several. */
class EffectWordsTest {
  private static final Optional<Count> PLAIN = Optional.empty();

  static Stream<Arguments> words() {
    Effect one = new GainPrestige(Group.YOU, 1);
    ImmutableList<Condition> tokens = ImmutableList.of(new Situation.HasTokens());
    return Stream.of(
        Arguments.of(new Hurt(Group.ALL, 5, PLAIN), "all players receive 5 damage"),
        Arguments.of(
            new Hurt(Group.TARGET, 5, Optional.of(Count.YOUR_POISON)),
            "the chosen player receives 5 damage for each poison token they have"),
        Arguments.of(new Heal(Group.YOU, 5), "you gain 5 life"),
        Arguments.of(new GainPrestige(Group.ALL, -2), "all players lose 2 Prestige"),
        Arguments.of(one, "you gain 1 Prestige"),
        Arguments.of(new GainPrestige(Group.YOU, 0), "you gain 0 Prestige"),
        Arguments.of(
            new LoseCards(Group.YOU, 1, LoseCards.How.CHOSEN), "you discard 1 card of your choice"),
        Arguments.of(
            new LoseCards(Group.YOU, 2, LoseCards.How.CHOSEN),
            "you discard 2 cards of your choice"),
        Arguments.of(
            new LoseCards(Group.YOU, 1, LoseCards.How.RANDOM), "you discard 1 card at random"),
        Arguments.of(
            new LoseCards(Group.YOU, 2, LoseCards.How.RANDOM), "you discard 2 cards at random"),
        Arguments.of(new LoseCards(Group.YOU, 1, LoseCards.How.ALL), "you discard your whole hand"),
        Arguments.of(new DrawCards(Group.YOU, 1, Optional.empty()), "you draw 1 card"),
        Arguments.of(new DrawCards(Group.YOU, 2, Optional.empty()), "you draw 2 cards"),
        Arguments.of(
            new DrawCards(Group.YOU, 0, Optional.of(9)), "you draw up to a hand of 9 cards"),
        Arguments.of(new Place(Group.YOU, Mark.BITE, 1), "you get 1 bite token"),
        Arguments.of(new Place(Group.YOU, Mark.POISON, 2), "you get 2 poison tokens"),
        Arguments.of(new TakeOff(Group.YOU, Mark.TURNED, 1, false), "you lose 1 Vampyre token"),
        Arguments.of(new TakeOff(Group.YOU, Mark.POISON, 2, false), "you lose 2 poison tokens"),
        Arguments.of(
            new TakeOff(Group.ALL, Mark.POISON, 1, true),
            "all players lose all their poison tokens"),
        Arguments.of(
            new Blow(5, Blow.At.ALL), "the creature, or each of its tokens, receives 5 damage"),
        Arguments.of(new Blow(5, Blow.At.TARGET), "the creature or token chosen receives 5 damage"),
        Arguments.of(
            new ChangeLife(-30, PLAIN, 5), "the creature loses 30 life, but keeps at least 5"),
        Arguments.of(
            new ChangeLife(10, Optional.of(Count.FALLEN), 5),
            "the creature gains 10 life for each dead player"),
        Arguments.of(new ChangeLife(0, PLAIN, 5), "the creature gains 0 life"),
        Arguments.of(new AddToAttack(5), "the attack is worth 5 more"),
        Arguments.of(new AddToAttack(-5), "the attack is worth 5 less"),
        Arguments.of(new AddToAttack(0), "the attack is worth 0 more"),
        Arguments.of(new Rotate(true), "the attack is doubled"),
        Arguments.of(new Rotate(false), "the attack is halved"),
        Arguments.of(new CancelAttack(), "the attack does not hit and is discarded"),
        Arguments.of(new CancelPlay(false), "what was played has no effect"),
        Arguments.of(
            new CancelPlay(true),
            "what was played has no effect, and you take the card into your hand"),
        Arguments.of(
            new Prevent(Group.YOU, Optional.of(5)), "the attack does 5 less damage to you"),
        Arguments.of(new Prevent(Group.YOU, Optional.empty()), "the attack does nothing to you"),
        Arguments.of(
            new Redirect(Group.YOU, Group.TARGET, true),
            "the chosen player takes the attack in your place, for half its damage, rounded down"),
        Arguments.of(
            new Redirect(Group.VICTIMS, Group.YOU, false),
            "you take the attack in place of the victims"),
        Arguments.of(new Reflect(1), "the creature receives as much damage as its attack does you"),
        Arguments.of(
            new Reflect(2), "the creature receives twice as much damage as its attack does you"),
        Arguments.of(new PlayAttack(1), "you play an attack from the hand"),
        Arguments.of(new PlayAttack(2), "you play 2 attacks from the hand"),
        Arguments.of(new Rob(2), "you take a random card from each other hand and keep 2"),
        Arguments.of(new GainRelic(Group.YOU, 2), "you gain a Relic (2 Prestige if none is left)"),
        Arguments.of(
            new SitOut(Group.ACTIVE),
            "the player whose turn it is sits out the next round of this encounter"),
        Arguments.of(new SetBarrier(true), "the barrier goes up"),
        Arguments.of(new SetBarrier(false), "the barrier goes down"),
        Arguments.of(new Steal(), "you take that Item"),
        Arguments.of(new SwapSet(), "your set card and the chosen one change places"),
        Arguments.of(new DiscardSet(), "the set card is discarded unrevealed"),
        Arguments.of(new EndTurn(), "the turn ends"),
        Arguments.of(new EndEncounter(), "the encounter is over"),
        Arguments.of(new EndGame(Optional.empty()), "the game ends; nobody wins"),
        Arguments.of(new EndGame(Optional.of(Group.YOU)), "the game ends; you win"),
        Arguments.of(new ExchangeInitiative(), "you and the chosen player exchange Initiative"),
        Arguments.of(new NewInitiative(), "Initiative is drawn anew"),
        Arguments.of(
            new OpenChest(3),
            "a chest is filled with cards that show a value, 3 of them; whoever plays a card of the"
                + " same value claims one, and whoever has claimed the most opens the chest at the"
                + " end of the encounter and gains a Relic"),
        Arguments.of(new ReviveAll(50, 7), "all dead players come back with 50 life and 7 cards"),
        Arguments.of(
            new SwitchSeats(Group.YOU, Group.TARGET), "you and the chosen player switch seats"),
        Arguments.of(
            new OneOf(Group.YOU, ImmutableList.of(ImmutableList.of(one), ImmutableList.of(one))),
            "you choose: either you gain 1 Prestige, or you gain 1 Prestige"),
        Arguments.of(
            new OneOf(
                Group.MOST_LIFE,
                ImmutableList.of(
                    ImmutableList.of(
                        new Hurt(Group.CHOOSER, 5, PLAIN), new GainPrestige(Group.CHOOSER, 2)),
                    ImmutableList.of(one))),
            "the player with the most life chooses: either the chooser receives 5 damage and gains"
                + " 2 Prestige, or you gain 1 Prestige"),
        Arguments.of(
            new When(tokens, ImmutableList.of(one), ImmutableList.of()),
            "if the creature consists of tokens, you gain 1 Prestige"),
        Arguments.of(
            new When(tokens, ImmutableList.of(one), ImmutableList.of(one)),
            "if the creature consists of tokens, you gain 1 Prestige; otherwise you gain 1"
                + " Prestige"),
        Arguments.of(
            new Vote("Flee?", ImmutableList.of(), ImmutableList.of(one), ImmutableList.of()),
            "the party votes: \"Flee?\" If yes, you gain 1 Prestige; a tie means no"),
        Arguments.of(
            new Vote("Flee?", ImmutableList.of(), ImmutableList.of(one), ImmutableList.of(one)),
            "the party votes: \"Flee?\" If yes, you gain 1 Prestige; if no, or in a tie, you gain 1"
                + " Prestige"),
        Arguments.of(new StartEncounter("Bull"), "the next encounter is Bull"));
  }

  @Test
  void whoDoesSeveralThingsIsNamedOnce() {
    Effect hurt = new Hurt(Group.ALL, 5, PLAIN);
    Effect draws = new DrawCards(Group.ALL, 1, Optional.empty());

    assertThat(Effect.says(ImmutableList.of(hurt, draws, new EndTurn())))
        .isEqualTo("all players receive 5 damage and draw 1 card; the turn ends");
    assertThat(Effect.within(ImmutableList.of(hurt, draws, new EndTurn())))
        .isEqualTo("all players receive 5 damage and draw 1 card and the turn ends");
    assertThat(Effect.within(ImmutableList.of(hurt, new Heal(Group.YOU, 5))))
        .isEqualTo("all players receive 5 damage and you gain 5 life");
  }

  @ParameterizedTest
  @MethodSource("words")
  void isToldInWords(Effect effect, String words) {
    assertThat(effect.says()).isEqualTo(words);
  }
}
