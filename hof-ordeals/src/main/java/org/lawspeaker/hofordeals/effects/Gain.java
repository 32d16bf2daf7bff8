package org.lawspeaker.hofordeals.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.conditions.Count;
import org.lawspeaker.hofordeals.occasions.OnPlayers;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Who;

/**
 * Players gain something (HOF-DECK-13). Power is added to the card that says so (HOF-STRIKE-07);
 * Effort of a card that was drawn into a combat is Power, too (HOF-STRIKE-06).
 *
 * @param what of what
 * @param amount how much
 * @param per for each of what
 * @param who which players
 */
@Doc("Players gain something.")
public record Gain(
    Resource what,
    @Range(min = 1, max = 20) int amount,
    Optional<Count> per,
    @Default("you") Who who)
    implements OnPlayers {
  private static final Citation GAIN = Citation.of("HOF-DECK-13");
  private static final Citation EFFORT = Citation.of("HOF-EFFORT-01");
  private static final Citation FOOD = Citation.of("HOF-FOOD-01");
  private static final Citation SHARDS = Citation.of("HOF-SHARD-01");
  private static final Citation FAME = Citation.of("HOF-FAME-01");
  private static final Citation POWER = Citation.of("HOF-STRIKE-07");
  private static final Citation EXTRA = Citation.of("HOF-STRIKE-06");

  public Gain {
    if (what == Resource.POWER && who != Who.YOU) {
      throw new IllegalArgumentException("Power is gained by a card of the user (HOF-STRIKE-07)");
    }
  }

  @Override
  public void befall(Table table, Source source, Seat seat) {
    int all = amount * per.map(count -> count.of(table, source)).orElse(1);
    boolean struck = source.struck() && seat.equals(source.user());
    if (what != Resource.POWER && !(what == Resource.EFFORT && struck)) {
      table.gain(seat, what, all, why());
      return;
    }
    Hero hero = table.hero(seat);
    Bound bound = hero.bound(source.id());
    if (bound != null) {
      table.set(seat, hero.changing(bound.withPower(bound.power() + all)));
      if (table.isTelling()) {
        String name = table.cards.name(bound.card());
        boolean isPower = what == Resource.POWER;
        String gained = what.says(all) + (isPower ? "" : " as Power");
        table.tell(isPower ? POWER : EXTRA, "power", name + " gains " + gained, "card", name);
      }
    }
  }

  private Citation why() {
    return switch (what) {
      case EFFORT -> EFFORT;
      case FOOD -> FOOD;
      case SHARDS -> SHARDS;
      case FAME -> FAME;
      default -> GAIN;
    };
  }

  @Override
  public String says() {
    String gain = what == Resource.POWER ? "this gains" : who.orders("gain");
    return gain + " " + what.says(amount) + per.map(Count::says).orElse("");
  }
}
