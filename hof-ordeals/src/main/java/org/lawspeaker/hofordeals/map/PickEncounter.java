package org.lawspeaker.hofordeals.map;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickSpace;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player chooses a revealed Encounter other than the one stood on.
 *
 * @param seat who
 * @param what what for
 * @param number how many cubes, or how often it is activated
 * @param besides the space of the Encounter whose text means another
 */
public record PickEncounter(Seat seat, For what, int number, int besides)
    implements Choosing<PickSpace> {
  private static final Citation CHOOSE = Citation.of("HOF-PLAY-12");
  private static final Citation SECOND = Citation.of("HOF-CARD-40");
  private static final Window WINDOW =
      Window.of("encounter", "Which Encounter is meant?", CHOOSE, SECOND);

  /** What an Encounter is chosen for. */
  public enum For {
    CUBES,
    ACTIVATION
  }

  /** Another Encounter than the one with the text, or than the one stood on (HOF-PLAY-12). */
  static PickEncounter of(Table table, Source source, For what, int number) {
    Site own = table.board.siteOf(source.card());
    int besides = own == null ? table.hero(source.user()).space() : own.space();
    return new PickEncounter(source.user(), what, number, besides);
  }

  static void change(Table table, int space, int cubes) {
    Site site = table.board.site(space);
    if (site != null && site.card().isPresent()) {
      boolean counts = table.cards.encounter(site.card().get()).usage().isPresent();
      int changed = Math.max(0, site.cubes() + cubes);
      table.board = counts ? table.board.changing(site.withCubes(changed)) : table.board;
    }
  }

  @Override
  public boolean owes(Table table) {
    for (Site site : table.board.sites()) {
      if (isOffered(table, site)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOffered(Table table, Site site) {
    if (what == For.CUBES) {
      return site.isFaceUp()
          && site.space() != besides
          && table.cards.encounter(site.card().orElseThrow()).usage().isPresent();
    }
    Faults faults = Faults.unnamed();
    Activation.judge(table, seat, site.space(), faults);
    return isAnotherEvent(table, site) && faults.none();
  }

  /** Another Event, so that no activation goes round in a circle (HOF-Q-82). */
  private boolean isAnotherEvent(Table table, Site site) {
    if (!site.isFaceUp() || site.space() == besides) {
      return false;
    }
    Encounter encounter = table.cards.encounter(site.card().orElseThrow());
    boolean again = encounter.effects().stream().anyMatch(each -> each.has(ActivateAgain.class));
    return encounter.kind() == Encounter.Kind.EVENT && !again;
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Class<PickSpace> kind() {
    return PickSpace.class;
  }

  @Override
  public Citation why() {
    return CHOOSE;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  /** Says of an Encounter that cannot be activated why: it follows all normal rules. */
  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    Site site = move instanceof PickSpace pick ? table.board.site(pick.space()) : null;
    if (site != null && what == For.ACTIVATION && isAnotherEvent(table, site)) {
      Activation.judge(table, seat, site.space(), faults);
      if (!faults.none()) {
        faults.add(SECOND, "normal-rules");
      }
    } else {
      Choosing.super.judge(table, move, faults);
    }
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (Site site : table.board.sites()) {
      moves.add(new PickSpace(seat, site.space()));
    }
  }

  @Override
  public boolean offers(Table table, PickSpace pick) {
    Site site = table.board.site(pick.space());
    return site != null && isOffered(table, site);
  }

  @Override
  public void choose(Table table, PickSpace pick) {
    table.pop();
    if (what == For.CUBES) {
      change(table, pick.space(), number);
    } else {
      table.push(new Activation(seat, pick.space(), number));
    }
  }
}
