package org.lawspeaker.prestigerpg.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.pack.ReferencePack.ability;
import static org.lawspeaker.prestigerpg.pack.ReferencePack.face;
import static org.lawspeaker.prestigerpg.pack.ReferencePack.kit;
import static org.lawspeaker.prestigerpg.pack.ReferencePack.use;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.attack.PlayAttack;
import org.lawspeaker.prestigerpg.creature.Blow;
import org.lawspeaker.prestigerpg.creature.ChangeLife;
import org.lawspeaker.prestigerpg.hand.DrawCards;
import org.lawspeaker.prestigerpg.hand.HandSize;
import org.lawspeaker.prestigerpg.hand.Rob;
import org.lawspeaker.prestigerpg.lasting.Change;
import org.lawspeaker.prestigerpg.life.Heal;
import org.lawspeaker.prestigerpg.life.Hurt;
import org.lawspeaker.prestigerpg.setting.DiscardSet;
import org.lawspeaker.prestigerpg.stack.CancelAttack;
import org.lawspeaker.prestigerpg.stack.Linked;
import org.lawspeaker.prestigerpg.stack.RotateAttacks;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.strike.Divert;
import org.lawspeaker.prestigerpg.strike.Prevent;
import org.lawspeaker.prestigerpg.strike.Redirect;
import org.lawspeaker.prestigerpg.strike.Reflect;
import org.lawspeaker.prestigerpg.strike.Untouched;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.By;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Kit;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Tone;
import org.lawspeaker.prestigerpg.table.Use;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.prestigerpg.turns.EndTurn;
import org.lawspeaker.prestigerpg.turns.SitOut;
import org.lawspeaker.testkit.coverage.Shows;

/** The cards that the rulebook names are in the reference pack, with every fact it gives. */
class NamedCardsTest {
  private static final Span ENCOUNTER = new Span(Span.Until.ENCOUNTER, 1);

  @Test
  @Shows({"PRE-FEINT-01", "PRE-Q-23"})
  void feintDoesNothing() {
    assertThat(face(CardFace.Maneuver.class, "Feint"))
        .isEqualTo(new CardFace.Maneuver(ImmutableList.of()));
  }

  @Test
  @Shows({"PRE-RIDER-01", "PRE-Q-29"})
  void focusStrengthAddsTwentyAndSlipBehindDoubles() {
    assertThat(face(CardFace.Rider.class, "Focus Strength").values())
        .containsExactly(40, 20, 10, 0);
    assertThat(face(CardFace.Rider.class, "Slip Behind").doubles()).isTrue();
  }

  @Test
  @Shows({"PRE-STANDIN-01", "PRE-OPPFIRE-01", "PRE-Q-25", "PRE-Q-26"})
  void theStandInsDifferInTheirSecondCard() {
    assertThat(face(CardFace.StandIn.class, "Double Strike").second())
        .isEqualTo(CardFace.Second.FOLLOWS);
    assertThat(face(CardFace.StandIn.class, "Opportunity Fire").second())
        .isEqualTo(CardFace.Second.SET);
  }

  @Test
  @Shows("PRE-Q-39")
  void theUglyOneIsAnAttackOfTenThatNamesAPlayer() {
    CardFace.Attack attack = face(CardFace.Attack.class, "I think he called you ugly too");

    assertThat(attack.values()).containsExactly(20, 10, 5, 0);
    assertThat(attack.names()).isTrue();
    assertThat(attack.hits())
        .containsExactly(new Change(new Divert(), new Span(Span.Until.ROUND, 1)));
  }

  @Test
  @Shows({"PRE-EDGE-01", "PRE-Q-27"})
  void edgeOutDiscardsASetCardBeforeItIsFlipped() {
    Use use = use("Edge Out");

    assertThat(use.at()).containsExactly(Moment.CARDS_SET, Moment.BEFORE_FLIP);
    assertThat(use.aim()).isEqualTo(Aim.SET_CARD);
    assertThat(use.by()).isEqualTo(By.ANYONE);
    assertThat(use.effects()).containsExactly(new DiscardSet());
  }

  @Test
  @Shows("PRE-Q-37")
  void criticalMissCancelsTheAttackOfAnotherAndHurtsTheAttackerForTen() {
    Use use = use("Critical Miss");

    assertThat(use.at()).containsExactly(Moment.FLIPPED);
    assertThat(use.by()).isEqualTo(By.OTHER);
    assertThat(use.tone()).isEqualTo(Tone.HARMFUL);
    assertThat(use.touchesAttack()).isTrue();
    assertThat(use.effects())
        .containsExactly(new Hurt(Group.ATTACKER, 10, Optional.empty()), new CancelAttack());
  }

  @Test
  @Shows("PRE-Q-38")
  void tripTakesTheTurnAndTheNextRound() {
    Use use = use("Trip");

    assertThat(use.at()).containsExactly(Moment.CARDS_SET, Moment.BEFORE_FLIP, Moment.FLIPPED);
    assertThat(use.by()).isEqualTo(By.OTHER);
    assertThat(use.tone()).isEqualTo(Tone.HARMFUL);
    assertThat(use.effects())
        .containsExactly(
            new CancelAttack(), new DiscardSet(), new SitOut(Group.ACTIVE), new EndTurn());
  }

  @Test
  @Shows({"PRE-COUNTER-01", "PRE-Q-35"})
  void counterStrikeGivesTheDamageBackOnce() {
    Use use = use("Counter Strike");

    assertThat(use.at()).containsExactly(Moment.STRUCK);
    assertThat(use.by()).isEqualTo(By.VICTIM);
    assertThat(use.aim()).isEqualTo(Aim.STRIKER);
    assertThat(use.once()).isTrue();
    assertThat(use.effects()).containsExactly(new Reflect(1));
  }

  @Test
  @Shows({"PRE-TOUGH-01", "PRE-Q-34"})
  void notSoToughTakesThirtyLifeOrGivesThem() {
    assertThat(face(CardFace.Action.class, "Not So Tough/Tougher Than He Looks").uses())
        .hasSize(2)
        .allMatch(use -> use.aim() == Aim.CREATURE && use.by() == By.ANYONE)
        .allMatch(
            use ->
                use.at()
                    .equals(ImmutableList.of(Moment.CARDS_SET, Moment.BEFORE_FLIP, Moment.FLIPPED)))
        .noneMatch(Use::touchesAttack)
        .flatExtracting(Use::effects)
        .containsExactly(
            new ChangeLife(-30, Optional.empty(), 5), new ChangeLife(30, Optional.empty(), 5));
  }

  @Test
  @Shows({"PRE-POTION-03", "PRE-POTION-04", "PRE-Q-46"})
  void theHealingPotionsHealAndGiveTheirPrestige() {
    assertThat(kit("Healing Potion")).isEqualTo(potion(25, 3));
    assertThat(kit("Lesser Healing Potion")).isEqualTo(potion(15, 2));
  }

  private static Kit potion(int life, int aid) {
    Use drunk =
        new Use(
            "",
            ImmutableList.of(Moment.REVEAL),
            By.ANYONE,
            Tone.NEUTRAL,
            Aim.PATIENT,
            false,
            ImmutableList.of(),
            ImmutableList.of(new Heal(Group.TARGET, life)));
    return new Kit(
        Kit.Sort.POTION,
        ImmutableList.of(drunk),
        Kit.Limit.UNLIMITED,
        ImmutableList.of(),
        ImmutableList.of(),
        aid);
  }

  @Test
  @Shows({"PRE-Q-02", "PRE-Q-48"})
  void thePotionOfStrengthDoublesOwnAttacksForTwoRounds() {
    assertThat(kit("Potion of Strength").sort()).isEqualTo(Kit.Sort.POTION);
    assertThat(kit("Potion of Strength").uses().get(0).effects())
        .containsExactly(
            new Change(new RotateAttacks(Group.YOU, true), new Span(Span.Until.ROUNDS, 2)));
  }

  @Test
  @Shows({"PRE-ONEUSE-01", "PRE-NEGOT-01", "PRE-Q-47"})
  void alchemistFireBurnsEveryCreatureAndAllOthersOnTheOwnTurn() {
    Kit fire = kit("Alchemist Fire");
    Use use = fire.uses().get(0);

    assertThat(fire.sort()).isEqualTo(Kit.Sort.ONCE);
    assertThat(fire.isTradeable()).isTrue();
    assertThat(use.at()).containsExactly(Moment.CARDS_SET, Moment.BEFORE_FLIP, Moment.CHECKED);
    assertThat(use.by()).isEqualTo(By.ACTIVE);
    assertThat(use.effects())
        .containsExactly(new Blow(30, Blow.At.ALL), new Hurt(Group.OTHERS, 10, Optional.empty()));
  }

  @Test
  @Shows("PRE-GLUTTONY-03")
  void theAmuletMakesTheHandEight() {
    Kit amulet = kit("Amulet of Mentalism");

    assertThat(amulet.isTradeable()).isFalse();
    assertThat(amulet.owned()).containsExactly(new HandSize(Group.YOU, Optional.of(8), 0, 0));
    assertThat(amulet.gained()).containsExactly(new DrawCards(Group.YOU, 2, Optional.empty()));
  }

  @Test
  @Shows("PRE-Q-70")
  void talonTakesHalfOfAnAttackOnOthersAndAttacks() {
    Use use = ability("Talon");

    assertThat(use.at()).containsExactly(Moment.STRIKE);
    assertThat(use.by()).isEqualTo(By.BYSTANDER);
    assertThat(use.effects())
        .containsExactly(new Redirect(Group.VICTIMS, Group.YOU, true), new PlayAttack(1));
  }

  @Test
  @Shows("PRE-Q-70")
  void ornBlocksAnAttackAndGivesDoubleBack() {
    Use use = ability("Orn Hammerfist");

    assertThat(use.at()).containsExactly(Moment.STRIKE);
    assertThat(use.by()).isEqualTo(By.VICTIM);
    assertThat(use.effects())
        .containsExactly(new Reflect(2), new Prevent(Group.YOU, Optional.empty()));
  }

  @Test
  @Shows("PRE-Q-70")
  void vashaPlaysAnotherAttackOnHerTurn() {
    Use use = ability("Vasha the Red");

    assertThat(use.by()).isEqualTo(By.ACTIVE);
    assertThat(use.effects())
        .containsExactly(new Change(new Linked(), new Span(Span.Until.TURN, 1)), new PlayAttack(1));
  }

  @Test
  @Shows("PRE-Q-70")
  void edaiynIsNotTouchedForAnEncounter() {
    assertThat(ability("Edaiyn Bloodthorn").effects())
        .containsExactly(new Change(new Untouched(Group.YOU), ENCOUNTER));
  }

  @Test
  @Shows("PRE-Q-70")
  void nephiedraDrawsUpToNine() {
    assertThat(ability("Nephiedra").effects())
        .containsExactly(
            new Change(new HandSize(Group.YOU, Optional.of(9), 0, 0), ENCOUNTER),
            new DrawCards(Group.YOU, 0, Optional.of(9)));
  }

  @Test
  @Shows("PRE-Q-70")
  void nyxKeepsTwoOfTheCardsThatSheTakes() {
    assertThat(ability("Nyx").effects()).containsExactly(new Rob(2));
  }
}
