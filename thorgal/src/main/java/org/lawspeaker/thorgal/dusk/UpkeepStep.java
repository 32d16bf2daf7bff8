package org.lawspeaker.thorgal.dusk;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.Check;
import org.lawspeaker.thorgal.moves.Destroy;
import org.lawspeaker.thorgal.moves.Suffer;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;
import org.lawspeaker.thorgal.table.Upkeep;

/**
 * Dusk step 2: the destiny player checks every companion of the party once, in an order chosen one
 * after the other (THO-UPKEEP-01, THO-UPKEEP-04, THO-Q-56).
 *
 * @param seat the destiny player
 * @param checked the companions checked already
 */
public record UpkeepStep(Seat seat, ImmutableList<Integer> checked) implements ThorgalFrame {
  private static final Citation UPKEEP = Citation.of("THO-UPKEEP-01");
  private static final Citation OWN_PARTY = Citation.of("THO-UPKEEP-02");
  private static final Citation SUPPORT = Citation.of("THO-UPKEEP-03");
  private static final Citation ONCE = Citation.of("THO-UPKEEP-13");
  private static final Citation ORDER = Citation.of("THO-UPKEEP-04");
  private static final Citation MET = Citation.of("THO-UPKEEP-05");
  private static final Citation WAIVED = Citation.of("THO-GEN-03");
  private static final Citation FAILED = Citation.of("THO-UPKEEP-06");
  private static final Window WINDOW =
      Window.of("upkeep", "Whose upkeep is checked next?", UPKEEP, ORDER);

  /** The step as it begins. */
  public static UpkeepStep start(Table table) {
    return new UpkeepStep(table.clock.destiny(), ImmutableList.of());
  }

  /**
   * Whether a card of the party, be it a late arrival, is still to be checked. Supports have no
   * condition (THO-UPKEEP-03), and other parties no upkeep in this round (THO-UPKEEP-02).
   */
  private boolean isLeft(Table table, InPlay card) {
    return table.cards.destiny(card.card()).isCompanion() && !checked.contains(card.id());
  }

  @Override
  public boolean owes(Table table) {
    ImmutableList<InPlay> party = table.side(seat).party();
    int left = 0;
    for (int i = 0; i < party.size(); i++) {
      left += isLeft(table, party.get(i)) ? 1 : 0;
    }
    return left > 1;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(seat, WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    ImmutableList<InPlay> party = table.side(seat).party();
    for (int i = 0; i < party.size(); i++) {
      if (isLeft(table, party.get(i))) {
        moves.add(new Check(seat, party.get(i).id()));
      }
    }
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof Check check) {
      judge(table, check.companion(), faults);
    } else {
      faults.notAsked();
    }
  }

  private void judge(Table table, int id, Faults faults) {
    InPlay card = table.inParty(seat, id);
    if (card == null) {
      faults.add(OWN_PARTY, "not-to-be-checked");
    } else if (!table.cards.destiny(card.card()).isCompanion()) {
      faults.add(SUPPORT, "not-to-be-checked");
    } else if (checked.contains(id)) {
      faults.add(ONCE, "not-to-be-checked");
    }
  }

  /**
   * Other parties have no upkeep, one is checked after the other, and only a condition that cannot
   * be met leaves a choice.
   */
  @Override
  public void judgeUnasked(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof Check check) {
      table.notNow(faults, seat.equals(check.seat()) ? UPKEEP : OWN_PARTY);
    } else if (seat.equals(move.by()) && (move instanceof Destroy || move instanceof Suffer)) {
      table.notNow(faults, FAILED);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return ImmutableList.of(UPKEEP, ORDER);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    check(table, ((Check) move).companion());
  }

  /** The last one needs no choice. */
  @Override
  public void run(Table table) {
    ImmutableList<InPlay> party = table.side(seat).party();
    for (int i = 0; i < party.size(); i++) {
      if (isLeft(table, party.get(i))) {
        check(table, party.get(i).id());
        return;
      }
    }
    table.pop();
  }

  /** Whether a text spares a companion its condition. */
  public static boolean isWaived(Table table, InPlay companion) {
    return table
        .changes()
        .any(WaiveUpkeep.class, (from, each) -> each.waivesUpkeep(table, from, companion));
  }

  /** Whether a companion of this party would meet its condition, were it checked now. */
  public static boolean wouldMeet(Table table, Seat seat, InPlay companion) {
    Upkeep upkeep = table.cards.destiny(companion.card()).card.upkeep().orElseThrow();
    return upkeep.canBeMet(table, new Source(seat, companion.card(), companion.id()));
  }

  /** The exception that does not hold, and the outcome that does not come. */
  private static void weigh(Table table, InPlay card, Upkeep upkeep, Source source) {
    if (table.isWeighing() && !isWaived(table, card)) {
      String name = table.printed(card.id());
      boolean met = upkeep.canBeMet(table, source);
      table.weigh(WAIVED, "nothing in force spares " + name + " its condition");
      table.weigh(
          met ? FAILED : MET,
          name
              + (met
                  ? " is not given up: the condition can be met"
                  : " cannot meet the condition"));
    }
  }

  /** The condition as the card says it to its owner, whoever reads. */
  private static String said(Upkeep upkeep) {
    return ", “" + upkeep.says() + "”";
  }

  /** Judges the condition on the table as it is now (THO-UPKEEP-08). */
  private void check(Table table, int id) {
    table.replaceTop(new UpkeepStep(seat, Lists.plus(checked, id)));
    InPlay card = Objects.requireNonNull(table.inPlay(id));
    Upkeep upkeep = table.cards.destiny(card.card()).card.upkeep().orElseThrow();
    Source source = new Source(seat, card.card(), id);
    String name = table.isTelling() ? table.printed(id) : "";
    String its = table.isTelling() ? table.theirs(id) : "";
    weigh(table, card, upkeep, source);
    if (isWaived(table, card)) {
      table.tell(WAIVED, "upkeep-waived", its + " needs no upkeep", "card", name);
      announce(table, Occasion.UPKEEP_CHECKED, card);
    } else if (upkeep.canBeMet(table, source)) {
      if (table.isTelling()) {
        table.tell(MET, "upkeep-met", its + " meets its upkeep" + said(upkeep), "card", name);
      }
      // What can be met is met before anything else can come up (THO-UPKEEP-05).
      announce(table, Occasion.UPKEEP_MET, card);
      announce(table, Occasion.UPKEEP_CHECKED, card);
      upkeep.meet(table, source);
    } else {
      if (table.isTelling()) {
        String says = its + " cannot meet its upkeep" + said(upkeep);
        table.tell(FAILED, "upkeep-failed", says, "card", name);
      }
      table.push(new UpkeepFailed(seat, id));
      announce(table, Occasion.UPKEEP_FAILED, card);
      announce(table, Occasion.UPKEEP_CHECKED, card);
    }
  }

  private void announce(Table table, Occasion occasion, InPlay card) {
    Happening.announceInPlay(table, occasion, seat, card.card(), card.id());
  }
}
