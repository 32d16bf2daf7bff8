package org.lawspeaker.gloomkilforth.effects;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Counted;
import org.lawspeaker.gloomkilforth.table.Resource;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Strength;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/**
 * Heroes gain something.
 *
 * @param each what the amount is multiplied by, if anything
 * @param action for AP, the type of Action that they pay for (GOK-Q-33)
 */
@Doc("Heroes gain something.")
public record Gain(
    Resource what,
    @Range(min = 1, max = 20) int amount,
    Optional<Counted> each,
    Optional<ActionType> action,
    @Default("you") Who who)
    implements OnHeroes {
  private static final Citation HEAL = Citation.of("GOK-TERM-09");
  private static final Citation GOLD = Citation.of("GOK-TOKEN-08");
  private static final Citation AP = Citation.of("GOK-ACTION-06");
  private static final Citation FATE = Citation.of("GOK-TOKEN-07");
  private static final int MOST = 999;
  private static final int MOST_GOLD = 9999;

  @Override
  public void befall(Table table, Source source, Seat seat) {
    Hero hero = table.hero(seat);
    int much = amount * Strength.times(table, seat, each);
    switch (what) {
      case HP -> Harm.heal(table, seat, much, HEAL);
      case GOLD -> gold(table, seat, much, GOLD);
      case FATE -> {
        table.set(seat, hero.withFate(Math.min(MOST, hero.fate() + much)));
        tell(table, seat, much, FATE);
      }
      case AP -> {
        if (!hero.camped() && much > 0) { // GOK-Q-30: AP gained after making Camp are lost at once
          table.set(seat, action.isPresent() ? typed(hero, action.get(), much) : more(hero, much));
          tell(table, seat, much, AP);
        }
      }
    }
  }

  /** A hero gains gold, of which there is no limit (GOK-GOLD-02). */
  public static void gold(Table table, Seat seat, int amount, Citation why) {
    Hero hero = table.hero(seat);
    table.set(seat, hero.withGold(Math.min(MOST_GOLD, hero.gold() + amount)));
    if (table.isTelling() && amount > 0) {
      String gained = String.valueOf(amount);
      String who = Table.number(seat);
      table.tell(why, "gained", seat + " gains " + amount + " gold", "seat", who, "amount", gained);
    }
  }

  private static Hero more(Hero hero, int much) {
    return hero.withAp(Math.min(MOST, hero.ap() + much));
  }

  private static Hero typed(Hero hero, ActionType type, int much) {
    ImmutableMap.Builder<ActionType, Integer> all = ImmutableMap.builder();
    hero.moves()
        .forEach(
            (each, count) -> {
              if (each != type) {
                all.put(each, count);
              }
            });
    int now = hero.moves().getOrDefault(type, 0) + much;
    return hero.withMoves(all.put(type, Math.min(MOST, now)).buildOrThrow());
  }

  private void tell(Table table, Seat seat, int much, Citation why) {
    if (table.isTelling()) {
      String gained = String.valueOf(much);
      String who = Table.number(seat);
      String says = seat + " gains " + what.says(much) + type();
      table.tell(why, "gained", says, "seat", who, "amount", gained);
    }
  }

  /** Who has lost no HP heals none (GOK-HP-01), and in Camp AP are lost at once (GOK-Q-30). */
  @Override
  public boolean isIdle(Table table, Source source, Seat seat) {
    Hero hero = table.hero(seat);
    return what == Resource.HP
        ? hero.hp() >= hero.maxHealth()
        : what == Resource.AP && hero.camped();
  }

  /** Nobody heals more than what is missing. */
  @Override
  public int timesAtMost(Table table, Source source) {
    Hero hero = table.hero(source.user());
    return what == Resource.HP && who == Who.YOU
        ? Math.min(MOST_TIMES, (hero.maxHealth() - hero.hp()) / amount)
        : MOST_TIMES;
  }

  @Override
  public String says() {
    String verb = who.orders(what == Resource.HP ? "heal" : "gain");
    return verb + " " + what.says(amount) + type() + Counted.says(each);
  }

  private String type() {
    return action.map(each -> " for " + each.says()).orElse("");
  }
}
