package org.lawspeaker.prestigerpg.lasting;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Something changes for a time.
 *
 * @param gives what
 * @param span how long
 */
@Doc("Something changes for a time.")
public record Change(Lasting gives, Span span) implements Effect {
  @Override
  public void act(Table table, Source source) {
    Spans.start(table, source, gives, span);
  }

  @Override
  public String says() {
    return gives.says() + " " + span.says();
  }
}
