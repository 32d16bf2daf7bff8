package org.lawspeaker.thorgal.piles;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.moves.Insert;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * A deck is shuffled while pool and discard pile stay as they are. Cards that nobody has seen are
 * as good as shuffled; each card that somebody knows comes to lie in a slot that Nature chooses,
 * known to nobody.
 *
 * @param owner whose deck
 * @param suit destiny or bane
 * @param cards the known cards still to be put in; none for viewers, who can no longer tell them
 *     from the others
 * @param hidden how many cards are still to be put in that a viewer cannot name; none in a position
 */
public record Shuffling(
    Seat owner, Suit suit, Pile cards, @Default("0") @Range(min = 0, max = 99) int hidden)
    implements ThorgalFrame {
  private static final Citation TEXT = Citation.of("THO-GEN-03");

  /** A shuffling of which all cards are known. */
  public static Shuffling of(Seat owner, Suit suit, Pile cards) {
    return new Shuffling(owner, suit, cards, 0);
  }

  /** How many cards are still to be put in. */
  public int left() {
    return cards.size() + hidden;
  }

  /** Takes every known card out of the deck, to be put in again. */
  static void start(Table table, Seat owner, Suit suit) {
    table.push(new BeginShuffling(owner, suit));
  }

  /** Slots in which the next card may come to lie. */
  private int slots(Table table) {
    return table.store(owner, suit).deck() + 1;
  }

  @Override
  public boolean owes(Table table) {
    return left() > 0;
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (!(move instanceof Insert insert)) {
      faults.notAsked();
    } else if (insert.slot() < 0 || insert.slot() >= slots(table)) {
      faults.add(TEXT, "no-such-slot");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return ImmutableList.of(TEXT);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    insert(table, ((Insert) move).slot());
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Chance<>(TEXT, Distribution.uniform(slots(table), Insert::new));
  }

  /** The next card comes to lie in this slot. */
  private void insert(Table table, int slot) {
    Store store = table.store(owner, suit);
    table.setStore(
        owner, suit, store.withFaceDown(store.faceDown().insert(slot, cards.first(), 0)));
    table.replaceTop(of(owner, suit, cards.withoutTop(1)));
  }

  @Override
  public void run(Table table) {
    if (table.isTelling()) {
      table.tell(TEXT, "shuffled", owner + " shuffles the " + suit.says() + " deck");
    }
    table.pop();
  }

  @Override
  public Optional<ThorgalFrame> without(Table table, Seat out) {
    return owner.equals(out) ? Optional.empty() : Optional.of(this);
  }

  @Override
  public ThorgalFrame seenBy(Viewer viewer) {
    return viewer == Onlooker.ARBITER ? this : new Shuffling(owner, suit, Pile.empty(), left());
  }
}
