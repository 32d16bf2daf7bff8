package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Turn;

/**
 * The changes of the rules that are in force for a hero (GOK-DEF-03, GOK-DEF-05), and what they
 * were gathered from. The parts of a table are immutable: while they are the same, so is what is in
 * force.
 */
final class InForce {
  private final Seat seat;
  private final Clock clock;
  private final Turn turn;
  private final ImmutableList<Hero> heroes;
  private final ImmutableList<Site> sites;
  private final ImmutableList<Ancient> ancients;
  private final ImmutableList<Battle> battles;
  private final ImmutableList<Test> tests;
  private final ImmutableList<Modifier> modifiers;
  private final int faced;
  final Changes<Source, Lasting> changes;

  /** What the changes add to Study that do not come from spells (GOK-Q-64). */
  final int study;

  private InForce(Table table, Seat seat) {
    this.seat = seat;
    this.clock = table.clock;
    this.turn = table.turn;
    this.heroes = table.heroes;
    this.sites = table.sites;
    this.ancients = table.ancients;
    this.battles = table.battles;
    this.tests = table.tests;
    this.modifiers = table.modifiers;
    this.faced = faced(table, seat);
    ImmutableList<Immune> immune = immunities(table, seat, faced);
    Changes<Source, Lasting> plain =
        gathered(table, seat, immune, asset -> !Strength.isSpell(table, asset));
    int more = Strength.lasting(plain, table, seat, Attribute.STUDY);
    this.study = more;
    this.changes =
        Strength.hasSpell(table, seat)
            ? gathered(table, seat, immune, asset -> Strength.isUsable(table, seat, asset, more))
            : plain;
  }

  /** What is in force for a hero: what was found last, if nothing has changed. */
  static InForce of(@Nullable InForce last, Table table, Seat seat) {
    return last != null && last.isOf(table, seat) ? last : new InForce(table, seat);
  }

  @SuppressWarnings("ReferenceEquality") // another value means that something may have changed
  private boolean isOf(Table table, Seat seat) {
    return this.seat.equals(seat)
        && heroes == table.heroes
        && sites == table.sites
        && tests == table.tests
        && battles == table.battles
        && modifiers == table.modifiers
        && turn == table.turn
        && clock == table.clock
        && ancients == table.ancients
        && faced == faced(table, seat);
  }

  /** All that is in force; of the hero's assets only those count that can be used. */
  private static Changes<Source, Lasting> gathered(
      Table table, Seat seat, ImmutableList<Immune> immune, IntPredicate usable) {
    Changes.Gathering<Source, Lasting> all = Changes.gather();
    Hero hero = table.hero(seat);
    hero.race().ifPresent(card -> own(all, table, seat, card, immune));
    hero.profession().ifPresent(card -> own(all, table, seat, card, immune));
    table.cards.chapterOf(hero).ifPresent(card -> own(all, table, seat, card, immune));
    for (int i = 0; i < hero.skills().size(); i++) {
      own(all, table, seat, hero.skills().nth(i), immune);
    }
    for (int i = 0; i < hero.assets().size(); i++) {
      int asset = hero.assets().nth(i);
      if (usable.test(asset)) {
        own(all, table, seat, asset, immune);
      }
    }
    map(all, table, seat);
    for (int i = 0; i < table.modifiers.size(); i++) {
      Modifier modifier = table.modifiers.get(i);
      if (modifier.seat().equals(seat) && !blanks(table, immune, modifier.card())) {
        all.add(new Source(seat, modifier.card()), modifier.gives());
      }
    }
    return all.all();
  }

  /** What one card changes for the hero that has it. */
  static Changes<Source, Lasting> of(Table table, Seat seat, int card) {
    Changes.Gathering<Source, Lasting> all = Changes.gather();
    add(all, table, seat, card, table.cards.card(card).lasting());
    return all.all();
  }

  /** What the hero's cards change, unless the foe is immune to them (GOK-TERM-10). */
  private static void own(
      Changes.Gathering<Source, Lasting> all,
      Table table,
      Seat seat,
      int card,
      ImmutableList<Immune> immune) {
    if (!blanks(table, immune, card)) {
      add(all, table, seat, card, table.cards.card(card).lasting());
    }
  }

  /** The location, the Weather, what the hero confronts or battles, and what works everywhere. */
  private static void map(Changes.Gathering<Source, Lasting> all, Table table, Seat seat) {
    if (table.sites.isEmpty()) {
      return;
    }
    int at = table.hero(seat).at();
    add(all, table, seat, table.sites.get(at).card(), table.side(at).lasting());
    if (table.clock.weather().isPresent()) {
      int card = table.clock.weather().get();
      add(all, table, seat, card, ((NightCard) table.cards.card(card)).everywhere());
    }
    int opposed = opposed(table, seat);
    for (int place = 0; place < table.sites.size(); place++) {
      Pile encounters = table.sites.get(place).encounters();
      for (int i = 0; i < encounters.size(); i++) {
        int card = encounters.get(i);
        add(all, table, seat, card, table.cards.encounter(card).everywhere());
      }
    }
    if (opposed >= 0) {
      for (int card : texts(table, opposed)) {
        add(all, table, seat, card, table.cards.card(card).lasting(), affects(table, seat));
      }
    }
  }

  /**
   * Whether the text of a foe or the Weather affects this hero: of those who fight together it
   * affects the active hero alone (GOK-ABILITY-05).
   */
  static boolean affects(Table table, Seat seat) {
    Battle battle = table.battle();
    return battle == null || battle.heroes().indexOf(seat) <= 0;
  }

  /** The cards whose text is that of a foe: an Ancient has its Abilities and gathered plots. */
  static ImmutableList<Integer> texts(Table table, int foe) {
    for (Ancient ancient : table.ancients) {
      if (ancient.card() == foe) {
        ImmutableList.Builder<Integer> all = ImmutableList.<Integer>builder().add(foe);
        ancient.abilities().ifPresent(all::add);
        ancient.gathered().toPile().forEach(all::add); // GOK-ASSAULT-06
        return all.build();
      }
    }
    boolean isPlot = table.cards.kind(foe) == Kind.PLOT; // it hinders no hero itself: GOK-CLEAR-07
    return isPlot ? ImmutableList.of() : ImmutableList.of(foe);
  }

  /** The card that a hero battles or tests against; -1 if there is none. */
  static int opposed(Table table, Seat seat) {
    if (!table.tests.isEmpty() && table.test().seat().equals(seat)) {
      Optional<Integer> against = table.test().purpose().against();
      if (against.isPresent()) {
        return against.get();
      }
    }
    Battle battle = table.battle();
    return battle != null && battle.heroes().contains(seat) && isThere(table, battle.foe())
        ? battle.foe()
        : -1;
  }

  /**
   * The card that a hero interacts with: what it opposes, or is about to, for an engagement begins
   * before its battle and a Confront before its Test (GOK-TERM-11); -1 if there is none.
   */
  private static int faced(Table table, Seat seat) {
    int opposed = opposed(table, seat);
    boolean isOfTeam = table.turn.team().contains(seat) && !table.hero(seat).hidden(); // GOK-Q-116
    if (opposed >= 0 || !(table.isActive(seat) || isOfTeam)) {
      return opposed;
    }
    if (!table.tests.isEmpty() && !table.test().foe() && table.battles.isEmpty()) {
      return table.test().purpose().against().orElse(-1); // the team of whoever confronts it
    }
    for (Agenda<GloomStep> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      Optional<Integer> about = at.top().about();
      if (about.isPresent()) {
        int card = about.get();
        boolean isHere = table.site(seat).encounters().contains(card);
        return isHere && table.isThere(seat, card) ? card : -1;
      }
    }
    return -1;
  }

  /** Whether a foe is on the map, or an Ancient: else its text works no more (GOK-ABILITY-02). */
  static boolean isThere(Table table, int foe) {
    if (table.cards.kind(foe) == Kind.ANCIENT) {
      return true;
    }
    for (Site site : table.sites) {
      if (site.encounters().contains(foe)) {
        return true;
      }
    }
    return false;
  }

  /** All immunities of what a hero faces: an Ancient may have several (GOK-ASSAULT-06). */
  private static ImmutableList<Immune> immunities(Table table, Seat seat, int faced) {
    if (faced < 0) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Immune> all = ImmutableList.builder();
    for (int card : texts(table, faced)) {
      for (Permanent each : table.cards.card(card).lasting()) {
        if (each.gives() instanceof Immune immune
            && Condition.all(each.when(), table, new Source(seat, card))) {
          all.add(immune);
        }
      }
    }
    return all.build();
  }

  private static void add(
      Changes.Gathering<Source, Lasting> all,
      Table table,
      Seat seat,
      int card,
      ImmutableList<Permanent> lasting) {
    add(all, table, seat, card, lasting, true);
  }

  private static void add(
      Changes.Gathering<Source, Lasting> all,
      Table table,
      Seat seat,
      int card,
      ImmutableList<Permanent> lasting,
      boolean affects) {
    if (lasting.isEmpty()) {
      return;
    }
    Source source = new Source(seat, card);
    boolean veiled = table.hero(seat).veiled().count(card) > 0;
    for (int i = 0; i < lasting.size(); i++) {
      Permanent each = lasting.get(i);
      if (veiled && each.gives().isBonus()) {
        continue; // GOK-TEST-05; what an effect has given stays, whatever is veiled since
      }
      if ((affects || each.gives().isAboutTheFoe())
          && (each.when().isEmpty() || Condition.all(each.when(), table, source))) {
        all.add(source, each.gives());
      }
    }
  }

  /** Whether a foe treats this card as blank for a hero. */
  static boolean isBlank(Table table, Seat seat, int card) {
    return isBlank(table, seat, card, faced(table, seat));
  }

  /** Whether a card that a hero has to do with treats this one as blank. */
  static boolean isBlank(Table table, Seat seat, int card, int against) {
    return blanks(table, immunities(table, seat, against), card);
  }

  private static boolean blanks(Table table, ImmutableList<Immune> immunities, int card) {
    for (Immune each : immunities) {
      if (blanks(table, each, card)) {
        return true;
      }
    }
    return false;
  }

  /** Whether it is immune to the kind of a card, or to its type of reward. */
  private static boolean blanks(Table table, Immune immune, int card) {
    return immune.to().contains(table.cards.kind(card))
        || (table.cards.card(card) instanceof Reward reward
            && immune.rewards().contains(reward.type()));
  }
}
