package org.lawspeaker.prestigerpg.attack;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.PickToken;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.pack.CardFace;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PickingOption;
import org.lawspeaker.prestigerpg.table.PickingSeat;
import org.lawspeaker.prestigerpg.table.PickingToken;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The owner of a flipped Attack card makes the choices that it asks for, before anybody reacts
 * (PRE-Q-41).
 *
 * @param seat whose card
 * @param card which
 * @param linked whether it is linked to an ability
 * @param special whether the Special Attack is used; empty until that is chosen
 * @param token the token it is aimed at; -1 until one is chosen, or for none
 * @param named the seat named with it; -1 until one is, or for none
 * @param under the card that really lies there face down; {@link FaceDown#OPEN} if it lies open
 * @param replaces whether it comes in place of a Stand In (PRE-EDGE-02)
 */
public record Revealing(
    Seat seat,
    int card,
    boolean linked,
    Optional<Boolean> special,
    int token,
    int named,
    int under,
    boolean replaces)
    implements PrestigeFrame, PickingOption, PickingToken, PickingSeat {
  private static final Citation SPECIAL = Citation.of("PRE-SPECIAL-04");
  private static final Citation TOKEN = Citation.of("PRE-TOKEN-02");
  private static final Citation NAMED = Citation.of("PRE-Q-39");
  private static final ImmutableList<String> MODES = ImmutableList.of("ordinary", "special");

  static Revealing of(Seat seat, int card, boolean linked, boolean replaces) {
    return new Revealing(seat, card, linked, Optional.empty(), -1, -1, FaceDown.OPEN, replaces);
  }

  /** A card that was announced in the fog, with its mode (PRE-Q-97). */
  static Revealing announced(Seat seat, int card, boolean special, int under) {
    return new Revealing(seat, card, false, Optional.of(special), -1, -1, under, false);
  }

  private boolean choosesMode(Table table) {
    return special.isEmpty()
        && table.cards.face(card) instanceof CardFace.Attack attack
        && attack.special().isPresent()
        && isOwn(table, attack.special().get());
  }

  private boolean isOwn(Table table, CardFace.Special shown) {
    return table.cards.character(table.sheet(seat).character()).name().equals(shown.character());
  }

  private boolean choosesToken(Table table) {
    return token < 0
        && table.foe.hasTokens()
        && table.foe.tokensLeft() > 1
        && !table.cards.face(card).isManeuver();
  }

  private boolean choosesName(Table table) {
    return named < 0
        && table.cards.face(card) instanceof CardFace.Attack attack
        && attack.names()
        && table.livingCount() > 1;
  }

  @Override
  public boolean owes(Table table) {
    return choosesMode(table) || choosesToken(table) || choosesName(table);
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    Table table = Table.of(cards, state);
    String name = cards.printed(card);
    if (choosesMode(table)) {
      return ask("special", "Use " + name + " as a Special Attack?", SPECIAL);
    }
    return choosesToken(table)
        ? ask("token", name + " on which token?", TOKEN)
        : ask("name", "Name which player with " + name + "?", NAMED);
  }

  private Pending<PrestigeMove> ask(String name, String asks, Citation why) {
    return new Pending.Choose<>(seat, Window.of(name, asks, why));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    if (choosesMode(table)) {
      for (String mode : MODES) {
        moves.propose(new PickOption(seat, mode));
      }
    } else if (choosesToken(table)) {
      for (int i = 0; i < table.foe.tokens().size(); i++) {
        moves.propose(new PickToken(seat, i));
      }
    } else {
      table.inOrder().forEach(each -> moves.propose(new PickSeat(seat, each)));
    }
  }

  @Override
  public Citation why() {
    return SPECIAL;
  }

  @Override
  public Citation whyToken() {
    return TOKEN;
  }

  @Override
  public Citation whySeat() {
    return NAMED;
  }

  @Override
  public boolean asksSeat(Seat asked) {
    return asked.equals(seat);
  }

  @Override
  public ImmutableList<String> options(Table table) {
    return choosesMode(table) ? MODES : ImmutableList.of();
  }

  @Override
  public void pickOption(Table table, Seat by, int option) {
    tell(table, SPECIAL, " as " + (option == 1 ? "a Special" : "an ordinary") + " Attack");
    table.replaceTop(
        new Revealing(seat, card, linked, Optional.of(option == 1), token, named, under, replaces));
  }

  @Override
  public boolean offersToken(Table table, int chosen) {
    return !choosesMode(table) && choosesToken(table) && isLive(table, chosen);
  }

  private static boolean isLive(Table table, int token) {
    Pile tokens = table.foe.tokens();
    return token >= 0 && token < tokens.size() && tokens.get(token) > 0;
  }

  @Override
  public void pickToken(Table table, int chosen) {
    tell(table, TOKEN, " on token " + (chosen + 1));
    table.replaceTop(new Revealing(seat, card, linked, special, chosen, named, under, replaces));
  }

  @Override
  public boolean offersSeat(Table table, Seat chosen) {
    return !choosesMode(table)
        && !choosesToken(table)
        && choosesName(table)
        && !chosen.equals(seat)
        && table.lives(chosen);
  }

  @Override
  public void pickSeat(Table table, Seat chosen) {
    tell(table, NAMED, " and names " + chosen);
    table.replaceTop(
        new Revealing(seat, card, linked, special, token, chosen.index(), under, replaces));
  }

  private void tell(Table table, Citation why, String how) {
    if (table.tells()) {
      table.tell(why, "chosen", seat + " uses " + table.cards.printed(card) + how);
    }
  }

  /** All is chosen: the attack goes to the stack with what is in force, and all may react. */
  @Override
  public void run(Table table) {
    table.pop();
    boolean asSpecial = special.orElse(false);
    int aimed = token < 0 && table.foe.hasTokens() ? onlyToken(table) : token;
    Played.onStack(table, seat, card, linked, asSpecial, aimed, named, under, replaces);
  }

  @Override
  public int lying() {
    return FaceDown.card(card, under);
  }

  @Override
  public PrestigeFrame guessing(int guessed) {
    return new Revealing(seat, card, linked, special, token, named, guessed, replaces);
  }

  @Override
  public PrestigeFrame seenBy(Viewer viewer) {
    return viewer == Onlooker.ARBITER || viewer.equals(seat)
        ? this
        : new Revealing(
            seat, card, linked, special, token, named, FaceDown.unseen(under), replaces);
  }

  private static int onlyToken(Table table) {
    for (int i = 0; i < table.foe.tokens().size(); i++) {
      if (table.foe.tokens().get(i) > 0) {
        return i;
      }
    }
    return -1;
  }
}
