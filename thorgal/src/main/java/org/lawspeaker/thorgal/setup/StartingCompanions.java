package org.lawspeaker.thorgal.setup;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.moves.ChooseLands;
import org.lawspeaker.thorgal.moves.ChooseParty;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Anatomy;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Setup step 2: every player chooses one or two companions in secret (THO-SETUP-05).
 *
 * @param choices what has been chosen
 */
public record StartingCompanions(SealedChoices<Pile> choices) implements ThorgalFrame {
  private static final Citation CHOICE = Citation.of("THO-SETUP-05");
  private static final Citation COST = Citation.of("THO-SETUP-06");
  private static final Citation UNIQUE = Citation.of("THO-Q-11");
  private static final Citation SECRET = Citation.of("THO-Q-10");
  private static final Citation FACE_DOWN = Citation.of("THO-SETUP-07");
  private static final Citation RECOMMENDED = Citation.of("THO-SETUP-09");

  static StartingCompanions of(int seats) {
    List<Seat> all = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      all.add(Seat.of(seat));
    }
    return new StartingCompanions(SealedChoices.of(all));
  }

  /** With one more choice. */
  public StartingCompanions with(Seat seat, Pile companions) {
    return new StartingCompanions(choices.seal(seat, companions));
  }

  @Override
  public boolean owes(Table table) {
    return !choices.complete();
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return choices.asks(
        Window.of(
            "starting-companions",
            "Which one or two companions, of cost 3 or less together, start in the party?",
            CHOICE,
            COST,
            FACE_DOWN));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (Seat seat : choices.owing()) {
      if (!moves.wants(seat)) {
        continue;
      }
      Optional<Pile> recommended = recommended(table, seat);
      if (recommended.isPresent()) {
        moves.add(new ChooseParty(seat, recommended.get()));
        continue;
      }
      Starters.among(table.cards, bag(table, seat))
          .forEach(companions -> moves.add(new ChooseParty(seat, companions)));
    }
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof ChooseParty choice) {
      judge(table, choice.seat(), choice.companions(), faults);
    } else {
      faults.notAsked();
    }
  }

  /** All choose companions before anybody chooses lands. */
  @Override
  public void judgeUnasked(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof ChooseLands) {
      table.notNow(faults, SECRET);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return ImmutableList.of(CHOICE, COST);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    ChooseParty choice = (ChooseParty) move;
    table.replaceTop(with(choice.seat(), choice.companions()));
  }

  /** What the table has settled on; nothing where a deck has no such party (THO-Q-98). */
  private static Optional<Pile> recommended(Table table, Seat seat) {
    return Starters.recommended(table.cards, table.settings, bag(table, seat));
  }

  /** The whole set of a seat, before anything has left it. */
  private static Bag bag(Table table, Seat seat) {
    return table.store(seat, Suit.DESTINY).faceDown().bag();
  }

  /** Adds what is wrong with these starting companions. */
  public static void judge(Table table, Seat seat, Pile companions, Faults faults) {
    if (companions.isEmpty() || companions.size() > Starters.MOST) {
      faults.add(CHOICE, "one-or-two", "companions", companions.size());
      return;
    }
    if (companions.first() > companions.last()) {
      faults.add(CHOICE, "not-in-order");
    }
    Bag cards = bag(table, seat);
    int cost = 0;
    for (int i = 0; i < companions.size(); i++) {
      int card = companions.get(i);
      if (cards.count(card) < companions.count(card)) {
        faults.add(CHOICE, "not-your-card");
        return;
      }
      Anatomy anatomy = table.cards.destiny(card);
      if (!anatomy.isCompanion()) {
        faults.add(CHOICE, "not-a-companion", "card", table.cards.name(Suit.DESTINY, card));
      }
      cost += anatomy.card.cost();
    }
    if (cost > Starters.BOUND) {
      faults.add(COST, "too-costly", "cost", cost);
    }
    if (companions.size() == Starters.MOST
        && Starters.sameUnique(table.cards, companions.get(0), companions.get(1))) {
      faults.add(UNIQUE, "unique");
    }
    Optional<Pile> recommended = recommended(table, seat);
    if (recommended.isPresent() && !recommended.get().equals(companions)) {
      faults.add(RECOMMENDED, "recommended-only");
    }
  }

  /**
   * The companions leave the decks, which are shuffled; nothing is paid for them (THO-SETUP-08),
   * and their number is public (THO-Q-10).
   */
  @Override
  public void run(Table table) {
    ImmutableList.Builder<Pile> parties = ImmutableList.builder();
    for (Seat seat : choices.seats()) {
      Pile companions = choices.choiceOf(seat).orElseThrow();
      parties.add(companions);
      Bag cards = bag(table, seat);
      for (int i = 0; i < companions.size(); i++) {
        cards = cards.without(companions.get(i));
      }
      table.setStore(seat, Suit.DESTINY, Store.shuffled(cards));
      if (table.isTelling()) {
        table.tell(
            SECRET,
            "companions-chosen",
            seat
                + " lays "
                + Words.count(companions.size(), "face-down companion")
                + " in the party area",
            "count",
            "" + companions.size());
      }
    }
    table.replaceTop(new FirstLands(parties.build(), SealedChoices.of(choices.seats())));
  }

  @Override
  public ThorgalFrame seenBy(Viewer viewer) {
    return new StartingCompanions(choices.forViewer(viewer));
  }
}
