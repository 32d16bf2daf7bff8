package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.journey.OpposeMore;
import org.lawspeaker.thorgal.pack.Texts;
import org.lawspeaker.thorgal.round.RoundFlow;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Anatomy;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** What is impossible about the journey. */
final class JourneyCheck {
  private static final String OPPOSING = "/journey/opposing";
  private static final Citation MARKER = Citation.of("THO-MARK-04");
  private static final Citation CHOSEN = Citation.of("THO-JOURNEY-03");
  private static final Citation COMPANION = Citation.of("THO-OPP-02");
  private static final Citation EXHAUSTION = Citation.of("THO-MARK-01");
  private static final Citation ONE_PLAYER = Citation.of("THO-Q-85");
  private static final Citation ONE = Citation.of("THO-Q-33");
  private static final Citation OWN_CARDS = Citation.of("THO-ACT-07");
  private static final Citation OUT = Citation.of("THO-Q-89");
  private static final Citation TAKEN_AWAY = Citation.of("THO-Q-38");
  private static final Citation STEPS = Citation.of("THO-ROUND-04");
  private static final Citation RETURNED = Citation.of("THO-RET-02");

  private final Table table;
  private final Journey journey;
  private final Bounds bounds;

  private JourneyCheck(Table table, Problems problems) {
    this.table = table;
    this.journey = table.journey;
    this.bounds = new Bounds(problems);
  }

  static void check(Table table, Problems problems) {
    JourneyCheck check = new JourneyCheck(table, problems);
    check.destination();
    check.opposers();
    check.attached();
    for (ThorgalFrame frame : table.agenda().toList()) {
      if (frame instanceof RoundFlow flow) {
        check.at(flow.step());
      }
    }
  }

  private void destination() {
    Journey.Stage stage = journey.stage();
    Land destination = table.destination();
    boolean goes = stage == Journey.Stage.UNDER_WAY || stage == Journey.Stage.SUCCEEDED;
    bounds.holds(
        journey.hasDestination() ? destination != null : !goes,
        "/journey/destination",
        "the destination lies in the middle",
        MARKER);
    bounds.holds(
        destination == null || !destination.isConquered(),
        "/journey/destination",
        "the destination is unconquered",
        CHOSEN);
    bounds.holds(
        stage != Journey.Stage.LOST || !journey.hasDestination(),
        "/journey/destination",
        "a journey is lost when its destination is taken away",
        TAKEN_AWAY);
    boolean none = stage == Journey.Stage.NONE || stage == Journey.Stage.HORN_DECLINED;
    bounds.holds(
        !none || journey.withStage(Journey.Stage.NONE).equals(Journey.NONE),
        "/journey",
        "without a journey nothing is attached and nobody opposes",
        MARKER);
  }

  /** More than one opposes only by a text, and all of them for the player who opposed first. */
  private void opposers() {
    ImmutableList<Opposer> opposers = journey.opposers();
    for (Opposer opposer : opposers) {
      Anatomy anatomy = table.cards.destiny(opposer.companion().card());
      bounds.holds(
          anatomy.isCompanion(),
          OPPOSING,
          anatomy.card.name() + " is no companion, and companions oppose",
          COMPANION);
      bounds.atLeast(OPPOSING, opposer.companion().exhaustion(), 0, EXHAUSTION);
      bounds.atLeast(OPPOSING, opposer.companion().uses(), 0, EXHAUSTION);
      ofOneStillIn(OPPOSING, opposer.seat());
      ofOneStillIn(OPPOSING, opposer.companion().owner());
      bounds.holds(
          !table.isDestiny(opposer.seat()),
          OPPOSING,
          opposer.seat() + " is the destiny player, and bane players oppose",
          COMPANION);
    }
    bounds.holds(
        opposers.stream().map(Opposer::seat).distinct().count() <= 1,
        OPPOSING,
        "only companions of the bane player who opposes first oppose",
        ONE_PLAYER);
    bounds.holds(
        opposers.size() <= 1
            || Texts.changes(table.cards.pack()).anyMatch(OpposeMore.class::isInstance),
        OPPOSING,
        "only one companion opposes: no text of these cards lets more",
        ONE);
  }

  /** Cards of a player who is out have left the game. */
  private void ofOneStillIn(String place, Seat seat) {
    bounds.holds(MiddleCheck.isIn(table, seat), place, seat + " is not in the game", OUT);
  }

  private void attached() {
    for (int i = 0; i < journey.attached().size(); i++) {
      Attached attached = journey.attached().get(i);
      ofOneStillIn("/journey/attached/" + i, attached.owner());
      bounds.holds(
          table.isDestiny(attached.owner()) == (attached.suit() == Suit.DESTINY),
          "/journey/attached/" + i,
          "events are the destiny player's, bane cards the bane players'",
          OWN_CARDS);
    }
  }

  /** What does not fit the step of the round. */
  private void at(RoundStep step) {
    boolean isOfJourney = step.phase() == Phase.JOURNEY;
    bounds.holds(
        fits(journey.stage(), step),
        isOfJourney ? "/journey/stage" : "/journey",
        isOfJourney
            ? "no journey is " + Words.slug(journey.stage().name()) + " at " + step.says()
            : "there is no journey at this step",
        STEPS);
    bounds.holds(
        step != RoundStep.JOURNEY_END
            || (journey.attached().isEmpty() && journey.opposers().isEmpty()),
        "/journey",
        "by the end of the journey nothing is attached any more, and nobody opposes",
        RETURNED);
  }

  private static boolean fits(Journey.Stage stage, RoundStep step) {
    return switch (stage) {
      case NONE -> true;
      case UNDER_WAY -> isWithin(step, RoundStep.UNDERTAKING, RoundStep.RESOLUTION);
      case LOST -> isWithin(step, RoundStep.UNDERTAKING, RoundStep.JOURNEY_END);
      case SUCCEEDED, FAILED -> isWithin(step, RoundStep.RESOLUTION, RoundStep.JOURNEY_END);
      case HORN_DECLINED -> isWithin(step, RoundStep.JOURNEY_END, RoundStep.SWITCH);
    };
  }

  private static boolean isWithin(RoundStep step, RoundStep first, RoundStep last) {
    return step.place() >= first.place() && step.place() <= last.place();
  }
}
