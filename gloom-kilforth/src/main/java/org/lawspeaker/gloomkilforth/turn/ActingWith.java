package org.lawspeaker.gloomkilforth.turn;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.ActWith;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.occasions.Abilities;
import org.lawspeaker.gloomkilforth.occasions.Paying;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * "As your Action": an ability in place of an Action, of one type if it names one (GOK-TERM-01).
 * Only its own requirements count (GOK-Q-105).
 */
final class ActingWith implements Action<ActWith> {
  private static final Citation INSTEAD = Citation.of("GOK-TERM-01");

  @Override
  public Class<ActWith> kind() {
    return ActWith.class;
  }

  /** That of the ability. */
  @Override
  public Optional<ActionType> type() {
    return Optional.empty();
  }

  @Override
  public Optional<ActionType> type(Table table, ActWith move) {
    return Abilities.at(table, move.card(), Moment.AS_ACTION).flatMap(Ability::action);
  }

  @Override
  public Citation why() {
    return INSTEAD;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    Abilities.inPlay(
        table,
        seat,
        card -> {
          if (table.cards.works(card, Moment.AS_ACTION)) {
            moves.add(ActWith.of(seat, card));
          }
        });
  }

  @Override
  public void judge(Table table, Seat seat, ActWith move, Faults faults) {
    Optional<Ability> ability = Abilities.at(table, move.card(), Moment.AS_ACTION);
    if (ability.isEmpty() || !Abilities.owns(table, seat, move.card())) {
      faults.add(INSTEAD, "no-such-action");
    } else {
      Cost cost = Paying.inAction(table, ability.get().cost());
      Source source = new Source(seat, move.card());
      Abilities.judge(table, source, ability.get().withCost(cost), faults);
    }
  }

  @Override
  public void perform(Table table, Seat seat, ActWith move) {
    Abilities.at(table, move.card(), Moment.AS_ACTION)
        .ifPresent(each -> Abilities.start(table, new Source(seat, move.card()), each));
  }
}
