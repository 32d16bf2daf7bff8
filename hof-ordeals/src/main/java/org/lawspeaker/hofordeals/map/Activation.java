package org.lawspeaker.hofordeals.map;

import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.combat.Combat;
import org.lawspeaker.hofordeals.occasions.Abilities;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.occasions.Paying;
import org.lawspeaker.hofordeals.occasions.Program;
import org.lawspeaker.hofordeals.state.Origin;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Wording;

/**
 * An Encounter is activated, that is, used (HOF-USAGE-06), as often as its Usage cubes allow
 * (HOF-USAGE-02, HOF-CARD-40). The cube is spent whatever comes of it (HOF-USAGE-08).
 *
 * @param seat by whom
 * @param space where it lies
 * @param times how often
 */
public record Activation(Seat seat, int space, @Range(min = 1) int times) implements HofStep {
  private static final Citation ACTIVATE = Citation.of("HOF-USAGE-02");
  private static final Citation NO_CUBES = Citation.of("HOF-USAGE-03");
  private static final Citation COST = Citation.of("HOF-ENC-07");
  private static final Citation EVENT = Citation.of("HOF-ENC-06");
  private static final Citation BOSS_GONE = Citation.of("HOF-Q-91");
  private static final Citation KING_AWAY = Citation.of("HOF-Q-112");

  /** Adds why the Encounter here cannot be activated. */
  public static void judge(Table table, Seat seat, int space, Faults faults) {
    Site site = table.board.site(space);
    if (site == null || site.card().isEmpty()) {
      faults.add(EVENT, "face-down");
      return;
    }
    int card = site.card().get();
    Encounter encounter = table.cards.encounter(card);
    if (encounter.usage().isPresent() && site.cubes() == 0) {
      faults.add(NO_CUBES, "no-cubes", "encounter", encounter.name());
    }
    if (!Condition.all(encounter.when(), table, new Source(seat, card))) {
      Citation why = encounter.clause().orElse(EVENT);
      faults.add(why, "condition", "needs", () -> Wording.holds(encounter.when()));
    }
    if (!encounter.cost().isAffordable(table.hero(seat))) {
      faults.add(COST, "too-dear", "cost", () -> encounter.cost().says());
    }
    if (!encounter.cost().isFree()) { // nobody pays for what would do nothing (HOF-Q-47)
      Abilities.idle(table, new Source(seat, card), encounter.effects())
          .ifPresent(why -> faults.add(why, "nothing-to-do"));
    }
    if (encounter.isBoss()) {
      boss(table, space, faults);
    } else if (encounter.effects().isEmpty()) {
      faults.add(EVENT, "nothing-to-activate", "encounter", encounter.name());
    }
  }

  /** The clause about an Encounter that is activated only if something holds. */
  public static Optional<Citation> condition(Table table, int space) {
    return Optional.ofNullable(table.board.site(space))
        .flatMap(Site::card)
        .map(table.cards::encounter)
        .filter(encounter -> !encounter.when().isEmpty())
        .flatMap(Encounter::clause);
  }

  private static void boss(Table table, int space, Faults faults) {
    if (table.board.royalty().isEmpty()) {
      faults.add(BOSS_GONE, "boss-gone");
    } else if (table.board.king().isPresent() && table.board.king().get() != space) {
      faults.add(KING_AWAY, "king-away");
    }
  }

  @Override
  public void run(Table table) {
    Faults faults = Faults.unnamed();
    judge(table, seat, space, faults);
    if (times == 1 || !faults.none()) {
      table.pop();
    } else {
      int card = Objects.requireNonNull(table.board.site(space)).card().orElseThrow();
      table.replaceTop(new Repeating(seat, space, card, times - 1));
    }
    if (!faults.none()) {
      table.turn = table.turn.withAmbushed(false); // HOF-Q-55
      return;
    }
    Site site = Objects.requireNonNull(table.board.site(space));
    int card = site.card().orElseThrow();
    Encounter encounter = table.cards.encounter(card);
    table.turn = table.turn.withActivated(true);
    if (encounter.usage().isPresent()) {
      table.board = table.board.changing(site.withCubes(site.cubes() - 1));
    }
    table.tellCard(ACTIVATE, "activated", seat, "activates", card);
    if (encounter.isBoss()) {
      Combat.beginBoss(table, Origin.ACTIVATED, card);
    } else if (encounter.cost().isFree()) {
      Program.start(table, new Source(seat, card), encounter.effects());
    } else {
      Paying.start(table, new Source(seat, card), encounter.cost(), encounter.effects());
    }
    if (!table.turn.ended()) {
      Occasions.fire(table, seat, Moment.ACTIVATED);
    }
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
