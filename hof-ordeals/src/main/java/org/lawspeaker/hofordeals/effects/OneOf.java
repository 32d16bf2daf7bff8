package org.lawspeaker.hofordeals.effects;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.hofordeals.occasions.OnPlayers;
import org.lawspeaker.hofordeals.occasions.Reacting;
import org.lawspeaker.hofordeals.table.Cost;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Who;
import org.lawspeaker.hofordeals.table.Wording;

/**
 * One of several parts: of the user's choice, or each of other players chooses for themselves
 * (HOF-Q-72, HOF-CARD-03, HOF-CARD-10, HOF-CARD-43).
 *
 * @param of what there is to choose from
 * @param who who chooses, and for whom the part is done
 * @param clause the clause of the rulebook that leaves the choice, if one is about this card
 */
@Doc("One of several parts, of a player's choice.")
public record OneOf(
    @Size(min = 2, max = 4) ImmutableList<ImmutableList<Effect>> of,
    @Default("you") Who who,
    @Doc("The clause of the rulebook that leaves the choice.") Optional<Citation> clause)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    boolean own = seat.equals(source.user());
    table.push(
        own
            ? PickPart.own(source, of, Cost.NONE)
            : PickPart.other(chooser(source, seat), of, clause));
    Reacting.before(table, seat);
  }

  private static Source chooser(Source source, Seat seat) {
    return new Source(seat, source.card()).with(source.dead());
  }

  @Override
  public ImmutableList<Effect> parts() {
    return of.stream().flatMap(ImmutableList::stream).collect(ImmutableList.toImmutableList());
  }

  @Override
  public String says() {
    List<String> all = of.stream().map(Wording::of).toList();
    boolean isLong = all.stream().anyMatch(part -> part.contains(","));
    String parts = String.join(isLong ? "; or " : ", or ", all);
    return who.orders("choose") + ": " + (who == Who.YOU ? parts : Wording.theirs(parts));
  }
}
