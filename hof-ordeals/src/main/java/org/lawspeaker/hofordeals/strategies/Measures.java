package org.lawspeaker.hofordeals.strategies;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.Spelling;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.engine.play.Question;
import org.lawspeaker.engine.play.strategy.Measure;
import org.lawspeaker.hofordeals.combat.Foes;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Royalty;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Weapon;
import org.lawspeaker.hofordeals.view.Guess;
import org.lawspeaker.hofordeals.view.HeroView;
import org.lawspeaker.hofordeals.view.HofView;

/** The numbers that a strategy may ask for: all of them the seat knows. */
final class Measures {
  private static final String COUNT = "count ";

  /** What minions have on average beyond the Power that they are drawn for. */
  private static final int SPARE = 2;

  /** What a card that Protection ignores would have had. */
  private static final int IGNORED = 2;

  private final Cards cards;
  private final Nouns nouns;
  private final ImmutableMap<String, Measure<HofMove, HofView>> all;

  Measures(Cards cards, Nouns nouns) {
    this.cards = cards;
    this.nouns = nouns;
    all =
        ImmutableMap.<String, Measure<HofMove, HofView>>builder()
            .put("round", question -> question.view().clock().round())
            .put("level", question -> question.view().clock().level())
            .put("step", question -> question.view().turn().stage().number())
            .put("health", question -> hero(question).health())
            .put("food", question -> hero(question).food())
            .put("shards", question -> hero(question).shards())
            .put("fame", question -> hero(question).fame())
            .put("effort", question -> hero(question).effort())
            .put("bound", question -> hero(question).bound().size())
            .put("cards", question -> owned(own(question)).size())
            .put("ready", this::ready)
            .put("boss", this::boss)
            .put("need", this::need)
            .put(
                "enemies",
                question -> question.view().fight().map(f -> f.enemies().size()).orElse(0))
            .buildOrThrow();
  }

  Checked<Measure<HofMove, HofView>> of(String words) {
    if (words.startsWith(COUNT)) {
      return nouns
          .of(words.substring(COUNT.length()).strip())
          .map(which -> question -> count(question, which));
    }
    @Nullable Measure<HofMove, HofView> measure = all.get(words);
    return measure == null
        ? Checked.bad("", Spelling.unknown("number", words, known()))
        : Checked.ok(measure);
  }

  private ImmutableSet<String> known() {
    return ImmutableSet.<String>builder().addAll(all.keySet()).add(COUNT + "CARD").build();
  }

  private static HeroView own(Question<HofMove, HofView> question) {
    return question.view().heroes().get(question.seat().index());
  }

  private static Hero hero(Question<HofMove, HofView> question) {
    return own(question).hero();
  }

  /** The cards that go round through hand, deck and discard pile. */
  private static Bag owned(HeroView own) {
    Bag deck = own.unseen();
    for (int i = 0; i < own.deck().slots().size(); i++) {
      deck = own.deck().slots().get(i).card().map(deck::with).orElse(deck);
    }
    return deck.withAll(own.hand().orElse(Bag.empty()))
        .withAll(own.hero().discard())
        .withAll(own.hero().played())
        .withAll(own.hero().boundCards());
  }

  private static int count(Question<HofMove, HofView> question, IntPredicate which) {
    HeroView own = own(question);
    Bag owned = owned(own);
    int count = 0;
    for (int i = 0; i < owned.size(); i++) {
      count += which.test(owned.nth(i)) ? 1 : 0;
    }
    for (int worn : own.hero().gear().values()) {
      count += which.test(worn) ? 1 : 0;
    }
    return count;
  }

  /** The Power that is bound, that of the weapon, and what its Strike Bonus brings on average. */
  private int ready(Question<HofMove, HofView> question) {
    HeroView own = own(question);
    double force = 0;
    Bag owned = owned(own);
    for (int i = 0; i < owned.size(); i++) {
      var skill = cards.skill(owned.nth(i));
      force += skill == null ? 0 : skill.effort() + skill.power();
    }
    @Nullable Integer worn = own.hero().gear().get(Slot.WEAPON);
    Weapon weapon =
        worn == null ? cards.pack.rustyAxe() : cards.equipment(worn).weapon().orElseThrow();
    double ready = weapon.power() + weapon.strike() * force / Math.max(1, owned.size());
    for (Bound bound : own.hero().bound()) {
      ready += bound.power();
    }
    return (int) ready;
  }

  /** The Power of the Royalty that lies open and of its minions; 0 if none does. */
  private int boss(Question<HofMove, HofView> question) {
    if (question.view().board().royalty().isEmpty()) {
      return 0;
    }
    Royalty royalty = cards.royalty(question.view().board().royalty().get());
    return royalty.power() + royalty.minionDraw() + IGNORED * royalty.protection() + SPARE;
  }

  /**
   * The Power that the enemies of the combat still ask for with all that is in force, each card
   * that Protection will ignore taken for 2 Power as with a boss.
   */
  private int need(Question<HofMove, HofView> question) {
    int need = 0;
    if (question.view().fight().isPresent()) {
      Table table = table(question.view());
      for (Enemy enemy : question.view().fight().get().enemies()) {
        int missing = Math.max(0, Foes.needed(table, enemy) - enemy.counted());
        int ignored = Math.max(0, Foes.protection(table, enemy) - enemy.ignored());
        need += missing == 0 ? 0 : missing + IGNORED * ignored;
      }
    }
    return need;
  }

  /** What is in force is open to all: any position that fits the view will do. */
  private Table table(HofView view) {
    return new Table(cards, Guess.of(view, new SplittableRandom(1)), WorkTable.Use.READING);
  }
}
