package org.lawspeaker.gloomkilforth.rewards;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.occasions.Targeted;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** The hero has the benefit of a Trophy once more, of an encounter that it holds as a rumour. */
@Doc("You have a Trophy of an encounter in your hand again.")
public record CopyTrophy() implements Targeted {
  @Override
  public Target kind() {
    return Target.CARD;
  }

  @Override
  public ImmutableList<Integer> among(Table table, Source source) {
    Bag hand = table.hero(source.user()).hand();
    ImmutableList.Builder<Integer> all = ImmutableList.builder();
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.nth(i);
      if (table.cards.isEncounter(card) && !table.cards.encounter(card).trophies().isEmpty()) {
        all.add(card);
      }
    }
    return all.build();
  }

  /** The first Trophy of the card, by whatever it was earned. */
  @Override
  public void befall(Table table, Source source, int card) {
    Encounter.Trophy trophy = table.cards.encounter(card).trophies().get(0);
    Program.start(table, new Source(source.user(), card), trophy.effects());
  }

  @Override
  public String says() {
    return "use the first Trophy of an encounter in your hand";
  }
}
