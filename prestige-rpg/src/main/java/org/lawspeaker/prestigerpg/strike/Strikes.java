package org.lawspeaker.prestigerpg.strike;

import com.google.common.collect.ImmutableList;
import java.util.StringJoiner;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/**
 * The attacks of a creature of one timing, one after another in printed order (PRE-Q-59).
 *
 * @param timing steps d or g
 * @param next the number of the next attack to look at
 */
public record Strikes(StrikeRule.Timing timing, int next) implements PrestigeFrame {
  private static final Citation SPECIFIC = Citation.of("PRE-SPECIFIC-01");
  private static final Citation RANDOM = Citation.of("PRE-RANDOM-01");

  @Override
  public void run(Table table) {
    ImmutableList<StrikeRule> rules = table.phase().attacks();
    if (next >= rules.size()) {
      table.pop();
      return;
    }
    table.replaceTop(new Strikes(timing, next + 1));
    StrikeRule rule = rules.get(next);
    Source source = Source.encounter(table.foe.card(), table.first());
    if (rule.timing() != timing) {
      return;
    }
    if (isMade(table, rule, source)) {
      begin(table, rule, source);
    } else if (isLeft(table, rule, source)) {
      table.push(Flow.AFTER_PLAY);
      Program.start(table, source, rule.otherwise());
    }
  }

  /** Whether the creature does something else instead of this attack (PRE-MAGUS-04). */
  public static boolean isLeft(Table table, StrikeRule rule, Source source) {
    return !rule.otherwise().isEmpty()
        && !table.foe.over()
        && !Condition.all(rule.when(), table, source);
  }

  private void begin(Table table, StrikeRule rule, Source source) {
    if (rule.at() == Group.CHOSEN) {
      TokenStrike.all(table, next);
      return;
    }
    start(table, new Strike(next, hits(table, rule, source)), timing);
  }

  /** Whom this attack hits now, and for how much; a player who is named instead included. */
  public static ImmutableList<Hit> hits(Table table, StrikeRule rule, Source source) {
    int each = Math.max(0, rule.damage() + harder(table));
    int damage = rule.per().map(count -> count.in(table, source)).orElse(1) * each;
    ImmutableList<Seat> seats = rule.at().seats(table, source);
    if (rule.at() == Group.TOKEN_NUMBERS) {
      return hitsOfTokens(table, seats, damage);
    }
    // An attack on "all players who ..." selects no single player, even if there is just one.
    if (!rule.at().isSeveral() && !seats.isEmpty()) {
      return Diverting.of(table, new Hit(seats.get(0), damage, 0), each);
    }
    return seats.stream()
        .map(seat -> new Hit(seat, damage, 0))
        .collect(ImmutableList.toImmutableList());
  }

  /** Each token attacks the holder of its number, all at the same time (PRE-Q-89). */
  private static ImmutableList<Hit> hitsOfTokens(
      Table table, ImmutableList<Seat> seats, int damage) {
    ImmutableList<Hit> hits = ImmutableList.of();
    for (Seat seat : seats) {
      Hit own = Hit.ofToken(table.sheet(seat).initiative() - 1, seat, damage);
      for (Hit hit : Diverting.of(table, own, damage)) {
        hits = Hits.plus(hits, hit);
      }
    }
    return hits;
  }

  /** Whether the creature makes this attack, if it is time for it. */
  public static boolean isMade(Table table, StrikeRule rule, Source source) {
    return !table.foe.over()
        && Condition.all(rule.when(), table, source)
        && !table.changes(NoStrikes.class).has(NoStrikes.class);
  }

  /** By how much the damage of the creature's attacks changes. */
  static int harder(Table table) {
    return table
        .changes(StrikeHarder.class)
        .sum(StrikeHarder.class, (from, change) -> change.strikeHarder(table, from.source()));
  }

  /** An attack of a creature: its victims are named, all may react, then it does its damage. */
  public static void start(Table table, Strike strike, StrikeRule.Timing timing) {
    Citation why = timing == StrikeRule.Timing.SPECIFIC ? SPECIFIC : RANDOM;
    if (strike.hits().isEmpty()) {
      if (table.isTelling()) {
        table.tell(why, "no-victim", table.encounter().name() + " attacks nobody");
      }
      return;
    }
    table.strike = strike;
    if (table.isTelling()) {
      StringJoiner victims = new StringJoiner(", ");
      strike.hits().forEach(hit -> victims.add(hit.seat() + " for " + hit.damage()));
      table.tell(why, "strike", table.encounter().name() + " attacks " + victims);
    }
    table.then(
        PlayWindow.opening(Moment.STRIKE),
        Flow.STRIKE_DAMAGE,
        PlayWindow.opening(Moment.STRUCK),
        Flow.STRIKE_END);
  }
}
