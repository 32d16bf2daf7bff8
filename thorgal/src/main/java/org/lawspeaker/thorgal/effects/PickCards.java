package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.Pick;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

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
    implements Choosing<Pick> {
  private static final Citation TEXT = Citation.of("THO-Q-35");
  private static final Citation OPPONENT = Citation.of("THO-Q-86");

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
  public Class<Pick> kind() {
    return Pick.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("target", "Which card: " + effect.says() + "?", TEXT));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (int id : offered(table)) {
      moves.add(new Pick(seat(), id));
    }
    if (effect.target().upTo()) {
      moves.add(Decline.of(seat()));
    }
  }

  @Override
  public Citation why() {
    return TEXT;
  }

  @Override
  public boolean mayDecline(Table table) {
    return effect.target().upTo();
  }

  @Override
  public boolean offers(Table table, Pick pick) {
    return offered(table).contains(pick.id());
  }

  /** A card of another bane player is none of an opponent (THO-Q-86). */
  @Override
  public Citation excluding(Table table, Pick pick) {
    Seat owner = table.partyOf(pick.id());
    boolean opposed =
        effect.target().in() != Area.OTHER_PARTIES
            || owner == null
            || Area.OTHER_PARTIES.parties(table, source).contains(owner);
    return opposed ? offering() : OPPONENT;
  }

  @Override
  public void choose(Table table, Pick pick) {
    table.replaceTop(new PickCards(source, effect, Lists.plus(chosen, pick.id()), left - 1));
    effect.hit(table, source, pick.id());
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
