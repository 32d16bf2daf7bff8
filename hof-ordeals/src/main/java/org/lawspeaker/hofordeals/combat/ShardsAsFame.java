package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** Token Shards gained in this combat are Fame instead, also those gained before (HOF-CARD-45). */
@Doc("Token Shards gained in this combat are Fame instead.")
public record ShardsAsFame() implements Effect {
  private static final Citation INSTEAD = Citation.of("HOF-CARD-45");

  @Override
  public void act(Table table, Source source) {
    if (table.isFighting(source.user())) {
      // Those that were spent meanwhile cannot be lost, and are no Fame.
      int gained = Math.min(table.fight().shards(), table.hero(source.user()).shards());
      table.fight = table.fight().withAsFame(true).withShards(0);
      if (gained > 0) {
        table.lose(source.user(), Resource.SHARDS, gained, INSTEAD);
        table.gain(source.user(), Resource.FAME, gained, INSTEAD);
      }
    }
  }

  /** Once they are Fame, they are for the rest of the combat. */
  @Override
  public Optional<Citation> idle(Table table, Source source) {
    boolean isOpen = table.isFighting(source.user()) && !table.fight().asFame();
    return isOpen ? Optional.empty() : Optional.of(INSTEAD);
  }

  @Override
  public String says() {
    return "gain all Token Shards of this combat, past and to come, as Fame instead";
  }
}
