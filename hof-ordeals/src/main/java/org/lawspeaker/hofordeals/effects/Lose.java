package org.lawspeaker.hofordeals.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.death.Harm;
import org.lawspeaker.hofordeals.occasions.OnPlayers;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Who;

/**
 * Players lose something, as far as they have any (HOF-Q-21).
 *
 * @param what of what; not Power
 * @param amount how much
 * @param who which players
 */
@Doc("Players lose something.")
public record Lose(Resource what, @Range(min = 1, max = 20) int amount, @Default("you") Who who)
    implements OnPlayers {
  private static final Citation FAME = Citation.of("HOF-FAME-01");
  private static final Citation TEXT = Citation.of("HOF-PLAY-12");
  private static final Citation IGNORED = Citation.of("HOF-Q-21");
  private static final Citation HEALTH = Citation.of("HOF-HEALTH-03");
  private static final Citation PAIN = Citation.of("HOF-PAIN-03");
  private static final Citation NONE = Citation.of("HOF-PAIN-04");

  public Lose {
    if (what == Resource.POWER) {
      throw new IllegalArgumentException("nobody has Power to lose");
    }
  }

  @Override
  public void befall(Table table, Source source, Seat seat) {
    boolean pain = table.cards.kind(source.card()) == Kind.PAIN;
    if (what != Resource.HEALTH) {
      boolean all = amount <= Table.has(table.hero(seat), what);
      Citation why = pain ? (all ? PAIN : NONE) : all ? inFull(what) : IGNORED;
      table.lose(seat, what, amount, why);
    } else if (pain) {
      Harm.pain(table, seat, amount, PAIN);
    } else {
      Harm.lose(table, seat, amount, HEALTH);
    }
  }

  /** Why all that a text says is lost. */
  static Citation inFull(Resource what) {
    return what == Resource.FAME ? FAME : TEXT;
  }

  @Override
  public String says() {
    return who.orders("lose") + " " + what.says(amount);
  }
}
