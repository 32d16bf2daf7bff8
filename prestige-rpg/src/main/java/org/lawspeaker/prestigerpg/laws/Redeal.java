package org.lawspeaker.prestigerpg.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.laws.TwinDeal;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.QuestCard;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * What a seat cannot know, dealt anew. A hand is known to its owner (PRE-SETUP-04), a card set face
 * down to who set it (PRE-SET-01, PRE-OPPFIRE-01), the order of the deck to nobody (PRE-SETUP-03),
 * a quest to its player (PRE-Q-100); what is sealed in a window, voted or chosen to be discarded to
 * who did so, until it is made or all have (PRE-Q-10, PRE-Q-95, PRE-Q-52); what lies face down in
 * the fog of war to who played it (PRE-Q-97).
 */
public final class Redeal implements TwinDeal<PrestigeState> {
  /** How often a deal is tried that agrees with what all could see. */
  private static final int TRIES = 20;

  private final Cards cards;

  public Redeal(Cards cards) {
    this.cards = cards;
  }

  @Override
  public Optional<PrestigeState> redeal(PrestigeState state, Seat seat, RandomGenerator random) {
    for (int i = 0; i < TRIES; i++) {
      Table table = Table.of(cards, state);
      deal(table, seat, random);
      quests(table, seat, random);
      new Choices(table, seat, random).chooseAnew();
      if (new Witness(table, seat).agrees()) {
        return Optional.of(table.state());
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean areOtherDeals(PrestigeState one, PrestigeState other, Seat seat) {
    return !Choices.leftOut(cards, one, seat).equals(Choices.leftOut(cards, other, seat));
  }

  /** Seats are switched by the characters that sit on them (PRE-THANTIGIST-01, PRE-Q-94). */
  @Override
  public boolean isLeft(PrestigeState before, PrestigeState after, Seat seat) {
    int character = before.sheet(seat).character();
    return before.clock().encounter() > 0
        && character != after.sheet(seat).character()
        && after.sheets().stream().anyMatch(sheet -> sheet.character() == character);
  }

  /** All that the seat does not see, in one heap, dealt to the same places; Items to the deck. */
  private void deal(Table table, Seat seat, RandomGenerator random) {
    Fogged fogged = new Fogged(table, seat);
    Pile own = fogged.ownAnnounced();
    Bag buried = without(table.piles.buried(), own);
    List<Integer> items = new ArrayList<>();
    List<Integer> heap = fogged.cards();
    table.piles.deck().toPile().forEach(card -> (cards.isItem(card) ? items : heap).add(card));
    buried.toPile().forEach(heap::add);
    List<Pile> known = new ArrayList<>();
    for (int i = 0; i < table.seats(); i++) {
      known.add(Known.inHand(table, seat, Seat.of(i)));
      if (i != seat.index()) {
        without(table.sheets.get(i).hand(), known.get(i)).toPile().forEach(heap::add);
        table.sheets.get(i).set().forEach(card -> heap.add(card.card()));
      }
    }
    Shuffling.shuffle(heap, random);
    for (int i = 0; i < table.seats(); i++) {
      if (i != seat.index() && table.sheets.get(i).status() == Status.DEAD) {
        table.set(Seat.of(i), fallen(table.sheets.get(i), known.get(i), heap));
      }
    }
    for (int i = 0; i < table.seats(); i++) {
      if (i != seat.index() && table.sheets.get(i).status() != Status.DEAD) {
        table.set(Seat.of(i), sheet(table.sheets.get(i), known.get(i), heap));
      }
    }
    fogged.takeFrom(heap);
    Pile discarded = fogged.announce(Pile.of(Ints.toArray(heap.subList(0, buried.size()))));
    heap.subList(0, buried.size()).clear();
    heap.addAll(items);
    table.piles =
        table.piles.withBuried(Bag.of(discarded.append(own))).withDeck(take(heap, heap.size()));
  }

  private static Bag without(Bag cards, Pile some) {
    Bag left = cards;
    for (int i = 0; i < some.size(); i++) {
      left = left.without(some.get(i));
    }
    return left;
  }

  /** The dead who fight hold only what they keep (PRE-LICH-07), so they come first. */
  private Sheet fallen(Sheet truth, Pile known, List<Integer> heap) {
    Bag hand = Bag.of(known);
    Iterator<Integer> next = heap.iterator();
    while (hand.size() < truth.hand().size()) {
      int card = next.next();
      if (cards.isKeptByTheFallen(card)) {
        hand = hand.with(card);
        next.remove();
      }
    }
    return truth.withHand(hand);
  }

  private Sheet sheet(Sheet truth, Pile known, List<Integer> heap) {
    ImmutableList.Builder<SetCard> set = ImmutableList.builder();
    Bag hand = take(heap, truth.hand().size() + truth.set().size() - known.size());
    for (SetCard card : truth.set()) {
      int chosen = preferred(hand);
      hand = hand.without(chosen);
      set.add(new SetCard(chosen, card.second()));
    }
    return truth.withHand(hand.withAll(known)).withSet(set.build());
  }

  /** An Attack card if there is one; cards lie in no order of worth, so the first will do. */
  private int preferred(Bag hand) {
    for (int i = 0; i < hand.size(); i++) {
      if (cards.isAttack(hand.nth(i))) {
        return hand.nth(i);
      }
    }
    return hand.nth(0);
  }

  private static Bag take(List<Integer> heap, int number) {
    Bag bag = Bag.of(Ints.toArray(heap.subList(0, number)));
    heap.subList(0, number).clear();
    return bag;
  }

  private void quests(Table table, Seat seat, RandomGenerator random) {
    List<Integer> secret = new ArrayList<>();
    ImmutableList<QuestCard> quests = cards.pack().quests();
    for (int quest = 0; quest < quests.size(); quest++) {
      if (quests.get(quest).secret() && table.sheet(seat).quest() != quest) {
        secret.add(quest);
      }
    }
    Shuffling.shuffle(secret, random);
    for (int i = 0; i < table.seats(); i++) {
      if (i != seat.index() && table.sheets.get(i).quest() >= 0) {
        table.set(Seat.of(i), table.sheets.get(i).withQuest(secret.remove(0)));
      }
    }
  }
}
