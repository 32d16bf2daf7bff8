package org.lawspeaker.prestigerpg.strike;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.hand.Hands;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Tokens;

/**
 * A token that is a player attacks: a dead player with an Attack card from the hand, one who has
 * become a creature with bare claws; both choose whom (PRE-Q-84, PRE-Q-90).
 *
 * @param rule the number of the creature's attack
 * @param token which token
 * @param seat its player
 * @param card the Attack card that is shown; -1 until it is chosen, or for none
 */
public record TokenStrike(int rule, int token, Seat seat, @CardNumber @Default("none") int card)
    implements PrestigeFrame {
  private static final Citation FALLEN = Citation.of("PRE-LICH-06");
  private static final Citation CREATURE = Citation.of("PRE-Q-84");
  private static final int NONE = -1;

  /** All living tokens that are players attack, one after another (PRE-Q-90). */
  public static void all(Table table, int rule) {
    for (int token = table.foe.players().size() - 1; token >= 0; token--) {
      table.push(new TokenStrike(rule, token, Seat.of(table.foe.players().get(token)), NONE));
    }
  }

  @Override
  public boolean owes(Table table) {
    return !table.foe.over()
        && table.foe.tokenLives(token)
        && !table.changes(NoStrikes.class).has(NoStrikes.class)
        && table.livingCount() > 0;
  }

  private boolean isFallen(Table table) {
    return table.phase().tokens().map(Tokens::of).orElse(Tokens.Of.COUNT) == Tokens.Of.FALLEN;
  }

  private Citation why(Table table) {
    return isFallen(table) ? FALLEN : CREATURE;
  }

  private boolean showsCard(Table table, int chosen) {
    return table.sheet(seat).hand().count(chosen) > 0 && showsValue(table, chosen);
  }

  private boolean choosesCard(Table table) {
    if (card != NONE || !isFallen(table)) {
      return false;
    }
    Bag hand = table.sheet(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      if (showsValue(table, hand.nth(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean showsValue(Table table, int card) {
    return table.cards.face(card) instanceof CardFace.Attack;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Choose<>(
        seat,
        choosesCard(table)
            ? Window.of("show", "Attack with which card?", FALLEN)
            : Window.of("victim", "Attack which player?", why(table)));
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    if (choosesCard(table)) {
      Hands.propose(table, seat, moves);
    } else {
      table.inOrder().forEach(each -> moves.add(new PickSeat(seat, each)));
    }
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (choosesCard(table) && move instanceof PickCard pick) {
      if (!showsCard(table, pick.card())) {
        faults.add(FALLEN, "not-that-card");
      }
    } else if (!choosesCard(table) && move instanceof PickSeat pick) {
      if (!table.lives(pick.chosen())) {
        faults.add(why(table), "not-that-player");
      }
    } else {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(move instanceof PickCard ? FALLEN : why(table));
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    if (move instanceof PickCard pick) {
      pickCard(table, pick.card());
    } else {
      pickSeat(table, ((PickSeat) move).chosen());
    }
  }

  private void pickCard(Table table, int chosen) {
    table.replaceTop(showing(chosen));
    Hands.discard(table, seat, chosen, FALLEN);
  }

  /** The same with this card shown. */
  public TokenStrike showing(int chosen) {
    return new TokenStrike(rule, token, seat, chosen);
  }

  /** How much it does. */
  public int damage(Table table) {
    int base =
        card != NONE && table.cards.face(card) instanceof CardFace.Attack shown
            ? shown.values().get(Attack.BASE)
            : table.phase().attacks().get(rule).damage();
    return Math.max(0, base + Strikes.harder(table));
  }

  private void pickSeat(Table table, Seat chosen) {
    table.pop();
    int damage = damage(table);
    Hit hit = Hit.ofToken(token, chosen, damage);
    Strike strike = new Strike(rule, Diverting.of(table, hit, damage));
    Strikes.start(table, strike, StrikeRule.Timing.SPECIFIC);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
