package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.Pace;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.table.InForce;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;

/**
 * A position as one viewer knows it, written with names; to the arbiter it is the whole position.
 * Cards that the viewer does not see are written as {@code 7 unseen}.
 *
 * @param viewer who looks
 * @param settings what was chosen before the game
 * @param clock where in the game it is
 * @param sheets what belongs to each seat, by its number
 * @param piles the cards that belong to no seat
 * @param foe the encounter that is faced, if one is
 * @param stack the damage stack, in the order of play
 * @param strike the attack of a creature that is being resolved
 * @param inForce changes that last for a time, the oldest first
 * @param agenda what is still to be done, the next one last
 */
record Layout(
    @Default("arbiter") Viewer viewer,
    Settings settings,
    Clock clock,
    ImmutableMap<Seat, SheetLayout> sheets,
    PilesLayout piles,
    Optional<FoeLayout> foe,
    @Default("[]") ImmutableList<AttackLayout> stack,
    Strike strike,
    @Default("[]") ImmutableList<InForce> inForce,
    ImmutableList<PrestigeFrame> agenda) {
  /**
   * What belongs to a seat.
   *
   * @param status what has become of its player
   * @param character its name
   * @param life Life Points
   * @param hand the cards in hand
   * @param set the cards set face down, {@code second} after those of an extra turn
   * @param riders Riders on stand-by
   * @param items the Items
   * @param initiative the Initiative number; 0 for none
   * @param prestige Prestige Points
   * @param trophies the Encounter cards scored
   * @param marks its tokens
   * @param pace what happened in this round
   * @param abilityUsed whether the ability has been used
   * @param quest its Quest card, if it has one
   * @param shown the cards it last discarded together
   */
  record SheetLayout(
      Status status,
      String character,
      @Range(min = -9999, max = 9999) int life,
      ImmutableList<String> hand,
      @Default("[]") ImmutableList<String> set,
      @Default("[]") ImmutableList<StandByLayout> riders,
      @Default("[]") ImmutableList<ItemLayout> items,
      @Range(min = 0, max = 6) int initiative,
      @Range(min = -9999, max = 9999) int prestige,
      @Default("[]") ImmutableList<String> trophies,
      Marks marks,
      Pace pace,
      @Default("false") boolean abilityUsed,
      Optional<String> quest,
      @Default("[]") ImmutableList<String> shown) {}

  /**
   * A Rider on stand-by.
   *
   * @param id tells it from others of its name
   * @param card its name, or what it was announced as in the fog
   * @param under the card that lies there face down, {@code unseen} to others
   */
  record StandByLayout(int id, String card, Optional<String> under) {}

  /**
   * An Item or Relic.
   *
   * @param id tells it from others of its name
   * @param card its name
   * @param tipped whether it is a Potion that has been tipped
   * @param used whether it has been used
   */
  record ItemLayout(
      int id, String card, @Default("false") boolean tipped, @Default("false") boolean used) {}

  /**
   * The piles, several copies of a card as {@code 3 feint}; cards that the viewer does not see are
   * counted, {@code 7 unseen}.
   *
   * @param deck the draw deck
   * @param discards the discard pile
   * @param buried what was discarded face down
   * @param removed what was removed from play
   * @param encounters Encounters that are left
   * @param events Events that are left
   * @param pastEvents Events that have been
   * @param relics Relics that are left
   */
  record PilesLayout(
      ImmutableList<String> deck,
      ImmutableList<String> discards,
      ImmutableList<String> buried,
      ImmutableList<String> removed,
      ImmutableList<String> encounters,
      ImmutableList<String> events,
      ImmutableList<String> pastEvents,
      ImmutableList<String> relics) {}

  /**
   * The encounter.
   *
   * @param card its name
   * @param phase which of its parts, from 0
   * @param life the creature's Life Points; left out if its tokens have them
   * @param tokens the Life Points of each token, 0 for a dead one
   * @param players the seats that are its tokens, token by token
   * @param barrier whether its barrier is up
   * @param killer who landed the final blow
   * @param over whether the encounter is completed
   * @param event the active event
   * @param chest the cards still to be matched for the chest
   * @param claimers the seats that matched a value of the chest, the last to do so last
   */
  record FoeLayout(
      String card,
      @Default("0") @Range(min = 0) int since,
      @Range(min = 0, max = 9) int phase,
      @Range(min = -9999, max = 9999) int life,
      @Default("[]") ImmutableList<Integer> tokens,
      @Default("[]") ImmutableList<Seat> players,
      @Default("false") boolean barrier,
      Optional<Seat> killer,
      @Default("false") boolean over,
      Optional<String> event,
      @Default("[]") ImmutableList<String> chest,
      @Default("[]") ImmutableList<Seat> claimers) {}

  /**
   * An attack on the damage stack.
   *
   * @param id tells it from others of its card
   * @param owner whose attack it is
   * @param card its name, or what it was announced as in the fog
   * @param mode what kind of attack it is
   * @param face which of its faces counts, from 0 for double
   * @param token the token that it is aimed at, from 0
   * @param named the seat that it names
   * @param riders the Riders that have joined it
   * @param flat what was added to it or, below 0, taken from it
   * @param linked whether it is linked to an ability (PRE-ABILITY-04)
   * @param checked whether its kill check is over and its value is fixed (PRE-Q-13)
   * @param value its value once it is checked
   * @param under the card that lies there face down, {@code unseen} to others
   * @param taken whether its damage has been taken off the creature's life already
   * @param replaces whether it came in place of a Stand In
   */
  record AttackLayout(
      int id,
      Seat owner,
      String card,
      Mode mode,
      @Range(min = 0, max = 3) int face,
      @Range(min = 0, max = 99) Optional<Integer> token,
      Optional<Seat> named,
      @Default("[]") ImmutableList<RiderLayout> riders,
      @Default("0") @Range(min = -9999, max = 9999) int flat,
      @Default("false") boolean linked,
      @Default("false") boolean checked,
      @Default("0") int value,
      Optional<String> under,
      @Default("false") boolean taken,
      @Default("false") boolean replaces) {}

  /**
   * A Rider that has joined an attack.
   *
   * @param card its name
   * @param face which of its faces counts
   * @param under the card that lies there face down, {@code unseen} to others
   */
  record RiderLayout(String card, @Range(min = 0, max = 3) int face, Optional<String> under) {}
}
