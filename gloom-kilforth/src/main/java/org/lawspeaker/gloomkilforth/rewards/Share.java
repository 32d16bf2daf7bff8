package org.lawspeaker.gloomkilforth.rewards;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickSeat;
import org.lawspeaker.gloomkilforth.piles.LootDraw;
import org.lawspeaker.gloomkilforth.piles.RewardDraw;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The active hero decides who of its team has a part of the reward (GOK-TEAM-12); each goes whole
 * to one hero (GOK-Q-62).
 *
 * @param team the other heroes
 * @param card the defeated encounter; unless the part is Loot, it lies here
 */
public record Share(Seat seat, ImmutableList<Seat> team, @CardNumber int card, Part part)
    implements Asking {
  private static final Citation SPLIT = Citation.of("GOK-TEAM-12");
  private static final Citation WHOLE = Citation.of("GOK-Q-62");

  /** A part of a reward. */
  public enum Part {
    LOOT("the Loot token"),
    CARD("the card itself"),
    REWARD("the card of a reward deck");

    private final String says;

    Part(String says) {
      this.says = says;
    }
  }

  @Override
  public Pile held() {
    return part == Part.LOOT ? Pile.empty() : Pile.of(card);
  }

  @Override
  public Citation why(Table table) {
    return SPLIT;
  }

  @Override
  public Window window(Table table) {
    return Window.of("share", "Who of the team has " + part.says + "?", SPLIT, WHOLE);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    choices(table, seat, team, moves);
  }

  /** The active hero and those of its team that are still there. */
  static void choices(
      Table table, Seat seat, ImmutableList<Seat> team, Proposals<GloomMove> moves) {
    moves.addLegal(new PickSeat(seat, seat));
    for (Seat each : team) {
      if (table.hero(each).isThere()) {
        moves.addLegal(new PickSeat(seat, each));
      }
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    Seat to = ((PickSeat) move).seat();
    switch (part) {
      case LOOT -> table.push(new LootDraw(to, 1));
      case CARD -> RumourStep.keep(table, to, card, RumourStep.RUMOUR);
      case REWARD -> {
        Discards.put(table, card);
        table.push(new RewardDraw(to, table.cards.encounter(card).icon(), false));
      }
    }
  }

  /** What the defeated hero would have shared out is lost. */
  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    if (!seat.equals(defeated)) {
      return Optional.of(this);
    }
    held().forEach(each -> Discards.put(table, each));
    return Optional.empty();
  }
}
