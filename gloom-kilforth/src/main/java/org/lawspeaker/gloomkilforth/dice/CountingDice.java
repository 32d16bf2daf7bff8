package org.lawspeaker.gloomkilforth.dice;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickOption;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/**
 * The dice of a hero's Test are counted (GOK-TEST-01): the tested attribute, or another that may be
 * used for it (GOK-USE-01), and so many more.
 *
 * @param more dice for Surprise
 */
public record CountingDice(Seat seat, int more) implements Asking {
  private static final Citation USE = Citation.of("GOK-USE-01");

  @Override
  public boolean owes(Table table) {
    return usable(table, seat).size() > 1;
  }

  /** The attributes that may be used for the Test under way, the tested one first. */
  public static ImmutableList<Attribute> usable(Table table, Seat seat) {
    return usable(table, seat, table.test().attribute());
  }

  /** The tested attribute first, then those that may be used for it. */
  public static ImmutableList<Attribute> usable(Table table, Seat seat, Attribute tested) {
    if (!table.changes(seat).has(UseFor.class)) {
      return ImmutableList.of(tested);
    }
    Set<Attribute> all = new LinkedHashSet<>();
    all.add(tested);
    table
        .changes(seat)
        .each(
            UseFor.class,
            (source, use) -> {
              if (use.tested() == tested) {
                all.add(use.used());
              }
            });
    return ImmutableList.copyOf(all);
  }

  @Override
  public void run(Table table) {
    count(table, table.test().attribute());
  }

  private void count(Table table, Attribute used) {
    table.pop();
    table.set(table.test().withLeft(dice(table, seat, more, used)));
  }

  /** How many dice are rolled for the Test under way with this attribute. */
  public static int dice(Table table, Seat seat, int more, Attribute used) {
    Test test = table.test();
    int extra = extra(table, seat, test.attribute());
    boolean helped = table.battles.isEmpty() && test.purpose().takesTeam(table);
    int team = helped ? Tests.helpers(table, seat).size() : 0; // GOK-TEAM-06, GOK-Q-80
    return Math.max(0, table.sum(seat, used) + more + team + extra);
  }

  /** How many dice cards give for a Test of this attribute, fewer than none if they take some. */
  public static int extra(Table table, Seat seat, Attribute tested) {
    return table
        .changes(seat)
        .sum(ExtraDice.class, (source, each) -> each.fits(tested) ? each.dice() : 0);
  }

  @Override
  public Citation why(Table table) {
    return USE;
  }

  @Override
  public Window window(Table table) {
    StringBuilder names = new StringBuilder();
    for (Attribute each : usable(table, seat)) {
      names.append(names.isEmpty() ? "" : ", ").append(each.says());
      names.append(' ').append(table.value(seat, each));
    }
    return Window.of("use", "Which attribute is used: " + names + "?", USE);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (int i = 0; i < usable(table, seat).size(); i++) {
      moves.addLegal(PickOption.of(seat, i));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    count(table, usable(table, seat).get(((PickOption) move).option()));
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
