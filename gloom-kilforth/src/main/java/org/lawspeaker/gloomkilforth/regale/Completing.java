package org.lawspeaker.gloomkilforth.regale;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.AncientCard;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/** What completing a chapter or a Finale does (GOK-ANCIENT-07). */
final class Completing {
  private static final Citation CHAPTER = Citation.of("GOK-CHAPTER-10");
  private static final Citation HEALTH = Citation.of("GOK-CHAPTER-08");
  private static final Citation FINALE = Citation.of("GOK-FINALE-08");
  private static final Citation RISE = Citation.of("GOK-ANCIENT-06");
  private static final int PRESSING = 3;

  private Completing() {}

  /**
   * A hero completes its chapter: maximum health and HP rise by 1 (GOK-Q-83), also if it is
   * defeated (GOK-Q-48), it may learn a skill, and the next chapter takes its place. The moment of
   * completing is still one of the chapter that is completed (GOK-REQ-02).
   *
   * @param regaled by a Regale Action, after which there is none today (GOK-REGALE-02, GOK-Q-47)
   */
  static void chapter(Table table, Seat seat, boolean regaled) {
    Hero hero = table.hero(seat);
    int chapter = hero.chapter();
    table.set(
        seat,
        hero.withMaxHealth(hero.maxHealth() + 1)
            .withHp(hero.hp() + 1)
            .withRegaled(hero.regaled() || regaled));
    if (table.isTelling()) {
      String which = String.valueOf(chapter);
      String who = Table.number(seat);
      table.tell(
          CHAPTER, "chapter", seat + " completes chapter " + which, "seat", who, "chapter", which);
      table.tell(HEALTH, "health", seat + " has 1 more maximum health", "seat", who);
    }
    if (regaled && chapter >= PRESSING && !table.settings.format().isShared()) {
      table.push(Pressure.of(table, seat, chapter)); // GOK-PRESSURE-01
    }
    table.push(LimitCheck.of(table));
    table.push(new LearnSkill(seat, chapter, true));
    table.fire(seat, Moment.CHAPTER_COMPLETED);
    table.set(seat, table.hero(seat).withChapter(chapter + 1));
  }

  /**
   * A hero completes its saga, and the Ancients come (GOK-ANCIENT-06, GOK-Q-103). The moment is
   * still one of the Finale, which is turned over then (GOK-REQ-02).
   */
  static void finale(Table table, Seat seat) {
    if (table.isTelling()) {
      table.tell(FINALE, "finale", seat + " completes the saga", "seat", Table.number(seat));
    }
    for (int i = 0; i < table.ancients.size(); i++) {
      Ancient ancient = table.ancients.get(i);
      if (ancient.at().isEmpty() && !ancient.defeated()) {
        AncientCard print = table.cards.ancient(ancient.card());
        Optional<Integer> place = Optional.of(table.placeOf(print.location()));
        table.ancients = Lists.with(table.ancients, i, ancient.withAt(place));
        if (table.isTelling()) {
          String says = print.name() + " is at " + print.location();
          table.tell(RISE, "ancient-appears", says, "card", print.name());
        }
      }
    }
    table.push(LimitCheck.of(table));
    table.push(new TotemChoice(seat));
    table.fire(seat, Moment.FINALE_COMPLETED);
    table.set(seat, table.hero(seat).withChapter(Hero.FINALE + 1).withFinale(0));
  }
}
