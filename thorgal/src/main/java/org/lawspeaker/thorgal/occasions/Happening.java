package org.lawspeaker.thorgal.occasions;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Step;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Condition;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Sheet;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Trigger;
import org.lawspeaker.thorgal.table.Works;

/**
 * Something that happens and may set effects off.
 *
 * @param occasion what
 * @param step at the start or end of which step; of no meaning otherwise
 * @param seat whose card or doing it is
 * @param card which destiny card, {@link #NO_CARD} or {@link #BANE_CARD}
 * @param id its id in play, 0 for none
 * @param opposed whether that card was away opposing, if it is destroyed
 */
public record Happening(
    Occasion occasion, Step step, Seat seat, int card, int id, boolean opposed) {
  /** No card is concerned. */
  private static final int NO_CARD = -1;

  /** A bane card is concerned; bane cards are never set off themselves. */
  private static final int BANE_CARD = -2;

  /** Something that a player does or that befalls one. */
  public static void announce(Table table, Occasion occasion, Seat seat) {
    if (isHeard(table, occasion)) {
      new Happening(occasion, Step.DRAWING, seat, NO_CARD, 0, false).setOff(table, 0);
    }
  }

  /** As {@link #announce(Table, Occasion, Seat)}, but carried out after the step on top. */
  public static void announceAfter(Table table, Occasion occasion, Seat seat) {
    if (isHeard(table, occasion)) {
      new Happening(occasion, Step.DRAWING, seat, NO_CARD, 0, false).setOff(table, 1);
    }
  }

  /** A step or phase that starts or ends. */
  public static void announce(Table table, Occasion occasion, Step step) {
    if (isHeard(table, occasion)) {
      new Happening(occasion, step, table.clock.destiny(), NO_CARD, 0, false).setOff(table, 0);
    }
  }

  /** Something that happens to a card, which has this id in play or 0. */
  public static void announce(
      Table table, Occasion occasion, Seat seat, Suit suit, int card, int id) {
    if (isHeard(table, occasion)) {
      int which = suit == Suit.DESTINY ? card : BANE_CARD;
      new Happening(occasion, Step.DRAWING, seat, which, id, false).setOff(table, 0);
    }
  }

  /** A card in play is destroyed that was in the party of this seat, or opposed for it. */
  public static void announceDestroyed(Table table, Seat seat, int card, int id, boolean opposed) {
    if (isHeard(table, Occasion.DESTROYED)) {
      new Happening(Occasion.DESTROYED, Step.DRAWING, seat, card, id, opposed).setOff(table, 0);
    }
  }

  /** Whether a card in play listens to this; a destroyed card may hear of itself, too. */
  private static boolean isHeard(Table table, Occasion occasion) {
    if (!table.cards.mayBeSetOffBy(occasion)) {
      return false;
    }
    boolean isHeard = occasion == Occasion.DESTROYED;
    for (int i = 0; i < table.seats(); i++) {
      ImmutableList<InPlay> party = table.side(Seat.of(i)).party();
      for (int j = 0; j < party.size(); j++) {
        isHeard |= table.cards.destiny(party.get(j).card()).isSetOffBy(occasion);
      }
    }
    ImmutableList<Opposer> opposers = table.journey.opposers();
    for (int i = 0; i < opposers.size(); i++) {
      int card = opposers.get(i).companion().card();
      isHeard |= table.cards.destiny(card).isSetOffBy(occasion);
    }
    return isHeard;
  }

  /** Puts on the agenda what this sets off, the destiny player's first (THO-Q-75). */
  private void setOff(Table table, int under) {
    if (table.clock.triggers() >= table.settings.actionBound() || table.agenda().isEmpty()) {
      return;
    }
    List<Waiting> waiting = waiting(table);
    if (waiting.isEmpty()) {
      return;
    }
    table.clock = table.clock.withTriggers(table.clock.triggers() + waiting.size());
    Waiting.push(table, ImmutableList.copyOf(waiting), under);
  }

  private List<Waiting> waiting(Table table) {
    List<Waiting> waiting = List.of();
    for (int i = 0; i < table.seats(); i++) {
      Seat holder = Seat.of((table.clock.destiny().index() + i) % table.seats());
      Works where = table.isDestiny(holder) ? Works.DESTINY : Works.BANE;
      ImmutableList<InPlay> party = table.side(holder).party();
      for (int j = 0; j < party.size(); j++) {
        waiting = added(waiting, table, holder, where, party.get(j).card(), party.get(j).id());
      }
      ImmutableList<Opposer> opposers = table.journey.opposers();
      for (int j = 0; j < opposers.size(); j++) {
        Opposer opposer = opposers.get(j);
        if (opposer.seat().equals(holder)) {
          InPlay companion = opposer.companion();
          waiting = added(waiting, table, holder, Works.OPPOSING, companion.card(), companion.id());
        }
      }
      if (occasion == Occasion.DESTROYED && seat.equals(holder) && id != 0 && card >= 0) {
        waiting = added(waiting, table, holder, opposed ? Works.OPPOSING : where, card, id);
      }
    }
    return waiting;
  }

  private List<Waiting> added(
      List<Waiting> waiting, Table table, Seat holder, Works where, int held, int heldId) {
    Sheet sheet = table.cards.destiny(held);
    if (!sheet.isSetOffBy(occasion) || (where != Works.DESTINY && !sheet.worksElsewhere)) {
      return waiting;
    }
    List<Waiting> all = waiting;
    for (int i = 0; i < sheet.card.triggers().size(); i++) {
      Trigger trigger = sheet.card.triggers().get(i);
      Source source = new Source(holder, held, heldId);
      if (trigger.on() == occasion
          && trigger.works().includes(where)
          && isOf(trigger, holder, heldId)
          && sheet.shows(table.clock.phase())
          && trigger.phase().map(phase -> phase == table.clock.phase()).orElse(true)
          && trigger.step().map(each -> each == step).orElse(true)
          && Condition.all(trigger.when(), table, source)) {
        if (all.isEmpty()) {
          all = new ArrayList<>();
        }
        all.add(new Waiting(source, trigger));
      }
    }
    return all;
  }

  private boolean isOf(Trigger trigger, Seat holder, int heldId) {
    boolean ofCard = card != NO_CARD;
    return switch (trigger.whose()) {
      case SELF -> ofCard ? id != 0 && id == heldId : seat.equals(holder);
      case OWN -> seat.equals(holder) && (!ofCard || id != heldId);
      case OTHERS -> !seat.equals(holder);
      case ANY -> true;
    };
  }
}
