package org.lawspeaker.gloomkilforth.rewards;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.TakeGold;
import org.lawspeaker.gloomkilforth.moves.TakeLoot;
import org.lawspeaker.gloomkilforth.piles.LootDraw;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Gold, or a Loot token (GOK-CLAIM-02).
 *
 * @param restricted whether it must be gold: it was a Stranger with the hero's Enemy token
 *     (GOK-CLAIM-05)
 * @param team among whom it may be split (GOK-TEAM-12)
 */
public record LootStep(
    Seat seat, @CardNumber int card, boolean restricted, @Default("[]") ImmutableList<Seat> team)
    implements Asking {
  private static final Citation LOOT = Citation.of("GOK-CLAIM-02");
  private static final Citation RESTRICTED = Citation.of("GOK-CLAIM-05");

  @Override
  public boolean owes(Table table) {
    return !restricted && table.decks.loot().hasCards(); // GOK-Q-43
  }

  @Override
  public void run(Table table) {
    answer(table, TakeGold.of(seat));
  }

  @Override
  public Citation why(Table table) {
    return LOOT;
  }

  @Override
  public Window window(Table table) {
    int gold = table.cards.card(card).gold();
    String name = table.cards.name(card);
    return Window.of("loot-step", name + " is defeated: " + gold + " gold, or a Loot token?", LOOT);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    moves.addLegal(TakeGold.of(seat));
    moves.addLegal(TakeLoot.of(seat));
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    if (move instanceof TakeGold) {
      int gold = table.cards.card(card).gold();
      Gain.gold(table, seat, gold, restricted ? RESTRICTED : LOOT); // GOK-ENC-06
      table.push(new GoldSplit(seat, team, gold));
    } else if (!team.isEmpty()) {
      table.push(new Share(seat, team, card, Share.Part.LOOT));
    } else {
      table.push(new LootDraw(seat, 1));
    }
  }
}
