package org.lawspeaker.prestigerpg.laws;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.laws.TwinDeal;
import org.lawspeaker.prestigerpg.pack.QuestCard;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * What a seat cannot know, dealt anew. A hand is known to its owner (PRE-SETUP-04), a card set face
 * down to who set it (PRE-SET-01, PRE-OPPFIRE-01), the order of the deck to nobody (PRE-SETUP-03),
 * a quest to its player (PRE-Q-100); what is sealed in a window, voted or chosen to be discarded to
 * who did so, until it is made or all have (PRE-Q-10, PRE-Q-95, PRE-Q-52).
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
      if (new Witness(state, table, seat).agrees()) {
        return Optional.of(table.state());
      }
    }
    return Optional.empty();
  }

  /** All that the seat does not see, in one heap, dealt to the same places; Items to the deck. */
  private void deal(Table table, Seat seat, RandomGenerator random) {
    List<Integer> items = new ArrayList<>();
    List<Integer> heap = new ArrayList<>();
    table.piles.deck().toPile().forEach(card -> (cards.isItem(card) ? items : heap).add(card));
    table.piles.buried().toPile().forEach(heap::add);
    for (int i = 0; i < table.seats(); i++) {
      if (i != seat.index()) {
        table.sheets.get(i).hand().toPile().forEach(heap::add);
        table.sheets.get(i).set().forEach(card -> heap.add(card.card()));
      }
    }
    Shuffling.shuffle(heap, random);
    for (int i = 0; i < table.seats(); i++) {
      if (i != seat.index()) {
        table.set(Seat.of(i), sheet(table.sheets.get(i), heap));
      }
    }
    Bag buried = take(heap, table.piles.buried().size());
    heap.addAll(items);
    table.piles = table.piles.withBuried(buried).withDeck(take(heap, heap.size()));
  }

  private Sheet sheet(Sheet truth, List<Integer> heap) {
    ImmutableList.Builder<SetCard> set = ImmutableList.builder();
    Bag hand = take(heap, truth.hand().size() + truth.set().size());
    for (SetCard card : truth.set()) {
      int chosen = preferred(hand);
      hand = hand.without(chosen);
      set.add(new SetCard(chosen, card.second()));
    }
    return truth.withHand(hand).withSet(set.build());
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
    Bag bag = Bag.of(Pile.of(heap.subList(0, number).stream().mapToInt(card -> card).toArray()));
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
