package org.lawspeaker.gloomkilforth.piles;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.assets.GivingUp;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Kept;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes discard rumours or sacrifice assets, as far as they have any (GOK-TERM-15). */
@Doc("Heroes discard rumours or sacrifice assets.")
public record GiveUpCards(
    GivingUp.Reason what,
    @Default("1") @Range(min = 1, max = 6) int cards,
    @Doc("The type of the assets, if only one will do.") Optional<RewardType> type,
    @Default("you") Who who)
    implements OnHeroes {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    boolean kept =
        switch (what) {
          case RUMOURS -> Kept.by(table, seat, Kept.What.RUMOURS);
          case ASSETS -> Kept.by(table, seat, Kept.What.ASSETS);
          case DEFEAT, LOOT -> false;
        };
    if (!kept) {
      table.push(new GivingUp(seat, what, type.map(RewardType::keyword), cards));
    }
  }

  @Override
  public String says() {
    return switch (what) {
      case RUMOURS -> who.orders("discard") + " " + Words.count(cards, "rumour");
      case ASSETS -> who.orders("sacrifice") + " " + Words.count(cards, asset());
      case LOOT -> who.orders("discard") + " " + Words.count(cards, "Loot token");
      case DEFEAT ->
          who.orders("lose") + " " + Words.count(cards, "rumour or asset", "rumours or assets");
    };
  }

  private String asset() {
    return type.map(only -> only.says() + " asset").orElse("asset");
  }
}
