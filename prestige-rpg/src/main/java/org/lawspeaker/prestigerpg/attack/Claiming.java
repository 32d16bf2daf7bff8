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
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.Doubting;
import org.lawspeaker.prestigerpg.windows.Fog;

/**
 * A set card whose turn it is stays face down and is announced, truly or not, by name and mode
 * (PRE-Q-97).
 *
 * @param seat whose
 * @param under which card it is; {@link FaceDown#OPEN} once it has been shown
 * @param claimed as what it was announced; -1 until it is
 * @param special whether as a Special Attack
 * @param fog what lies and wrong challenges cost
 */
@Value.Builder
public record Claiming(
    Seat seat,
    @CardNumber @Default("none") int under,
    @CardNumber @Default("none") int claimed,
    boolean special,
    Fog fog)
    implements PrestigeFrame, WithClaiming {
  private static final Citation ANNOUNCE = Citation.of("PRE-FOG-02");
  private static final Window ASKED =
      Window.of("announce", "Announce your set card as what?", ANNOUNCE);
  private static final int NOTHING = -1;
  private static final String SPECIAL = "-special";

  /** A set card is to be announced. */
  public static void of(Table table, Seat seat, int card, Fog fog) {
    table.push(new Claiming(seat, card, NOTHING, false, fog));
  }

  @Override
  public boolean owes(Table table) {
    return claimed == NOTHING;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Choose<>(seat, ASKED);
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    options(table).forEach(way -> moves.add(new PickOption(seat, way)));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickOption pick)) {
      faults.notAsked();
    } else if (!options(table).contains(pick.way())) {
      faults.add(ANNOUNCE, "not-that-way");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(ANNOUNCE);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    pickOption(table, ((PickOption) move).way());
  }

  /** Every Attack card of the game in every mode that its player may use; a bluff as itself. */
  private ImmutableList<String> options(Table table) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (int card = 0; card < table.cards.deckKinds(); card++) {
      boolean attack = table.cards.isAttack(card) && table.cards.isIn(table.settings, card);
      if (attack || card == under) {
        names.add(table.cards.names().card(card));
      }
      if (attack && isOwnSpecial(table, card)) {
        names.add(table.cards.names().card(card) + SPECIAL);
      }
    }
    return names.build();
  }

  private boolean isOwnSpecial(Table table, int card) {
    String own = table.cards.character(table.sheet(seat).character()).name();
    return table.cards.face(card) instanceof CardFace.Attack attack
        && attack.special().isPresent()
        && attack.special().get().character().equals(own);
  }

  private void pickOption(Table table, String name) {
    Optional<Integer> plain = table.cards.names().findCard(name);
    boolean asSpecial = plain.isEmpty();
    int card = plain.orElseGet(() -> ofSpecial(table, name));
    table.replaceTop(withClaimed(card).withSpecial(asSpecial));
    String says = table.cards.printed(card) + (asSpecial ? " as a Special Attack" : "");
    Doubting.ask(table, seat, says, fog);
  }

  private static int ofSpecial(Table table, String name) {
    String card = name.substring(0, name.length() - SPECIAL.length());
    return table.cards.names().findCard(card).orElseThrow();
  }

  @Override
  public boolean isLie() {
    return claimed != under;
  }

  @Override
  public void show(Table table) {
    table.replaceTop(withUnder(FaceDown.OPEN));
  }

  @Override
  public void counter(Table table) {
    table.pop();
    table.discard(under);
  }

  @Override
  public void run(Table table) {
    table.pop();
    Flipping.announced(table, seat, claimed, special, under);
  }

  @Override
  public int lying() {
    return FaceDown.card(claimed, under);
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
}
