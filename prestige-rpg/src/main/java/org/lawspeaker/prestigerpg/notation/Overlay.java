package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Status;

/**
 * The zones of a position that are laid anew, and the moment. What is not named stays as it was;
 * cards that then lie nowhere are in the draw deck.
 *
 * @param before what is about to happen; cards are set, if nothing is said
 * @param decision the question of the module that is decided now, instead of {@code before}
 * @param turn before the turns, the seat whose turn is next
 * @param number of the encounter, from 1
 * @param round of the encounter, from 1
 * @param encounter the encounter that is faced
 * @param event the active event
 * @param sheets zones of each seat, by its number
 * @param stack the damage stack, in the order of play; it is empty if none is named
 * @param deck the whole draw deck; what lies nowhere is then removed from play
 * @param discards the whole discard pile
 * @param removed the cards removed from play
 * @param encounters the encounters that are left
 * @param events the events that are left
 */
record Overlay(
    Optional<BeforeStep> before,
    Optional<String> decision,
    @Range(min = 0, max = 5) Optional<Integer> turn,
    @Range(min = 1, max = 99) Optional<Integer> number,
    @Range(min = 1, max = 100) Optional<Integer> round,
    Optional<FoeOverlay> encounter,
    Optional<String> event,
    @Default("{}") ImmutableMap<Seat, SheetOverlay> sheets,
    @Default("[]") ImmutableList<AttackOverlay> stack,
    Optional<ImmutableList<String>> deck,
    Optional<ImmutableList<String>> discards,
    Optional<ImmutableList<String>> removed,
    Optional<ImmutableList<String>> encounters,
    Optional<ImmutableList<String>> events) {
  /** What is about to happen. */
  BeforeStep moment() {
    return before.orElse(BeforeStep.SET);
  }

  /**
   * The encounter; as it begins, where nothing else is said.
   *
   * @param card its name
   * @param phase which of its parts, from 1
   * @param life the creature's Life Points
   * @param tokens those of each token
   * @param barrier whether its barrier is up
   * @param killer who landed the final blow
   * @param chest the cards still to be matched
   */
  record FoeOverlay(
      String card,
      @Default("1") @Range(min = 1, max = 9) int phase,
      @Range(min = 0, max = 9999) Optional<Integer> life,
      @Range(min = 0, max = 9999) Optional<ImmutableList<Integer>> tokens,
      Optional<Boolean> barrier,
      @Range(min = 0, max = 5) Optional<Integer> killer,
      @Default("[]") ImmutableList<String> chest) {}

  /**
   * Zones of a seat. Numbers of Initiative not named are the lowest left.
   *
   * @param character its name
   * @param status what has become of the player
   * @param life Life Points; only the dead have none
   * @param hand the whole hand
   * @param set the cards set face down, each followed by {@code second} if it is for an extra turn
   * @param riders Riders on stand-by
   * @param items the Items, those without anything to add by their names alone
   * @param initiative the Initiative number
   * @param prestige Prestige Points
   * @param trophies the Encounter cards scored
   * @param poison poison tokens
   * @param cured whether a card took a poison token in this encounter
   * @param turned whether it bears a Vampyre token
   * @param bites bite tokens
   * @param claims cards of a chest
   * @param dealt damage done this round
   * @param suffered damage received this round
   * @param sitsOut whether the player has no turn in this round
   * @param tripped whether the player sits out the next round
   * @param abilityUsed whether the ability has been used
   * @param quest the Quest card that was dealt
   */
  record SheetOverlay(
      Optional<String> character,
      Optional<Status> status,
      @Range(min = 0, max = Sheet.FULL_LIFE) Optional<Integer> life,
      Optional<ImmutableList<String>> hand,
      Optional<ImmutableList<String>> set,
      Optional<ImmutableList<String>> riders,
      Optional<ImmutableList<ItemOverlay>> items,
      @Range(min = 1, max = 6) Optional<Integer> initiative,
      @Range(min = -999, max = 999) Optional<Integer> prestige,
      Optional<ImmutableList<String>> trophies,
      @Range(min = 0, max = 99) Optional<Integer> poison,
      Optional<Boolean> cured,
      Optional<Boolean> turned,
      @Range(min = 0, max = 99) Optional<Integer> bites,
      @Range(min = 0, max = 9) Optional<Integer> claims,
      @Range(min = 0, max = 9999) Optional<Integer> dealt,
      @Range(min = 0, max = 9999) Optional<Integer> suffered,
      Optional<Boolean> sitsOut,
      Optional<Boolean> tripped,
      Optional<Boolean> abilityUsed,
      Optional<String> quest) {}

  /**
   * An Item or Relic.
   *
   * @param card its name
   * @param tipped whether it is a Potion that has been tipped
   * @param used whether it has been used
   */
  record ItemOverlay(
      String card, @Default("false") boolean tipped, @Default("false") boolean used) {}

  /**
   * An attack on the damage stack; it has hit for its value.
   *
   * @param owner whose attack it is
   * @param card its name
   * @param mode what kind of attack it is
   * @param token the token that it is aimed at, from 1
   * @param named the player that it names
   * @param riders the Riders that have joined it
   * @param linked whether it is linked to an ability (PRE-ABILITY-04)
   * @param value what it hits for; worked out from the cards, if nothing is said
   * @param face the one that counts, from 0 for double; worked out as the value is
   * @param replaces whether it came in place of a Stand In
   */
  record AttackOverlay(
      @Range(min = 0, max = 5) int owner,
      String card,
      @Default("ordinary") Mode mode,
      @Range(min = 0, max = 3) Optional<Integer> face,
      @Range(min = 1, max = 99) Optional<Integer> token,
      @Range(min = 0, max = 5) Optional<Integer> named,
      @Default("[]") ImmutableList<String> riders,
      @Default("false") boolean linked,
      @Default("false") boolean replaces,
      @Range(min = 0, max = 9999) Optional<Integer> value) {}
}
