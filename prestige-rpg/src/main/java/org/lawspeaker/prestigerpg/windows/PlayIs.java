package org.lawspeaker.prestigerpg.windows;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * What is answered has been played as this (PRE-Q-11).
 *
 * @param kind an Action card, an Item or an ability
 */
@Doc("What is answered is an Action card, an Item or an ability.")
public record PlayIs(Kind kind) implements Condition {
  /** What can be announced and answered. */
  public enum Kind {
    ACTION_CARD("an Action card", Origin.CARD),
    ITEM("an Item", Origin.ITEM),
    ABILITY("an ability", Origin.ABILITY);

    private final String says;
    private final Origin origin;

    Kind(String says, Origin origin) {
      this.says = says;
      this.origin = origin;
    }
  }

  @Override
  public boolean holds(Table table, Source source) {
    Announced announced = Announced.find(table, source.answers());
    return announced != null && announced.source().origin() == kind.origin;
  }

  @Override
  public String says() {
    return "what was played is " + kind.says;
  }

  @Override
  public String denies() {
    return "what was played is not " + kind.says;
  }
}
