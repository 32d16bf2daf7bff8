package org.lawspeaker.handofdestiny.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.handofdestiny.state.Difficulty;
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.HandFrame;

/**
 * A position as people write it: cards by the names of the monsters they show.
 *
 * @param settings what was chosen before the game
 * @param wave 1 to 4
 * @param phase of the wave
 * @param turn how many turns of the Combat phase have begun
 * @param departed whether a monster has left in the action under way
 * @param ending how the game ended, if it has
 * @param row monsters front first; {@code "?"} where nobody has seen the card
 * @param strength slotted cards, foremost first
 * @param underworld oldest first
 * @param monsters what is remembered of monsters, by name
 * @param peeked monsters visible by peeking
 * @param noticed the monsters visible when abilities were last triggered, {@code "?"} for none
 * @param hero the hero card
 * @param boss the boss card
 * @param weapon the weapon owned
 * @param purse gold and purchases
 * @param boost what the next strength attack gains
 * @param doubled slotted cards that count double in their next attack
 * @param rotations rotation penalties for the next wave
 * @param visible derived: current numbers of the visible monsters; not read
 * @param agenda what is still to be done, the next one last
 */
@Value.Builder
record Layout(
    Chosen settings,
    int wave,
    Phase phase,
    int turn,
    @Default("false") boolean departed,
    Optional<Ending> ending,
    ImmutableList<String> row,
    ImmutableList<String> strength,
    ImmutableList<String> underworld,
    @Default("{}") ImmutableMap<String, Notes> monsters,
    @Default("[]") ImmutableList<String> peeked,
    @Default("[]") ImmutableList<String> noticed,
    HeroLayout hero,
    BossLayout boss,
    @Default("none") WeaponLayout weapon,
    PurseLayout purse,
    @Default("0") int boost,
    @Default("[]") ImmutableList<String> doubled,
    @Default("0") int rotations,
    @Default("[]") ImmutableList<Seen> visible,
    ImmutableList<HandFrame> agenda)
    implements WithLayout {
  /** What was chosen before the game, by name. */
  @Value.Builder
  record Chosen(
      String hero,
      String boss,
      Difficulty difficulty,
      boolean flipsAsBlock,
      boolean slotsInFront,
      boolean instantsFirst,
      boolean partialAttacks,
      boolean weaponBeforeAbilities,
      boolean attackersCount)
      implements WithChosen {}

  /** What is remembered of one monster in this wave. */
  @Value.Builder
  record Notes(
      @Default("0") int damage,
      @Default("0") int gained,
      @Default("false") boolean halved,
      @Default("false") boolean barred,
      @Default("false") boolean struck,
      @Default("false") boolean bySlot,
      @Default("false") boolean byWeapon,
      @Default("false") boolean beaten,
      @Default("false") boolean waiting,
      @Default("false") boolean spent,
      @Default("false") boolean ignored)
      implements WithNotes {
    static final Notes NONE =
        new Notes(0, 0, false, false, false, false, false, false, false, false, false);
  }

  /** The hero card: exhausted abilities of each column, and what was used in this wave. */
  @Value.Builder
  record HeroLayout(
      int hp,
      int left,
      int right,
      @Default("[]") ImmutableList<String> paid,
      @Default("[]") ImmutableList<String> once)
      implements WithHeroLayout {}

  /** The boss card in its phase. */
  @Value.Builder
  record BossLayout(
      int hp,
      int damage,
      @Default("[]") ImmutableList<Integer> criticals,
      @Default("false") boolean beaten,
      @Default("false") boolean met,
      @Default("false") boolean due)
      implements WithBossLayout {}

  /** The weapon owned, or none. */
  sealed interface WeaponLayout {
    /** No weapon. */
    record None() implements WeaponLayout {}

    /** A weapon by name, basic or upgraded. */
    record Owned(String name, boolean ready) implements WeaponLayout {}
  }

  /** Gold and purchases. */
  @Value.Builder
  record PurseLayout(
      int gold,
      @Default("false") boolean basicBought,
      @Default("false") boolean upgradeBought,
      @Default("[]") ImmutableList<String> potionsBought,
      @Default("[]") ImmutableList<String> potionsHeld)
      implements WithPurseLayout {}

  /** The numbers of a visible monster that count right now. */
  record Seen(String monster, int hp, int remaining, int damageValue) {}
}
