package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.conditions.LandTest;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * The cards in play that an effect is for.
 *
 * @param in where they are
 * @param where what a companion or support must be, all of this
 * @param lands what a land must be, all of this
 * @param choose how many the user chooses; all of them, if not given
 * @param upTo whether the user may choose fewer
 */
@Doc("The cards in play that an effect is for.")
public record Target(
    Area in,
    @Default("[]") @Doc("What a companion or support must be.") ImmutableList<CardTest> where,
    @Default("[]") @Doc("What a land must be.") ImmutableList<LandTest> lands,
    @Range(min = 1, max = 9) @Doc("How many are chosen; all of them, if not given.")
        Optional<Integer> choose,
    @Default("false") @Doc("Whether fewer may be chosen.") boolean upTo) {
  private static final ImmutableList<LandTest> DESTINATION =
      ImmutableList.of(new LandTest.Destination());

  /** The ids it is for or chosen from: parties in the order of play, opposers, lands (THO-Q-75). */
  public ImmutableList<Integer> find(Table table, Source source) {
    ImmutableList.Builder<Integer> ids = ImmutableList.builder();
    if (in == Area.THIS) {
      return table.isInPlay(source.id()) ? ImmutableList.of(source.id()) : ImmutableList.of();
    }
    for (Seat seat : in.parties(table, source)) {
      for (InPlay card : table.side(seat).party()) {
        if (CardTest.all(where, table, source, card)) {
          ids.add(card.id());
        }
      }
    }
    if (in.hasOpposers()) {
      for (Opposer opposer : table.journey.opposers()) {
        if (CardTest.all(where, table, source, opposer.companion())) {
          ids.add(opposer.companion().id());
        }
      }
    }
    if (in.hasLands()) {
      for (Land land : table.lands) {
        if (LandTest.all(lands, table, source, land)) {
          ids.add(land.id());
        }
      }
    }
    return ids.build();
  }

  public String says() {
    if (in == Area.THIS) {
      return "this";
    }
    if (in == Area.LANDS && lands.equals(DESTINATION)) {
      return "the destination";
    }
    int number = choose.orElse(1);
    String which = choose.map(n -> (upTo ? "up to " : "") + n).orElse("each");
    String kind =
        in == Area.LANDS ? LandTest.says(lands, number) : CardTest.says(where, number, in.noun());
    return which + " " + kind + in.says();
  }
}
