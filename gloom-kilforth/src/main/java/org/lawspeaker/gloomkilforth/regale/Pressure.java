package org.lawspeaker.gloomkilforth.regale;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Competitive Pressure: heroes that lag behind may complete their chapter for free, clockwise from
 * who completed chapter 3 or 4 (GOK-PRESSURE-02, GOK-PRESSURE-03, GOK-Q-48).
 *
 * @param seat who is asked
 * @param later who is asked after that
 * @param chapter which was completed
 */
public record Pressure(
    Seat seat, ImmutableList<Seat> later, @Default("3") @Range(min = 3, max = 4) int chapter)
    implements Asking {
  private static final int LAST = 4;
  private static final Citation AFTER_THIRD = Citation.of("GOK-PRESSURE-02");
  private static final Citation AFTER_FOURTH = Citation.of("GOK-PRESSURE-03");
  private static final Citation ORDER = Citation.of("GOK-PRESSURE-04");
  private static final Window THIRD = asks(AFTER_THIRD);
  private static final Window FOURTH = asks(AFTER_FOURTH);

  private static Window asks(Citation may) {
    return Window.of("pressure", "Complete the current chapter for free?", may, ORDER);
  }

  /** The question to all that lag behind; nobody is asked if nobody does. */
  static GloomStep of(Table table, Seat by, int chapter) {
    ImmutableList<Seat> behind =
        Lists.where(
            table.clockwise(by),
            each ->
                !each.equals(by)
                    && !table.hero(each).eliminated()
                    && table.hero(each).chapter() <= chapter - 2);
    return behind.isEmpty()
        ? LimitCheck.of(table)
        : new Pressure(behind.get(0), behind.subList(1, behind.size()), chapter);
  }

  @Override
  public Citation why(Table table) {
    return chapter == LAST ? AFTER_FOURTH : AFTER_THIRD;
  }

  @Override
  public Window window(Table table) {
    return chapter == LAST ? FOURTH : THIRD;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    moves.addLegal(Accept.of(seat));
    moves.addLegal(Decline.of(seat));
  }

  /** Those who lag behind decide one after the other, in Camp, too (GOK-Q-48). */
  @Override
  public void judgeUnasked(Table table, GloomMove move, Faults faults) {
    boolean answers = move instanceof Accept || move instanceof Decline;
    if (answers && later.stream().anyMatch(move.by()::equals)) {
      faults.add(ORDER, "not-yet");
    }
  }

  /** It costs nothing (GOK-PRESSURE-05) and presses nobody (GOK-PRESSURE-06). */
  @Override
  public void answer(Table table, GloomMove move) {
    if (later.isEmpty()) {
      table.pop();
    } else {
      table.replaceTop(new Pressure(later.get(0), later.subList(1, later.size()), chapter));
    }
    if (move instanceof Accept) {
      Completing.chapter(table, seat, false);
    }
  }
}
