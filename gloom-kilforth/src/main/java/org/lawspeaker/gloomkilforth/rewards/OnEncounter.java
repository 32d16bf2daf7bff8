package org.lawspeaker.gloomkilforth.rewards;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.confront.MakeEnemy;
import org.lawspeaker.gloomkilforth.occasions.Targeted;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** An effect on an encounter where the hero is. */
public sealed interface OnEncounter extends Targeted
    permits DefeatEncounter, DiscardEncounter, MakeEnemy {
  /** The keyword that it must have, if one is named. */
  Optional<String> keyword();

  @Override
  default Target kind() {
    return Target.CARD;
  }

  /** Whether it can be this one. */
  default boolean fits(Table table, Seat seat, int card) {
    return true;
  }

  @Override
  default ImmutableList<Integer> among(Table table, Source source) {
    Seat seat = source.user();
    Pile here = table.site(seat).encounters();
    ImmutableList.Builder<Integer> all = ImmutableList.builder();
    for (int i = 0; i < here.size(); i++) {
      int card = here.get(i);
      if (table.isThere(seat, card)
          && keyword().filter(each -> !Foes.hasKeyword(table, seat, card, each)).isEmpty()
          && fits(table, seat, card)) {
        all.add(card);
      }
    }
    return all.build();
  }

  /** The encounter in words. */
  default String encounter() {
    return "an encounter at your location"
        + keyword().map(each -> " with the keyword " + each).orElse("");
  }
}
