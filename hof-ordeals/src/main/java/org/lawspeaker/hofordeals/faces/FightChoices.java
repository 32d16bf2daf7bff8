package org.lawspeaker.hofordeals.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.hofordeals.combat.Assigning;
import org.lawspeaker.hofordeals.combat.Assignments;
import org.lawspeaker.hofordeals.combat.Continuing;
import org.lawspeaker.hofordeals.combat.Foes;
import org.lawspeaker.hofordeals.combat.Sources;
import org.lawspeaker.hofordeals.moves.Assign;
import org.lawspeaker.hofordeals.moves.Divide;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.Flee;
import org.lawspeaker.hofordeals.moves.Push;
import org.lawspeaker.hofordeals.moves.Strike;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Moment;

/** Combat: what is assigned to whom and what that does, and whether to push or to flee. */
final class FightChoices {
  private static final String ASSIGN = "Assign";

  private FightChoices() {}

  static void addTo(Choices all) {
    all.on(Assign.class, Assigning.class, (at, move, step) -> assign(at, move));
    all.on(Divide.class, Assigning.class, (at, move, step) -> divide(at, move));
    all.on(Strike.class, Assigning.class, (at, move, step) -> strike(at, move));
    all.on(Done.class, Assigning.class, (at, move, step) -> done(at));
    all.on(Push.class, Continuing.class, (at, move, step) -> push(at));
    all.on(Flee.class, Continuing.class, (at, move, step) -> flee(at));
  }

  private static Choice assign(Sight at, Assign move) {
    Seat seat = move.by();
    Bound bound = Objects.requireNonNull(at.hero(seat).bound(move.source()));
    Choice assign =
        Choice.of(
            ASSIGN,
            "Assign " + at.names.bound(seat, move.source()) + " to " + at.names.enemy(move.enemy()),
            Places.bound(seat, move.source()),
            Places.enemy(move.enemy()));
    return Hints.of(at.cards.card(bound.card()), Moment.ASSIGNED)
        .add(does(at, move.enemy(), bound.power(), true, null))
        .on(assign);
  }

  private static Choice divide(Sight at, Divide move) {
    Seat seat = move.by();
    Bound bound = Objects.requireNonNull(at.hero(seat).bound(move.source()));
    boolean isCard = !at.view.settings().partIsNoCard();
    Choice divide =
        Choice.of(
            "Divide",
            "Assign "
                + Resource.POWER.says(move.power())
                + " of "
                + at.names.bound(seat, move.source())
                + " to "
                + at.names.enemy(move.enemy()),
            Places.bound(seat, move.source()),
            Places.enemy(move.enemy()));
    // What it does when it is assigned, it does with its first part.
    boolean acts = Assignments.acts(at.table(), bound);
    return (acts ? Hints.of(at.cards.card(bound.card()), Moment.ASSIGNED) : new Hints())
        .add(does(at, move.enemy(), move.power(), isCard, bound))
        .on(divide.withAmount(move.power()));
  }

  private static Choice strike(Sight at, Strike move) {
    Seat seat = move.by();
    int power = Sources.power(at.table(), seat, move.slot());
    boolean isCard = Assignments.isCard(at.table(), seat, move.slot());
    Choice strike =
        Choice.of(
            ASSIGN,
            "Assign " + at.names.worn(seat, move.slot()) + " to " + at.names.enemy(move.enemy()),
            Places.worn(seat, move.slot()),
            Places.enemy(move.enemy()));
    return new Hints().add(does(at, move.enemy(), power, isCard, null)).on(strike);
  }

  /** What so much Power does to an enemy: {@code 2 Power: defeats it}. */
  private static String does(Sight at, int id, int power, boolean isCard, @Nullable Bound divided) {
    Enemy enemy = Objects.requireNonNull(at.table().fight().enemy(id));
    boolean isIgnored = isCard && Assignments.isIgnored(at.table(), enemy, power, divided);
    int needed = Foes.needed(at.table(), enemy);
    int missing = needed - enemy.counted() - (isIgnored ? 0 : power);
    String says = Resource.POWER.says(power) + (isIgnored ? ", ignored" : "");
    if (Foes.isCovered(at.table(), enemy)) {
      return says + ": it is defeated without";
    }
    return says + ": " + (missing > 0 ? "it still needs " + missing : "defeats it");
  }

  private static Choice done(Sight at) {
    List<String> defeated = new ArrayList<>();
    List<String> left = new ArrayList<>();
    for (Enemy enemy : at.table().fight().enemies()) {
      boolean isBeaten = Foes.isCovered(at.table(), enemy);
      (isBeaten ? defeated : left).add(at.names.enemy(enemy.id()));
    }
    return Choice.of("End the round", "Assign nothing more")
        .withHint(
            left.isEmpty()
                ? "you defeat " + Words.list(defeated) + " and win"
                : "you defeat " + Words.list(defeated) + "; left: " + Words.list(left));
  }

  private static Choice push(Sight at) {
    int enemies = at.table().fight().enemies().size();
    int food = Foes.pushCost(at.table());
    return Choice.of("Push", "Push: fight another round")
        .withHint(
            (food == 0 ? "free" : "costs " + Resource.FOOD.says(food))
                + "; resolve "
                + Words.count(enemies, "Pain card")
                + ", then draw and bind 1 card");
  }

  private static Choice flee(Sight at) {
    return Choice.of("Flee", "Flee: the combat is lost")
        .withHint(
            "resolve "
                + Words.count(FightZones.pain(at), "Pain card")
                + "; bound cards are used up; on to the Acquire step");
  }
}
