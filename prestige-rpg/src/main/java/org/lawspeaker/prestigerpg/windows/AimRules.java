package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.creature.Barrier;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Use;

/** The clause behind what may be chosen. */
final class AimRules {
  private static final Citation ANSWERS_ATTACK = Citation.of("PRE-COUNTER-01");
  private static final Citation BARRIER = Citation.of("PRE-MAGUS-02");
  private static final Citation AID = Citation.of("PRE-POTION-03");
  private static final Citation SECOND = Citation.of("PRE-EDGE-03");
  private static final Citation EITHER = Citation.of("PRE-TOUGH-01");
  private static final Citation SET_CARDS = Citation.of("PRE-EDGE-01");
  private static final Citation OF_ANOTHER = Citation.of("PRE-Q-27");
  private static final Citation OF_A_CREATURE = Citation.of("PRE-WEREBOAR-03");
  private static final Citation IN_PLACE_OF_A_STAND_IN = Citation.of("PRE-EDGE-02");
  private static final Citation PATIENTS = Citation.of("PRE-Q-46");
  private static final Citation STRIKERS = Citation.of("PRE-Q-35");
  private static final Citation STRIKER_DIED = Citation.of("PRE-Q-36");
  private static final Citation TOKENS = Citation.of("PRE-Q-107");
  private static final Citation ITEMS = Citation.of("PRE-Q-51");
  private static final Citation DEAD = Citation.of("PRE-DEATH-01");
  private static final Citation CARD = Citation.of("PRE-ACTION-03");
  private static final Citation ITEM = Citation.of("PRE-ITEM-04");
  private static final Citation ABILITY = Citation.of("PRE-Q-70");

  private AimRules() {}

  /** The clauses of a card's own that allow it: what it is aimed at, and which of its effects. */
  static ImmutableList<Citation> allowing(Table table, Play play, Aim aim, boolean either) {
    ImmutableList.Builder<Citation> clauses = ImmutableList.builder();
    boolean card = play.what().origin() == Origin.CARD;
    if (play.what().origin() == Origin.ITEM && aim == Aim.PATIENT) {
      clauses.add(AID);
    } else if (card && aim == Aim.SET_CARD) {
      if (play.target() instanceof Target.Card chosen) {
        if (isSecond(table, chosen)) {
          clauses.add(SECOND);
        } else {
          table.weigh(SECOND, "it is no second card of Opportunity Fire, and needs no exception");
        }
        table.weigh(IN_PLACE_OF_A_STAND_IN, "the set card did not come in place of a Stand In");
      }
      clauses.add(SET_CARDS);
    } else if (card && aim == Aim.STRIKER) {
      clauses.add(ANSWERS_ATTACK);
    }
    return card && either ? clauses.add(EITHER).build() : clauses.build();
  }

  /** The second card of Opportunity Fire lies face down, and is a target by exception. */
  private static boolean isSecond(Table table, Target.Card chosen) {
    return table.sheet(chosen.seat()).set().get(chosen.index()).second();
  }

  /** A card that answers a creature's attack needs one; the fall of a barrier is none. */
  static void judgeAnswer(Table table, Play play, Use use, Faults faults) {
    if (play.what().origin() == Origin.CARD
        && use.aim() == Aim.STRIKER
        && !table.strike.isUnderWay()) {
      boolean fell = table.changes(Barrier.class).has(Barrier.class) && !table.foe.barrier();
      faults.add(fell ? BARRIER : ANSWERS_ATTACK, "no-creature-attack");
    }
  }

  /** The clause that forbids to choose this. */
  static Citation why(Table table, Aim aim, Play play) {
    if ((aim == Aim.PATIENT || aim == Aim.PLAYER) && isOfDead(table, play.target())) {
      return DEAD;
    }
    return switch (aim) {
      case SET_CARD -> play.what().origin() == Origin.CARD ? whySetCard(table, play) : use(play);
      case PATIENT -> PATIENTS;
      case STRIKER -> whyStriker(table, play.target());
      case CREATURE -> TOKENS;
      case ITEM -> isOfCreature(table, play.target()) ? OF_A_CREATURE : ITEMS;
      case PLAYER, NOTHING -> use(play);
    };
  }

  /** The clause that says how something like this is used: as its own text says. */
  private static Citation use(Play play) {
    return switch (play.what().origin()) {
      case CARD -> CARD;
      case ABILITY -> ABILITY;
      default -> ITEM;
    };
  }

  /** After the damage, what has been struck dead is no target; before it, no dead token is. */
  private static Citation whyStriker(Table table, Target target) {
    boolean dead =
        target instanceof Target.Token chosen
            && chosen.token() < table.foe.tokens().size()
            && !table.foe.tokenLives(chosen.token());
    if (table.foe.over() || (dead && isAfterDamage(table))) {
      return STRIKER_DIED;
    }
    return dead && table.strike.isUnderWay() ? TOKENS : STRIKERS;
  }

  private static boolean isAfterDamage(Table table) {
    return table.top() instanceof PlayWindow window && window.moment() == Moment.STRUCK;
  }

  /** The own card is none, the second one of Opportunity Fire included (PRE-Q-27, PRE-EDGE-03). */
  private static Citation whySetCard(Table table, Play play) {
    Optional<Seat> owner = play.target().player();
    if (owner.filter(play.seat()::equals).isPresent()) {
      return OF_ANOTHER;
    }
    return owner.filter(seat -> hasReplacedStandIn(table, seat)).isPresent()
        ? IN_PLACE_OF_A_STAND_IN
        : SET_CARDS;
  }

  private static boolean isOfCreature(Table table, Target target) {
    return target
        .player()
        .filter(seat -> seat.index() < table.seats())
        .filter(seat -> table.sheet(seat).status() == Status.CREATURE)
        .isPresent();
  }

  private static boolean isOfDead(Table table, Target target) {
    return target
        .player()
        .filter(seat -> seat.index() < table.seats())
        .filter(seat -> table.sheet(seat).status() == Status.DEAD)
        .isPresent();
  }

  private static boolean hasReplacedStandIn(Table table, Seat seat) {
    for (Attack attack : table.stack) {
      if (attack.replaces() && attack.owner().equals(seat)) {
        return true;
      }
    }
    return false;
  }
}
