package org.lawspeaker.hofordeals.conditions;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** What an amount is multiplied by. */
@Doc("What an amount is multiplied by.")
public enum Count {
  SOLDIERS_PLAYED("other Soldier card you have played this turn"),
  TRICKSTERS_PLAYED("other Trickster card you have played this turn"),
  WANDERERS_PLAYED("other Wanderer card you have played this turn"),
  /** The one where the turn began left out, the one stood on counted (HOF-CARD-09). */
  VISITED("Encounter you have visited this turn besides the one where it began"),
  REVEALED("revealed Encounter besides the Town"),
  ENEMIES("enemy in the combat"),
  DEFEATED("enemy defeated in this round of combat"),
  BOUND("card bound to your weapon"),
  HAND("card in your hand"),
  PLAYERS("player");

  private final String says;

  Count(String says) {
    this.says = says;
  }

  /** In words, behind an amount: {@code for each player}. */
  public String says() {
    return " for each " + says;
  }

  /** How many there are. */
  public int of(Table table, Source source) {
    Hero hero = table.hero(source.user());
    return switch (this) {
      case SOLDIERS_PLAYED -> others(table, source, Archetype.SOLDIER);
      case TRICKSTERS_PLAYED -> others(table, source, Archetype.TRICKSTER);
      case WANDERERS_PLAYED -> others(table, source, Archetype.WANDERER);
      case VISITED -> visited(table, source.user());
      case REVEALED -> revealed(table);
      case ENEMIES -> table.fight == null ? 0 : table.fight.enemies().size();
      case DEFEATED -> table.fight == null ? 0 : table.fight.defeated().size();
      case BOUND -> hero.bound().size();
      case HAND -> hero.hand().size();
      case PLAYERS -> table.seats();
    };
  }

  private static int others(Table table, Source source, Archetype archetype) {
    int played = played(table, source.user(), Optional.of(archetype));
    boolean self =
        played > 0
            && table.cards.isOf(source.card(), archetype)
            && isPlayed(table, source.user(), source.card(), source.id());
    return self ? played - 1 : played;
  }

  /**
   * Whether this copy of a card was played in this turn (HOF-Q-102). One that was bound when the
   * turn began was not. A position need not say which were: of equal cards that are bound, those
   * bound last were played.
   */
  private static boolean isPlayed(Table table, Seat seat, int card, int id) {
    Pile played = table.turn.played();
    int times = 0;
    for (int i = 0; i < played.size(); i++) {
      times += played.get(i) == card ? 1 : 0;
    }
    Hero hero = table.hero(seat);
    Bound self = hero.bound(id);
    if (self != null && self.card() == card && self.kept()) {
      return false;
    }
    int later = 0;
    for (int i = 0; self != null && self.card() == card && i < hero.bound().size(); i++) {
      Bound other = hero.bound().get(i);
      later += other.card() == card && other.id() > id && !other.kept() ? 1 : 0;
    }
    return later < times;
  }

  /** How many cards a player has played this turn, perhaps of one archetype. */
  static int played(Table table, Seat seat, Optional<Archetype> of) {
    if (!table.isActive(seat)) {
      return 0;
    }
    Pile played = table.turn.played();
    if (of.isEmpty()) {
      return played.size();
    }
    int count = 0;
    for (int i = 0; i < played.size(); i++) {
      count += table.cards.isOf(played.get(i), of.get()) ? 1 : 0;
    }
    return count;
  }

  /** How many different Encounters a player has entered this turn, the first one left out. */
  static int visited(Table table, Seat seat) {
    if (!table.isActive(seat)) {
      return 0;
    }
    Pile visited = table.turn.visited();
    int count = 0;
    for (int i = 0; i < visited.size(); i++) {
      boolean again = visited.get(i) == table.turn.began() || visited.indexOf(visited.get(i)) < i;
      count += again ? 0 : 1;
    }
    return count;
  }

  /** How many Encounters lie face up, the Town left out. */
  static int revealed(Table table) {
    return table.board.sites().size() - table.board.faceDown() - 1;
  }
}
