package org.lawspeaker.prestigerpg.attack;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.PickToken;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.table.CardFace;
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
@Value.Builder
public record Revealing(
    Seat seat,
    @CardNumber int card,
    boolean linked,
    Optional<Boolean> special,
    @Default("-1") int token,
    @Default("-1") int named,
    @CardNumber @Default("none") int under,
    boolean replaces)
    implements PrestigeFrame, WithRevealing {
  private static final Citation SPECIAL = Citation.of("PRE-SPECIAL-04");
  private static final Citation TOKEN = Citation.of("PRE-TOKEN-02");
  private static final Citation DEAD_TOKEN = Citation.of("PRE-Q-107");
  private static final Citation OF_ANOTHER = Citation.of("PRE-SPECIAL-01");
  private static final Citation NAMED = Citation.of("PRE-Q-39");
  private static final String SPECIAL_WAY = "special";
  private static final ImmutableList<String> MODES = ImmutableList.of("ordinary", SPECIAL_WAY);

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
        && isOf(table, seat, attack.special().get());
  }

  private static boolean isOf(Table table, Seat seat, CardFace.Special shown) {
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
  public Pending<PrestigeMove> asks(Table table) {
    String name = table.cards.printed(card);
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
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    if (choosesMode(table)) {
      for (String mode : MODES) {
        moves.add(new PickOption(seat, mode));
      }
    } else if (choosesToken(table)) {
      for (int i = 0; i < table.foe.tokens().size(); i++) {
        moves.add(new PickToken(seat, i));
      }
    } else {
      table.inOrder().forEach(each -> moves.add(new PickSeat(seat, each)));
    }
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (choosesMode(table) && move instanceof PickOption pick) {
      if (!MODES.contains(pick.way())) {
        faults.add(SPECIAL, "not-that-way");
      }
    } else if (!choosesMode(table) && choosesToken(table) && move instanceof PickToken pick) {
      if (!table.foe.tokenLives(pick.token())) {
        boolean dead = pick.token() >= 0 && pick.token() < table.foe.tokens().size();
        faults.add(dead ? DEAD_TOKEN : TOKEN, "not-that-token");
      }
    } else if (!choosesMode(table) && !choosesToken(table) && move instanceof PickSeat pick) {
      if (pick.chosen().equals(seat) || !table.lives(pick.chosen())) {
        faults.add(NAMED, "not-that-player");
      }
    } else {
      faults.notAsked();
    }
  }

  /** Adds that the Special Attack of another character is none for who has played its card. */
  public static void judgeMode(Table table, PickOption pick, Faults faults) {
    for (Attack played : table.stack) {
      if (pick.way().equals(SPECIAL_WAY)
          && played.owner().equals(pick.seat())
          && table.cards.face(played.card()) instanceof CardFace.Attack shown
          && shown.special().filter(each -> !isOf(table, pick.seat(), each)).isPresent()) {
        faults.add(OF_ANOTHER, "not-that-way");
        return;
      }
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(
        move instanceof PickOption ? SPECIAL : move instanceof PickToken ? TOKEN : NAMED);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    if (move instanceof PickOption pick) {
      pickMode(table, MODES.indexOf(pick.way()) == 1);
    } else if (move instanceof PickToken pick) {
      pickToken(table, pick.token());
    } else {
      pickSeat(table, ((PickSeat) move).chosen());
    }
  }

  private void pickMode(Table table, boolean asSpecial) {
    tell(table, SPECIAL, " as " + (asSpecial ? "a Special" : "an ordinary") + " Attack");
    table.replaceTop(withSpecial(asSpecial));
  }

  private void pickToken(Table table, int chosen) {
    tell(table, TOKEN, " on token " + (chosen + 1));
    table.replaceTop(withToken(chosen));
  }

  private void pickSeat(Table table, Seat chosen) {
    tell(table, NAMED, " and names " + chosen);
    table.replaceTop(withNamed(chosen.index()));
  }

  private void tell(Table table, Citation why, String how) {
    if (table.isTelling()) {
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
    return withUnder(guessed);
  }

  @Override
  public PrestigeFrame seenBy(Viewer viewer) {
    return viewer == Onlooker.ARBITER || viewer.equals(seat)
        ? this
        : withUnder(FaceDown.unseen(under));
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
