package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.attack.Checking;
import org.lawspeaker.prestigerpg.attack.Played;
import org.lawspeaker.prestigerpg.creature.DamageDone;
import org.lawspeaker.prestigerpg.notation.Overlay.AttackOverlay;
import org.lawspeaker.prestigerpg.stack.Modified;
import org.lawspeaker.prestigerpg.stack.Worth;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.InForce;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.Fog;

/** The damage stack of an overlay. */
final class ArrangedStack {
  private final Table table;
  private final CardText text;
  private final Laying laying;

  ArrangedStack(Table table, CardText text, Laying laying) {
    this.table = table;
    this.text = text;
    this.laying = laying;
  }

  void lay(ImmutableList<AttackOverlay> stack) {
    for (int i = 0; i < stack.size(); i++) {
      lay("/stack/" + i, stack.get(i));
    }
  }

  /** An attack that has hit: its damage counts as done (PRE-SPECIFIC-03). */
  private void lay(String place, AttackOverlay wanted) {
    int problems = text.problems();
    int card = laying.take(place + "/card", wanted.card());
    Pile riders = laying.takeAll(place + "/riders", wanted.riders());
    if (text.problems() == problems) {
      check(place, wanted, card, riders);
    }
    if (text.problems() > problems) {
      return;
    }
    boolean maneuver = table.cards.face(card).isManeuver();
    Attack attack =
        new Attack(
            table.takeId(),
            Seat.of(wanted.owner()),
            card,
            maneuver ? Mode.MANEUVER : wanted.mode(),
            wanted.face().orElse(Attack.BASE),
            wanted.token().orElse(0) - 1,
            wanted.named().orElse(-1),
            ImmutableList.of(),
            0,
            wanted.linked(),
            false,
            0,
            FaceDown.OPEN,
            false,
            wanted.replaces());
    if (maneuver) {
      table.stack = Lists.plus(table.stack, attack.withChecked(true));
      return;
    }
    Attack revealed = revealed(attack, riders);
    attack = wanted.face().isPresent() ? revealed.withFace(wanted.face().get()) : revealed;
    table.stack = Lists.plus(table.stack, attack);
    int value = wanted.value().isPresent() ? wanted.value().get() : worth(attack);
    boolean isTaken = table.changes(Fog.class).has(Fog.class); // subtracted at once (PRE-FOG-03)
    table.set(attack.withChecked(true).withValue(value).withTaken(isTaken));
    hit(attack, value);
  }

  /**
   * The attack as its Riders and all that is in force made it (PRE-Q-108), without tipped Potions:
   * they work from the moment of the position on.
   */
  private Attack revealed(Attack attack, Pile riders) {
    Sheet sheet = table.sheet(attack.owner());
    ImmutableList<InForce> inForce = table.inForce;
    ImmutableList.Builder<StandBy> joining = ImmutableList.builder();
    for (int i = 0; i < riders.size(); i++) {
      joining.add(new StandBy(table.takeId(), riders.get(i), FaceDown.OPEN));
    }
    table.set(attack.owner(), sheet.withRiders(joining.build()));
    table.inForce = Lists.where(inForce, each -> each.source().origin() != Origin.ITEM);
    Attack revealed = Modified.byAllInForce(table, attack);
    table.inForce = inForce;
    table.set(attack.owner(), sheet);
    return revealed;
  }

  /** What the creature lets it be worth (PRE-Q-96). */
  private int worth(Attack attack) {
    return Checking.isUnhurt(table, attack) ? 0 : Worth.of(table, attack);
  }

  private void hit(Attack attack, int value) {
    Sheet sheet = table.sheet(attack.owner());
    table.set(attack.owner(), sheet.withPace(sheet.pace().withHit(true)));
    DamageDone.add(table, attack.owner(), value);
    ArrangedChanges.begin(table, Played.source(attack), Checking.hits(table, attack));
  }

  private void check(String place, AttackOverlay wanted, int card, Pile riders) {
    CardFace face = table.cards.isRelic(card) ? null : table.cards.face(card);
    boolean rider = face instanceof CardFace.Rider;
    if (face == null || rider || !(face instanceof CardFace.Attack || face.isManeuver())) {
      text.problem(place + "/card", wanted.card() + " is no attack that lies on the stack");
      return;
    }
    boolean special = face instanceof CardFace.Attack attack && attack.special().isPresent();
    if (wanted.mode() == Mode.SPECIAL && !special) {
      text.problem(place + "/mode", wanted.card() + " has no Special Attack (PRE-SPECIAL-01)");
    }
    riders(place, wanted, riders, face.isManeuver());
    if (wanted.mode() == Mode.MANEUVER && !face.isManeuver()) {
      text.problem(place + "/mode", wanted.card() + " is no maneuver (PRE-TACTICAL-01)");
    }
    text.seat(place + "/owner", wanted.owner(), table.seats());
    if (wanted.mode() == Mode.SPECIAL && wanted.owner() < table.seats()) {
      special(place, wanted, face);
    }
    named(place + "/named", wanted, face);
    boolean hasAbilities =
        table.settings.has(Expansion.DEEPER_AND_DARKER); // else RoundCheck says so
    if (wanted.linked()
        && hasAbilities
        && wanted.owner() < table.seats()
        && !links(wanted.owner())) {
      text.problem(
          place + "/linked", "its player has used no ability that links attacks (PRE-ABILITY-04)");
    }
    int tokens = table.foe.hasTokens() ? table.foe.tokens().size() : 0;
    if (wanted.token().isPresent() && wanted.token().get() > tokens) {
      text.problem(place + "/token", "there are " + tokens + " tokens");
    }
    if (wanted.token().isEmpty() && tokens > 0 && !face.isManeuver()) {
      text.problem(place + "/token", "an attack is assigned to one token (PRE-TOKEN-02)");
    }
  }

  /** Whom an attack names that names somebody; nobody did so while nobody else lived. */
  private void named(String place, AttackOverlay wanted, CardFace face) {
    boolean names = face instanceof CardFace.Attack attack && attack.names();
    wanted.named().ifPresent(named -> text.seat(place, named, table.seats()));
    if (wanted.named().filter(named -> named == wanted.owner()).isPresent()) {
      text.problem(place, "an attack names another player than its own (PRE-Q-39)");
    }
    if (wanted.named().isPresent() && !names) {
      text.problem(place, wanted.card() + " names nobody (PRE-Q-39)");
    } else if (wanted.named().isEmpty() && names && table.livingCount() > 1) {
      text.problem(place, "say which other player " + wanted.card() + " names (PRE-Q-39)");
    }
  }

  /** Whether a player has used an ability that lets attacks be played, or links them. */
  private boolean links(int owner) {
    Sheet sheet = table.sheets.get(owner);
    return sheet.abilityUsed()
        && CardTexts.linksAttacks(table.cards.character(sheet.character()).ability());
  }

  private void special(String place, AttackOverlay wanted, CardFace face) {
    String name = table.cards.character(table.sheets.get(wanted.owner()).character()).name();
    if (face instanceof CardFace.Attack attack
        && attack.special().filter(shown -> !shown.character().equals(name)).isPresent()) {
      text.problem(
          place + "/mode", "only the character on the card has this attack (PRE-SPECIAL-01)");
    }
  }

  private void riders(String place, AttackOverlay wanted, Pile riders, boolean maneuver) {
    int doubling = 0;
    for (int i = 0; i < riders.size(); i++) {
      if (!table.cards.isRider(riders.get(i))) {
        text.problem(
            place + "/riders/" + i, wanted.riders().get(i) + " is no Rider (PRE-RIDER-01)");
      } else if (((CardFace.Rider) table.cards.face(riders.get(i))).doubles()) {
        doubling++;
      }
    }
    if (doubling > 1) {
      text.problem(place + "/riders", "one Rider at most multiplies an attack (PRE-RIDER-08)");
    }
    if (maneuver && riders.size() > 0) {
      text.problem(place + "/riders", "no Rider joins a Tactical Maneuver (PRE-Q-31)");
    }
  }
}
