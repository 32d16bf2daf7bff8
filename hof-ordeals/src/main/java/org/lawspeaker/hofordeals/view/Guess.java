package org.lawspeaker.hofordeals.view;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.HofStep;

/** Deals the cards that a viewer cannot place, every deal as likely as another. */
public final class Guess {
  private Guess() {}

  /** A whole state that agrees with this view. */
  public static HofState of(HofView view, RandomGenerator random) {
    ImmutableList.Builder<Hero> heroes = ImmutableList.builder();
    view.heroes().forEach(hero -> heroes.add(hero.guess(random)));
    Heap relics = Heap.of(view.unseenRelics()).shuffle(random);
    Agenda<HofStep> agenda = Agenda.empty();
    for (HofStep step : view.agenda()) {
      agenda = agenda.push(GoingRound.dealt(step, relics));
    }
    return new HofState(
        view.settings(),
        view.clock(),
        view.turn(),
        heroes.build(),
        view.board(),
        decks(view.decks(), random).withRelics(Deck.of(view.relics(), relics.rest()).fill(random)),
        view.fight(),
        agenda);
  }

  /** What others have seen of the other decks is something, too. */
  private static Decks decks(Decks decks, RandomGenerator random) {
    return decks
        .withDealer(decks.dealer().withDeck(decks.dealer().deck().fill(random)))
        .withMinions(decks.minions().withDeck(decks.minions().deck().fill(random)));
  }
}
