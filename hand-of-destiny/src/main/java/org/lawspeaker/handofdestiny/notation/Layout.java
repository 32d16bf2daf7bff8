package org.lawspeaker.handofdestiny.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.handofdestiny.state.Difficulty;
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.HandFrame;

/**
 * A position as people write it: cards by the names of the monsters they show.
 *
 * @param settings what was chosen before the game
 * @param wave 1 to 4
 * @param phase of the wave; setup follows by leaving the merchant and is not laid
 * @param turn how many turns of the Combat phase have begun
 * @param departed whether a monster has left in the action under way
 * @param ending how the game ended, if it has
 * @param row monsters front first; {@code "?"} where nobody has seen the card; whoever lays row,
 *     strength or underworld lays all three
 * @param strength slotted cards, foremost first
 * @param underworld oldest first; a position that is laid need only name the newest, and the cards
 *     that have no other place are older
 * @param monsters what is remembered of monsters, by name
 * @param peeked monsters visible by peeking
 * @param arrived monsters that have come into view since abilities were last triggered
 * @param noticed the monsters visible when abilities were last triggered, {@code "?"} for none
 * @param hero the hero card
 * @param boss the boss card
 * @param weapon the weapon owned
 * @param purse gold and purchases
 * @param boost what the next strength attack gains
 * @param doubled slotted cards that count double in their next attack
 * @param rotations rotation penalties for the next wave
 * @param visible current numbers of the visible monsters; they follow from the rest and are not
 *     read
 * @param agenda what is still to be done, the next one last
 */
@Value.Builder
record Layout(
    Chosen settings,
    @Range(min = -99_999, max = 99_999) int wave,
    Phase phase,
    @Range(min = -99_999, max = 99_999) int turn,
    @Default("false") boolean departed,
    Optional<Ending> ending,
    ImmutableList<String> row,
    ImmutableList<String> strength,
    ImmutableList<String> underworld,
    @Default("{}") ImmutableMap<String, Notes> monsters,
    @Default("[]") ImmutableList<String> peeked,
    @Default("[]") ImmutableList<String> arrived,
    @Default("[]") ImmutableList<String> noticed,
    HeroLayout hero,
    BossLayout boss,
    @Default("none") WeaponLayout weapon,
    PurseLayout purse,
    @Default("0") @Range(min = -99_999, max = 99_999) int boost,
    @Default("[]") ImmutableList<String> doubled,
    @Default("0") @Range(min = -99_999, max = 99_999) int rotations,
    @Default("[]") ImmutableList<Seen> visible,
    ImmutableList<HandFrame> agenda)
    implements WithLayout {
  /**
   * What was chosen before the game, by name.
   *
   * @param hero the hero that is played
   * @param boss the boss that is faced
   * @param difficulty the difficulty
   * @param flipsAsBlock whether the deck is flipped as a block for wave 3 (HOD-Q-07)
   * @param slotsInFront whether a newly slotted card goes in front of the others (HOD-Q-11)
   * @param instantsFirst whether waiting Instants are resolved before all others (HOD-Q-18)
   * @param partialAttacks whether an attack may leave the monster undefeated (HOD-Q-35)
   * @param weaponBeforeAbilities whether the weapon may be used before a waiting ability (HOD-Q-40)
   * @param attackersCount whether the cards of an attack still count as slotted (HOD-Q-87)
   */
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

  /**
   * What is remembered of one monster in this wave.
   *
   * @param damage accumulated damage
   * @param gained HP gained until it leaves the row
   * @param halved whether its HP is cut in half
   * @param barred whether a Normal ability dealt it damage or defeated it (HOD-NORMAL-01)
   * @param struck whether a strength attack struck it
   * @param bySlot whether a Slot ability dealt it damage or defeated it (HOD-SLOTABIL-01)
   * @param byWeapon whether a weapon dealt it damage or defeated it (HOD-NORMAL-10)
   * @param beaten whether it is defeated outright, whatever its HP
   * @param waiting whether its ability waits to be resolved
   * @param spent whether its ability is used up for the wave
   * @param triggered whether its Front or Second ability without a limit has triggered
   *     (HOD-ABILTYPE-09)
   * @param ignored whether its lasting ability is ignored for the turn
   */
  @Value.Builder
  record Notes(
      @Default("0") @Range(min = -99_999, max = 99_999) int damage,
      @Default("0") @Range(min = -99_999, max = 99_999) int gained,
      @Default("false") boolean halved,
      @Default("false") boolean barred,
      @Default("false") boolean struck,
      @Default("false") boolean bySlot,
      @Default("false") boolean byWeapon,
      @Default("false") boolean beaten,
      @Default("false") boolean waiting,
      @Default("false") boolean spent,
      @Default("false") boolean triggered,
      @Default("false") boolean ignored)
      implements WithNotes {
    static final Notes NONE =
        new Notes(0, 0, false, false, false, false, false, false, false, false, false, false);
  }

  /**
   * The hero card: exhausted abilities of each column, and what was used in this wave.
   *
   * @param hp hit points; a position may leave them out, they follow from the columns
   * @param left how many abilities of the left column are exhausted, from the bottom
   * @param right how many of the right column
   * @param paid abilities activated with a strength card in this wave
   * @param once stock abilities used in this wave that work once
   */
  @Value.Builder
  record HeroLayout(
      @Range(min = -99_999, max = 99_999) int hp,
      @Range(min = -99_999, max = 99_999) int left,
      @Range(min = -99_999, max = 99_999) int right,
      @Default("[]") ImmutableList<String> paid,
      @Default("[]") ImmutableList<String> once)
      implements WithHeroLayout {}

  /**
   * The boss card in its phase.
   *
   * @param hp its HP at this wave's level; a position may leave them out
   * @param damage taken in this phase (HOD-Q-59)
   * @param criticals the numbers of the critical hits that were used
   * @param beaten whether an attack has defeated it
   * @param met whether the condition of its ability was met when last looked
   * @param due whether its ability waits to be resolved
   */
  @Value.Builder
  record BossLayout(
      @Range(min = -99_999, max = 99_999) int hp,
      @Range(min = -99_999, max = 99_999) int damage,
      @Default("[]") @Range(min = -99_999, max = 99_999) ImmutableList<Integer> criticals,
      @Default("false") boolean beaten,
      @Default("false") boolean met,
      @Default("false") boolean due)
      implements WithBossLayout {}

  /** The weapon owned, or none. */
  sealed interface WeaponLayout {
    /** No weapon. */
    record None() implements WeaponLayout {}

    /**
     * A weapon by name, basic or upgraded.
     *
     * @param name its name
     * @param ready whether it has not been used in this wave
     */
    record Owned(String name, boolean ready) implements WeaponLayout {}
  }

  /**
   * Gold and purchases.
   *
   * @param gold what there is to spend; before the Merchant phase, what will change the sum
   * @param fined gold that the fail penalties under way have taken from what the strength cards are
   *     worth (HOD-PENALTY-04)
   * @param basicBought whether a basic weapon was bought at this visit
   * @param upgradeBought whether an upgrade was bought at this visit
   * @param potionsBought potions bought at this visit
   * @param potionsHeld potions held for the next setup; they count as bought at this visit
   */
  @Value.Builder
  record PurseLayout(
      @Range(min = -999, max = 999) int gold,
      @Default("0") @Range(min = 0, max = 999) int fined,
      @Default("false") boolean basicBought,
      @Default("false") boolean upgradeBought,
      @Default("[]") ImmutableList<String> potionsBought,
      @Default("[]") ImmutableList<String> potionsHeld)
      implements WithPurseLayout {}

  /**
   * The numbers of a visible monster that count right now.
   *
   * @param monster its name
   * @param hp its HP with all changes
   * @param remaining what is left of them
   * @param damageValue the damage that it does if it is taken
   */
  record Seen(String monster, int hp, int remaining, int damageValue) {}
}
