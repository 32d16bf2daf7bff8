package org.lawspeaker.gloomkilforth.turn;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.engagement.Engaging;
import org.lawspeaker.gloomkilforth.health.ActionPoints;
import org.lawspeaker.gloomkilforth.health.Camp;
import org.lawspeaker.gloomkilforth.moves.DeedMove;
import org.lawspeaker.gloomkilforth.moves.EndTurn;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.MakeCamp;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.SeatMove;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Until;
import org.lawspeaker.gloomkilforth.table.WhileHidden;

/**
 * The turn of a hero: it engages all enemies where it is, performs one Action or makes Camp, and
 * after an Action engages all again (GOK-TURN-02, GOK-TURN-03, GOK-TURN-08, GOK-TURN-10,
 * GOK-MOVE-06, GOK-STRANGER-07).
 */
public record HeroTurn(Seat seat) implements Asking {
  private static final Citation TURN = Citation.of("GOK-TURN-02");
  private static final Citation ENGAGE = Citation.of("GOK-TURN-03");
  private static final Citation CAMP = Citation.of("GOK-TURN-07");
  private static final Citation END = Citation.of("GOK-TURN-09");
  private static final Citation MUST = Citation.of("GOK-ENGAGE-01");
  private static final Citation AP = Citation.of("GOK-TURN-06");
  private static final Citation FIRST = Citation.of("GOK-TURN-05");
  private static final Citation ENDLESS = Citation.of("GOK-Q-118");

  /** Whether a move is for a turn of its own: an Action, Camp, the end. */
  public static boolean takes(GloomMove move) {
    return move instanceof MakeCamp
        || move instanceof EndTurn
        || (move instanceof SeatMove own && Actions.isOne(own));
  }

  /** What has to be done next. */
  private enum Due {
    ENGAGE,
    ACT,
    END,
    NOTHING
  }

  private Due due(Table table) {
    Hero hero = table.hero(seat);
    if (table.turn.ended() || !hero.isThere()) {
      return Due.NOTHING;
    }
    if (!hero.camped() && !enemies(table).isEmpty()) {
      return Due.ENGAGE;
    }
    if (!table.turn.acted()) {
      return Due.ACT;
    }
    return hasDeeds(table) ? Due.END : Due.NOTHING;
  }

  private boolean hasDeeds(Table table) {
    if (WhileHidden.bars(table, seat, WhileHidden.What.DEEDS)) {
      return false;
    }
    for (GloomMove move : Proposals.of(this, table)) {
      if (move instanceof DeedMove deed && table.cards.deeds.opens(table, deed)) {
        return true;
      }
    }
    return false;
  }

  /** Enemies that are there and not dealt with (GOK-Q-95). */
  private ImmutableList<Integer> enemies(Table table) {
    Pile encounters = table.site(seat).encounters();
    ImmutableList.Builder<Integer> all = ImmutableList.builder();
    for (int i = 0; i < encounters.size(); i++) {
      int card = encounters.get(i);
      boolean isDue = table.isThere(seat, card) && !table.turn.met().contains(card);
      if (isDue && table.isEnemy(seat, card)) {
        all.add(card);
      }
    }
    return all.build();
  }

  /** A Deed may come before an engagement (GOK-Q-03), so a lone enemy is asked for if one can. */
  @Override
  public boolean owes(Table table) {
    return switch (due(table)) {
      case ENGAGE -> enemies(table).size() > 1 || hasDeeds(table);
      case ACT, END -> true;
      case NOTHING -> false;
    };
  }

  @Override
  public void run(Table table) {
    if (due(table) == Due.ENGAGE) {
      Engaging.start(table, seat, enemies(table).get(0));
    } else {
      table.pop();
      table.end(Until.TURN);
    }
  }

  @Override
  public Citation why() {
    return TURN;
  }

  @Override
  public Window window(Table table) {
    return switch (due(table)) {
      case ENGAGE -> Window.of("engage", "Which enemy is engaged?", ENGAGE);
      case END, NOTHING -> Window.of("end-turn", "Is the turn complete?", END);
      case ACT -> Window.of("action", "Which Action, or Camp?", TURN, CAMP);
    };
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    if (!table.turn.acted() && enemies(table).isEmpty()) {
      if (!isTooLong(table)) {
        offerActions(table, moves);
      }
      moves.addLegal(MakeCamp.of(seat));
    } else if (!enemies(table).isEmpty() && !table.hero(seat).camped()) {
      for (int enemy : enemies(table)) {
        moves.addLegal(PickCard.of(seat, enemy));
      }
    } else {
      moves.addLegal(EndTurn.of(seat));
    }
  }

  private void offerActions(Table table, Proposals<GloomMove> moves) {
    Hero hero = table.hero(seat);
    for (Action<?> action : Actions.ALL) {
      if (action.type().isEmpty() || ActionPoints.has(hero, action.type().get())) {
        action.propose(table, seat, moves);
      }
    }
  }

  /** Whether today has had so many Actions that only Camp is left. */
  private static boolean isTooLong(Table table) {
    return table.clock.actions() >= Clock.MOST_ACTIONS;
  }

  @Override
  public void judgeAnswer(Table table, GloomMove move, Faults faults) {
    Due due = due(table);
    if (move instanceof PickCard pick) {
      if (due != Due.ENGAGE || !enemies(table).contains(pick.card())) {
        faults.add(ENGAGE, "no-enemy");
      }
    } else if (move instanceof EndTurn) {
      judgeEnd(table, faults);
    } else if (!(move instanceof MakeCamp) && !Actions.isOne((SeatMove) move)) {
      faults.notAsked();
    } else if (table.turn.acted()) {
      faults.add(TURN, "acted");
    } else if (due == Due.ENGAGE) {
      faults.add(FIRST, "enemies-first");
    } else if (!(move instanceof MakeCamp)) {
      if (isTooLong(table)) {
        faults.add(ENDLESS, "day-too-long");
      }
      Actions.judge(table, seat, (SeatMove) move, faults, AP);
    }
  }

  /** A turn is complete after an Action or Camp, when all enemies are engaged. */
  private void judgeEnd(Table table, Faults faults) {
    if (!table.turn.acted()) {
      faults.add(END, "not-complete");
    }
    if (due(table) == Due.ENGAGE) {
      faults.add(MUST, "enemies-there");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, GloomMove move) {
    if (move instanceof PickCard) {
      return ImmutableList.of(ENGAGE);
    }
    if (move instanceof EndTurn) {
      return ImmutableList.of(END);
    }
    return move instanceof MakeCamp
        ? ImmutableList.of(CAMP)
        : Actions.allows(table, seat, (SeatMove) move)
            .orElseGet(() -> Asking.super.allows(table, move));
  }

  @Override
  public void answer(Table table, GloomMove move) {
    if (move instanceof PickCard pick) {
      Engaging.start(table, seat, pick.card());
    } else if (move instanceof EndTurn) {
      table.pop();
      table.end(Until.TURN);
    } else if (move instanceof MakeCamp) {
      table.turn = table.turn.withActed(true);
      Camp.make(table, seat);
      table.fire(seat, Moment.CAMPED);
    } else {
      table.turn = table.turn.withActed(true).withMet(Pile.empty());
      table.clock = table.clock.withActions(table.clock.actions() + 1);
      perform(table, (SeatMove) move);
    }
  }

  /** What the start of an Action sets off comes before it (GOK-ACTION-01). */
  private void perform(Table table, SeatMove move) {
    ActionType type = Actions.type(table, move);
    ActionPoints.spend(table, seat, type);
    table.turn = table.turn.withAction(Optional.of(type));
    table.push(new Performing(seat, move));
    table.fire(seat, Moment.ACTION_STARTS);
  }

  /** The turn goes on to its end: a defeated hero has none left. */
  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return Optional.of(this);
  }
}
