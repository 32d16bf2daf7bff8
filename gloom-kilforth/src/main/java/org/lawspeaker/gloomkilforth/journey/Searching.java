package org.lawspeaker.gloomkilforth.journey;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Search;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Action Search. */
public final class Searching implements Action<Search> {
  private static final Optional<ActionType> TYPE = Optional.of(ActionType.SEARCH);
  private static final Citation EMPTY = Citation.of("GOK-SEARCH-01");
  private static final Citation OBSTACLE = Citation.of("GOK-OBSTACLE-01");
  private static final Citation DECK = Citation.of("GOK-SEARCH-03");
  private static final Citation NONE = Citation.of("GOK-Q-42");

  @Override
  public Class<Search> kind() {
    return Search.class;
  }

  @Override
  public Optional<ActionType> type() {
    return TYPE;
  }

  @Override
  public Citation why() {
    return Citation.of("GOK-SEARCH-02");
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    moves.add(Search.of(seat));
  }

  @Override
  public void judge(Table table, Seat seat, Search move, Faults faults) {
    int at = table.hero(seat).at();
    Terrain terrain = table.location(at).terrain();
    if (!terrain.isWild()) {
      faults.add(DECK, "no-deck");
    } else if (!table.decks.encounters(terrain).hasCards()) {
      faults.add(NONE, "deck-empty");
    }
    if (!table.isEmpty(seat, at)) {
      faults.add(EMPTY, "encounter-there");
    }
    if (table.sites.get(at).obstacles() > 0) {
      faults.add(OBSTACLE, "obstacle-there");
    }
  }

  @Override
  public void perform(Table table, Seat seat, Search move) {
    table.push(new EncounterDraw(seat, table.hero(seat).at()));
  }
}
