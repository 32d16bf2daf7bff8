package org.lawspeaker.gloomkilforth.regale;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.HeroClass;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Skill;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero may gain a skill of the level of its chapter (GOK-CHAPTER-09, GOK-Q-49, GOK-SKILL-05), or
 * of the level that an ability gives (GOK-TERM-14).
 *
 * @param ofChapter whether for a chapter that the hero completed
 */
public record LearnSkill(Seat seat, int level, @Default("true") boolean ofChapter)
    implements Asking {
  private static final Citation SKILL = Citation.of("GOK-CHAPTER-09");
  private static final Citation BY_ABILITY = Citation.of("GOK-TERM-14");
  private static final Citation TAKEN = Citation.of("GOK-SKILL-06");
  private static final Window ASKS = Window.of("skill", "Which skill is gained?", SKILL);
  private static final Window GIVEN = Window.of("skill", "Which skill is gained?", BY_ABILITY);

  /** Only a skill that nobody has (GOK-SKILL-06). */
  private boolean fits(Table table, int card) {
    HeroClass own = (HeroClass) table.cards.card(table.hero(seat).profession().orElseThrow());
    Skill skill = (Skill) table.cards.card(card);
    return skill.level() == level && own.skills().contains(skill.type());
  }

  @Override
  public boolean owes(Table table) {
    Bag free = table.decks.skills();
    for (int i = 0; i < free.size(); i++) {
      if (fits(table, free.nth(i))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Citation why(Table table) {
    return ofChapter ? SKILL : BY_ABILITY;
  }

  @Override
  public Window window(Table table) {
    return ofChapter ? ASKS : GIVEN;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    Bag free = table.decks.skills();
    for (int i = 0; i < free.size(); i++) {
      if (fits(table, free.nth(i))) {
        moves.addLegal(PickCard.of(seat, free.nth(i)));
      }
    }
    moves.addLegal(Decline.of(seat));
  }

  @Override
  public void judgeAnswer(Table table, GloomMove move, Faults faults) {
    if (move instanceof PickCard pick && has(table, pick.card())) {
      faults.add(TAKEN, "taken", "card", table.cards.name(pick.card()));
    } else {
      Asking.super.judgeAnswer(table, move, faults);
    }
  }

  private static boolean has(Table table, int skill) {
    return table.heroes.stream().anyMatch(each -> each.skills().count(skill) > 0);
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    if (move instanceof PickCard pick) {
      table.decks = table.decks.withSkills(table.decks.skills().without(pick.card()));
      Hero hero = table.hero(seat);
      table.set(seat, hero.withSkills(hero.skills().with(pick.card())));
      table.tellCard(why(table), "learned", seat, "learns", pick.card());
      table.fire(new Source(seat, pick.card()), Moment.ENTERS_PLAY);
    }
  }
}
