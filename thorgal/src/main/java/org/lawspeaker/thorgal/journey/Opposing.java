package org.lawspeaker.thorgal.journey;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.Oppose;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * The bane players are asked, clockwise, whether one of their companions opposes the journey; the
 * first who does closes the matter (THO-OPP-01, THO-Q-85). It is the only use that bane players
 * make of their destiny cards (THO-OPP-10).
 *
 * @param asked who are still to be asked, the next first
 * @param opposed how many companions of the next one oppose already
 */
public record Opposing(ImmutableList<Seat> asked, int opposed) implements ThorgalFrame {
  private static final Citation DECIDES = Citation.of("THO-OPP-01");
  private static final Citation OWN_PARTY = Citation.of("THO-OPP-02");
  private static final Citation UNDER_LAND = Citation.of("THO-OPP-03");
  private static final Citation FREE = Citation.of("THO-OPP-04");
  private static final Citation PAID = Citation.of("THO-OPP-05");
  private static final Citation PAYABLE = Citation.of("THO-OPP-06");
  private static final Citation PRINTED = Citation.of("THO-Q-108");
  private static final Citation BY_TEXT = Citation.of("THO-GEN-03");
  private static final Citation DISCARDED = Citation.of("THO-OPP-07");
  private static final Citation ONE = Citation.of("THO-Q-33");
  private static final Citation CLOCKWISE = Citation.of("THO-Q-85");
  private static final Citation SET_OFF_FIRST = Citation.of("THO-Q-75");
  private static final Citation FORBIDDEN = Citation.of("THO-Q-99");
  private static final Citation COMPANION = Citation.of("THO-OPP-02");
  private static final Citation RETURNS = Citation.of("THO-RES-09");
  private static final Window WINDOW =
      Window.of("oppose", "Does a companion oppose the journey?", DECIDES, OWN_PARTY);
  private static final Window ANOTHER =
      Window.of("oppose", "Does another companion oppose the journey?", DECIDES, OWN_PARTY);

  /** Who is asked now. */
  private Seat seat() {
    return asked.get(0);
  }

  @Override
  public boolean owes(Table table) {
    return !asked.isEmpty();
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(seat(), opposed == 0 ? WINDOW : ANOTHER);
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    moves.add(Decline.of(seat()));
    for (InPlay card : table.side(seat()).party()) {
      if (table.cards.destiny(card.card()).isCompanion()) {
        moves.add(new Oppose(seat(), card.id()));
      }
    }
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof Oppose oppose) {
      judge(table, seat(), oppose.companion(), faults);
    } else if (!(move instanceof Decline)) {
      faults.notAsked();
    }
  }

  /** The others are asked clockwise, and what is set off before they are comes first. */
  @Override
  public void judgeUnasked(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof Oppose oppose && !table.isDestiny(oppose.seat())) {
      table.notNow(faults, table.agenda().top() == this ? CLOCKWISE : SET_OFF_FIRST);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return move instanceof Oppose oppose
        ? allowedBy(table, seat(), oppose.companion())
        : ImmutableList.of(DECIDES);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    if (move instanceof Oppose oppose) {
      oppose(table, oppose.companion());
    } else {
      decline(table);
    }
  }

  /** Adds everything that forbids this companion to oppose. */
  private static void judge(Table table, Seat seat, int id, Faults faults) {
    InPlay card = table.inParty(seat, id);
    if (card == null) {
      faults.add(OWN_PARTY, "not-in-your-party");
      return;
    }
    if (!table.cards.destiny(card.card()).isCompanion()) {
      faults.add(COMPANION, "not-a-companion");
      return;
    }
    int price = price(table, seat, card);
    int pool = table.store(seat, Suit.BANE).pool();
    if (price > pool) {
      faults.add(PAYABLE, "pool-too-small", "short-by", price - pool);
    }
    if (isForbidden(table, seat, card)) {
      faults.add(FORBIDDEN, "forbidden");
    }
  }

  /** Free with a matching subtype, else the printed cost (THO-OPP-04, THO-OPP-05, THO-Q-108). */
  public static int price(Table table, Seat seat, InPlay card) {
    return matches(table, card) || opposesFree(table, seat, card)
        ? 0
        : table.cards.destiny(card.card()).card.cost();
  }

  private static boolean isForbidden(Table table, Seat seat, InPlay card) {
    return table
        .changes()
        .any(NoOpposing.class, (from, each) -> each.forbidsOpposing(table, from, seat, card));
  }

  private static boolean opposesFree(Table table, Seat seat, InPlay card) {
    return table
        .changes()
        .any(OpposeFree.class, (from, each) -> each.opposesFree(table, from, seat, card));
  }

  private static int opposeMore(Table table, Seat seat) {
    return table
        .changes()
        .sum(OpposeMore.class, (from, each) -> each.opposeMore(table, from, seat));
  }

  /** Only subtype icons count, not the faction symbol of the companion (THO-Q-34). */
  private static boolean matches(Table table, InPlay card) {
    Land land = table.destination();
    return land != null
        && (table.cards.landSubtypes(land.card()) & table.cards.destiny(card.card()).subtypes) != 0;
  }

  /** The clauses that let this companion oppose. */
  private ImmutableList<Citation> allowedBy(Table table, Seat seat, int id) {
    ImmutableList<Citation> clauses = priceBy(table, seat, id);
    boolean another = opposed > 0; // only a text lets it oppose, too
    return another && !clauses.contains(BY_TEXT) ? Lists.plus(clauses, 0, BY_TEXT) : clauses;
  }

  private static ImmutableList<Citation> priceBy(Table table, Seat seat, int id) {
    InPlay card = table.inParty(seat, id);
    if (card == null || matches(table, card)) {
      return ImmutableList.of(OWN_PARTY, FREE);
    }
    if (table.cards.destiny(card.card()).card.cost() == 0) {
      return ImmutableList.of(OWN_PARTY, PRINTED);
    }
    return opposesFree(table, seat, card)
        ? ImmutableList.of(BY_TEXT, OWN_PARTY, PAID)
        : ImmutableList.of(OWN_PARTY, PAID);
  }

  /** The companion goes under the land; the matter is closed unless a text lets more oppose. */
  private void oppose(Table table, int id) {
    Seat seat = seat();
    InPlay card = Objects.requireNonNull(table.inParty(seat, id));
    int price = price(table, seat, card);
    table.payPool(seat, Suit.BANE, price);
    if (table.isTelling() && price > 0) {
      table.tell(
          DISCARDED, "paid", seat + " pays " + price + " of the bane pool", "cost", "" + price);
    }
    ImmutableList<InPlay> party = table.side(seat).party();
    table.setParty(seat, Lists.without(party, party.indexOf(card)));
    table.journey =
        table.journey.withOpposers(Lists.plus(table.journey.opposers(), new Opposer(seat, card)));
    if (table.isTelling()) {
      String name = table.printed(id);
      table.tell(UNDER_LAND, "opposes", seat + "'s " + name + " opposes the journey", "card", name);
    }
    boolean more = opposed + 1 <= opposeMore(table, seat);
    if (more) {
      table.replaceTop(new Opposing(ImmutableList.of(seat), opposed + 1));
    } else {
      table.tell(ONE, "closed", "nobody else opposes");
      table.pop();
    }
    Happening.announceInPlay(table, Occasion.OPPOSES, seat, card.card(), id);
  }

  /** The seat stands aside, or sends no more companions after those that oppose already. */
  private void decline(Table table) {
    if (opposed > 0) {
      table.tell(ONE, "closed", "nobody else opposes");
    } else if (table.isTelling()) {
      table.tell(DECIDES, "stands-aside", seat() + " does not oppose");
    }
    table.replaceTop(new Opposing(asked.subList(1, asked.size()), 0));
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  /** The journey has failed, and its opposers return (THO-RES-09). */
  static void sendBack(Table table) {
    sendBack(table, RETURNS);
  }

  /** The opposing companions go back to their parties as they are (THO-Q-48). */
  public static void sendBack(Table table, Citation why) {
    ImmutableList<Opposer> opposers = table.journey.opposers();
    table.journey = table.journey.withOpposers(ImmutableList.of());
    List<Happening> returns = new ArrayList<>();
    for (Opposer each : opposers) {
      InPlay card = each.companion();
      table.setParty(each.seat(), Lists.plus(table.side(each.seat()).party(), card));
      if (table.isTelling()) {
        String name = table.printed(card.id());
        table.tell(
            why, "returns", each.seat() + "'s " + name + " returns to the party", "card", name);
      }
      returns.add(Happening.inPlay(Occasion.RETURNS, each.seat(), card.card(), card.id()));
    }
    Happening.announceTogether(table, returns);
  }

  @Override
  public Optional<ThorgalFrame> without(Table table, Seat out) {
    ImmutableList<Seat> left =
        asked.stream().filter(each -> !each.equals(out)).collect(ImmutableList.toImmutableList());
    return Optional.of(new Opposing(left, opposed));
  }
}
