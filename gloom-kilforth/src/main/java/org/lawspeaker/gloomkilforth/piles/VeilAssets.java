package org.lawspeaker.gloomkilforth.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes veil all their assets of a type, which then give no bonus (GOK-TEST-05). */
@Doc("Heroes veil all their assets of a type.")
public record VeilAssets(RewardType type, @Default("you") Who who) implements OnHeroes {
  private static final Citation EFFECT = Citation.of("GOK-ABILITY-06");

  @Override
  public void befall(Table table, Source source, Seat seat) {
    Bag assets = table.hero(seat).assets();
    for (int i = 0; i < assets.size(); i++) {
      int asset = assets.nth(i);
      if (table.cards.card(asset) instanceof Reward reward
          && reward.type() == type
          && table.hero(seat).veiled().count(asset) == 0) {
        Assets.veil(table, seat, asset, EFFECT);
      }
    }
  }

  @Override
  public String says() {
    return who.orders("veil")
        + " all "
        + (who == Who.YOU ? "your " : "their ")
        + type.says()
        + " assets";
  }
}
