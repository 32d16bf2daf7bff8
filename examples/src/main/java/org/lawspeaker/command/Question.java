package org.lawspeaker.command;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.lawspeaker.command.drawing.ChoiceList;
import org.lawspeaker.command.drawing.ChoiceList.Entry;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Offer;
import org.lawspeaker.engine.show.Showing;

/**
 * What a person is asked next.
 *
 * @param viewer who is asked, and so may see the table
 * @param name the stable word for the kind of question
 * @param asks the question
 * @param citations why it is asked
 * @param choices the answers; of Nature's, if there are many, only the first
 * @param list the answers as they are listed, in notation without the seat that is asked
 */
record Question<M extends Move>(
    Viewer viewer,
    String name,
    String asks,
    ImmutableList<Citation> citations,
    ImmutableList<M> choices,
    ChoiceList list) {
  /** How many of Nature's moves are listed. */
  static final int MOST = 40;

  private static final String PASS = "pass";
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings().limit(2);

  /** The question to the first person who owes a move here; nothing if the game is over. */
  static <S, M extends Move, V> Optional<Question<M>> of(
      Game<S, M, V> game, S state, ImmutableSet<Seat> humans) {
    Pending<M> pending = game.pending(state);
    if (pending instanceof Pending.Chance<M> chance) {
      return Optional.of(ofChance(game, state, chance, humans));
    }
    for (Seat seat : pending.owing()) {
      if (humans.contains(seat)) {
        return Optional.of(toSeat(game, state, pending.asked().orElseThrow(), seat));
      }
    }
    return Optional.empty();
  }

  private static <S, M extends Move> Question<M> ofChance(
      Game<S, M, ?> game, S state, Pending.Chance<M> chance, ImmutableSet<Seat> humans) {
    ImmutableList<M> outcomes =
        chance.outcomes().outcomes().limit(MOST).collect(ImmutableList.toImmutableList());
    int more = chance.outcomes().size() - outcomes.size();
    String asks = "What does Nature do?" + (more > 0 ? " (" + more + " more can be typed)" : "");
    Viewer viewer = humans.size() == 1 ? humans.asList().get(0) : Onlooker.SPECTATOR;
    ImmutableList.Builder<Offer> offers = ImmutableList.builder();
    for (M outcome : outcomes) {
      String text = game.notation().move(state, outcome);
      offers.add(new Offer(text, plain(text)));
    }
    return new Question<>(
        viewer,
        "chance",
        asks,
        ImmutableList.of(chance.why()),
        outcomes,
        ChoiceList.of(offers.build()));
  }

  private static <S, M extends Move, V> Question<M> toSeat(
      Game<S, M, V> game, S state, Window window, Seat seat) {
    ImmutableList<M> own = game.legalMoves(state, seat);
    Optional<Showing<M, V>> showing = Showing.of(game);
    V view = game.view(state, seat);
    ImmutableList.Builder<Offer> offers = ImmutableList.builder();
    for (M move : own) {
      String text = seat.unsigned(game.notation().move(state, move));
      offers.add(
          new Offer(text, showing.map(shows -> shows.choice(view, move)).orElse(plain(text))));
    }
    return new Question<>(
        seat, window.name(), window.asks(), window.citations(), own, ChoiceList.of(offers.build()));
  }

  /** What a move does of which no more is known than how it is typed. */
  private static Choice plain(String text) {
    return Choice.of(WORDS.splitToList(text).get(0), text);
  }

  /** Whether a choice is typed just like this. */
  boolean isOffered(String text) {
    return list.entries().stream().anyMatch(entry -> entry.offer().notation().equals(text));
  }

  /** The choice that is typed like this, or has this key. */
  Optional<M> chosen(String text) {
    return list.typed(text).stream().findFirst().map(this::move);
  }

  /** The move of a choice. */
  M move(Entry entry) {
    return choices.get(entry.at());
  }

  /** The first choice of this verb, or that is typed with this word first. */
  Optional<M> ofVerb(String verb) {
    return list.entries().stream()
        .filter(
            entry ->
                entry.offer().choice().verb().equalsIgnoreCase(verb)
                    || WORDS.splitToList(entry.offer().notation()).get(0).equals(verb))
        .findFirst()
        .map(this::move);
  }

  /** To do nothing now, if that is one of the choices. */
  Optional<M> pass() {
    return ofVerb(PASS);
  }
}
