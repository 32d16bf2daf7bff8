package org.lawspeaker.hofordeals.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickOption;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.EachPlayer;
import org.lawspeaker.hofordeals.occasions.Paying;
import org.lawspeaker.hofordeals.occasions.Program;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Cost;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player chooses one of several parts of an effect.
 *
 * @param source whose text it is, the chooser as its user
 * @param of what there is to choose from
 * @param cost what the first part costs
 * @param why the clause that leaves the choice: a card is resolved by what is written on it
 *     (HOF-PLAY-12), or opponents choose (HOF-Q-72)
 */
public record PickPart(
    Source source,
    ImmutableList<ImmutableList<Effect>> of,
    @Default("{}") Cost cost,
    @Default("HOF-PLAY-12") Citation why)
    implements Choosing<PickOption> {
  private static final Citation NOT_IN_PAIN = Citation.of("HOF-CARD-28");
  private static final Citation RESOLVE = Citation.of("HOF-PLAY-12");
  private static final Citation OPPONENTS = Citation.of("HOF-Q-72");

  /** The user of a card chooses. */
  static PickPart own(Source source, ImmutableList<ImmutableList<Effect>> of, Cost cost) {
    return new PickPart(source, of, cost, RESOLVE);
  }

  /** Somebody else chooses, named as the user, by this clause if one is about the card. */
  static PickPart other(
      Source chooser, ImmutableList<ImmutableList<Effect>> of, Optional<Citation> clause) {
    return new PickPart(chooser, of, Cost.NONE, clause.orElse(OPPONENTS));
  }

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public Class<PickOption> kind() {
    return PickOption.class;
  }

  @Override
  public Window window(Table table) {
    StringBuilder asks = new StringBuilder(table.cards.name(source.card()));
    for (int i = 0; i < of.size(); i++) {
      asks.append(i == 0 ? ": " : ", or ").append(table.cards.says(of.get(i)));
    }
    return Window.of("choose", asks.append('?').toString(), why);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int i = 0; i < of.size(); i++) {
      moves.addLegal(PickOption.of(seat(), i));
    }
  }

  /** Nothing is used while a Pain card is resolved; who chooses later waits. */
  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    if (move instanceof Use
        && seat().equals(move.by())
        && table.cards.kind(source.card()) == Kind.PAIN) {
      faults.add(NOT_IN_PAIN, "resolving-pain", "card", table.cards.name(source.card()));
    } else if (move instanceof PickOption pick && EachPlayer.waits(table, pick.by())) {
      faults.add(OPPONENTS, "not-your-choice", "next", seat());
      faults.notNow(why, table::pending);
    }
  }

  @Override
  public boolean offers(Table table, PickOption pick) {
    return pick.option() >= 0 && pick.option() < of.size();
  }

  @Override
  public void choose(Table table, PickOption pick) {
    table.pop();
    if (table.isTelling()) {
      String part = table.cards.says(of.get(pick.option()));
      table.tell(why, "chose", seat() + " chooses: " + part, "seat", Table.number(seat()));
    }
    if (pick.option() == 0 && !cost.isFree()) {
      Paying.start(table, source, cost, of.get(0));
    } else {
      Program.start(table, source, of.get(pick.option()));
    }
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat().equals(dead)
        ? Optional.empty()
        : Optional.of(new PickPart(source.mourning(dead), of, cost, why));
  }
}
