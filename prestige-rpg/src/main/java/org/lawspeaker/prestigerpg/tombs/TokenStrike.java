package org.lawspeaker.prestigerpg.tombs;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.end.Hands;
import org.lawspeaker.prestigerpg.lasting.Standing;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.pack.CardFace;
import org.lawspeaker.prestigerpg.pack.StrikeRule;
import org.lawspeaker.prestigerpg.pack.Tokens;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.strike.Diverting;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PickingCard;
import org.lawspeaker.prestigerpg.table.PickingSeat;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A token that is a player attacks: a dead player with an Attack card from the hand, one who has
 * become a creature with bare claws; both choose whom (PRE-Q-84, PRE-Q-90).
 *
 * @param rule the number of the creature's attack
 * @param token which token
 * @param seat its player
 * @param card the Attack card that is shown; -1 until it is chosen, or for none
 */
public record TokenStrike(int rule, int token, Seat seat, int card)
    implements PrestigeFrame, PickingCard, PickingSeat {
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
        && !Standing.forbidsStrikes(table)
        && table.livingCount() > 0;
  }

  private boolean isFallen(Table table) {
    return table.phase().tokens().map(Tokens::of).orElse(Tokens.Of.COUNT) == Tokens.Of.FALLEN;
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
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    Table table = Table.of(cards, state);
    return new Pending.Choose<>(
        seat,
        choosesCard(table)
            ? Window.of("show", "Attack with which card?", why())
            : Window.of("victim", "Attack which player?", isFallen(table) ? FALLEN : CREATURE));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    if (choosesCard(table)) {
      Hands.propose(table, seat, moves);
    } else {
      table.inOrder().forEach(each -> moves.propose(new PickSeat(seat, each)));
    }
  }

  @Override
  public boolean asksSeat(Seat asked) {
    return asked.equals(seat);
  }

  @Override
  public Citation why() {
    return FALLEN;
  }

  @Override
  public Citation whySeat() {
    return FALLEN;
  }

  @Override
  public boolean offersCard(Table table, Seat by, int chosen) {
    return choosesCard(table)
        && table.sheet(seat).hand().count(chosen) > 0
        && showsValue(table, chosen);
  }

  @Override
  public void pickCard(Table table, Seat by, int chosen) {
    table.replaceTop(new TokenStrike(rule, token, seat, chosen));
    Hands.discard(table, seat, chosen, FALLEN);
  }

  @Override
  public boolean offersSeat(Table table, Seat chosen) {
    return !choosesCard(table) && table.lives(chosen);
  }

  @Override
  public void pickSeat(Table table, Seat chosen) {
    table.pop();
    int base =
        card != NONE && table.cards.face(card) instanceof CardFace.Attack shown
            ? shown.values().get(Attack.BASE)
            : table.phase().attacks().get(rule).damage();
    int damage = Math.max(0, base + Standing.strikeHarder(table));
    Hit hit = new Hit(chosen, damage, 0);
    Strike strike = new Strike(rule, token, Diverting.of(table, hit, damage, token));
    Strikes.start(table, strike, StrikeRule.Timing.SPECIFIC);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
