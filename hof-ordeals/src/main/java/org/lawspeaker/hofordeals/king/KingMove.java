package org.lawspeaker.hofordeals.king;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.occasions.Reacting;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Pursuit;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The King token moves (HOF-KING-02, HOF-KING-04) at the start of an Explore step (HOF-KING-03), if
 * it is on the board (HOF-KING-05). Whom it hunts is found anew each time (HOF-Q-113).
 *
 * @param hunted who is hunted, once that is settled
 * @param left how many Encounters it still moves
 */
public record KingMove(Optional<Seat> hunted, int left) implements HofStep {
  private static final Citation MOVES = Citation.of("HOF-PURSUIT-02");
  private static final Citation ATTACKS = Citation.of("HOF-KFIGHT-03");

  /** The token begins to move, if there is one. */
  public static void start(Table table) {
    if (table.board.king().isPresent() && table.board.royalty().isPresent()) {
      table
          .cards
          .royalty(table.board.royalty().get())
          .pursuit()
          .ifPresent(pursuit -> table.push(new KingMove(Optional.empty(), pursuit.encounters())));
      if (table.settings.attackBeforeMove()) {
        attack(table, table.board.king().get());
      }
    }
  }

  @Override
  public void run(Table table) {
    boolean isOver = table.turn.stage() != Stage.EXPLORE; // a fight has ended the step
    if (isOver || table.board.king().isEmpty() || table.board.royalty().isEmpty()) {
      table.pop();
    } else if (hunted.isEmpty()) {
      hunt(table);
    } else {
      move(table, hunted.get());
    }
  }

  /** The left neighbour picks one of several who match equally (HOF-PURSUIT-03, HOF-Q-59). */
  private void hunt(Table table) {
    Pursuit.Hunted whom =
        table.cards.royalty(table.board.royalty().orElseThrow()).pursuit().orElseThrow().hunts();
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < table.seats(); i++) {
      best = Math.max(best, whom.match(table, Seat.of(i)));
    }
    ImmutableList.Builder<Seat> matching = ImmutableList.builder();
    for (int i = 0; i < table.seats(); i++) {
      if (whom.match(table, Seat.of(i)) == best) {
        matching.add(Seat.of(i));
      }
    }
    ImmutableList<Seat> seats = matching.build();
    if (seats.size() == 1) {
      table.replaceTop(new KingMove(Optional.of(seats.get(0)), left));
    } else {
      table.push(new PickHunted(table.left(table.active()), seats));
      Reacting.before(table, table.left(table.active()));
    }
  }

  private void move(Table table, Seat prey) {
    int at = table.board.king().orElseThrow();
    int to = table.hero(prey).space();
    if (at == to || left == 0) {
      arrive(table, at); // HOF-Q-42
      return;
    }
    ImmutableList<Integer> ways = Paths.next(table, at, to);
    if (ways.isEmpty()) {
      arrive(table, at);
    } else if (ways.size() == 1) {
      step(table, ways.get(0));
    } else {
      table.push(new PickDirection(table.left(table.active()), ways));
      Reacting.before(table, table.left(table.active()));
    }
  }

  /** The token moves one Encounter; it reveals nothing (HOF-Q-39). */
  void step(Table table, int space) {
    table.board = table.board.withKing(space);
    if (table.isTelling()) {
      String name = table.cards.space(space);
      table.tell(MOVES, "king-moved", "the King moves to " + name, "space", name);
    }
    table.replaceTop(new KingMove(hunted, left - 1));
  }

  /** He attacks the active player alone, and only now (HOF-Q-40, HOF-Q-41). */
  private static void arrive(Table table, int at) {
    table.pop();
    if (!table.settings.attackBeforeMove()) {
      attack(table, at);
    }
  }

  private static void attack(Table table, int at) {
    if (table.hero(table.active()).space() == at) {
      if (table.isTelling()) {
        table.tell(ATTACKS, "king-attacks", "the King attacks " + table.active());
      }
      table.push(new KingAttack(KingAttack.State.ASKED));
    }
  }
}
