package org.lawspeaker.hofordeals.turn;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.death.Harm;
import org.lawspeaker.hofordeals.king.KingAttack;
import org.lawspeaker.hofordeals.map.Activation;
import org.lawspeaker.hofordeals.map.Moving;
import org.lawspeaker.hofordeals.moves.Activate;
import org.lawspeaker.hofordeals.moves.Challenge;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.Go;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.skills.OwnTurn;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Table;

/** The Explore step (HOF-TURN-03): move, reveal, activate one Encounter (HOF-EXPLORE-01). */
public record Explore() implements OwnTurn {
  private static final Citation MOVE = Citation.of("HOF-MOVE-01");
  private static final Citation GOES_ON = Citation.of("HOF-MOVE-06");
  private static final Citation PAST_KING = Citation.of("HOF-MOVE-08");
  private static final Citation BETWEEN = Citation.of("HOF-MOVE-09");
  private static final Citation AS_ACTIVATION = Citation.of("HOF-KFIGHT-06");
  private static final Citation WAYS = Citation.of("HOF-EXPLORE-03");
  private static final Citation HUNGRY = Citation.of("HOF-MOVE-04");
  private static final Citation NO_FOOD = Citation.of("HOF-MOVE-05");
  private static final Citation NO_MORE = Citation.of("HOF-EXPLORE-01");
  private static final Citation ONE = Citation.of("HOF-EXPLORE-04");
  private static final Citation HERE = Citation.of("HOF-EXPLORE-06");
  private static final Citation FREELY = Citation.of("HOF-EXPLORE-05");
  private static final ImmutableList<Citation> UNMOVED = ImmutableList.of(HERE, FREELY);
  private static final ImmutableList<Citation> MOVED = ImmutableList.of(FREELY);
  private static final Citation OPTIONAL = Citation.of("HOF-EXPLORE-02");
  private static final Citation KING = Citation.of("HOF-KFIGHT-02");
  private static final Citation REACH = Citation.of("HOF-KFIGHT-01");
  private static final Window WINDOW =
      Window.of("explore", "Move, activate an Encounter, or finish?", NO_MORE, OPTIONAL);
  private static final ImmutableList<Pending<HofMove>> ASKED = OwnTurn.toEach(WINDOW);

  @Override
  public boolean owes(Table table) {
    return table.turn.stage() == Stage.EXPLORE;
  }

  /** A combat has ended the step (HOF-TURN-06). */
  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Pending<HofMove> asks(Cards cards, HofState state) {
    return ASKED.get(state.turn().active().index());
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void proposeOwn(Table table, Proposals<HofMove> moves) {
    Seat seat = table.active();
    if (!table.turn.activated()) {
      int space = table.hero(seat).space();
      ImmutableList<Site> sites = table.board.sites();
      for (int i = 0; i < sites.size(); i++) {
        if (table.cards.areAdjacent(space, sites.get(i).space())) {
          moves.addLegal(Go.of(seat, sites.get(i).space()));
        }
      }
      moves.add(Activate.of(seat));
      if (table.board.king().isPresent()) {
        moves.add(new Challenge(seat));
      }
    }
    moves.addLegal(Done.of(seat));
  }

  @Override
  public void judgeOwn(Table table, HofMove move, Faults faults) {
    Seat seat = table.active();
    int space = table.hero(seat).space();
    if (move instanceof Go go) {
      if (table.turn.activated()) {
        faults.add(NO_MORE, "has-activated");
        faults.add(GOES_ON, "has-activated");
      }
      Moving.judge(table, space, go.space(), faults);
    } else if (move instanceof Activate) {
      judgeOne(table, faults);
      Activation.judge(table, seat, space, faults);
    } else if (move instanceof Challenge) {
      judgeOne(table, faults);
      if (table.turn.activated()) {
        faults.add(AS_ACTIVATION, "has-activated");
      }
      if (table.board.king().isEmpty() || table.board.king().get() != space) {
        faults.add(REACH, "no-king-here");
      }
    } else if (!(move instanceof Done)) {
      faults.notAsked();
    }
  }

  private static void judgeOne(Table table, Faults faults) {
    if (table.turn.activated()) {
      faults.add(ONE, "has-activated");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HofMove move) {
    if (move instanceof Go go) {
      return allows(table, table.hero(table.active()), go.space());
    }
    if (move instanceof Activate) {
      ImmutableList.Builder<Citation> why = ImmutableList.builder();
      Activation.condition(table, table.hero(table.active()).space()).ifPresent(why::add);
      return why.addAll(table.turn.visited().isEmpty() ? UNMOVED : MOVED).build();
    }
    if (move instanceof Challenge) {
      return ImmutableList.of(KING, REACH);
    }
    if (move instanceof Play) {
      return ImmutableList.of(PLAY, ORDER, BETWEEN);
    }
    return move instanceof Done ? ImmutableList.of(OPTIONAL) : OwnTurn.super.allows(table, move);
  }

  private static ImmutableList<Citation> allows(Table table, Hero hero, int space) {
    ImmutableList.Builder<Citation> why = ImmutableList.builder();
    int king = table.board.king().orElse(space);
    if (table.board.king().isPresent() && (king == space || king == hero.space())) {
      why.add(PAST_KING);
    }
    boolean hungry = hero.food() == 0;
    return why.add(hungry ? HUNGRY : MOVE, hungry ? NO_FOOD : WAYS, GOES_ON).build();
  }

  @Override
  public void makeOwn(Table table, HofMove move) {
    Seat seat = table.active();
    if (move instanceof Go go) {
      go(table, seat, go.space());
    } else if (move instanceof Activate) {
      table.push(new Activation(seat, table.hero(seat).space(), 1));
    } else if (move instanceof Challenge) {
      KingAttack.fight(table);
    } else {
      table.pop();
      table.turn = table.turn.withStage(Stage.ACQUIRE);
      if (table.isTelling()) {
        String says = seat + " goes on to the Acquire step";
        table.tell(OPTIONAL, "step", says, "seat", Table.number(seat));
      }
    }
  }

  /**
   * Health pays only while there is no Food; the last of it does not bring anybody on (HOF-Q-19).
   */
  private static void go(Table table, Seat seat, int space) {
    if (table.hero(seat).food() > 0) {
      table.lose(seat, Resource.FOOD, 1, MOVE);
    } else {
      Harm.pay(table, seat, 1, HUNGRY);
      if (table.turn.ended()) {
        return;
      }
    }
    Moving.bring(table, seat, space, MOVE);
  }
}
