package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.hofordeals.moves.LootExchange;
import org.lawspeaker.hofordeals.moves.LootRelic;
import org.lawspeaker.hofordeals.moves.Pass;
import org.lawspeaker.hofordeals.moves.PickSpace;
import org.lawspeaker.hofordeals.royalty.PlacingEncounter;
import org.lawspeaker.hofordeals.royalty.PlacingTown;
import org.lawspeaker.hofordeals.royalty.RoyalLoot;
import org.lawspeaker.hofordeals.state.Resource;

/** After a Royalty is slain: the loot choice of each player, and the next level laid out. */
final class RoyalChoices {
  private RoyalChoices() {}

  static void addTo(Choices all) {
    all.on(LootRelic.class, RoyalLoot.class, RoyalChoices::relic);
    all.on(LootExchange.class, RoyalLoot.class, (at, move, step) -> exchange(at, move));
    all.on(Pass.class, RoyalLoot.class, (at, move, step) -> pass(at, move));
    all.on(PickSpace.class, PlacingTown.class, (at, move, step) -> town(at, move));
    all.on(PickSpace.class, PlacingEncounter.class, RoyalChoices::lay);
  }

  private static Choice relic(Sight at, LootRelic move, RoyalLoot step) {
    int price = step.price(at.table());
    int shards = at.hero(move.by()).shards();
    return Choice.of("Acquire", "Acquire a Relic")
        .withHint(
            "costs "
                + price
                + " of "
                + Resource.SHARDS.says(shards)
                + "; drawn when all have chosen");
  }

  private static Choice exchange(Sight at, LootExchange move) {
    int shards = at.hero(move.by()).shards();
    int effort = shards * at.view.settings().exchangeRate();
    return Choice.of("Exchange", "Exchange all your Token Shards")
        .withHint(
            Resource.SHARDS.says(shards)
                + " for "
                + Resource.EFFORT.says(effort)
                + " to spend in the Dealer's Row");
  }

  private static Choice pass(Sight at, Pass move) {
    int shards = at.hero(move.by()).shards();
    return Choice.of("Pass", "Pass").withHint("you keep " + Resource.SHARDS.says(shards));
  }

  private static Choice town(Sight at, PickSpace move) {
    return Choice.builder("Place", "Put the Town on " + at.cards.space(move.space()))
        .pieces(site(at, move.space()))
        .build();
  }

  private static Choice lay(Sight at, PickSpace move, PlacingEncounter step) {
    return Choice.builder("Lay", "Lay an Encounter on " + at.cards.space(move.space()))
        .pieces(site(at, move.space()))
        .hint(step.left() + " to lay")
        .build();
  }

  private static ImmutableList<String> site(Sight at, int space) {
    return at.view.board().site(space) == null
        ? ImmutableList.of()
        : ImmutableList.of(Places.site(at, space));
  }
}
