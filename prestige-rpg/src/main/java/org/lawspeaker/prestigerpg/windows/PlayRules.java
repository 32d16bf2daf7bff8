package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.setting.DiscardSet;
import org.lawspeaker.prestigerpg.stack.Linked;
import org.lawspeaker.prestigerpg.stack.Protection;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.By;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Tone;
import org.lawspeaker.prestigerpg.table.Use;

/** What may be played in a window, and what forbids it. */
public final class PlayRules {
  private static final Citation WINDOW = Citation.of("PRE-Q-10");
  private static final Citation TIMING = Citation.of("PRE-ACTION-03");
  private static final Citation HAND = Citation.of("PRE-ACTION-01");
  private static final Citation ITEM = Citation.of("PRE-ITEM-04");
  private static final Citation ABILITY = Citation.of("PRE-ABILITY-02");
  private static final Citation ABILITIES = Citation.of("PRE-Q-70");
  private static final Citation STRIKES_BACK = Citation.of("PRE-Q-35");
  private static final Citation SPECIAL = Citation.of("PRE-SPECIAL-02");
  private static final Citation LINKED = Citation.of("PRE-ABILITY-04");
  private static final Citation REFUSED = Citation.of("PRE-Q-40");
  private static final Citation REFUSED_POTION = Citation.of("PRE-Q-46");
  private static final Citation LIMITS = Citation.of("PRE-RELIC-05");
  private static final Citation ANSWERS = Citation.of("PRE-Q-11");
  private static final Citation POTIONS = Citation.of("PRE-BEGIN-05");

  private static final Effect DISCARDS = new DiscardSet();

  private PlayRules() {}

  /** Adds everything that forbids a play in this window. */
  public static void judge(Table table, PlayWindow window, Play play, Faults faults) {
    Use use = Uses.of(table, play, faults);
    if (use == null) {
      return;
    }
    judgeTiming(table, window, play, use, faults);
    AimRules.judgeAnswer(table, play, use, faults);
    if (!Aims.fits(table, use.aim(), play.seat(), play.target())) {
      faults.add(AimRules.why(table, use.aim(), play), "no-such-target", "aim", use.aim().says());
    }
    if (!use.when().isEmpty()) {
      judgeConditions(table, source(table, window, play), play, use, faults);
    }
    judgeProtection(table, window, play, use, faults);
  }

  /**
   * Adds what forbids a play whatever window may come: it cannot be used, answers nothing, is aimed
   * at what is no target at any moment, or the limit of a Relic forbids it.
   */
  static void judgeOutside(Table table, Play play, Faults faults) {
    Use use = Uses.of(table, play, faults);
    if (use == null) {
      return;
    }
    AimRules.judgeAnswer(table, play, use, faults);
    if (use.aim() == Aim.ITEM && !Aims.fits(table, use.aim(), play.seat(), play.target())) {
      faults.add(AimRules.why(table, use.aim(), play), "no-such-target", "aim", use.aim().says());
    }
    if (!use.answers() && isRelic(table, play)) {
      judgeConditions(table, source(table, play), play, use, faults);
    }
  }

  private static boolean isRelic(Table table, Play play) {
    return play.what().origin() == Origin.ITEM && table.cards.isRelic(card(table, play));
  }

  private static void judgeConditions(
      Table table, Source source, Play play, Use use, Faults faults) {
    boolean relic = isRelic(table, play);
    for (Condition condition : use.when()) {
      if (!condition.holds(table, source)) {
        faults.add(relic ? LIMITS : timing(play), "condition", "needs", condition.says());
      }
    }
  }

  private static void judgeTiming(
      Table table, PlayWindow window, Play play, Use use, Faults faults) {
    boolean potion =
        play.what() instanceof Playable.Item item && Items.isPotion(table, play.seat(), item.id());
    if (!use.isAt(window.moment())) {
      Citation why = use.answers() ? ANSWERS : potion ? POTIONS : timing(play);
      faults.add(why, "not-in-this-window", "window", window.moment().says());
    } else if (!Parts.isBy(table, use.by(), play.seat(), window)) {
      faults.add(whyPart(table, play, use, window), "not-by-you", "by", use.by().says());
    }
    if (use.once() && window.history().has(play)) {
      faults.add(STRIKES_BACK, "once-in-a-window");
    }
    if (window.history().refused().contains(play)) {
      faults.add(potion ? REFUSED_POTION : REFUSED, "refused-already");
    }
  }

  /** The clause that says when something like this may be used. */
  private static Citation timing(Play play) {
    return switch (play.what().origin()) {
      case CARD -> TIMING;
      case ABILITY -> ABILITIES;
      default -> WINDOW;
    };
  }

  /** The clause that says who may use it in a window of its own. */
  private static Citation whyPart(Table table, Play play, Use use, PlayWindow window) {
    if (use.by() != By.VICTIM || window.moment() != Moment.STRUCK) {
      return timing(play);
    }
    return isRelic(table, play) ? LIMITS : STRIKES_BACK;
  }

  /** A harmful Action card cannot be played on the protected attack of another (PRE-Q-40). */
  private static void judgeProtection(
      Table table, PlayWindow window, Play play, Use use, Faults faults) {
    if (play.what().origin() != Origin.CARD || use.tone() != Tone.HARMFUL) {
      return;
    }
    Attack attack = window.attack(table);
    if (attack == null) {
      if (discardsLinked(table, window, play, use)) {
        faults.add(LINKED, "protected");
      } else if (table.isWeighing()) {
        table.weigh(
            LINKED,
            table.clock.isBonus()
                ? "in a Bonus Round no attack is protected by an ability"
                : "the attack is not linked to a used ability");
      }
    } else if (use.touchesAttack()
        && !attack.owner().equals(play.seat())
        && Protection.covers(table, attack)) {
      faults.add(attack.mode() == Mode.SPECIAL ? SPECIAL : LINKED, "protected");
    }
  }

  /** An attack that is linked to an ability is protected face down, too (PRE-Q-71). */
  private static boolean discardsLinked(Table table, PlayWindow window, Play play, Use use) {
    Optional<Seat> owner =
        use.aim() == Aim.SET_CARD ? play.target().player() : window.about().player();
    return owner.isPresent()
        && !owner.get().equals(play.seat())
        && use.effects().contains(DISCARDS)
        && Linked.covers(table, owner.get());
  }

  /** The source of the effects of a play. */
  public static Source source(Table table, PlayWindow window, Play play) {
    int attack = window.about() instanceof About.Flip flip ? flip.attack() : Source.NONE;
    int answers = window.about() instanceof About.Announcement it ? it.id() : 0;
    return source(table, play).withAttack(attack).withAnswers(answers);
  }

  private static Source source(Table table, Play play) {
    Playable what = play.what();
    int item = what instanceof Playable.Item used ? used.id() : Source.NONE;
    int card = card(table, play);
    return new Source(
        play.seat(), what.origin(), card, item, play.use(), play.target(), Source.NONE);
  }

  /** The card, the card of the item, or the character. */
  private static int card(Table table, Play play) {
    if (play.what() instanceof Playable.Card open) {
      return open.card();
    }
    if (play.what() instanceof Playable.InFog fog) {
      return fog.says();
    }
    if (play.what() instanceof Playable.Ability ability) {
      return ability.character();
    }
    Sheet sheet = table.sheet(play.seat());
    int at = Items.find(sheet, ((Playable.Item) play.what()).id());
    return at < 0 ? Source.NONE : sheet.items().get(at).card();
  }

  /** What allows a play that is legal. */
  public static ImmutableList<Citation> allowedBy(Table table, Play play) {
    ImmutableList<Use> uses = Uses.all(table, play, Faults.unnamed());
    ImmutableList<Citation> timed =
        switch (play.what().origin()) {
          case CARD -> ImmutableList.of(HAND, TIMING, WINDOW);
          case ITEM -> ImmutableList.of(ITEM, WINDOW);
          default -> ImmutableList.of(ABILITY, WINDOW);
        };
    return ImmutableList.<Citation>builder()
        .addAll(AimRules.allowing(table, play, uses.get(play.use()).aim(), uses.size() > 1))
        .addAll(timed)
        .build();
  }
}
