package org.lawspeaker.thorgal.conditions;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** Something about a card in play that is not printed on it: its marks, and which card it is. */
@Doc("How a card in play must be.")
public sealed interface StateTest extends CardTest {
  /** It carries at least so many exhaustion markers. */
  record Exhausted(@Range(min = 1, max = 9) int markers) implements StateTest {
    @Override
    public boolean passes(Table table, Source source, InPlay card) {
      return card.exhaustion() >= markers;
    }

    @Override
    public boolean passes(Table table, Source source, int card) {
      return false;
    }

    @Override
    public String says() {
      return markers == 1 ? "exhausted" : "with " + markers + " exhaustion markers";
    }

    @Override
    public Part part() {
      return markers == 1 ? Part.BEFORE : Part.AFTER;
    }
  }

  /** It carries no exhaustion marker. */
  record Ready() implements StateTest {
    @Override
    public boolean passes(Table table, Source source, InPlay card) {
      return card.exhaustion() == 0;
    }

    @Override
    public boolean passes(Table table, Source source, int card) {
      return true;
    }

    @Override
    public String says() {
      return "ready";
    }
  }

  /** It carries an attribute marker. */
  record Marked() implements StateTest {
    @Override
    public boolean passes(Table table, Source source, InPlay card) {
      return !card.markers().isNone();
    }

    @Override
    public boolean passes(Table table, Source source, int card) {
      return false;
    }

    @Override
    public String says() {
      return "with attribute markers";
    }

    @Override
    public Part part() {
      return Part.AFTER;
    }
  }

  /** It is another card than the one with the effect. */
  record Other() implements StateTest {
    @Override
    public boolean passes(Table table, Source source, InPlay card) {
      return card.id() != source.id();
    }

    @Override
    public boolean passes(Table table, Source source, int card) {
      return true;
    }

    @Override
    public String says() {
      return "other";
    }
  }
}
