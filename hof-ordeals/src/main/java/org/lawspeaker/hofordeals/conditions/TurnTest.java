package org.lawspeaker.hofordeals.conditions;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** Something about the turn and the board. */
@Doc("Something about the turn and the board.")
public sealed interface TurnTest extends Condition {
  /**
   * At least so many cards, perhaps of one archetype, were played this turn (HOF-Q-102,
   * HOF-CARD-39, HOF-CARD-42).
   */
  record Played(@Range(min = 1, max = 9) int cards, Optional<Archetype> of) implements TurnTest {
    @Override
    public boolean holds(Table table, Source source) {
      return Count.played(table, source.user(), of) >= cards;
    }

    @Override
    public String says() {
      String kind = of.map(each -> each.says() + " ").orElse("");
      return "you have played " + cards + " or more " + kind + "cards this turn";
    }

    @Override
    public String denies() {
      return cards == 1
          ? "you have played no " + of.map(each -> each.says() + " ").orElse("") + "card this turn"
          : says().replaceFirst("played (\\d+) or more", "played fewer than $1");
    }
  }

  /** Fewer than so many Encounters lie face up (HOF-CARD-44). */
  record RevealedFewerThan(@Range(min = 1, max = 12) int encounters) implements TurnTest {
    @Override
    public boolean holds(Table table, Source source) {
      return Count.revealed(table) < encounters;
    }

    @Override
    public String says() {
      return encounters == 1
          ? "no Encounter besides the Town is revealed"
          : "fewer than " + encounters + " Encounters besides the Town are revealed";
    }

    @Override
    public String denies() {
      return encounters + " or more Encounters besides the Town are revealed";
    }
  }

  /** So many Encounters were entered this turn (HOF-CARD-09). */
  record VisitedAtLeast(@Range(min = 1, max = 9) int encounters) implements TurnTest {
    @Override
    public boolean holds(Table table, Source source) {
      return Count.visited(table, source.user()) >= encounters;
    }

    @Override
    public String says() {
      return "you have visited "
          + encounters
          + " or more Encounters this turn besides the one where it began";
    }

    @Override
    public String denies() {
      return encounters == 1
          ? "you have visited no Encounter this turn besides the one where it began"
          : says().replaceFirst("visited (\\d+) or more", "visited fewer than $1");
    }
  }

  /** It is the turn of another player (HOF-CARD-30). */
  record OthersTurn() implements TurnTest {
    @Override
    public boolean holds(Table table, Source source) {
      return !table.isActive(source.user());
    }

    @Override
    public String says() {
      return "it is another player's turn";
    }

    @Override
    public String denies() {
      return "it is your turn";
    }
  }
}
