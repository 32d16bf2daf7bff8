package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Phase;

/**
 * The zones of a position that are laid anew, and the moment.
 *
 * @param round from 1; as before if none is named, and not the first if a land is laid as conquered
 * @param phase of the round, if no step is named: its first step that asks somebody
 * @param destiny the seat of the destiny player
 * @param step the moment; the actions of Dawn, if neither step nor phase is named
 * @param turn who acts first, in an action step or when asked to oppose
 * @param passes how many have passed in a row in the action step
 * @param actions how many actions other than passes there were in the action step
 * @param damage what a seat receives now
 * @param sides zones of each seat, by its number
 * @param lands all lands in the middle
 * @param journey the journey
 */
@Value.Builder
record Overlay(
    @Range(min = 1, max = 999) Optional<Integer> round,
    Optional<Phase> phase,
    @Range(min = 0, max = 3) Optional<Integer> destiny,
    Optional<Moment> step,
    @Range(min = 0, max = 3) Optional<Integer> turn,
    @Default("0") @Range(min = 0, max = 3) int passes,
    @Default("0") @Range(min = 0, max = 999) int actions,
    Optional<Hit> damage,
    @Default("{}") ImmutableMap<Seat, SideOverlay> sides,
    Optional<ImmutableList<LandOverlay>> lands,
    Optional<JourneyOverlay> journey)
    implements WithOverlay {
  /**
   * Damage that a seat receives.
   *
   * @param seat who receives it
   * @param amount how much
   */
  record Hit(@Range(min = 0, max = 3) int seat, @Range(min = 1, max = 60) int amount) {}

  /**
   * Zones of a seat; those that stand alone are of the suit of its role.
   *
   * @param party companions and supports in play
   * @param destiny its destiny cards
   * @param bane its bane cards
   * @param hand the whole hand
   * @param deck the cards on top of the deck; those below are unseen
   * @param deckSize how many cards the deck has; unseen ones that do not fit are destroyed
   * @param discard the whole discard pile
   * @param pool the whole pool
   * @param destroyed Valhalla or Niflheim
   * @param hornChange horns gained or lost by effects
   */
  @Value.Builder
  record SideOverlay(
      Optional<ImmutableList<CardOverlay>> party,
      Optional<StoreOverlay> destiny,
      Optional<StoreOverlay> bane,
      Optional<ImmutableList<String>> hand,
      Optional<ImmutableList<String>> deck,
      @Range(min = 0, max = 99) Optional<Integer> deckSize,
      Optional<ImmutableList<String>> discard,
      Optional<ImmutableList<String>> pool,
      Optional<ImmutableList<String>> destroyed,
      @Range(min = -3, max = 3) Optional<Integer> hornChange)
      implements WithSideOverlay {
    /** The zones that stand alone. */
    StoreOverlay ofRole() {
      return new StoreOverlay(hand, deck, deckSize, discard, pool, destroyed);
    }
  }

  /**
   * Zones of one suit, piles from the top down.
   *
   * @param hand the whole hand
   * @param deck the cards on top of the deck; those below are unseen
   * @param deckSize how many cards the deck has; unseen ones that do not fit are destroyed
   * @param discard the whole discard pile
   * @param pool the whole pool
   * @param destroyed Valhalla or Niflheim
   */
  @Value.Builder
  record StoreOverlay(
      Optional<ImmutableList<String>> hand,
      Optional<ImmutableList<String>> deck,
      @Range(min = 0, max = 99) Optional<Integer> deckSize,
      Optional<ImmutableList<String>> discard,
      Optional<ImmutableList<String>> pool,
      Optional<ImmutableList<String>> destroyed)
      implements WithStoreOverlay {
    static final StoreOverlay NONE = new StoreOverlayBuilder().build();

    /** These zones, and where they say nothing, others. */
    StoreOverlay or(StoreOverlay other) {
      return new StoreOverlay(
          hand.or(other::hand),
          deck.or(other::deck),
          deckSize.or(other::deckSize),
          discard.or(other::discard),
          pool.or(other::pool),
          destroyed.or(other::destroyed));
    }
  }

  /**
   * A card in a party; its owner is the seat, if nothing else is said.
   *
   * @param card its name
   * @param owner whose card it is
   * @param exhaustion exhaustion markers on it
   * @param markers attribute markers on it
   * @param uses how often its effect was used without exhaustion in this phase
   */
  @Value.Builder
  record CardOverlay(
      String card,
      @Range(min = 0, max = 3) Optional<Integer> owner,
      @Default("0") @Range(min = 0, max = 99) int exhaustion,
      @Default("{}") Attributes markers,
      @Default("0") @Range(min = 0, max = 9) int uses)
      implements WithCardOverlay {}

  /**
   * A land in the middle; it is unconquered, if nothing else is said.
   *
   * @param land its name
   * @param owner whose land it is; the first seat that has it, if nobody is named
   * @param conqueror who has conquered it
   * @param since the round of its conquest; the one before this, if none is named
   * @param exhaustion exhaustion markers on it
   * @param markers attribute markers on it
   * @param uses how often its wolf effect was used in this round
   */
  @Value.Builder
  record LandOverlay(
      String land,
      @Range(min = 0, max = 3) Optional<Integer> owner,
      @Range(min = 0, max = 3) Optional<Integer> conqueror,
      @Range(min = 1, max = 999) Optional<Integer> since,
      @Default("0") @Range(min = 0, max = 99) int exhaustion,
      @Default("{}") Attributes markers,
      @Default("0") @Range(min = 0, max = 9) int uses)
      implements WithLandOverlay {}

  /**
   * The journey; under way, if it has a destination and nothing else is said.
   *
   * @param stage how far it has come
   * @param destination the name of a land in the middle
   * @param opposing companions that oppose it
   * @param attached events and bane cards attached to the destination
   */
  record JourneyOverlay(
      Optional<Journey.Stage> stage,
      Optional<String> destination,
      @Default("[]") ImmutableList<OpposerOverlay> opposing,
      @Default("[]") ImmutableList<AttachedOverlay> attached) {}

  /**
   * A companion that opposes; of the first bane player, if nothing else is said.
   *
   * @param card its name
   * @param seat from whose party it came
   * @param exhaustion exhaustion markers on it
   * @param markers attribute markers on it
   */
  record OpposerOverlay(
      String card,
      @Range(min = 0, max = 3) Optional<Integer> seat,
      @Default("0") @Range(min = 0, max = 99) int exhaustion,
      @Default("{}") Attributes markers) {}

  /**
   * An attached card; an event is the destiny player's, a bane card the first bane player's.
   *
   * @param card its name
   * @param owner whose card it is
   */
  record AttachedOverlay(String card, @Range(min = 0, max = 3) Optional<Integer> owner) {}
}
