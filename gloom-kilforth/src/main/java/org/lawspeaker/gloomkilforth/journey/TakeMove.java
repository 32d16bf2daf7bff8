package org.lawspeaker.gloomkilforth.journey;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.occasions.Targeted;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** The hero moves without an AP; on an empty location it draws an encounter (GOK-Q-96). */
@Doc("You move to an adjacent location without spending AP.")
public record TakeMove() implements Targeted {
  @Override
  public Target kind() {
    return Target.PLACE;
  }

  @Override
  public ImmutableList<Integer> among(Table table, Source source) {
    int at = table.hero(source.user()).at();
    ImmutableList.Builder<Integer> all = ImmutableList.builder();
    for (int place = 0;
        place < table.sites.size() && Relocate.mayLeave(table, source.user());
        place++) {
      if (Cards.areAdjacent(at, place)) { // by a shortcut it is none (GOK-LOC-09)
        all.add(place);
      }
    }
    return all.build();
  }

  @Override
  public void befall(Table table, Source source, int place) {
    Seat seat = source.user();
    Relocate.outOfBattle(table, seat, () -> Moving.go(table, seat, place));
  }

  @Override
  public String says() {
    return "move to an adjacent location";
  }
}
