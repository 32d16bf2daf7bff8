package org.lawspeaker.hofordeals.loops;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.hofordeals.moves.Bind;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.table.HofState;

/** A turn and a combat in which a player with few cards uses them as often as the rules let. */
final class OwnTurns {
  /** More choices than any few cards and what is drawn with them ask for. */
  private static final int LONGEST = 60;

  private static final long SEED = 1;
  private static final int PURSE = 3;
  private static final Seat PLAYER = Seat.of(0);
  private static final Setup SETUP = Setup.of(2).with("first", "0");
  private static final String TURN = "{step: explore}";
  private static final String COMBAT =
      """
      step: assigning
      turn: {activated: true}
      fight: {origin: activated, encounter: %s, round: 1, last-id: 1,
        enemies: [{id: 1, card: %s, power: 90}]}
      """;

  private final Game<HofState, HofMove, ?> game;
  private final Cards cards;
  private final ImmutableList<HofState> positions;
  private final Bag drawn;

  OwnTurns(Game<HofState, HofMove, ?> game, Cards cards) {
    this.game = game;
    this.cards = cards;
    HofState start = game.start(SETUP).orThrow();
    String encounter = cards.index.name(cards.town);
    String minion = cards.index.name(cards.minions.nth(0));
    this.positions =
        ImmutableList.of(
            arranged(start, TURN), arranged(start, COMBAT.formatted(encounter, minion)));
    this.drawn = cards.starting;
  }

  private HofState arranged(HofState start, String zones) {
    return game.notation().arrange(start, Document.yaml("zones", zones).orThrow().root()).orThrow();
  }

  /** Whether a player who owns these can go on and on. */
  boolean goRound(ImmutableList<Integer> owned) {
    Optional<Hero> hero = hero(owned);
    if (hero.isEmpty()) {
      return false;
    }
    for (HofState position : positions) {
      HofState state = position.withHeroes(ImmutableList.of(hero.get(), position.heroes().get(1)));
      if (goesOn(state, new SplittableRandom(SEED))) {
        return true;
      }
    }
    return false;
  }

  /** Somebody with these in hand and on the Player Board, unless they do not fit together. */
  private Optional<Hero> hero(ImmutableList<Integer> owned) {
    Map<Slot, Integer> gear = new EnumMap<>(Slot.class);
    Bag hand = Bag.empty();
    for (int number : owned) {
      Card card = cards.card(number);
      if (!(card instanceof Equipment worn)) {
        hand = hand.with(number);
      } else if (gear.put(worn.slot(), number) != null) {
        return Optional.empty();
      }
    }
    Hero plain = positions.get(0).heroes().get(0);
    Hero hero =
        plain
            .withHand(hand)
            .withDeck(Deck.shuffled(drawn))
            .withDiscard(Bag.empty())
            .withFood(PURSE)
            .withShards(PURSE)
            .withEffort(PURSE)
            .withFame(PURSE);
    for (Map.Entry<Slot, Integer> each : gear.entrySet()) {
      hero = hero.equipping(each.getKey(), each.getValue());
    }
    return Optional.of(hero);
  }

  private boolean goesOn(HofState position, SplittableRandom random) {
    HofState state = position;
    Map<String, Integer> made = new HashMap<>();
    for (int choices = 0; choices < LONGEST; ) {
      Pending<HofMove> pending = game.pending(state);
      if (pending instanceof Pending.Chance<HofMove> chance) {
        state = game.applyUnchecked(state, chance.outcomes().sample(random));
        continue;
      }
      if (pending.isOver()) {
        return false;
      }
      Seat seat = pending.owing().iterator().next();
      Optional<HofMove> move = choice(game.legalMoves(state, seat), made, random);
      if (move.isEmpty()) {
        return false;
      }
      choices++;
      made.merge(move.get().toString(), 1, Integer::sum);
      state = game.applyUnchecked(state, move.get());
    }
    return true;
  }

  /** What was done least, if cards can be used; nothing if the turn or the combat only goes on. */
  private static Optional<HofMove> choice(
      ImmutableList<HofMove> legal, Map<String, Integer> made, SplittableRandom random) {
    Comparator<HofMove> least = Comparator.comparing(move -> made.getOrDefault(move.toString(), 0));
    Optional<HofMove> active =
        legal.stream()
            .filter(move -> move instanceof Use || move instanceof Play || move instanceof Bind)
            .filter(move -> move.by().equals(PLAYER))
            .min(least);
    if (active.isPresent() || legal.stream().anyMatch(Done.class::isInstance)) {
      return active;
    }
    ImmutableList<HofMove> answers =
        legal.stream()
            .filter(move -> !(move instanceof Decline) || legal.size() == 1)
            .collect(ImmutableList.toImmutableList());
    return Optional.of(answers.get(random.nextInt(answers.size())));
  }
}
