package org.lawspeaker.gloomkilforth.engagement;

import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.rewards.Claim;
import org.lawspeaker.gloomkilforth.rewards.GoldSplit;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A foe without HP is defeated, and the active hero alone claims its reward (GOK-BATTLE-09,
 * GOK-TEAM-09).
 */
public record FoeCheck(Seat seat) implements GloomStep {
  private static final Citation NO_HP = Citation.of("GOK-BATTLE-09");
  private static final Citation ANCIENT = Citation.of("GOK-ASSAULT-09");

  @Override
  public void run(Table table) {
    Battle battle = Objects.requireNonNull(table.battle());
    table.replaceTop(new HeroCheck(seat));
    if (battle.hp() > 0) {
      return;
    }
    if (Foes.isAncient(table, battle.foe())) {
      slay(table, battle.foe());
    } else {
      Claim.start(table, seat, battle.foe(), Attribute.FIGHT, NO_HP); // GOK-Q-82
    }
    table.fire(seat, Moment.FOE_DEFEATED);
  }

  /** The Ancient leaves the game with all that is its own (GOK-Q-98); its gold is taken. */
  private void slay(Table table, int card) {
    table.tellCard(ANCIENT, "defeated-ancient", seat, "defeats", card);
    int gold = table.cards.ancient(card).gold();
    Gain.gold(table, seat, gold, ANCIENT);
    table.push(new GoldSplit(seat, Tests.team(table, seat), gold)); // GOK-Q-98
    for (int i = 0; i < table.ancients.size(); i++) {
      Ancient ancient = table.ancients.get(i);
      if (ancient.card() == card) {
        table.ancients = Lists.with(table.ancients, i, ancient.withDefeated(true));
      }
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return RoundOver.after(this, seat, defeated);
  }
}
