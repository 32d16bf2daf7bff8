package org.lawspeaker.thorgal.setup;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.thorgal.moves.ChooseLands;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Setup step 5: every player chooses 2 lands in secret; then companions and lands are revealed
 * together (THO-SETUP-12, THO-SETUP-13), however many play (THO-Q-93).
 *
 * @param companions the face-down companions of each seat; empty where the viewer does not know
 * @param choices the lands chosen
 */
public record FirstLands(ImmutableList<Pile> companions, SealedChoices<Pile> choices)
    implements ThorgalFrame {
  /** How many lands are chosen at a time. */
  public static final int LANDS = 2;

  private static final Citation CHOICE = Citation.of("THO-SETUP-12");
  private static final Citation REVEAL = Citation.of("THO-SETUP-13");
  private static final Citation SECRET = Citation.of("THO-Q-10");
  private static final Citation MIDDLE = Citation.of("THO-SETUP-18");

  /** With one more choice. */
  public FirstLands with(Seat seat, Pile lands) {
    return new FirstLands(companions, choices.seal(seat, lands));
  }

  /** With these companions of a seat. */
  public FirstLands withCompanions(Seat seat, Pile ofSeat) {
    return new FirstLands(Lists.with(companions, seat.index(), ofSeat), choices);
  }

  @Override
  public boolean owes(Table table) {
    return !choices.complete();
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return choices.asks(
        Window.of("first-lands", "Which 2 of your lands go to the middle?", CHOICE, SECRET));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (Seat seat : choices.owing()) {
      if (!moves.wants(seat)) {
        continue;
      }
      proposeLands(table, seat, moves);
    }
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof ChooseLands choice) {
      judge(table, choice.seat(), choice.lands(), CHOICE, faults);
    } else {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return ImmutableList.of(CHOICE);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    ChooseLands choice = (ChooseLands) move;
    table.replaceTop(with(choice.seat(), choice.lands()));
  }

  static void proposeLands(Table table, Seat seat, Proposals<ThorgalMove> moves) {
    Pile reserve = table.side(seat).reserve();
    for (int i = 0; i < reserve.size(); i++) {
      for (int j = i + 1; j < reserve.size(); j++) {
        moves.add(new ChooseLands(seat, Pile.of(reserve.get(i), reserve.get(j))));
      }
    }
  }

  /** Adds what is wrong with these lands. */
  public static void judge(Table table, Seat seat, Pile lands, Citation rule, Faults faults) {
    if (lands.size() != LANDS) {
      faults.add(rule, "two-lands", "lands", lands.size());
      return;
    }
    if (lands.get(0) >= lands.get(1)) {
      faults.add(rule, "not-in-order");
    }
    for (int i = 0; i < LANDS; i++) {
      if (!table.side(seat).reserve().contains(lands.get(i))) {
        faults.add(rule, "not-your-land");
      }
    }
  }

  /** The common reveal. */
  @Override
  public void run(Table table) {
    table.pop();
    for (Seat seat : choices.seats()) {
      ImmutableList<InPlay> party = ImmutableList.of();
      Pile cards = companions.get(seat.index());
      for (int i = 0; i < cards.size(); i++) {
        party = Lists.plus(party, InPlay.fresh(table.takeId(), cards.get(i), seat));
        if (table.isTelling()) {
          String name = table.cards.printed(Suit.DESTINY, cards.get(i));
          table.tell(REVEAL, "companion-revealed", seat + " starts with " + name, "card", name);
        }
      }
      table.setParty(seat, party);
      lay(table, seat, choices.choiceOf(seat).orElseThrow(), REVEAL);
    }
    table.push(new FirstDestinyPlayer());
  }

  /** Lays lands of a reserve in the middle, unconquered side up (THO-SETUP-19). */
  static void lay(Table table, Seat seat, Pile lands, Citation why) {
    Pile reserve = table.side(seat).reserve();
    for (int i = 0; i < lands.size(); i++) {
      int land = lands.get(i);
      reserve = reserve.withoutCard(land);
      table.lands = Lists.plus(table.lands, Land.fresh(table.takeId(), land, seat));
      if (table.isTelling()) {
        String name = table.cards.land(land).name();
        table.tell(why, "land-revealed", seat + " lays " + name + " in the middle", "land", name);
        table.tell(MIDDLE, "land-in-the-middle", name + " may be travelled to", "land", name);
      }
    }
    table.setSide(seat, table.side(seat).withReserve(reserve));
  }

  @Override
  public ThorgalFrame seenBy(Viewer viewer) {
    if (viewer == Onlooker.ARBITER) {
      return this;
    }
    ImmutableList.Builder<Pile> known = ImmutableList.builder();
    for (int i = 0; i < companions.size(); i++) {
      known.add(viewer.equals(Seat.of(i)) ? companions.get(i) : Pile.empty());
    }
    return new FirstLands(known.build(), choices.forViewer(viewer));
  }
}
