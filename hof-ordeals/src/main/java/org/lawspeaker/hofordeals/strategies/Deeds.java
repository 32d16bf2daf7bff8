package org.lawspeaker.hofordeals.strategies;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.Spelling;
import org.lawspeaker.engine.play.Question;
import org.lawspeaker.engine.play.strategy.Deed;
import org.lawspeaker.hofordeals.moves.Accept;
import org.lawspeaker.hofordeals.moves.Activate;
import org.lawspeaker.hofordeals.moves.Bind;
import org.lawspeaker.hofordeals.moves.Buy;
import org.lawspeaker.hofordeals.moves.CardPick;
import org.lawspeaker.hofordeals.moves.Challenge;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.Flee;
import org.lawspeaker.hofordeals.moves.Go;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.LootExchange;
import org.lawspeaker.hofordeals.moves.LootRelic;
import org.lawspeaker.hofordeals.moves.Pass;
import org.lawspeaker.hofordeals.moves.Pay;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.moves.Push;
import org.lawspeaker.hofordeals.moves.Refuse;
import org.lawspeaker.hofordeals.moves.Retreat;
import org.lawspeaker.hofordeals.moves.Stand;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Ways;
import org.lawspeaker.hofordeals.view.HofView;

/** What a strategy may do: a verb, for some verbs with the name of cards or of a place. */
final class Deeds {
  /** Verbs that stand alone. */
  private static final ImmutableMap<String, Class<? extends HofMove>> ALONE =
      ImmutableMap.<String, Class<? extends HofMove>>builder()
          .put("pay", Pay.class)
          .put("refuse", Refuse.class)
          .put("challenge", Challenge.class)
          .put("done", Done.class)
          .put("fight", Stand.class)
          .put("retreat", Retreat.class)
          .put("push", Push.class)
          .put("flee", Flee.class)
          .put("pass", Pass.class)
          .put("accept", Accept.class)
          .put("decline", Decline.class)
          .put("loot relic", LootRelic.class)
          .put("loot exchange", LootExchange.class)
          .buildOrThrow();

  /** Verbs of a card, with the card of such a move. */
  private static final ImmutableMap<String, OfCard<?>> OF_CARD =
      ImmutableMap.<String, OfCard<?>>builder()
          .put("play", new OfCard<>(Play.class, Play::card))
          .put("bind", new OfCard<>(Bind.class, Bind::card))
          .put("use", new OfCard<>(Use.class, Use::card))
          .put("buy", new OfCard<>(Buy.class, Buy::card))
          .put("choose", new OfCard<>(CardPick.class, CardPick::card))
          .buildOrThrow();

  /** Verbs for a card that is chosen when this is asked. */
  private static final ImmutableSet<String> ASKED =
      ImmutableSet.of("destroy", "discard", "recover", "take", "stash");

  private static final ImmutableSet<String> OF_PLACE = ImmutableSet.of("go", "activate");

  private final Nouns nouns;
  private final Places places;

  Deeds(Nouns nouns, Places places) {
    this.nouns = nouns;
    this.places = places;
  }

  /** A kind of move with a card. */
  private record OfCard<M extends HofMove>(Class<M> kind, ToIntFunction<M> card) {
    boolean fits(HofMove move, IntPredicate cards) {
      return kind.isInstance(move) && cards.test(card.applyAsInt(kind.cast(move)));
    }
  }

  Checked<Deed<HofMove, HofView>> of(String words) {
    @Nullable Class<? extends HofMove> alone = ALONE.get(words);
    if (alone != null) {
      return Checked.ok((question, move) -> alone.isInstance(move));
    }
    int space = words.indexOf(' ');
    String verb = space < 0 ? words : words.substring(0, space);
    String noun = space < 0 ? "" : words.substring(space + 1).strip();
    if (OF_CARD.containsKey(verb)) {
      OfCard<?> kind = Objects.requireNonNull(OF_CARD.get(verb));
      return nouns.of(noun).map(cards -> (question, move) -> kind.fits(move, cards));
    }
    if (ASKED.contains(verb)) {
      OfCard<CardPick> kind = new OfCard<>(CardPick.class, CardPick::card);
      return nouns
          .of(noun)
          .map(
              cards ->
                  (question, move) ->
                      question.window().name().equals(verb) && kind.fits(move, cards));
    }
    if (OF_PLACE.contains(verb)) {
      return places.of(noun).map(place -> (question, move) -> fits(verb, place, question, move));
    }
    ImmutableSet<String> known =
        ImmutableSet.<String>builder()
            .addAll(OF_CARD.keySet())
            .addAll(ASKED)
            .addAll(OF_PLACE)
            .addAll(ALONE.keySet())
            .build();
    return Checked.bad("", Spelling.unknown("verb", verb, known));
  }

  /** Going fits if it brings nearer; activating, if it is done there. */
  private boolean fits(
      String verb, Places.Place place, Question<HofMove, HofView> question, HofMove move) {
    Board board = question.view().board();
    int here = question.view().heroes().get(question.seat().index()).hero().space();
    if (move instanceof Go go && verb.equals("go")) {
      int far = places.distance(board, here, place);
      return far < Ways.NOWHERE && places.distance(board, go.space(), place) < far;
    }
    @Nullable Site site = board.site(here);
    return move instanceof Activate
        && verb.equals("activate")
        && site != null
        && place.is(board, site);
  }
}
