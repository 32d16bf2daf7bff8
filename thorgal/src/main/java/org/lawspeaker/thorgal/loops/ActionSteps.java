package org.lawspeaker.thorgal.loops;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.thorgal.moves.Activate;
import org.lawspeaker.thorgal.moves.Pass;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Activated;
import org.lawspeaker.thorgal.table.Anatomy;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.ThorgalState;

/** Action steps in which a party with nothing else to play is activated as often as it can be. */
final class ActionSteps {
  /** Ways to answer what the effects ask. */
  private static final int TRIES = 2;

  /** So often beyond what its text says is a card activated without a loop. */
  private static final int MADE_READY = 2;

  private static final int LONGEST = 60;
  private static final int POOL = 3;
  private static final Seat PLAYER = Seat.of(0);
  private static final ImmutableList<Phase> PHASES =
      ImmutableList.of(Phase.DAWN, Phase.JOURNEY, Phase.DUSK);

  private final Game<ThorgalState, ThorgalMove, ?> game;
  private final Cards cards;
  private final ThorgalState start;
  private final String land;

  ActionSteps(Game<ThorgalState, ThorgalMove, ?> game, Cards cards, int deck) {
    this.game = game;
    this.cards = cards;
    int other = deck == 0 ? 1 : 0;
    this.start =
        game.start(
                Setup.of(2)
                    .with("faction-0", cards.deckNames().get(deck))
                    .with("faction-1", cards.deckNames().get(other)))
            .orThrow();
    this.land = cards.landName(cards.factionLands(other).get(0));
  }

  /** Whether some card of this party is activated too often in one action step. */
  boolean goRound(ImmutableList<Integer> party) {
    for (Phase phase : PHASES) {
      if (party.stream().anyMatch(card -> isActivated(card, phase)) && goRound(party, phase)) {
        return true;
      }
    }
    return false;
  }

  private boolean isActivated(int card, Phase phase) {
    Anatomy anatomy = cards.destiny(card);
    return anatomy.card.activated().isPresent() && anatomy.shows(phase);
  }

  private boolean goRound(ImmutableList<Integer> party, Phase phase) {
    return game.notation()
        .arrange(start, laid(party, phase))
        .value()
        .filter(
            position -> {
              for (int seed = 0; seed < TRIES; seed++) {
                if (plays(position, new Random(seed))) {
                  return true;
                }
              }
              return false;
            })
        .isPresent();
  }

  private ObjectNode laid(ImmutableList<Integer> party, Phase phase) {
    ObjectNode overlay = JsonNodeFactory.instance.objectNode();
    overlay.put("step", phase.says().toLowerCase(Locale.ROOT) + "-actions");
    ObjectNode sides = overlay.putObject("sides");
    ObjectNode own = sides.putObject("0");
    own.putArray("hand");
    own.put("pool", POOL);
    ArrayNode names = own.putArray("party");
    party.forEach(card -> names.add(cards.name(Suit.DESTINY, card)));
    ObjectNode others = sides.putObject("1");
    others.putArray("party");
    others.putArray("hand");
    overlay.putArray("lands").add(land);
    if (phase == Phase.JOURNEY) {
      overlay.putObject("journey").put("destination", land);
    }
    return overlay;
  }

  private boolean plays(ThorgalState position, Random random) {
    ThorgalState state = position;
    Map<Integer, Integer> uses = new HashMap<>();
    for (int ply = 0; ply < LONGEST; ply++) {
      Pending<ThorgalMove> pending = game.pending(state);
      if (pending.isOver()) {
        return false;
      }
      if (pending instanceof Pending.Chance<ThorgalMove> chance) {
        state = game.applyUnchecked(state, chance.outcomes().sample(random));
        continue;
      }
      ThorgalMove move = choice(game.legalMoves(state), uses, random);
      if (move instanceof Activate activate) {
        int times = uses.merge(activate.id(), 1, Integer::sum);
        if (times > most(state, activate.id())) {
          return true;
        }
      } else if (move instanceof Pass && move.by().equals(PLAYER)) {
        return false;
      }
      state = game.applyUnchecked(state, move);
    }
    return false;
  }

  /** As often as its text says, once more while it is exhausted, and after being made ready. */
  private int most(ThorgalState state, int id) {
    for (InPlay card : state.sides().get(PLAYER.index()).party()) {
      if (card.id() == id) {
        return MADE_READY
            + cards.destiny(card.card()).card.activated().map(Activated::uses).orElse(0);
      }
    }
    return Integer.MAX_VALUE; // a land has a limit of its own (THO-WOLF-03)
  }

  /** What was activated least, if anything can be; else any answer, passing only if one must. */
  private static ThorgalMove choice(
      ImmutableList<ThorgalMove> legal, Map<Integer, Integer> uses, Random random) {
    return legal.stream()
        .filter(move -> move.by().equals(PLAYER) && move instanceof Activate)
        .min(Comparator.comparing(move -> uses.getOrDefault(((Activate) move).id(), 0)))
        .orElseGet(
            () ->
                legal.stream()
                    .filter(Pass.class::isInstance)
                    .findFirst()
                    .orElseGet(() -> legal.get(random.nextInt(legal.size()))));
  }
}
