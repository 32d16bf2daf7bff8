package org.lawspeaker.thorgal.action;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.costs.Billing;
import org.lawspeaker.thorgal.costs.Paying;
import org.lawspeaker.thorgal.journey.WolfAccess;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.occasions.Program;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.table.Activated;
import org.lawspeaker.thorgal.table.Anatomy;
import org.lawspeaker.thorgal.table.Cost;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Works;

/**
 * Activating an effect of a card in play: who may, when, and for what. It is all that exhaustion
 * stops (THO-Q-28).
 */
public final class Activating {
  private static final Citation NOT_OPEN = Citation.of("THO-EFFECT-01");
  private static final Citation NONE = Citation.of("THO-EFFECT-05");
  private static final Citation PHASE = Citation.of("THO-EFFECT-06");
  private static final Citation EXHAUSTS = Citation.of("THO-EFFECT-07");
  private static final Citation READY = Citation.of("THO-EFFECT-09");
  private static final Citation LIMIT = Citation.of("THO-Q-26");
  private static final Citation BOUND = Citation.of("THO-Q-104");
  private static final Citation FORBIDDEN = Citation.of("THO-Q-99");
  private static final Citation BY_TEXT = Citation.of("THO-GEN-03");
  private static final Citation AGAIN = Citation.of("THO-Q-111");
  private static final Citation BANE_PARTY = Citation.of("THO-Q-29");

  private Activating() {}

  /** Adds everything that forbids this seat, whose action it is, to activate this card now. */
  public static void judge(Table table, Seat seat, int id, Faults faults) {
    if (table.clock.actions() >= table.settings.actionBound()) {
      faults.add(BOUND, "bound-reached", "bound", table.settings.actionBound());
    }
    Land land = table.land(id);
    if (land != null) {
      WolfAccess.judge(table, seat, land, faults);
      judgeForbidden(table, seat, faults);
      return;
    }
    Works where = where(table, seat, id);
    InPlay card = where == Works.OPPOSING ? table.inPlay(id) : table.inParty(seat, id);
    if (card == null) {
      faults.add(NOT_OPEN, "not-in-your-party");
      return;
    }
    Anatomy anatomy = table.cards.destiny(card.card());
    if (anatomy.card.activated().isEmpty()) {
      faults.add(NONE, "nothing-to-activate");
      return;
    }
    Activated effect = anatomy.card.activated().get();
    if (!effect.works().includes(where)) {
      faults.add(BANE_PARTY, "works-not-in-this-role");
    }
    if (!anatomy.shows(table.clock.phase())) {
      faults.add(PHASE, "wrong-phase", "phase", table.clock.phase().says());
    }
    judgeForbidden(table, seat, faults);
    if (effect.exhausts() && card.isExhausted()) {
      judgeExhausted(table, card, effect, faults);
    }
    Billing.judge(effect.costs(), table, seat, faults);
    if (!effect.exhausts() && card.uses() >= effect.uses()) {
      faults.add(LIMIT, "used-in-this-phase", "uses", card.uses());
    }
  }

  /**
   * Where this seat activates from: its party; or from under the land, a companion whose text says
   * that it works while it opposes (THO-Q-29).
   */
  private static Works where(Table table, Seat seat, int id) {
    for (Opposer opposer : table.journey.opposers()) {
      InPlay companion = opposer.companion();
      if (companion.id() == id && opposer.seat().equals(seat) && worksOpposing(table, companion)) {
        return Works.OPPOSING;
      }
    }
    return table.isDestiny(seat) ? Works.DESTINY : Works.BANE;
  }

  /** Whether a companion has an effect that may be activated while it opposes. */
  static boolean worksOpposing(Table table, InPlay companion) {
    return table
        .cards
        .destiny(companion.card())
        .card
        .activated()
        .filter(effect -> effect.works().includes(Works.OPPOSING))
        .isPresent();
  }

  /** Exhaustion is no limit for such a card, so it has the limit of one that does not exhaust. */
  private static void judgeExhausted(Table table, InPlay card, Activated effect, Faults faults) {
    if (!mayBeExhausted(table, card.id())) {
      faults.add(READY, "exhausted", "markers", card.exhaustion());
    } else if (card.uses() >= effect.uses()) {
      faults.add(AGAIN, "used-in-this-phase", "uses", card.uses());
    }
  }

  private static void judgeForbidden(Table table, Seat seat, Faults faults) {
    if (table
        .changes()
        .any(Forbid.class, (from, each) -> each.forbidsActivating(table, from, seat))) {
      faults.add(FORBIDDEN, "forbidden");
    }
  }

  private static boolean mayBeExhausted(Table table, int id) {
    return table
        .changes()
        .any(ActivateExhausted.class, (from, each) -> each.activatesExhausted(table, from, id));
  }

  /** The clauses that let this card be activated. */
  public static ImmutableList<Citation> allowedBy(Table table, int id) {
    Land land = table.land(id);
    if (land != null) {
      return WolfAccess.allowedBy(table, land);
    }
    InPlay card = Objects.requireNonNull(table.inPlay(id));
    Activated effect = table.cards.destiny(card.card()).card.activated().orElseThrow();
    if (!effect.exhausts()) {
      return ImmutableList.of(PHASE, LIMIT);
    }
    return card.isExhausted()
        ? ImmutableList.of(BY_TEXT, PHASE, EXHAUSTS, AGAIN)
        : ImmutableList.of(PHASE, EXHAUSTS, READY);
  }

  /** Pays what the effect costs, and does what it does. */
  public static void activate(Table table, Seat seat, int id) {
    Land land = table.land(id);
    Activated effect;
    Source source;
    if (land != null) {
      effect = table.cards.land(land.card()).wolf();
      source = new Source(seat, land.card(), id);
      table.set(land.withUses(land.uses() + 1));
    } else {
      InPlay card = Objects.requireNonNull(table.inPlay(id));
      effect = table.cards.destiny(card.card()).card.activated().orElseThrow();
      source = new Source(seat, card.card(), id);
      if (!effect.exhausts() || card.isExhausted()) { // else exhaustion is the limit
        table.set(card.withUses(card.uses() + 1));
      }
    }
    if (table.isTelling()) {
      String name = table.printed(id);
      table.tell(NONE, "activated", seat + " activates " + name, "card", name);
    }
    Program.start(table, source, effect.effects());
    if (land != null) {
      Happening.announceOfLand(table, Occasion.ACTIVATED, seat, land);
    } else {
      Happening.announceInPlay(table, Occasion.ACTIVATED, seat, source.card(), id);
    }
    for (int turn = Cost.LAST; turn >= 0; turn--) {
      for (Cost cost : effect.costs().reverse()) {
        if (cost.turn() == turn) {
          table.push(new Paying(source, cost));
        }
      }
    }
  }
}
