package org.lawspeaker.gloomkilforth.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.health.ActionPoints;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.table.Counted;
import org.lawspeaker.gloomkilforth.table.Kept;
import org.lawspeaker.gloomkilforth.table.Resource;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Strength;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes lose something, as far as they have it. */
@Doc("Heroes lose something.")
public record Lose(
    Resource what,
    @Range(min = 1, max = 20) int amount,
    Optional<Counted> each,
    @Default("you") Who who)
    implements OnHeroes {
  private static final Citation HP = Citation.of("GOK-ACTION-05");
  private static final Citation OTHER = Citation.of("GOK-ABILITY-06");
  private static final Citation NIGHT_EVENT = Citation.of("GOK-NIGHT-08");
  private static final Citation ANCIENT = Citation.of("GOK-ANCIENT-09");

  @Override
  public void befall(Table table, Source source, Seat seat) {
    if (isKept(table, seat)) {
      return;
    }
    Hero hero = table.hero(seat);
    int much = much(table, seat);
    switch (what) {
      case HP -> Harm.lose(table, seat, much, why(table, source, HP));
      case AP -> ActionPoints.lose(table, seat, much, why(table, source, OTHER));
      case GOLD -> {
        int lost = Math.min(much, hero.gold());
        table.set(seat, hero.withGold(hero.gold() - lost));
        tell(table, seat, lost, why(table, source, OTHER));
      }
      case FATE -> {
        int lost = Math.min(much, hero.fate());
        table.set(seat, hero.withFate(hero.fate() - lost));
        tell(table, seat, lost, why(table, source, OTHER));
      }
    }
  }

  /** What makes heroes lose something: a card of the Night says so itself. */
  private static Citation why(Table table, Source source, Citation byDay) {
    if (table.clock.phase() != Phase.NIGHT) {
      return byDay;
    }
    return switch (table.cards.kind(source.card())) {
      case NIGHT -> NIGHT_EVENT;
      case ABILITIES -> ANCIENT;
      default -> byDay;
    };
  }

  /** HP are lost by all together, before anybody is defeated (GOK-Q-100). */
  @Override
  public void befallAll(Table table, Source source, ImmutableList<Seat> seats) {
    if (what != Resource.HP) {
      OnHeroes.super.befallAll(table, source, seats);
      return;
    }
    ImmutableList.Builder<Integer> losses = ImmutableList.builder();
    seats.forEach(seat -> losses.add(much(table, seat)));
    Harm.lose(table, seats, losses.build(), why(table, source, HP));
  }

  private int much(Table table, Seat seat) {
    return amount * Strength.times(table, seat, each);
  }

  /** Tells what was there to be lost. */
  private void tell(Table table, Seat seat, int lost, Citation why) {
    if (table.isTelling() && lost > 0) {
      String says = seat + " loses " + what.says(lost);
      table.tell(why, "lost", says, "seat", Table.number(seat));
    }
  }

  /** Whether a card lets the hero keep it. */
  private boolean isKept(Table table, Seat seat) {
    return switch (what) {
      case HP -> false; // losses of HP are lessened one by one
      case AP -> Kept.by(table, seat, Kept.What.AP);
      case GOLD -> Kept.by(table, seat, Kept.What.GOLD);
      case FATE -> Kept.by(table, seat, Kept.What.FATE);
    };
  }

  @Override
  public String says() {
    return who.orders("lose") + " " + what.says(amount) + Counted.says(each);
  }
}
