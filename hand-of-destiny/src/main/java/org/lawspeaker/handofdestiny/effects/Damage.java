package org.lawspeaker.handofdestiny.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.handofdestiny.lasting.Count;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Deals damage to monsters, or to the boss if it says so (HOD-BOSS-05, HOD-Q-58).
 *
 * @param amount how much, or how much for each thing counted
 * @param per what is counted, if anything
 * @param target which monsters
 * @param type only of this type
 * @param boss whether it may also be used against a boss
 */
@Doc("Deals damage.")
public record Damage(
    @Range(min = 1, max = 60) int amount,
    @Doc("Multiplies the amount.") Optional<Count> per,
    @Default("front") Which target,
    Optional<MonsterType> type,
    @Default("false") @Doc("May be used against a boss.") boolean boss)
    implements OnMonsters {
  private static final Citation EACH = Citation.of("HOD-ACCUM-05");
  private static final Citation BY_ABILITY = Citation.of("HOD-BOSS-05");
  private static final Citation BY_WEAPON = Citation.of("HOD-Q-58");

  private int amount(Table table) {
    return per.isEmpty() ? amount : amount * per.get().in(table);
  }

  @Override
  public boolean looksAtPayment() {
    return per.isPresent() && per.get().looksAtPayment();
  }

  @Override
  public Optional<Citation> forSlotting() {
    return Optional.empty();
  }

  @Override
  public boolean attacks() {
    return true;
  }

  @Override
  public boolean attacksBoss() {
    return boss;
  }

  @Override
  public boolean changes(Table table, Source source, int position) {
    return amount(table) > 0;
  }

  @Override
  public void hit(Table table, Source source, int position) {
    Blow.damage(table, source, table.row.at(position), amount(table));
  }

  @Override
  public void hitEach(Table table, Source source, long faces) {
    if (table.isTelling() && Long.bitCount(faces) > 1) {
      table.tell(EACH, "several-hit", "each monster hit is checked by its own HP");
    }
    OnMonsters.super.hitEach(table, source, faces);
  }

  @Override
  public boolean canAct(Table table, Source source) {
    if (table.progress.phase() == Phase.BOSS) {
      return boss && amount(table) > 0;
    }
    return OnMonsters.super.canAct(table, source);
  }

  @Override
  public void act(Table table, Source source) {
    if (table.isTelling() && per.isPresent()) {
      table.tell(
          per.get().citation(),
          "counted",
          "the damage is " + amount(table) + ": " + amount + " per " + per.get().says(),
          "amount",
          "" + amount(table));
    }
    if (table.progress.phase() != Phase.BOSS) {
      OnMonsters.super.act(table, source);
      return;
    }
    int dealt = amount(table);
    table.boss = table.boss.withDamage(table.boss.damage() + dealt);
    if (table.isTelling()) {
      table.tell(
          source.kind() == Source.Kind.WEAPON ? BY_WEAPON : BY_ABILITY,
          "boss-damaged",
          table.bossName() + " is dealt " + dealt + " damage",
          "amount",
          "" + dealt);
    }
  }

  @Override
  public String says() {
    return OnMonsters.super.says() + (boss ? " or to the boss" : "");
  }

  @Override
  public String says(String whom) {
    return "deal "
        + amount
        + " damage"
        + per.map(count -> " for each " + count.says()).orElse("")
        + " to "
        + whom;
  }
}
