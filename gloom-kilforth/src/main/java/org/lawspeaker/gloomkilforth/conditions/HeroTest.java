package org.lawspeaker.gloomkilforth.conditions;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.table.Condition;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Strength;
import org.lawspeaker.gloomkilforth.table.Table;

/** Something about the hero whose card it is. None of these asks for an attribute or a bonus. */
@Doc("Something about the hero.")
public sealed interface HeroTest extends Condition {
  /** The hero is Hidden. */
  record IsHidden() implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.hero(source.user()).hidden();
    }

    @Override
    public String says() {
      return "you are Hidden";
    }

    @Override
    public String denies() {
      return "you are not Hidden";
    }
  }

  /** A card in play of the hero has a keyword. */
  record HasKeyword(String keyword) implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return Strength.hasKeyword(table, source.user(), keyword);
    }

    @Override
    public String says() {
      return "you have the keyword " + keyword + " in play";
    }

    @Override
    public String denies() {
      return "you do not have the keyword " + keyword + " in play";
    }
  }

  /** At most so many HP are left. */
  record HpAtMost(@Range(min = 1, max = 20) int hp) implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.hero(source.user()).hp() <= hp;
    }

    @Override
    public String says() {
      return "you have " + hp + " HP or fewer";
    }

    @Override
    public String denies() {
      return "you have more than " + hp + " HP";
    }
  }

  /** The hero has so much gold, or more. */
  record GoldAtLeast(@Range(min = 1, max = 30) int gold) implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.hero(source.user()).gold() >= gold;
    }

    @Override
    public String says() {
      return "you have " + gold + " gold or more";
    }

    @Override
    public String denies() {
      return "you have less than " + gold + " gold";
    }
  }

  /** What the hero battles or tests against has a keyword, its type and terrain among them. */
  record Faces(String keyword) implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return Foes.opposed(table, source.user())
          .filter(card -> Foes.hasKeyword(table, source.user(), card, keyword))
          .isPresent();
    }

    @Override
    public String says() {
      return "you face " + what();
    }

    @Override
    public String denies() {
      return "you do not face " + what();
    }

    private String what() {
      for (EncounterType type : EncounterType.values()) {
        if (type.keyword().equals(keyword)) {
          return Words.one(type.says());
        }
      }
      return "a card with the keyword " + keyword;
    }
  }

  /** The hero is in a battle. */
  record InBattle() implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      Battle battle = table.battle();
      return battle != null && battle.heroes().contains(source.user());
    }

    @Override
    public String says() {
      return "you are in a battle";
    }

    @Override
    public String denies() {
      return "you are not in a battle";
    }
  }

  /** The card itself is not veiled. */
  record Unveiled() implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.hero(source.user()).veiled().count(source.card()) == 0;
    }

    @Override
    public String says() {
      return "this is unveiled";
    }
  }

  /** No hero has a higher skill level. Who of equals is the Strongest, effects ask (GOK-DEF-08). */
  record NoneStronger() implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return Strength.isStrongest(table, source.user());
    }

    @Override
    public String says() {
      return "no hero has a higher skill level than you";
    }
  }

  /** No hero has a lower skill level. Who of equals is the Weakest, effects ask (GOK-DEF-08). */
  record NoneWeaker() implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return Strength.isWeakest(table, source.user());
    }

    @Override
    public String says() {
      return "no hero has a lower skill level than you";
    }
  }

  /** What the hero battles is an Ancient. */
  record FacesAncient() implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return Foes.opposed(table, source.user())
          .filter(card -> Foes.isAncient(table, card))
          .isPresent();
    }

    @Override
    public String says() {
      return "you face an Ancient";
    }
  }

  /** What the hero battles is a Stranger with its Enemy token (GOK-STRANGER-05). */
  record FacesEnemyStranger() implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return Foes.opposed(table, source.user())
          .filter(card -> table.hero(source.user()).enemies().count(card) > 0)
          .isPresent();
    }

    @Override
    public String says() {
      return "you face a Stranger that is your enemy";
    }
  }

  /** The Action that the hero performs, or has performed, in this turn is of this type. */
  record Performs(ActionType action) implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.isActive(source.user())
          && table.turn.action().filter(it -> it == action).isPresent();
    }

    @Override
    public String says() {
      return "your Action is " + action.says();
    }
  }
}
