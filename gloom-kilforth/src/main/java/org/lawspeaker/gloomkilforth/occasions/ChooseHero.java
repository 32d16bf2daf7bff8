package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickSeat;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * One of several heroes is chosen for an effect (GOK-DEF-08).
 *
 * @param seat who chooses
 * @param effect what it does to the one who is chosen
 * @param among at least two
 */
public record ChooseHero(Seat seat, Source source, Effect effect, ImmutableList<Seat> among)
    implements Asking {
  private static final Citation TIE = Citation.of("GOK-DEF-08");

  @Override
  public Citation why(Table table) {
    boolean isTie = ((OnHeroes) effect).who().isRanked();
    return isTie ? TIE : LeftOpen.by(table, new Source(seat, source.card()));
  }

  @Override
  public Window window(Table table) {
    return Window.of("choose-hero", "Which hero: " + effect.says() + "?", why(table));
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (int i = 0; i < among.size(); i++) {
      moves.addLegal(new PickSeat(seat, among.get(i)));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    OnHeroes.on(table, source, (OnHeroes) effect, ((PickSeat) move).seat());
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    ImmutableList<Seat> others = Lists.where(among, each -> !each.equals(defeated));
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(new ChooseHero(seat, source, effect, others));
  }
}
