package org.lawspeaker.prestigerpg.initiative;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/** The user and the player chosen exchange Initiative cards. */
@Doc("You and the player chosen exchange Initiative cards.")
public record ExchangeInitiative() implements Effect {
  @Override
  public void act(Table table, Source source) {
    Optional<Seat> chosen = source.target().player().filter(table::lives);
    if (chosen.isEmpty()) {
      return;
    }
    Seat other = chosen.get();
    int own = table.sheet(source.user()).initiative();
    table.set(
        source.user(), table.sheet(source.user()).withInitiative(table.sheet(other).initiative()));
    table.set(other, table.sheet(other).withInitiative(own));
  }

  @Override
  public String says() {
    return "you and the chosen player exchange Initiative";
  }
}
