package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.LegalMoves;
import org.lawspeaker.thorgal.moves.Pick;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.Declinable;
import org.lawspeaker.thorgal.table.Picking;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Asks for the cards in play that an effect is for, one at a time; it is carried out on each at
 * once.
 *
 * @param source where the effect comes from
 * @param effect the effect
 * @param chosen the cards chosen so far
 * @param left how many more
 */
public record PickCards(Source source, OnCards effect, ImmutableList<Integer> chosen, int left)
    implements ThorgalFrame, Picking, Declinable {
  private static final Citation TEXT = Citation.of("THO-Q-35");

  @Override
  public Seat seat() {
    return source.user();
  }

  private ImmutableList<Integer> offered(Table table) {
    return effect.target().find(table, source).stream()
        .filter(id -> !chosen.contains(id))
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public boolean owes(Table table) {
    return left > 0 && !offered(table).isEmpty();
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("target", "Which card: " + effect.says() + "?", TEXT));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (int id : offered(table)) {
      moves.propose(new Pick(seat(), id));
    }
    if (effect.target().upTo()) {
      moves.propose(new Decline(seat()));
    }
  }

  @Override
  public Citation why() {
    return TEXT;
  }

  @Override
  public Citation declining() {
    return TEXT;
  }

  @Override
  public boolean mayDecline(Table table) {
    return effect.target().upTo();
  }

  @Override
  public boolean offers(Table table, int id) {
    return offered(table).contains(id);
  }

  @Override
  public void choose(Table table, int id) {
    table.replaceTop(new PickCards(source, effect, Lists.plus(chosen, id), left - 1));
    effect.hit(table, source, id);
  }

  @Override
  public void decline(Table table) {
    table.pop();
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Optional<ThorgalFrame> without(Seat out) {
    return seat().equals(out) ? Optional.empty() : Optional.of(this);
  }
}
