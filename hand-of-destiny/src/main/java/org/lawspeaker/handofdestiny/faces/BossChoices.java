package org.lawspeaker.handofdestiny.faces;

import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.handofdestiny.boss.CriticalHits;
import org.lawspeaker.handofdestiny.moves.Critical;
import org.lawspeaker.handofdestiny.table.CriticalHit;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.handofdestiny.table.Wording;

/** The boss: critical hits, and stopping. */
final class BossChoices {
  private BossChoices() {}

  static Choice critical(Table table, Critical move) {
    CriticalHit hit = CriticalHits.of(table, move.index());
    boolean takesLast = hit.damageCost() >= table.hero.hp();
    return Choice.of("Critical hit", "Make critical hit " + (move.index() + 1), Uid.BOSS)
        .withHint(
            CardFaces.costs(hit)
                + (takesLast ? ", your last" : "")
                + "; "
                + effect(table, move.index(), 0)
                + (cardsChangeIt(table, move.index()) ? ", which the cards used may change" : ""))
        .withIsGrave(takesLast);
  }

  /** Whether the HP of the boss may depend on the cards with which this critical hit is paid. */
  private static boolean cardsChangeIt(Table table, int index) {
    return CriticalHits.of(table, index).strengthCost().isPresent()
        && CriticalHits.remaining(table, index, AttackChoices.all(table))
            != CriticalHits.remaining(table, index, 0);
  }

  /** What a critical hit paid with these cards does: {@code attacks for 13 of 18 HP}. */
  static String effect(Table table, int index, long cards) {
    int left = CriticalHits.remaining(table, index, cards);
    int attack = CriticalHits.of(table, index).attack();
    return "attacks for " + attack + " of " + left + " HP";
  }

  static Choice stop(Table table) {
    Choice choice = Choice.of("Stop", "Stop fighting " + table.bossName(), Uid.BOSS);
    return table.isFinalWave()
        ? choice
        : choice.withHint("not defeated: " + Wording.of(table.bossLevel().penalties()));
  }
}
