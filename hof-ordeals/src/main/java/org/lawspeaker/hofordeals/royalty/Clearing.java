package org.lawspeaker.hofordeals.royalty;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.map.Hidden;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Reveal;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Table;

/**
 * All Encounters leave the board (HOF-LEVEL-04). Those face down are turned up as they go, since it
 * matters later which were there (HOF-Q-74).
 */
public record Clearing() implements HofStep {
  private static final Citation REMOVE = Citation.of("HOF-LEVEL-04");
  private static final Citation USED = Citation.of("HOF-Q-74");

  private static @Nullable Site faceDown(Table table) {
    for (Site site : table.board.sites()) {
      if (!site.isFaceUp()) {
        return site;
      }
    }
    return null;
  }

  @Override
  public boolean owes(Table table) {
    return !table.settings.revealedOnly() && faceDown(table) != null;
  }

  @Override
  public void run(Table table) {
    Bag used = table.board.used();
    for (Site site : table.board.sites()) {
      boolean counts =
          site.isFaceUp() && table.cards.kind(site.card().orElseThrow()) == Kind.ENCOUNTER;
      used = counts ? used.with(site.card().orElseThrow()) : used;
    }
    table.pop();
    table.board = table.board.withSites(ImmutableList.of()).withUsed(used).withBossHidden(false);
    table.tell(REMOVE, "cleared", "all Encounters leave the board");
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Chance<>(USED, Hidden.outcomes(table));
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (!(move instanceof Reveal reveal)) {
      faults.notAsked();
    } else if (!Hidden.canBe(table, reveal.card())) {
      faults.add(USED, "not-there", "card", table.cards.name(reveal.card()));
    }
  }

  @Override
  public void make(Table table, HofMove move) {
    int card = ((Reveal) move).card();
    Site site = Objects.requireNonNull(faceDown(table));
    Hidden.turnUp(table, site.space(), card, 0);
    if (table.isTelling()) {
      String name = table.cards.name(card);
      table.tell(USED, "removed-unrevealed", name + " leaves the board unrevealed", "card", name);
    }
  }
}
