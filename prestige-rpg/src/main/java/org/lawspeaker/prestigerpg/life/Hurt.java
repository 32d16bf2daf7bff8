package org.lawspeaker.prestigerpg.life;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.effects.OnPlayers;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Players are damaged, all at the same time; not by an attack of the creature (PRE-Q-104).
 *
 * @param who which
 * @param damage how much, or how much for each thing counted
 * @param per what is counted, if anything
 */
@Doc("Players are damaged.")
public record Hurt(
    @Default("you") Who who, @Range(min = 1, max = 100) int damage, Optional<Count> per)
    implements OnPlayers {
  @Override
  public void act(Table table, Source source) {
    ImmutableList<Seat> seats = who.seats(table, source);
    if (seats.size() == 1) {
      befall(table, source, seats.get(0));
    } else {
      together(table, source, seats);
    }
    Death.settle(table);
  }

  /** What each receives is found before anybody is damaged. */
  private void together(Table table, Source source, ImmutableList<Seat> seats) {
    int[] amounts = new int[seats.size()];
    int[] left = new int[seats.size()];
    for (int i = 0; i < left.length; i++) {
      amounts[i] = amount(table, source, seats.get(i));
      left[i] = Damage.left(table, seats.get(i), amounts[i], false);
    }
    for (int i = 0; i < left.length; i++) {
      left[i] = Damage.receive(table, seats.get(i), amounts[i], left[i]);
    }
    for (int i = left.length - 1; i >= 0; i--) {
      Damage.setOff(table, seats.get(i), left[i]);
    }
  }

  /** How much a player is damaged, before anything prevents it. */
  public int amount(Table table, Source source, Seat seat) {
    return per.map(each -> each.in(table, source.concerning(seat))).orElse(1) * damage;
  }

  @Override
  public void befall(Table table, Source source, Seat seat) {
    Damage.deal(table, seat, amount(table, source, seat), false);
  }

  @Override
  public String says() {
    return who.does("receive")
        + " "
        + damage
        + " damage"
        + per.map(each -> " for each " + each.saysOf(who)).orElse("");
  }
}
