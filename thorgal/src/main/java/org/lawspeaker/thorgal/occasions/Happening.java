package org.lawspeaker.thorgal.occasions;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Anatomy;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.PlayTest;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Trigger;
import org.lawspeaker.thorgal.table.Works;

/**
 * Something that happens and may set effects off.
 *
 * @param occasion what
 * @param step at the start or end of which step, if it is that
 * @param seat whose card or doing it is
 * @param subject the card that it happens to, if it happens to one
 */
public record Happening(
    Occasion occasion, Optional<RoundStep> step, Seat seat, Optional<Subject> subject) {
  /**
   * A card to which something happens.
   *
   * @param suit of which suit; none for a land
   * @param card which of its suit, or which land
   * @param id its id, if it is or was in play
   * @param opposed whether it was away opposing, if it is destroyed
   */
  public record Subject(Optional<Suit> suit, int card, Optional<Integer> id, boolean opposed) {
    boolean is(int other) {
      return id.isPresent() && id.get() == other;
    }
  }

  /** Something that a player does or that befalls one. */
  public static void announce(Table table, Occasion occasion, Seat seat) {
    if (isHeard(table, occasion)) {
      new Happening(occasion, Optional.empty(), seat, Optional.empty()).setOff(table);
    }
  }

  /**
   * What a player's doing sets off comes before all that follows from it at the same moment
   * (THO-Q-75), and is found before that follows.
   */
  public static void announceBefore(Table table, Occasion occasion, Seat seat, Runnable follows) {
    Happening happening = new Happening(occasion, Optional.empty(), seat, Optional.empty());
    List<Waiting> first = isHeard(table, occasion) ? happening.waiting(table) : List.of();
    follows.run();
    push(table, first);
  }

  /** What happens to several cards at one moment sets effects off together (THO-Q-75). */
  public static void announceTogether(Table table, List<Happening> happenings) {
    List<Waiting> waiting = new ArrayList<>();
    for (Happening each : happenings) {
      if (isHeard(table, each.occasion)) {
        waiting.addAll(each.waiting(table));
      }
    }
    push(table, waiting);
  }

  /** A step or phase that starts or ends. */
  public static void announce(Table table, Occasion occasion, RoundStep step) {
    if (table.cards.hearing().hears(occasion, step) && isHeard(table, occasion)) {
      new Happening(occasion, Optional.of(step), table.clock.destiny(), Optional.empty())
          .setOff(table);
    }
  }

  /** Something that happens to a card that is not in play. */
  public static void announceOutOfPlay(
      Table table, Occasion occasion, Seat seat, Suit suit, int card) {
    if (isHeard(table, occasion)) {
      outOfPlay(occasion, seat, suit, card).setOff(table);
    }
  }

  /** Something that happens to a card that is not in play. */
  public static Happening outOfPlay(Occasion occasion, Seat seat, Suit suit, int card) {
    Subject subject = new Subject(Optional.of(suit), card, Optional.empty(), false);
    return new Happening(occasion, Optional.empty(), seat, Optional.of(subject));
  }

  /** Something that happens to a card that has this id in play. */
  public static void announceInPlay(Table table, Occasion occasion, Seat seat, int card, int id) {
    if (isHeard(table, occasion)) {
      inPlay(occasion, seat, card, id).setOff(table);
    }
  }

  /** Something that happens to a card that has this id in play. */
  public static Happening inPlay(Occasion occasion, Seat seat, int card, int id) {
    Optional<Subject> subject = Optional.of(inPlay(card, id, false));
    return new Happening(occasion, Optional.empty(), seat, subject);
  }

  /** A card is played and enters play, which sets effects off at one moment (THO-Q-75). */
  public static void announcePlayed(Table table, Seat seat, int card, int id) {
    List<Waiting> waiting = new ArrayList<>();
    for (Occasion each : ImmutableList.of(Occasion.PLAYED, Occasion.ENTERS)) {
      if (isHeard(table, each)) {
        Optional<Subject> subject = Optional.of(inPlay(card, id, false));
        waiting.addAll(new Happening(each, Optional.empty(), seat, subject).waiting(table));
      }
    }
    push(table, waiting);
  }

  /** Something that happens to a land. */
  public static void announceOfLand(Table table, Occasion occasion, Seat seat, Land land) {
    Subject subject = new Subject(Optional.empty(), land.card(), Optional.of(land.id()), false);
    new Happening(occasion, Optional.empty(), seat, Optional.of(subject)).announce(table);
  }

  /** A card in play is destroyed that was in the party of this seat, or opposed for it. */
  public static Happening destroyed(Seat seat, int card, int id, boolean opposed) {
    Optional<Subject> subject = Optional.of(inPlay(card, id, opposed));
    return new Happening(Occasion.DESTROYED, Optional.empty(), seat, subject);
  }

  private static Subject inPlay(int card, int id, boolean opposed) {
    return new Subject(Optional.of(Suit.DESTINY), card, Optional.of(id), opposed);
  }

  /** It happens, by itself. */
  public void announce(Table table) {
    if (isHeard(table, occasion)) {
      setOff(table);
    }
  }

  /** Whether a card in play listens to this; a destroyed card may hear of itself, too. */
  private static boolean isHeard(Table table, Occasion occasion) {
    if (!table.cards.hearing().hears(occasion)) {
      return false;
    }
    if (occasion == Occasion.DESTROYED) {
      return true;
    }
    for (int i = 0; i < table.seats(); i++) {
      ImmutableList<InPlay> party = table.side(Seat.of(i)).party();
      for (int j = 0; j < party.size(); j++) {
        if (table.cards.destiny(party.get(j).card()).hearing.hears(occasion)) {
          return true;
        }
      }
    }
    ImmutableList<Opposer> opposers = table.journey.opposers();
    for (int i = 0; i < opposers.size(); i++) {
      int card = opposers.get(i).companion().card();
      if (table.cards.destiny(card).hearing.hears(occasion)) {
        return true;
      }
    }
    return false;
  }

  /** Puts on the agenda what this sets off, the destiny player's first (THO-Q-75). */
  private void setOff(Table table) {
    push(table, waiting(table));
  }

  private static void push(Table table, List<Waiting> waiting) {
    if (waiting.isEmpty() || table.agenda().isEmpty()) {
      return;
    }
    Waiting.push(table, ImmutableList.copyOf(waiting));
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
      if (occasion == Occasion.DESTROYED && seat.equals(holder)) {
        waiting = addedOfDestroyed(waiting, table, where);
      }
    }
    return waiting;
  }

  /** A card that was in play hears of its own end. */
  private List<Waiting> addedOfDestroyed(List<Waiting> waiting, Table table, Works inParty) {
    Optional<Integer> id = subject.flatMap(Subject::id);
    if (id.isEmpty()) {
      return waiting;
    }
    Subject gone = subject.get();
    Works where = gone.opposed() ? Works.OPPOSING : inParty;
    return added(waiting, table, seat, where, gone.card(), id.get());
  }

  private List<Waiting> added(
      List<Waiting> waiting, Table table, Seat holder, Works where, int held, int heldId) {
    Anatomy anatomy = table.cards.destiny(held);
    if (!anatomy.hearing.hears(occasion) || (where != Works.DESTINY && !anatomy.worksElsewhere)) {
      return waiting;
    }
    List<Waiting> all = waiting;
    for (int i = 0; i < anatomy.card.triggers().size(); i++) {
      Trigger trigger = anatomy.card.triggers().get(i);
      Source source = new Source(holder, held, heldId);
      if (trigger.on() == occasion
          && trigger.works().includes(where)
          && isOf(trigger, holder, heldId)
          && isSuch(trigger, table, source)
          && anatomy.shows(table.clock.phase())
          && trigger.phase().map(phase -> phase == table.clock.phase()).orElse(true)
          && (trigger.step().isEmpty() || trigger.step().equals(step))
          && trigger.holdsAtOnce(table, source)) {
        if (all.isEmpty()) {
          all = new ArrayList<>();
        }
        all.add(new Waiting(source, trigger));
      }
    }
    return all;
  }

  /** Whether the card to which it happens is one that the effect is limited to. */
  private boolean isSuch(Trigger trigger, Table table, Source source) {
    if (trigger.of().isEmpty()) {
      return true;
    }
    PlayTest of = trigger.of().get();
    return subject.filter(it -> of.passes(table, source, it.suit(), it.card())).isPresent();
  }

  private boolean isOf(Trigger trigger, Seat holder, int heldId) {
    if (!occasion.isOfSomebody()) {
      return true;
    }
    boolean isIt = subject.isPresent() && subject.get().is(heldId);
    return switch (trigger.whose()) {
      case SELF -> occasion.isOfCard() ? isIt : seat.equals(holder);
      case OWN -> seat.equals(holder) && !isIt;
      case OTHERS -> !seat.equals(holder);
      case ANY -> true;
    };
  }
}
