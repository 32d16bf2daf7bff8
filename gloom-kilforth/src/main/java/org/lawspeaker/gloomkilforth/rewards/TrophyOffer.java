package org.lawspeaker.gloomkilforth.rewards;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Wording;

/**
 * Trophies of a defeated encounter, one at a time from left to right (GOK-TROPHY-02).
 *
 * @param by the attribute that defeated it (GOK-TROPHY-04)
 * @param next which comes next, from 0
 * @param team whose they may be instead (GOK-TEAM-12)
 */
public record TrophyOffer(
    Seat seat,
    @CardNumber int card,
    Attribute by,
    @Range(min = 0, max = 9) int next,
    @Default("[]") ImmutableList<Seat> team)
    implements Asking {
  private static final Citation TROPHY = Citation.of("GOK-TROPHY-02");
  private static final Citation FORCED = Citation.of("GOK-TROPHY-05");

  private Optional<Encounter.Trophy> trophy(Table table) {
    ImmutableList<Encounter.Trophy> all = table.cards.encounter(card).trophies();
    return next < all.size() ? Optional.of(all.get(next)) : Optional.empty();
  }

  private boolean isEarned(Encounter.Trophy trophy) {
    return trophy.by().isEmpty() || trophy.by().get() == by;
  }

  @Override
  public boolean owes(Table table) {
    return trophy(table).filter(each -> !each.forced() && isEarned(each)).isPresent();
  }

  /** What is not earned is passed over, what is forced is carried out (GOK-TROPHY-05). */
  @Override
  public void run(Table table) {
    Optional<Encounter.Trophy> trophy = trophy(table);
    if (trophy.isEmpty()) {
      table.pop();
    } else {
      go(table, trophy.get(), isEarned(trophy.get()));
    }
  }

  private void go(Table table, Encounter.Trophy trophy, boolean take) {
    table.replaceTop(new TrophyOffer(seat, card, by, next + 1, team));
    if (take) {
      Citation why = trophy.forced() ? FORCED : TROPHY;
      table.tellCard(why, "trophy", seat, "takes a Trophy of", card);
      if (team.isEmpty()) {
        Program.start(table, new Source(seat, card), trophy.effects());
      } else {
        table.push(new TrophyShare(seat, team, card, trophy.effects()));
      }
    }
  }

  @Override
  public Citation why(Table table) {
    return TROPHY;
  }

  @Override
  public Window window(Table table) {
    String says = Wording.of(trophy(table).orElseThrow().effects());
    return Window.of("trophy", "Take the Trophy: " + says + "?", TROPHY);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    moves.addLegal(Accept.of(seat));
    moves.addLegal(Decline.of(seat));
  }

  @Override
  public void answer(Table table, GloomMove move) {
    go(table, trophy(table).orElseThrow(), move instanceof Accept);
  }
}
