package org.lawspeaker.prestigerpg.story;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The living players vote in secret; the majority decides, a tie means no (PRE-Q-95): what is voted
 * on is left to the party (PRE-RAGNAROK-02).
 *
 * @param asks what they vote on
 * @param when otherwise there is no vote
 * @param yes what is done if they want it
 * @param no what is done if not
 */
@Doc("The living players vote; a tie means no.")
public record Vote(
    String asks,
    @Default("[]") ImmutableList<Condition> when,
    ImmutableList<Effect> yes,
    @Default("[]") ImmutableList<Effect> no)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (Condition.all(when, table, source)) {
      table.push(Ballot.of(table, source, this).orByLot());
    }
  }

  @Override
  public boolean meets() {
    return Effect.anyMeets(yes) || Effect.anyMeets(no);
  }

  @Override
  public String says() {
    return (when.isEmpty() ? "" : "if " + Condition.says(when) + ", ")
        + "the party votes: \""
        + asks
        + "\" If yes, "
        + Effect.within(yes)
        + (no.isEmpty() ? "; a tie means no" : "; if no, or in a tie, " + Effect.within(no));
  }
}
