package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Ending;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.InForce;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * A position as one viewer knows it, written with names; to the arbiter it is the whole position.
 * What lies on the table is always written, also if it is nothing: markers, attached cards,
 * opposing companions. Counts that only the engine keeps are left out while they are 0.
 *
 * @param viewer who looks
 * @param settings what was chosen before the game
 * @param round how many rounds have begun
 * @param phase of the round, unless none has begun
 * @param destiny the seat of the destiny player, once there is one
 * @param nextId the id of the next card that comes into play
 * @param actions actions other than passes in this action step
 * @param triggers effects set off by others in this step
 * @param outThisRound who went out in this round
 * @param ending how the game ended, if it has
 * @param sides what belongs to each seat, by its number
 * @param lands the lands in the middle
 * @param journey the journey of the round
 * @param inForce effects that last for a time
 * @param agenda what is still to be done, the next one last
 */
@Value.Builder
record Layout(
    @Default("arbiter") Viewer viewer,
    Settings settings,
    @Default("0") int round,
    Optional<Phase> phase,
    Optional<Seat> destiny,
    int nextId,
    @Default("0") int actions,
    @Default("0") int triggers,
    @Default("[]") ImmutableList<Seat> outThisRound,
    Optional<Ending> ending,
    ImmutableMap<Seat, SideLayout> sides,
    ImmutableList<LandLayout> lands,
    JourneyLayout journey,
    @Default("[]") ImmutableList<InForce> inForce,
    ImmutableList<ThorgalFrame> agenda)
    implements WithLayout {
  /**
   * What belongs to a seat.
   *
   * @param in whether the player is still in the game
   * @param faction its name; {@code own} for a deck that the player built
   * @param destiny the destiny cards
   * @param bane the bane cards
   * @param party companions and supports in play
   * @param reserve the lands not chosen; {@code 5 unseen} if they are not known
   * @param hornChange horns gained or lost by effects
   */
  @Value.Builder
  record SideLayout(
      boolean in,
      String faction,
      StoreLayout destiny,
      StoreLayout bane,
      ImmutableList<CardLayout> party,
      ImmutableList<String> reserve,
      @Default("0") @Range(min = -99, max = 99) int hornChange)
      implements WithSideLayout {}

  /**
   * The cards of one suit. Piles are written from the top down, each card with those who know it,
   * {@code archers@0,1} or {@code archers@*}, cards that the viewer does not know as {@code
   * unseen@0} or in runs, {@code 12 unseen}.
   *
   * @param hand the hand; its owner knows it anyway
   * @param deck the deck
   * @param discard the discard pile
   * @param pool the pool
   * @param destroyed Valhalla or Niflheim
   * @param unseen the cards that the viewer cannot place, if their list is known
   */
  @Value.Builder
  record StoreLayout(
      ImmutableList<String> hand,
      ImmutableList<String> deck,
      ImmutableList<String> discard,
      ImmutableList<String> pool,
      ImmutableList<String> destroyed,
      Optional<ImmutableList<String>> unseen)
      implements WithStoreLayout {}

  /**
   * A companion or support in play.
   *
   * @param id tells it from others of its name as long as it is in play
   * @param card its name
   * @param owner whose card it is
   * @param exhaustion exhaustion markers on it
   * @param markers attribute markers on it
   * @param uses how often its effect was used in this phase with nothing exhausted by it: it costs
   *     none (THO-Q-26), or the card was exhausted (THO-Q-111)
   */
  @Value.Builder
  record CardLayout(
      int id, String card, Seat owner, int exhaustion, Attributes markers, @Default("0") int uses)
      implements WithCardLayout {}

  /**
   * A land in the middle.
   *
   * @param id tells it from others of its name
   * @param land its name
   * @param owner whose land it was
   * @param conqueror who has conquered it, if anybody has
   * @param since the round of its conquest
   * @param exhaustion exhaustion markers on it
   * @param markers attribute markers on it
   * @param uses how often its wolf effect was used in this round
   */
  @Value.Builder
  record LandLayout(
      int id,
      String land,
      Seat owner,
      Optional<Seat> conqueror,
      Optional<Integer> since,
      int exhaustion,
      Attributes markers,
      @Default("0") int uses)
      implements WithLandLayout {}

  /**
   * The journey of the round.
   *
   * @param stage how far it has come
   * @param destination the id of a land in the middle, if there is one
   * @param attached events and bane cards attached to the destination
   * @param opposing companions that oppose it
   */
  record JourneyLayout(
      Journey.Stage stage,
      Optional<Integer> destination,
      ImmutableList<AttachedLayout> attached,
      ImmutableList<OpposerLayout> opposing) {}

  /**
   * An event or bane card attached to the destination.
   *
   * @param suit destiny or bane
   * @param card its name
   * @param owner whose card it is
   */
  record AttachedLayout(Suit suit, String card, Seat owner) {}

  /**
   * A companion that opposes.
   *
   * @param seat from whose party it came
   * @param companion the card
   */
  record OpposerLayout(Seat seat, CardLayout companion) {}
}
