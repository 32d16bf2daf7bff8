package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.pack.ReferencePack.DESTINY;
import static org.lawspeaker.thorgal.pack.ReferencePack.bane;
import static org.lawspeaker.thorgal.pack.ReferencePack.destiny;
import static org.lawspeaker.thorgal.pack.ReferencePack.land;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.thorgal.conditions.PrintedTest;
import org.lawspeaker.thorgal.conditions.TableCondition;
import org.lawspeaker.thorgal.damage.Hurt;
import org.lawspeaker.thorgal.dusk.UpkeepCondition;
import org.lawspeaker.thorgal.effects.Area;
import org.lawspeaker.thorgal.effects.Target;
import org.lawspeaker.thorgal.party.Gain;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.table.BaneCard;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.DestinyType;
import org.lawspeaker.thorgal.table.LandCard;
import org.lawspeaker.thorgal.table.Symbol;
import org.lawspeaker.thorgal.table.Who;

/** The cards that the rulebook names are in the reference pack, with every fact it gives. */
class NamedCardsTest {
  @Test
  void thorgalIsAUniqueCompanionWithOneSymbolOfEachWhoOpposesFreeAtFortifiedPort() {
    assertThat(DESTINY)
        .filteredOn(card -> card.name().equals("Thorgal Aegirsson"))
        .hasSize(2)
        .allSatisfy(
            thorgal -> {
              assertThat(thorgal.type()).isEqualTo(DestinyType.COMPANION);
              assertThat(thorgal.unique()).isTrue();
              assertThat(thorgal.attributes()).isEqualTo(new Attributes(1, 1, 1));
              assertThat(thorgal.subtypes()).hasSizeGreaterThan(1);
              assertThat(land("Fortified Port").subtypes())
                  .containsAnyElementsOf(thorgal.subtypes());
            });
  }

  @Test
  void theImprovisedWeaponGivesOneBraveryAndTwoCunningWhenActivated() {
    DestinyCard weapon = destiny("Improvised Weapon");

    assertThat(weapon.type()).isEqualTo(DestinyType.SUPPORT);
    assertThat(weapon.cost()).isEqualTo(2);
    assertThat(weapon.attributes()).isEqualTo(Attributes.NONE);
    assertThat(weapon.activated().orElseThrow().effects())
        .containsExactly(
            new Gain(
                new Target(
                    Area.THIS, ImmutableList.of(), ImmutableList.of(), Optional.empty(), false),
                new Attributes(1, 2, 0)));
  }

  @Test
  void unknownPowersGivesThreePowerForTwoDamage() {
    DestinyCard powers = destiny("Unknown Powers");

    assertThat(powers.type()).isEqualTo(DestinyType.EVENT);
    assertThat(powers.cost()).isZero();
    assertThat(powers.phases()).contains(Phase.JOURNEY);
    assertThat(powers.symbols()).isEmpty();
    assertThat(powers.attributes()).isEqualTo(new Attributes(0, 0, 3));
    assertThat(powers.effects()).containsExactly(new Hurt(Who.DESTINY_PLAYER, 2, Optional.empty()));
  }

  @Test
  void stunIsTwoDamageForNothing() {
    BaneCard stun = bane("Stun");

    assertThat(stun.cost()).isZero();
    assertThat(stun.phases()).contains(Phase.JOURNEY);
    assertThat(stun.symbols()).containsExactly(Symbol.DAMAGE, Symbol.DAMAGE);
    assertThat(stun.attributes()).isEqualTo(Attributes.NONE);
    assertThat(stun.effects()).isEmpty();
  }

  @Test
  void fortifiedPortAsksForFourBravery() {
    LandCard port = land("Fortified Port");

    assertThat(port.attributes()).isEqualTo(new Attributes(4, 0, 0));
    assertThat(port.horn()).isNotEmpty();
    assertThat(port.wolf().effects()).isNotEmpty();
  }

  @Test
  void sigwaldHasThreeBravery() {
    assertThat(destiny("Sigwald the Burnt").attributes()).isEqualTo(new Attributes(3, 0, 0));
  }

  @Test
  void krissHasOneBraveryAndOneCunning() {
    assertThat(destiny("Kriss De Valnor").attributes()).isEqualTo(new Attributes(1, 1, 0));
  }

  @Test
  void theCompanionsOfTheFirstJourneyAreOfOneFaction() {
    assertThat(ReferencePack.faction("Outlaws").destiny())
        .extracting(DestinyCard::name)
        .contains("Sigwald the Burnt", "Kriss De Valnor", "Improvised Weapon", "Unknown Powers");
  }

  @Test
  void varthTakesTheWholePool() {
    assertThat(destiny("Varth").upkeep()).contains(new UpkeepCondition.DiscardWholePool());
  }

  @Test
  void ariciaTakesTheWholeHand() {
    assertThat(destiny("Aricia").upkeep()).contains(new UpkeepCondition.WholeHandUnderDeck());
  }

  @Test
  void galathornBearsNoOtherOfTheSubtypeThatVeronarHas() {
    assertThat(destiny("Galathorn").upkeep())
        .contains(
            new UpkeepCondition.Holds(
                new TableCondition.PartyHas(
                    Who.YOU,
                    ImmutableList.of(new PrintedTest.Subtype("Noble")),
                    Optional.empty(),
                    Optional.of(0),
                    true)));
    assertThat(destiny("Veronar").subtypes()).contains("Noble");
  }

  @Test
  void veronarNeedsACardOfASubtypeThatItDoesNotHave() {
    assertThat(destiny("Veronar").upkeep())
        .contains(
            new UpkeepCondition.Holds(
                new TableCondition.PartyHas(
                    Who.YOU,
                    ImmutableList.of(new PrintedTest.Subtype("Guard")),
                    Optional.of(1),
                    Optional.empty(),
                    false)));
    assertThat(destiny("Veronar").subtypes()).doesNotContain("Guard");
  }

  @Test
  void archersIsADestinyCard() {
    assertThat(destiny("Archers").type()).isEqualTo(DestinyType.EVENT);
  }
}
