package org.lawspeaker.gloomkilforth.rewards;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.moves.DrawReward;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.KeepCard;
import org.lawspeaker.gloomkilforth.moves.TakeGold;
import org.lawspeaker.gloomkilforth.moves.TakeLoot;
import org.lawspeaker.gloomkilforth.piles.RewardDraw;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The card itself as a rumour, or a card of the reward deck of its icon (GOK-CLAIM-03, GOK-ENC-13).
 *
 * @param card lies here until it is taken or discarded
 * @param restricted whether it must be the card itself (GOK-CLAIM-05)
 * @param team whose it may be instead (GOK-TEAM-12)
 */
public record RumourStep(
    Seat seat, @CardNumber int card, boolean restricted, @Default("[]") ImmutableList<Seat> team)
    implements Asking {
  private static final Citation LOOT = Citation.of("GOK-CLAIM-02");
  static final Citation RUMOUR = Citation.of("GOK-CLAIM-03");
  private static final Citation OWN_ENEMY = Citation.of("GOK-CLAIM-05");

  @Override
  public Pile held() {
    return Pile.of(card);
  }

  private RewardType icon(Table table) {
    return table.cards.encounter(card).icon();
  }

  @Override
  public boolean owes(Table table) {
    return !restricted && table.decks.rewards(icon(table)).hasCards(); // GOK-Q-42
  }

  @Override
  public void run(Table table) {
    answer(table, KeepCard.of(seat));
  }

  @Override
  public Citation why(Table table) {
    return RUMOUR;
  }

  @Override
  public Window window(Table table) {
    String name = table.cards.name(card);
    String reward = icon(table).card();
    return Window.of("rumour-step", "Keep " + name + ", or draw " + reward + "?", RUMOUR);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    moves.addLegal(KeepCard.of(seat));
    moves.addLegal(DrawReward.of(seat));
  }

  /** It is gold or a Loot token, not both. */
  @Override
  public void judgeUnasked(Table table, GloomMove move, Faults faults) {
    if (seat.equals(move.by()) && (move instanceof TakeLoot || move instanceof TakeGold)) {
      faults.notNow(LOOT, table::pending);
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    if (!team.isEmpty()) {
      Share.Part part = move instanceof KeepCard ? Share.Part.CARD : Share.Part.REWARD;
      table.push(new Share(seat, team, card, part));
    } else if (move instanceof KeepCard) {
      keep(table, seat, card, restricted ? OWN_ENEMY : RUMOUR);
    } else {
      Discards.put(table, card);
      table.push(new RewardDraw(seat, icon(table), false));
    }
  }

  /** A hero has a defeated encounter as a rumour. */
  static void keep(Table table, Seat seat, int card, Citation why) {
    table.set(seat, table.hero(seat).holding(card, true));
    table.tellCard(why, "kept", seat, "keeps", card);
  }

  /** A defeated encounter that nobody takes is discarded. */
  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    if (seat.equals(defeated)) {
      Discards.put(table, card);
      return Optional.empty();
    }
    return Optional.of(this);
  }
}
