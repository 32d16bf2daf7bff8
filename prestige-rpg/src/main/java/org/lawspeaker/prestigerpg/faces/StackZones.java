package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.prestigerpg.attack.Checking;
import org.lawspeaker.prestigerpg.attack.Claiming;
import org.lawspeaker.prestigerpg.stack.Protection;
import org.lawspeaker.prestigerpg.stack.Worth;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;

/** The damage stack, and a card that is on its way to it. */
final class StackZones {
  private StackZones() {}

  static ImmutableList<Zone> of(Seen at) {
    ImmutableList.Builder<Zone> zones = ImmutableList.builder();
    List<Piece> underWay = underWay(at);
    if (!underWay.isEmpty()) {
      zones.add(
          Zone.builder("under-way", "Being played", new Layout.Row()).pieces(underWay).build());
    }
    if (!at.view().stack().isEmpty()) {
      zones.add(stack(at));
    }
    return zones.build();
  }

  private static List<Piece> underWay(Seen at) {
    List<Piece> pieces = new ArrayList<>();
    ImmutableList<PrestigeFrame> agenda = at.view().agenda();
    for (int i = 0; i < agenda.size(); i++) {
      int card = agenda.get(i).lying();
      if (card != FaceDown.OPEN) {
        String face = card == FaceDown.UNSEEN ? FaceIds.CARD_BACK : at.ids().card(card);
        PieceBuilder piece = Piece.builder(PieceIds.underWay(i), face);
        if (agenda.get(i) instanceof Claiming claiming) {
          piece.owner(claiming.seat()).addStates("face down");
          claimed(at, claiming, piece);
        }
        pieces.add(piece.build());
      }
    }
    return pieces;
  }

  private static void claimed(Seen at, Claiming claiming, PieceBuilder piece) {
    if (claiming.claimed() >= 0) {
      String mode = claiming.special() ? " as a Special Attack" : "";
      piece.addStates("announced as " + at.card(claiming.claimed()) + mode);
    }
  }

  private static Zone stack(Seen at) {
    List<Piece> pieces = new ArrayList<>();
    int done = 0;
    for (Attack attack : at.view().stack()) {
      pieces.add(attack(at, attack));
      done += attack.checked() ? attack.value() : 0;
    }
    return Zone.builder("stack", "Damage stack", new Layout.Row())
        .pieces(pieces)
        .addGauges(Gauge.of("damage done", done))
        .build();
  }

  private static Piece attack(Seen at, Attack attack) {
    PieceBuilder piece =
        Piece.builder(PieceIds.attack(attack.id()), at.ids().card(attack.card()))
            .owner(attack.owner())
            .badges(badges(at, attack))
            .states(states(at, attack));
    for (int i = 0; i < attack.riders().size(); i++) {
      RiderOn rider = attack.riders().get(i);
      PieceBuilder joined =
          Piece.builder(
              PieceIds.attack(attack.id()) + "-rider-" + (i + 1), at.ids().card(rider.card()));
      hidden(at, rider.card(), rider.under()).forEach(joined::addStates);
      piece.addAttached(joined.build());
    }
    return piece.build();
  }

  /** What it is worth, which the kill check fixes; and if that does nothing, so much. */
  private static List<Fact> badges(Seen at, Attack attack) {
    List<Fact> badges = new ArrayList<>();
    if (attack.mode() == Mode.MANEUVER) {
      return badges;
    }
    if (attack.checked()) {
      badges.add(Fact.of("did", attack.value()));
    } else {
      badges.add(Fact.of("worth", Worth.of(at.table(), attack)));
      if (Checking.isUnhurt(at.table(), attack)) {
        badges.add(Fact.of("does", 0));
      }
    }
    return badges;
  }

  private static List<String> states(Seen at, Attack attack) {
    List<String> states = new ArrayList<>(hidden(at, attack.card(), attack.under()));
    if (attack.mode() == Mode.SPECIAL) {
      states.add("Special Attack");
    } else if (attack.mode() == Mode.MANEUVER) {
      states.add("maneuver");
    }
    if (attack.linked()) {
      states.add("linked to an ability");
    }
    if (!attack.checked() && Protection.covers(at.table(), attack)) {
      states.add("protected");
    }
    if (attack.token() >= 0) {
      states.add("on " + at.token(attack.token()));
    }
    if (attack.named() >= 0) {
      states.add("names " + at.name(Seat.of(attack.named())));
    }
    return states;
  }

  /** How a card lies in the fog, and to its player what it is (PRE-Q-97). */
  static List<String> hidden(Seen at, int played, int under) {
    if (under == FaceDown.OPEN) {
      return ImmutableList.of();
    }
    return under == FaceDown.UNSEEN || under == played
        ? ImmutableList.of("face down")
        : ImmutableList.of("face down", "really " + at.card(under));
  }
}
