package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.occasions.DeedWindow;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/** All HP lost in a Skirmish are removed at the same time (GOK-BATTLE-07). */
public record Losses(Seat seat) implements GloomStep {
  private static final Citation FOE = Citation.of("GOK-BATTLE-05");
  private static final Citation HERO = Citation.of("GOK-BATTLE-06");

  @Override
  public void run(Table table) {
    Battle battle = Objects.requireNonNull(table.battle());
    int hp = Math.min(battle.hp(), Math.max(0, battle.hp() - battle.hits()));
    if (table.isTelling() && hp < battle.hp()) {
      String name = table.cards.name(battle.foe());
      String amount = String.valueOf(battle.hp() - hp);
      table.tell(
          FOE, "foe-lost-hp", name + " loses " + amount + " HP", "card", name, "amount", amount);
    }
    table.replaceTop(new FoeCheck(seat));
    DeedWindow.open(table, seat); // when all is lost, AP too
    ImmutableList<Seat> hurt = Harm.take(table, battle.heroes(), battle.harm(), HERO);
    table.set(battle.withHp(hp).withSurprise(Surprise.NOBODY)); // GOK-BATTLE-08
    if (Foes.isAncient(table, battle.foe())) {
      wound(table, battle.foe(), battle.hp() - hp);
    }
    table.fire(hurt, Moment.HP_LOST);
  }

  /** HP lost by an Ancient stay lost (GOK-ASSAULT-15). */
  static void wound(Table table, int card, int lost) {
    for (int i = 0; i < table.ancients.size(); i++) {
      Ancient ancient = table.ancients.get(i);
      if (ancient.card() == card) {
        table.ancients = Lists.with(table.ancients, i, ancient.withDamage(ancient.damage() + lost));
      }
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return RoundOver.after(this, seat, defeated);
  }
}
