package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.setting.DiscardSet;
import org.lawspeaker.prestigerpg.stack.Linked;
import org.lawspeaker.prestigerpg.stack.Protection;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.By;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Condition;
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
  private static final Citation OWNER = Citation.of("PRE-ITEM-03");
  private static final Citation OWN = Citation.of("PRE-ABILITY-01");
  private static final Citation EXPANSION = Citation.of("PRE-EXP-01");
  private static final Citation CARDS_ONLY = Citation.of("PRE-LICH-07");
  private static final Citation TIPPED = Citation.of("PRE-POTION-02");
  private static final Citation LIMIT = Citation.of("PRE-RELIC-05");
  private static final Citation ABILITY = Citation.of("PRE-ABILITY-02");
  private static final Citation ABILITIES = Citation.of("PRE-Q-70");
  private static final Citation STRIKES_BACK = Citation.of("PRE-Q-35");
  private static final Citation SPECIAL = Citation.of("PRE-SPECIAL-02");
  private static final Citation LINKED = Citation.of("PRE-ABILITY-04");
  private static final Citation REFUSED = Citation.of("PRE-Q-40");
  private static final Citation ANSWERS = Citation.of("PRE-Q-11");
  private static final Citation HIDDEN = Citation.of("PRE-FOG-01");
  private static final Citation POTIONS = Citation.of("PRE-BEGIN-05");

  private PlayRules() {}

  /** The use that a play means; null if there is none, which the faults say. */
  public static @Nullable Use use(Table table, Play play, Faults faults) {
    if (play.origin() != Origin.CARD && play.under() != FaceDown.OPEN) {
      faults.add(HIDDEN, "only-cards-are-hidden");
    }
    ImmutableList<Use> uses = uses(table, play, faults);
    if (play.use() >= 0 && play.use() < uses.size()) {
      return uses.get(play.use());
    }
    if (faults.none()) {
      faults.add(HAND, "no-such-use");
    }
    return null;
  }

  private static ImmutableList<Use> uses(Table table, Play play, Faults faults) {
    return switch (play.origin()) {
      case CARD -> ofCard(table, play, faults);
      case ITEM -> ofItem(table, play, faults);
      case ABILITY -> ofAbility(table, play, faults);
      default -> ImmutableList.of();
    };
  }

  private static ImmutableList<Use> ofCard(Table table, Play play, Faults faults) {
    int card = play.which();
    boolean fog = table.changes(Fog.class).has(Fog.class);
    if (fog == (play.under() == FaceDown.OPEN)) {
      faults.add(HIDDEN, fog ? "hidden-in-the-fog" : "no-fog");
      return ImmutableList.of();
    }
    if (card < 0
        || card >= table.cards.deckKinds()
        || !table.cards.isIn(table.settings, card)
        || table.sheet(play.seat()).hand().count(FaceDown.card(card, play.under())) == 0) {
      faults.add(HAND, "not-in-hand");
      return ImmutableList.of();
    }
    if (table.cards.face(card) instanceof CardFace.Action action) {
      return action.uses();
    }
    faults.add(HAND, "no-action-card");
    return ImmutableList.of();
  }

  /** The uses of an item of a living player; a creature cannot use its own (PRE-WEREBOAR-04). */
  private static ImmutableList<Use> ofItem(Table table, Play play, Faults faults) {
    Sheet sheet = table.sheet(play.seat());
    int at = Items.find(sheet, play.which());
    if (at < 0 || !sheet.isAlive()) {
      judgeOwner(table, play, faults);
      return ImmutableList.of();
    }
    Held item = sheet.items().get(at);
    if (item.tipped()) {
      faults.add(TIPPED, "already-tipped");
    }
    if (item.used() || Announced.waits(table, Origin.ITEM, item.id())) {
      faults.add(LIMIT, "used-already");
    }
    return table.cards.kit(item.card()).uses();
  }

  private static ImmutableList<Use> ofAbility(Table table, Play play, Faults faults) {
    Sheet sheet = table.sheet(play.seat());
    if (!table.settings.has(Expansion.DEEPER_AND_DARKER)
        || play.which() != sheet.character()
        || !sheet.isAlive()) {
      judgeOwner(table, play, faults);
      return ImmutableList.of();
    }
    if (sheet.abilityUsed() || Announced.waits(table, Origin.ABILITY, sheet.character())) {
      faults.add(ABILITIES, "used-already");
    }
    return ImmutableList.of(table.cards.character(sheet.character()).ability());
  }

  /**
   * Adds why nothing like this can be played at any moment: an ability without its expansion or of
   * another character, an item of another player or of none.
   */
  static void judgeOwner(Table table, Play play, Faults faults) {
    Sheet sheet = table.sheet(play.seat());
    if (play.origin() == Origin.ABILITY) {
      if (!table.settings.has(Expansion.DEEPER_AND_DARKER)) {
        faults.add(EXPANSION, "no-abilities");
      } else if (play.which() != sheet.character()) {
        faults.add(OWN, "no-such-ability");
      } else if (!sheet.isAlive()) {
        faults.add(CARDS_ONLY, "cards-only");
      }
    } else if (play.origin() == Origin.ITEM && Items.find(sheet, play.which()) < 0) {
      faults.add(Items.lies(table, play.which()) ? OWNER : ITEM, "not-your-item");
    } else if (play.origin() == Origin.ITEM && !sheet.isAlive()) {
      faults.add(CARDS_ONLY, "cards-only");
    }
  }

  /** Adds everything that forbids a play in this window. */
  public static void judge(Table table, PlayWindow window, Play play, Faults faults) {
    Use use = use(table, play, faults);
    if (use == null) {
      return;
    }
    judgeTiming(table, window, play, use, faults);
    AimRules.judgeAnswer(table, play, use, faults);
    if (use.aim() != Aim.NOTHING || !play.target().equals(Target.NONE)) {
      if (!Aims.targets(table, use.aim(), play.seat()).contains(play.target())) {
        faults.add(AimRules.why(table, use.aim(), play), "no-such-target", "aim", use.aim().says());
      }
    }
    if (!use.when().isEmpty()) {
      judgeConditions(table, source(table, window, play), use, faults);
    }
    judgeProtection(table, window, play, use, faults);
  }

  private static void judgeConditions(Table table, Source source, Use use, Faults faults) {
    for (Condition condition : use.when()) {
      if (!condition.holds(table, source)) {
        faults.add(TIMING, "condition", "needs", condition.says());
      }
    }
  }

  private static void judgeTiming(
      Table table, PlayWindow window, Play play, Use use, Faults faults) {
    if (!use.at().contains(window.moment())) {
      boolean potion =
          play.origin() == Origin.ITEM && Items.isPotion(table, play.seat(), play.which());
      Citation why = use.answers() ? ANSWERS : potion ? POTIONS : TIMING;
      faults.add(why, "not-in-this-window", "window", window.moment().says());
    } else if (!Parts.isBy(table, use.by(), play.seat(), window)) {
      faults.add(whyPart(play, use, window), "not-by-you", "by", use.by().says());
    }
    if (use.once() && window.hasMade(play)) {
      faults.add(STRIKES_BACK, "once-in-a-window");
    }
    if (window.refused().contains(play)) {
      faults.add(REFUSED, "refused-already");
    }
  }

  /** The clause that says who may use it in a window of its own. */
  private static Citation whyPart(Play play, Use use, PlayWindow window) {
    return switch (play.origin()) {
      case CARD ->
          use.by() == By.VICTIM && window.moment() == Moment.STRUCK ? STRIKES_BACK : TIMING;
      case ABILITY -> ABILITIES;
      default -> TIMING;
    };
  }

  /** A harmful Action card cannot be played on the protected attack of another (PRE-Q-40). */
  private static void judgeProtection(
      Table table, PlayWindow window, Play play, Use use, Faults faults) {
    if (play.origin() != Origin.CARD || use.tone() != Tone.HARMFUL) {
      return;
    }
    Attack attack = table.attack(window.attack());
    if (attack == null) {
      if (discardsLinked(table, window, play, use)) {
        faults.add(LINKED, "protected");
      }
    } else if (use.touchesAttack()
        && !attack.owner().equals(play.seat())
        && Protection.covers(table, attack)) {
      faults.add(attack.mode() == Mode.SPECIAL ? SPECIAL : LINKED, "protected");
    }
  }

  /** An attack that is linked to an ability is protected face down, too (PRE-Q-71). */
  private static boolean discardsLinked(Table table, PlayWindow window, Play play, Use use) {
    int owner = use.aim() == Aim.SET_CARD ? play.target().seat() : window.active();
    return owner >= 0
        && owner != play.seat().index()
        && use.effects().contains(new DiscardSet())
        && Linked.covers(table, Seat.of(owner));
  }

  /** The source of the effects of a play. */
  public static Source source(Table table, PlayWindow window, Play play) {
    int item = play.origin() == Origin.ITEM ? play.which() : -1;
    int card = play.which();
    if (play.origin() == Origin.ITEM) {
      int at = Items.find(table.sheet(play.seat()), play.which());
      card = at < 0 ? -1 : table.sheet(play.seat()).items().get(at).card();
    }
    return new Source(
        play.seat(),
        play.origin(),
        card,
        item,
        play.use(),
        play.target(),
        window.attack(),
        window.answered(),
        false);
  }

  /** What allows a play that is legal. */
  public static ImmutableList<Citation> allowedBy(Table table, Play play) {
    ImmutableList<Use> uses = uses(table, play, Faults.unnamed());
    ImmutableList<Citation> timed =
        switch (play.origin()) {
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
