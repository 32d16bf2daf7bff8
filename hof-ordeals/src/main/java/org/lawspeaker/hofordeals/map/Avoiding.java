package org.lawspeaker.hofordeals.map;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.Accept;
import org.lawspeaker.hofordeals.moves.Activate;
import org.lawspeaker.hofordeals.moves.Challenge;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.Go;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.occasions.Reactions;
import org.lawspeaker.hofordeals.skills.Playing;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * An Ambush has been revealed (HOF-AMBUSH-01): the player is ambushed, unless a card avoids it
 * (HOF-CARD-12, HOF-CARD-14). Whoever holds cards is asked, so that being asked tells nothing. But
 * for that and its Strike Bonus it is a combat like others (HOF-AMBUSH-05).
 *
 * @param seat who has revealed it
 * @param space where it lies
 */
public record Avoiding(Seat seat, int space) implements HofStep {
  private static final Citation AMBUSH = Citation.of("HOF-AMBUSH-01");
  private static final Citation CARD = Citation.of("HOF-CARD-12");
  private static final Citation CLOAK = Citation.of("HOF-CARD-14");
  private static final Citation GOES_ON = Citation.of("HOF-CARD-13");
  private static final Citation STILL_MOVES = Citation.of("HOF-CARD-15");
  private static final Citation FROM_HAND = Citation.of("HOF-PLAY-09");
  private static final Citation AT_ONCE = Citation.of("HOF-Q-100");
  private static final Window WINDOW =
      Window.of("ambush", "Is the Ambush avoided?", AMBUSH, CARD, CLOAK);

  @Override
  public boolean owes(Table table) {
    return !table.hero(seat).hand().isEmpty()
        || table.changes(seat).has(AvoidAmbush.class)
        || Reactions.any(table, seat);
  }

  @Override
  public void run(Table table) {
    table.pop();
    table.turn = table.turn.withAmbushed(true);
    table.push(new Activation(seat, space, 1));
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(seat, WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Bag hand = table.hero(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      if (hand.isFirst(i)) {
        moves.add(Play.of(seat, hand.nth(i)));
      }
    }
    moves.add(new Accept(seat));
    moves.addLegal(new Decline(seat));
    Reactions.proposeOwn(table, seat, moves);
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof Play play) {
      String name = table.cards.name(play.card());
      if (!table.cards.works(play.card(), Moment.AMBUSHED)) {
        faults.add(AT_ONCE, "avoids-no-ambush", "card", name);
      } else if (table.hero(seat).hand().count(play.card()) == 0) {
        faults.add(FROM_HAND, "not-in-hand", "card", name);
      }
    } else if (move instanceof Accept) {
      if (!table.changes(seat).has(AvoidAmbush.class)) {
        faults.add(AMBUSH, "nothing-avoids-it");
      }
    } else if (Reactions.isOwn(table, move)) {
      Reactions.judge(table, (Use) move, faults);
    } else if (!(move instanceof Decline)) {
      faults.notAsked();
    }
  }

  /** Nobody goes on, and nothing else comes first: an Ambush is activated at once. */
  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    boolean explores =
        move instanceof Go
            || move instanceof Activate
            || move instanceof Challenge
            || move instanceof Done;
    if (explores && seat.equals(move.by())) {
      faults.add(AMBUSH, "ambushed");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HofMove move) {
    if (move instanceof Play) {
      return ImmutableList.of(CARD, GOES_ON);
    }
    if (move instanceof Use) {
      return ImmutableList.of(Reactions.ANY_TIME);
    }
    return move instanceof Accept ? ImmutableList.of(CLOAK, STILL_MOVES) : ImmutableList.of(AMBUSH);
  }

  @Override
  public void make(Table table, HofMove move) {
    if (move instanceof Decline) {
      run(table);
      return;
    }
    if (move instanceof Use use) {
      Reactions.use(table, use);
      return;
    }
    table.pop();
    if (move instanceof Play play) {
      Hero hero = table.hero(seat);
      table.set(seat, hero.dropping(play.card()).withPlayed(hero.played().with(play.card())));
      table.turn = table.turn.withPlayed(table.turn.played().withLast(play.card()));
      table.tellCard(CARD, "avoided", seat, "avoids the Ambush with", play.card());
      Occasions.fire(table, new Source(seat, play.card()), Moment.AMBUSHED);
      Playing.value(table, seat, play.card()); // HOF-PLAY-05
    } else {
      if (table.isTelling()) {
        table.tell(CLOAK, "avoided", seat + " avoids the Ambush", "seat", Table.number(seat));
      }
    }
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
