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
import org.lawspeaker.gloomkilforth.moves.DeedMove;
import org.lawspeaker.gloomkilforth.moves.EndTurn;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.MakeCamp;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
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
  private static final Citation FIRST = Citation.of("GOK-TURN-05");

  /** Whether a move is for a turn of its own: an Action, Camp, the end. */
  public static boolean takes(GloomMove move) {
    return TurnParts.of(move).filter(TurnPart::isOwn).isPresent();
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
    if (!hero.camped() && hasUnmet(table)) {
      return Due.ENGAGE;
    }
    if (!table.turn.acted()) {
      return Due.ACT;
    }
    return mayComeToDeeds(table) ? Due.END : Due.NOTHING;
  }

  /** Whether enemies have to be engaged first. */
  boolean isToEngage(Table table) {
    return due(table) == Due.ENGAGE;
  }

  /**
   * Whether there are Deeds at the end of the turn: a Hidden hero may still come out for them
   * (GOK-HIDE-03, GOK-HIDE-11, GOK-Q-77).
   */
  private boolean mayComeToDeeds(Table table) {
    Hero hero = table.hero(seat);
    if (!WhileHidden.bars(table, seat, WhileHidden.What.DEEDS)) {
      return hasDeeds(table);
    }
    table.set(seat, hero.withHidden(false));
    boolean any = hasDeeds(table);
    table.set(seat, hero);
    return any;
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
  ImmutableList<Integer> enemies(Table table) {
    Pile encounters = table.site(seat).encounters();
    ImmutableList.Builder<Integer> all = ImmutableList.builder();
    for (int i = 0; i < encounters.size(); i++) {
      if (isUnmet(table, encounters.get(i))) {
        all.add(encounters.get(i));
      }
    }
    return all.build();
  }

  /** Whether there is such an enemy. */
  private boolean hasUnmet(Table table) {
    Pile encounters = table.site(seat).encounters();
    for (int i = 0; i < encounters.size(); i++) {
      if (isUnmet(table, encounters.get(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isUnmet(Table table, int card) {
    return table.isThere(seat, card)
        && !table.turn.met().contains(card)
        && table.isEnemy(seat, card);
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
  public Citation why(Table table) {
    return TURN;
  }

  @Override
  public Window window(Table table) {
    return switch (due(table)) {
      case ENGAGE -> Window.of("engage", "Which enemy is engaged?", NextEnemy.ENGAGE);
      case END, NOTHING -> Window.of("end-turn", "Is the turn complete?", EndOfTurn.END);
      case ACT -> Window.of("action", "Which Action, or Camp?", TURN, CampNow.CAMP);
    };
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    ImmutableList<Integer> enemies = enemies(table);
    if (!table.turn.acted() && enemies.isEmpty()) {
      if (!isTooLong(table)) {
        offerActions(table, moves);
      }
      moves.addLegal(MakeCamp.of(seat));
    } else if (!enemies.isEmpty() && !table.hero(seat).camped()) {
      for (int enemy : enemies) {
        moves.addLegal(PickCard.of(seat, enemy));
      }
    } else {
      moves.addLegal(EndTurn.of(seat));
    }
  }

  private void offerActions(Table table, Proposals<GloomMove> moves) {
    Hero hero = table.hero(seat);
    for (Action<?> action : Actions.ALL) {
      if (action.type().isEmpty() || ActionPoints.has(hero, action.type())) {
        action.propose(table, seat, moves);
      }
    }
  }

  /** Whether today has had so many Actions that only Camp is left. */
  static boolean isTooLong(Table table) {
    return table.clock.actions() >= Clock.MOST_ACTIONS;
  }

  /** Adds what forbids an Action or Camp at this time; whether nothing does. */
  boolean judgeTime(Table table, Faults faults) {
    if (table.turn.acted()) {
      faults.add(TURN, "acted");
      return false;
    }
    if (isToEngage(table)) {
      faults.add(FIRST, "enemies-first");
      return false;
    }
    return true;
  }

  @Override
  public void judgeAnswer(Table table, GloomMove move, Faults faults) {
    Optional<TurnPart<?>> part = TurnParts.of(move);
    if (part.isPresent()) {
      TurnParts.judge(part.get(), table, this, move, faults);
    } else {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, GloomMove move) {
    Optional<TurnPart<?>> part = TurnParts.of(move);
    return part.isPresent()
        ? TurnParts.allows(part.get(), table, this, move)
        : Asking.super.allows(table, move);
  }

  @Override
  public void answer(Table table, GloomMove move) {
    TurnParts.make(TurnParts.of(move).orElseThrow(), table, this, move);
  }

  /** The turn goes on to its end: a defeated hero has none left. */
  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return Optional.of(this);
  }
}
