package org.lawspeaker.hofordeals.faces;

import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.hofordeals.king.KingAttack;
import org.lawspeaker.hofordeals.king.PickDirection;
import org.lawspeaker.hofordeals.king.PickHunted;
import org.lawspeaker.hofordeals.map.Avoiding;
import org.lawspeaker.hofordeals.map.PickEncounter;
import org.lawspeaker.hofordeals.map.PickSpaceToGo;
import org.lawspeaker.hofordeals.map.PickUsed;
import org.lawspeaker.hofordeals.moves.Accept;
import org.lawspeaker.hofordeals.moves.Activate;
import org.lawspeaker.hofordeals.moves.Challenge;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.Go;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.moves.PickSeat;
import org.lawspeaker.hofordeals.moves.PickSpace;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.moves.Retreat;
import org.lawspeaker.hofordeals.moves.Stand;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Royalty;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Wording;
import org.lawspeaker.hofordeals.turn.Explore;

/** The Central Board: moves, activations, Ambushes, and the King. */
final class BoardChoices {
  private static final String MOVE = "Go";
  private static final String KING = "The King";

  private BoardChoices() {}

  static void addTo(Choices all) {
    all.on(Go.class, Explore.class, (at, move, step) -> go(at, move));
    all.on(Activate.class, Explore.class, (at, move, step) -> activate(at, move));
    all.on(Challenge.class, Explore.class, (at, move, step) -> king(at, "Fight the King here"));
    all.on(Stand.class, KingAttack.class, (at, move, step) -> king(at, "Fight the King"));
    all.on(Retreat.class, KingAttack.class, (at, move, step) -> retreat(at));
    all.on(PickSeat.class, PickHunted.class, (at, move, step) -> hunted(at, move));
    all.on(PickSpace.class, PickDirection.class, (at, move, step) -> direction(at, move));
    all.on(PickSpace.class, PickSpaceToGo.class, BoardChoices::goFree);
    all.on(Decline.class, PickSpaceToGo.class, (at, move, step) -> Choice.of("Stay", "Stay here"));
    all.on(PickSpace.class, PickEncounter.class, BoardChoices::encounter);
    all.on(PickCard.class, PickUsed.class, (at, move, step) -> bringBack(at, move));
    all.on(Play.class, Avoiding.class, (at, move, step) -> avoid(at, move));
    all.on(
        Accept.class, Avoiding.class, (at, move, step) -> Choice.of("Avoid", "Avoid the Ambush"));
    all.on(Decline.class, Avoiding.class, BoardChoices::ambushed);
  }

  private static Choice go(Sight at, Go move) {
    Hero hero = at.hero(move.by());
    boolean hungry = hero.food() == 0;
    boolean dies = hungry && hero.health() == 1;
    Choice go =
        Choice.of(MOVE, "Go to " + at.names.space(move.space()), Places.site(at, move.space()))
            .withIsGrave(dies);
    return new Hints()
        .add("costs " + (hungry ? Resource.HEALTH : Resource.FOOD).says(1))
        .addIf(hungry, "you have no Food")
        .addIf(dies, "you die")
        .add(there(at, move.space()))
        .on(go);
  }

  /** What is to be said of a space to which somebody may go. */
  private static String there(Sight at, int space) {
    Site site = at.view.board().site(space);
    boolean king = at.view.board().king().filter(where -> where == space).isPresent();
    String hunter = king ? ", the King is there" : "";
    if (site == null || site.card().isEmpty()) {
      return "will be turned up" + hunter;
    }
    Encounter encounter = at.cards.encounter(site.card().get());
    String uses = encounter.usage().isPresent() ? Words.count(site.cubes(), "use") + ", " : "";
    return uses + "sells " + Words.list(encounter.sold()) + hunter;
  }

  private static Choice activate(Sight at, Activate move) {
    int space = at.hero(move.by()).space();
    Site site = Objects.requireNonNull(at.view.board().site(space));
    int card = site.card().orElseThrow();
    Encounter encounter = at.cards.encounter(card);
    Choice activate =
        Choice.of("Activate", "Activate " + at.names.card(card), Places.site(at, space));
    Hints hints = new Hints();
    hints.addIf(encounter.usage().isPresent(), "1 of " + Words.count(site.cubes(), "use"));
    hints.addIf(!encounter.cost().isFree(), encounter.cost().orders());
    hints.addDeath(encounter.cost(), at.hero(move.by()));
    hints.addIf(!encounter.effects().isEmpty(), Wording.of(encounter.effects()));
    hints.addIf(!encounter.reward().isEmpty(), "reward: " + Wording.of(encounter.reward()));
    return (encounter.isBoss() ? hints.add(boss(at)) : hints).on(activate);
  }

  /** Why what lies where a player stands cannot be activated, as far as the player can mend it. */
  static String notNow(Sight at, Seat seat) {
    Site site = at.view.board().site(at.hero(seat).space());
    if (site == null || site.card().isEmpty()) {
      return "";
    }
    Encounter here = at.cards.encounter(site.card().get());
    if (here.usage().isPresent() && site.cubes() == 0) {
      return here.name() + " has no use left";
    }
    if (!Condition.all(here.when(), at.table(), new Source(seat, site.card().get()))) {
      return "activate " + here.name() + " only " + Wording.holds(here.when());
    }
    return here.cost().isAffordable(at.hero(seat))
        ? ""
        : here.name() + " asks: " + here.cost().orders();
  }

  /** {@code fight Jack of Dust, 5 Power, with minions of 3 Power or more}. */
  private static String boss(Sight at) {
    int card = at.view.board().royalty().orElseThrow();
    Royalty royalty = at.cards.royalty(card);
    return "fight "
        + at.names.card(card)
        + ", "
        + Resource.POWER.says(royalty.power())
        + ", with minions of "
        + royalty.minionDraw()
        + " Power or more";
  }

  private static Choice king(Sight at, String label) {
    return Choice.of(KING, label, "king").withHint(boss(at));
  }

  private static Choice retreat(Sight at) {
    int pain = at.cards.royalty(at.view.board().royalty().orElseThrow()).pain();
    return Choice.of(KING, "Retreat from the King", "king")
        .withHint("resolve " + Words.count(pain, "Pain card") + "; your Explore step goes on");
  }

  private static Choice hunted(Sight at, PickSeat move) {
    return Choice.of(
        "Hunt", "Let the King hunt " + at.names.the(move.seat()), Places.of("hero", move.seat()));
  }

  private static Choice direction(Sight at, PickSpace move) {
    return Choice.of(
        KING, "Move the King to " + at.names.space(move.space()), Places.site(at, move.space()));
  }

  private static Choice goFree(Sight at, PickSpace move, PickSpaceToGo step) {
    Choice go =
        Choice.of(MOVE, "Go to " + at.names.space(move.space()), Places.site(at, move.space()));
    return new Hints()
        .add("free")
        .addIf(step.left() > 1, step.left() + " Encounters to go")
        .add(there(at, move.space()))
        .on(go);
  }

  private static Choice encounter(Sight at, PickSpace move, PickEncounter step) {
    String name = at.names.space(move.space());
    String uid = Places.site(at, move.space());
    if (step.what() == PickEncounter.For.ACTIVATION) {
      Encounter encounter = at.cards.encounter(card(at, move.space()).orElseThrow());
      boolean isFree = encounter.cost().isFree();
      int times = times(at, move.space(), encounter, step.number());
      String most = isFree ? "" : "up to ";
      String often = times == 1 ? "" : ", " + most + Words.count(times, "time");
      return new Hints()
          .addIf(!isFree, encounter.cost().orders() + (times == 1 ? "" : " each time"))
          .addDeath(encounter.cost(), at.hero(move.by()))
          .add(Wording.of(encounter.effects()))
          .on(Choice.of("Activate", "Activate " + name + often, uid));
    }
    boolean takes = step.number() < 0;
    int cubes = takes ? taken(at, move.space(), -step.number()) : step.number();
    return Choice.of(
        takes ? "Take" : "Place",
        (takes ? "Take " : "Place ")
            + Words.count(cubes, "Usage cube")
            + (takes ? " off " : " on ")
            + name,
        uid);
  }

  /** How often an Encounter is activated: no more often than its cubes allow (HOF-CARD-40). */
  private static int times(Sight at, int space, Encounter encounter, int most) {
    Site site = Objects.requireNonNull(at.view.board().site(space));
    return encounter.usage().isPresent() ? Math.min(most, site.cubes()) : most;
  }

  /** No more cubes are taken off than there are. */
  private static int taken(Sight at, int space, int most) {
    return Math.min(most, Objects.requireNonNull(at.view.board().site(space)).cubes());
  }

  private static Optional<Integer> card(Sight at, int space) {
    return Optional.ofNullable(at.view.board().site(space)).flatMap(Site::card);
  }

  private static Choice bringBack(Sight at, PickCard move) {
    Choice choice =
        Choice.of(
            "Bring back",
            "Bring back " + at.names.card(move.card()),
            Places.card(at, Places.USED, move.card()));
    Encounter encounter = at.cards.encounter(move.card());
    return encounter.effects().isEmpty()
        ? choice
        : choice.withHint(Wording.of(encounter.effects()));
  }

  private static Choice avoid(Sight at, Play move) {
    Seat seat = move.by();
    return Choice.of(
            "Avoid",
            "Avoid the Ambush with " + at.names.card(move.card()),
            Places.card(at, Places.hand(seat), move.card()))
        .withHint("the card is used up; your turn goes on");
  }

  private static Choice ambushed(Sight at, Decline move, Avoiding step) {
    Encounter encounter = at.cards.encounter(card(at, step.space()).orElseThrow());
    return Choice.of("Fight", "Be ambushed and fight", Places.site(at, step.space()))
        .withHint(Wording.of(encounter.effects()) + "; your Strike Bonus is 1 at most");
  }
}
