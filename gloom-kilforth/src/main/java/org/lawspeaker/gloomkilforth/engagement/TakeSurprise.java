package org.lawspeaker.gloomkilforth.engagement;

import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.dice.ExtraDice;
import org.lawspeaker.gloomkilforth.effects.Modify;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Modifier;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Until;
import org.lawspeaker.gloomkilforth.table.Who;

/**
 * The hero has Surprise in the battle that begins (GOK-TEST-13). A foe that has it keeps it, for no
 * rule takes it away (GOK-SURPRISE-03).
 */
@Doc("You have Surprise in this battle.")
public record TakeSurprise() implements Effect {
  private static final Citation SURPRISE = Citation.of("GOK-TEST-13");

  /** What Surprise is for another hero of the team than the active one (GOK-SURPRISE-01). */
  private static final Modify MORE =
      new Modify(new ExtraDice(1, Optional.of(Attribute.FIGHT)), Until.ROUND, Who.YOU);

  private static boolean isFrom(Modifier given, Seat seat) {
    return given.seat().equals(seat)
        && given.gives().equals(MORE.gives())
        && given.until() == MORE.until();
  }

  /**
   * There is no Surprise against an Ancient (GOK-ASSAULT-08), nor against a Stranger that the hero
   * has angered (GOK-STRANGER-08).
   */
  @Override
  public boolean hasAim(Table table, Source source) {
    Battle battle = table.battle();
    return battle != null
        && !Foes.isAncient(table, battle.foe())
        && !table.turn.angered().contains(battle.foe())
        && battle.heroes().contains(source.user())
        && battle.round() <= 1;
  }

  @Override
  public void act(Table table, Source source) {
    if (!hasAim(table, source)) {
      return;
    }
    Battle battle = Objects.requireNonNull(table.battle());
    if (battle.heroes().indexOf(source.user()) == 0) {
      boolean both = battle.surprise().isOfFoe();
      table.set(battle.withSurprise(both ? Surprise.BOTH : Surprise.HERO));
    } else if (table.modifiers.stream().noneMatch(each -> isFrom(each, source.user()))) {
      MORE.befall(table, source, source.user());
    }
    if (table.isTelling()) {
      String who = source.user() + " has Surprise";
      table.tell(SURPRISE, "surprise", who, "seat", Table.number(source.user()));
    }
  }

  @Override
  public String says() {
    return "gain Surprise";
  }
}
