package org.lawspeaker.prestigerpg.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.pack.ReferencePack.encounter;
import static org.lawspeaker.prestigerpg.pack.ReferencePack.event;
import static org.lawspeaker.prestigerpg.pack.ReferencePack.phase;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Range;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.creature.Barrier;
import org.lawspeaker.prestigerpg.creature.ChangeLife;
import org.lawspeaker.prestigerpg.creature.SetBarrier;
import org.lawspeaker.prestigerpg.creature.Unhurt;
import org.lawspeaker.prestigerpg.effects.When;
import org.lawspeaker.prestigerpg.events.OpenChest;
import org.lawspeaker.prestigerpg.hand.Feast;
import org.lawspeaker.prestigerpg.hand.HandSize;
import org.lawspeaker.prestigerpg.hand.LoseCards;
import org.lawspeaker.prestigerpg.initiative.SwitchSeats;
import org.lawspeaker.prestigerpg.lasting.Change;
import org.lawspeaker.prestigerpg.life.Heal;
import org.lawspeaker.prestigerpg.life.Place;
import org.lawspeaker.prestigerpg.life.ReviveAll;
import org.lawspeaker.prestigerpg.life.TakeOff;
import org.lawspeaker.prestigerpg.scoring.GainPrestige;
import org.lawspeaker.prestigerpg.stack.AttackCondition;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.story.Vote;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.DeckCard;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Phase;
import org.lawspeaker.prestigerpg.table.Rule;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Tokens;
import org.lawspeaker.prestigerpg.table.Who;
import org.lawspeaker.prestigerpg.terms.Bearing;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.prestigerpg.terms.Holder;
import org.lawspeaker.prestigerpg.terms.Situation;
import org.lawspeaker.prestigerpg.turns.TurnedPlayers;
import org.lawspeaker.prestigerpg.windows.Fog;
import org.lawspeaker.testkit.coverage.Shows;

/** The encounters and events that the rulebook names have every fact that it gives. */
class NamedEncountersTest {
  private static final Span ENCOUNTER = new Span(Span.Until.ENCOUNTER, 1);

  @Test
  @Shows("PRE-Q-03")
  void ripperHitsInitiativeTwoAndTakesACard() {
    assertThat(encounter("Ripper").prestige()).isEqualTo(3);
    assertThat(phase("Ripper").life()).containsExactly(150, 190, 240, 280);
    assertThat(phase("Ripper").attacks())
        .containsExactly(
            random(new Holder(2), 15, new LoseCards(Group.YOU, 1, LoseCards.How.RANDOM)));
  }

  @Test
  @Shows("PRE-Q-03")
  void theBattleTrollHitsTheFirstAndTheLastOrEverybody() {
    assertThat(encounter("Battle Troll").prestige()).isEqualTo(4);
    assertThat(phase("Battle Troll").life()).containsExactly(160, 190, 220, 250);
    assertThat(phase("Battle Troll").attacks())
        .containsExactly(
            specific(Group.FIRST_DAMAGE, 20),
            specific(Group.LAST_DAMAGE, 10),
            new StrikeRule(
                StrikeRule.Timing.SPECIFIC,
                Group.ALL,
                5,
                Optional.empty(),
                ImmutableList.of(
                    new Situation.Counted(Count.DAMAGE, Optional.empty(), Optional.of(0))),
                ImmutableList.of(),
                ImmutableList.of()));
  }

  @Test
  @Shows("PRE-Q-03")
  void theAntiPaladinLivesOnTheDamageItDoes() {
    assertThat(encounter("Anti-Paladin").prestige()).isEqualTo(3);
    assertThat(phase("Anti-Paladin").life()).containsExactly(95, 145, 195, 245);
    assertThat(phase("Anti-Paladin").attacks()).containsExactly(specific(Group.ALL, 5));
    assertThat(phase("Anti-Paladin").rules())
        .containsExactly(
            new Rule(
                Occasion.STRUCK,
                ImmutableList.of(),
                ImmutableList.of(new ChangeLife(1, Optional.of(Count.YOUR_HIT), 5))));
  }

  @Test
  @Shows({"PRE-Q-03", "PRE-SETUP-09"})
  void theAntiPaladinGainsNothingFromDamageThatWasPrevented() {
    Scene scene = Scene.ofReference(3).faces("anti-paladin").creature(60).deck();
    scene.items(Scene.BEN, "bracers-of-stone").totals().passesUntil("nature");
    assertThat(scene.sheet(Scene.ANN).life()).isEqualTo(95);
    assertThat(scene.sheet(Scene.BEN).life()).isEqualTo(100);
    assertThat(scene.state().foe().life()).isEqualTo(70);
    scene.tells("life", "PRE-SETUP-09");
  }

  @Test
  @Shows("PRE-Q-03")
  void theGargoyleIsNotHurtByTwentyOrLess() {
    assertThat(encounter("Iron Skin Gargoyle").prestige()).isEqualTo(4);
    assertThat(phase("Iron Skin Gargoyle").life()).containsExactly(160, 190, 220, 250);
    assertThat(phase("Iron Skin Gargoyle").lasting())
        .containsExactly(
            new Unhurt(
                ImmutableList.of(
                    new AttackCondition.AttackWorth(Optional.empty(), Optional.of(20)))));
  }

  @Test
  @Shows({"PRE-VAMPYRE-04", "PRE-VAMPYRE-06", "PRE-Q-82"})
  void theVampyreTurnsItsVictims() {
    Phase vampyre = phase("Vampyre");

    assertThat(encounter("Vampyre").prestige()).isEqualTo(4);
    assertThat(vampyre.life()).containsExactly(150, 190, 240, 280);
    assertThat(vampyre.attacks())
        .containsExactly(
            random(
                new Holder(1),
                10,
                new When(
                    ImmutableList.of(new Situation.Among(new Bearing(Mark.TURNED, true))),
                    ImmutableList.of(
                        new Place(Group.YOU, Mark.TURNED, 1),
                        new Heal(Group.YOU, 15),
                        new GainPrestige(Group.YOU, -2)),
                    ImmutableList.of())));
    assertThat(vampyre.rules())
        .containsExactly(
            new Rule(
                Occasion.CREATURE_DIED,
                ImmutableList.of(),
                ImmutableList.of(new TakeOff(Group.ALL, Mark.TURNED, 1, false))));
    assertThat(vampyre.lasting()).containsExactly(new TurnedPlayers(5));
  }

  @Test
  @Shows("PRE-Q-84")
  void theWereboarBitesWhoDoesMostDamage() {
    assertThat(encounter("Wereboar").prestige()).isEqualTo(4);
    assertThat(phase("Wereboar").life()).containsExactly(160, 190, 220, 250);
    assertThat(encounter("Wereboar").phases().get(1).tokens())
        .contains(new Tokens(0, 0, Tokens.Of.CREATURES, 0, 4));
    assertThat(phase("Wereboar").attacks())
        .containsExactly(specific(Group.MOST_DAMAGE, 15, new Place(Group.YOU, Mark.BITE, 1)));
  }

  @Test
  @Shows({"PRE-GLUTTONY-01", "PRE-GLUTTONY-02", "PRE-GLUTTONY-06", "PRE-Q-85"})
  void gluttonyLetsPlayersDrawUpToFourteenCards() {
    assertThat(encounter("Gluttony").prestige()).isEqualTo(5);
    assertThat(phase("Gluttony").life()).containsExactly(150, 190, 240, 280);
    assertThat(phase("Gluttony").attacks()).containsExactly(random(new Holder(2), 15));
    assertThat(phase("Gluttony").lasting()).containsExactly(new Feast(14, 5, 10));
  }

  @Test
  @Shows({"PRE-LICH-01", "PRE-LICH-02", "PRE-LICH-03", "PRE-LICH-09", "PRE-Q-89", "PRE-Q-90"})
  void theEmperorLichComesLastInThreeParts() {
    EncounterCard lich = encounter("Emperor Lich");

    assertThat(lich.last()).isTrue();
    assertThat(lich.prestige()).isEqualTo(6);
    assertThat(lich.phases()).hasSize(3);
    assertThat(lich.phases().get(0).tokens()).contains(new Tokens(1, 0, Tokens.Of.COUNT, 30, 1));
    assertThat(lich.phases().get(0).attacks()).containsExactly(random(Group.TOKEN_NUMBERS, 5));
    assertThat(lich.phases().get(1).tokens()).contains(new Tokens(0, 0, Tokens.Of.FALLEN, 50, 2));
  }

  @Test
  @Shows({"PRE-LICH-09", "PRE-Q-91"})
  void theLichItselfHitsEverybody() {
    Phase lich = encounter("Emperor Lich").phases().get(2);

    assertThat(lich.life()).containsExactly(200, 250, 300, 350);
    assertThat(lich.attacks()).containsExactly(specific(Group.ALL, 10));
  }

  @Test
  @Shows("PRE-LICH-07")
  void theDeadKeepCriticalMissAndTripOfTheActionCards() {
    assertThat(ReferencePack.PACK.deck())
        .filteredOn(DeckCard::fallenKeep)
        .extracting(DeckCard::name)
        .containsExactly("Critical Miss", "Trip");
  }

  @Test
  @Shows({"PRE-HIVEMIND-03", "PRE-Q-92"})
  void hivemindAttacksWithAllItsTokens() {
    assertThat(phase("Hivemind").tokens()).contains(new Tokens(1, 2, Tokens.Of.COUNT, 40, 1));
    assertThat(encounter("Hivemind").interferes()).isFalse();
    assertThat(phase("Hivemind").attacks())
        .containsExactly(
            new StrikeRule(
                StrikeRule.Timing.SPECIFIC,
                Group.MOST_DAMAGE,
                5,
                Optional.of(Count.TOKENS_LEFT),
                ImmutableList.of(),
                ImmutableList.of(),
                ImmutableList.of()));
  }

  @Test
  @Shows({"PRE-THANTIGIST-01", "PRE-Q-93"})
  void thantigistSwitchesTheMostAndTheLeastDamageAfterTheDraw() {
    assertThat(encounter("Thantigist").prestige()).isEqualTo(5);
    assertThat(phase("Thantigist").life()).containsExactly(150, 190, 240, 280);
    assertThat(phase("Thantigist").attacks()).containsExactly(random(new Holder(1), 15));
    assertThat(phase("Thantigist").rules())
        .containsExactly(
            new Rule(
                Occasion.DRAWN,
                ImmutableList.of(),
                ImmutableList.of(new SwitchSeats(Group.MOST_DAMAGE, Group.LEAST_DAMAGE))));
  }

  @Test
  @Shows({"PRE-RAGNAROK-01", "PRE-RAGNAROK-02", "PRE-Q-95"})
  void ragnarokLetsThePartyReviveAllOrNobody() {
    assertThat(encounter("Ragnarok").prestige()).isEqualTo(6);
    assertThat(phase("Ragnarok").life()).containsExactly(200, 250, 300, 350);
    assertThat(phase("Ragnarok").attacks()).containsExactly(specific(Group.ALL, 10));
    assertThat(phase("Ragnarok").rules())
        .containsExactly(
            new Rule(
                Occasion.REVEALED,
                ImmutableList.of(),
                ImmutableList.of(
                    new Vote(
                        "Shall all the dead come back?",
                        ImmutableList.of(new Situation.Exists(Group.DEAD)),
                        ImmutableList.of(new ReviveAll(50, 7)),
                        ImmutableList.of()))));
  }

  @Test
  @Shows({"PRE-MAGUS-03", "PRE-MAGUS-04", "PRE-Q-96"})
  void theBarrierMagusAttacksBehindItsBarrierOrRaisesIt() {
    Phase magus = phase("Barrier Magus");
    ImmutableList<Condition> up = ImmutableList.of(new Situation.BarrierUp());
    ImmutableList<Effect> raises = ImmutableList.of(new SetBarrier(true));

    assertThat(encounter("Barrier Magus").prestige()).isEqualTo(5);
    assertThat(magus.life()).containsExactly(120, 150, 180, 210);
    assertThat(magus.lasting()).containsExactly(new Barrier(30, 10));
    assertThat(magus.attacks())
        .containsExactly(
            new StrikeRule(
                StrikeRule.Timing.RANDOM,
                new Holder(1),
                20,
                Optional.empty(),
                up,
                ImmutableList.of(),
                raises));
    assertThat(magus.rules())
        .containsExactly(new Rule(Occasion.REVEALED, ImmutableList.of(), raises));
  }

  @Test
  @Shows({"PRE-Q-74", "PRE-Q-86"})
  void closeQuartersMakeHandsSmallerEveryRound() {
    EventCard quarters = event("We fight in too close a quarters");

    assertThat(quarters.kind()).isEqualTo(EventCard.Kind.EVENT);
    assertThat(quarters.activation()).containsExactly(2, 4, 6, 8);
    assertThat(quarters.rules())
        .containsExactly(
            new Rule(
                Occasion.DRAWS,
                ImmutableList.of(),
                ImmutableList.of(
                    new Change(new HandSize(Group.ALL, Optional.empty(), -1, 3), ENCOUNTER))));
  }

  @Test
  @Shows({"PRE-GLUTTONY-07", "PRE-Q-74"})
  void daylightMakesHandsLargerByOne() {
    EventCard daylight = event("A blessing of daylight");

    assertThat(daylight.kind()).isEqualTo(EventCard.Kind.EVENT);
    assertThat(daylight.activation()).containsExactly(1, 3, 5, 7, 9);
    assertThat(daylight.lasting()).containsExactly(new HandSize(Group.ALL, Optional.empty(), 1, 0));
  }

  @Test
  @Shows({"PRE-CHEST-01", "PRE-Q-74", "PRE-Q-87"})
  void theChestHasThreeValues() {
    EventCard chest = event("Bring the chest. We'll solve the riddle later");

    assertThat(chest.kind()).isEqualTo(EventCard.Kind.TREASURE);
    assertThat(chest.activation())
        .containsExactlyElementsOf(
            ContiguousSet.create(Range.closed(1, 20), DiscreteDomain.integers()));
    assertThat(chest.effects()).containsExactly(new OpenChest(3));
  }

  @Test
  @Shows({"PRE-FOG-04", "PRE-FOG-06", "PRE-FOG-07", "PRE-Q-74"})
  void theFogPunishesLiarsAndDoubters() {
    EventCard fog = event("T'is the fog of war");

    assertThat(fog.expansion()).isEqualTo(Expansion.TOMBS_AND_TOMES);
    assertThat(fog.activation()).containsExactly(3, 6, 9);
    assertThat(fog.undisturbed()).isTrue();
    assertThat(fog.lasting()).containsExactly(new Fog(3, 1));
  }

  private static StrikeRule random(Who at, int damage, Effect... effects) {
    return strike(StrikeRule.Timing.RANDOM, at, damage, effects);
  }

  private static StrikeRule specific(Who at, int damage, Effect... effects) {
    return strike(StrikeRule.Timing.SPECIFIC, at, damage, effects);
  }

  private static StrikeRule strike(
      StrikeRule.Timing timing, Who at, int damage, Effect... effects) {
    return new StrikeRule(
        timing,
        at,
        damage,
        Optional.empty(),
        ImmutableList.of(),
        ImmutableList.copyOf(effects),
        ImmutableList.of());
  }
}
