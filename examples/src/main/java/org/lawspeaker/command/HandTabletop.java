package org.lawspeaker.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.play.Tabletop;
import org.lawspeaker.handofdestiny.HandOfDestiny;
import org.lawspeaker.handofdestiny.boss.BossStrike;
import org.lawspeaker.handofdestiny.boss.CriticalPayment;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.combat.fight.StrengthAttack;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.merchant.Wares;
import org.lawspeaker.handofdestiny.moves.Ware;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.BossLevel;
import org.lawspeaker.handofdestiny.table.CriticalHit;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandView;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.Monster;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.Table;

/** Draws the hand: the row, the strength cards, the hero's grid, the boss, the merchant. */
public record HandTabletop() implements Tabletop<HandOfDestiny, HandView> {
  private static final List<String> POSITIONS = List.of("front", "second", "third");

  @Override
  public Class<HandOfDestiny> game() {
    return HandOfDestiny.class;
  }

  @Override
  public Class<HandView> views() {
    return HandView.class;
  }

  @Override
  public String draw(HandOfDestiny game, HandView view, Ink ink) {
    Table table = Table.of(game.cards(), view.known());
    List<String> lines = new ArrayList<>();
    lines.add(title(table, ink));
    monsters(table, ink, lines);
    lines.add(strength(table, ink));
    attack(table, ink, lines);
    lines.add("  underworld  " + names(table, table.underworld));
    boss(table, ink, lines);
    if (table.progress.phase() == Phase.MERCHANT) {
      wares(table, ink, lines);
    }
    hero(table, ink, lines);
    return String.join("\n", lines);
  }

  private static String title(Table table, Ink ink) {
    String where = lower(table.progress.phase());
    if (table.progress.phase() == Phase.COMBAT) {
      where += ", turn " + table.progress.turn();
    }
    return ink.bold("Wave " + table.progress.wave() + " of 4, " + where)
        + " ("
        + lower(table.settings.difficulty())
        + ")";
  }

  private static void monsters(Table table, Ink ink, List<String> lines) {
    if (table.row.size() == 0) {
      return;
    }
    int visible = Visibility.count(table);
    for (int position = 0; position < visible && table.row.isSeen(position); position++) {
      int face = table.row.at(position);
      Monster monster = table.monster(face);
      int hp = Numbers.hp(table, position);
      int left = Numbers.remaining(table, position);
      lines.add(
          String.format(
              "  %-10s  %s HP %s  damage %d  coins %d  %s",
              POSITIONS.get(position),
              ink.bold(String.format("%-18s", monster.name())),
              left == hp ? "" + hp : left + " of " + hp,
              Numbers.damage(table, position),
              monster.coins(),
              lower(monster.type())));
      MonsterAbility ability = table.cards.ability(face);
      if (ability != null) {
        lines.add("              " + ability.says());
      }
    }
    lines.add(
        "  behind      "
            + names(table, table.row.faces().withoutTop(Math.min(visible, table.row.size())))
            + ", then the boss");
  }

  private static String strength(Table table, Ink ink) {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < table.strength.size(); i++) {
      int face = table.strength.get(i);
      boolean doubled = (table.preparation.doubled() & 1 << Faces.cardOf(face)) != 0;
      cards.add(
          table.monster(face).name()
              + " "
              + ink.bold("" + table.monster(face).hp())
              + (doubled ? " doubled" : "")
              + " ("
              + table.monster(face).coins()
              + " gold)");
    }
    String boost =
        table.preparation.boost() > 0 ? "; the next attack gains " + table.preparation.boost() : "";
    return "  strength    " + (cards.isEmpty() ? "none" : String.join(", ", cards)) + boost;
  }

  /** The strength attack that is being put together. */
  private static void attack(Table table, Ink ink, List<String> lines) {
    HandFrame top = table.agenda().isEmpty() ? null : table.top();
    if (top instanceof Assembling attack) {
      String enemy = table.monster(table.row.at(attack.at())).name();
      int left = Numbers.remaining(table, attack.at());
      lines.add(attack(table, ink, attack.cards(), attack.at(), enemy, left));
    } else if (top instanceof BossStrike strike) {
      lines.add(onBoss(table, ink, strike.cards()));
    } else if (top instanceof CriticalPayment payment) {
      lines.add(onBoss(table, ink, payment.cards()));
    }
  }

  private static String onBoss(Table table, Ink ink, long chosen) {
    int left = Numbers.bossHp(table) - table.boss.damage();
    return attack(table, ink, chosen, Place.BOSS, table.bossName(), left);
  }

  private static String attack(Table table, Ink ink, long chosen, int at, String enemy, int left) {
    List<String> cards = new ArrayList<>();
    for (long rest = chosen; rest != 0; rest &= rest - 1) {
      cards.add(table.monster(Long.numberOfTrailingZeros(rest)).name());
    }
    return "  attack      "
        + (cards.isEmpty()
            ? "no card yet"
            : String.join(", ", cards)
                + ": "
                + ink.bold("" + StrengthAttack.value(table, at, chosen)))
        + " against "
        + enemy
        + ", HP "
        + left;
  }

  private static void boss(Table table, Ink ink, List<String> lines) {
    BossLevel level = table.bossLevel();
    int hp = Numbers.bossHp(table);
    String health = table.boss.damage() == 0 ? "" + hp : (hp - table.boss.damage()) + " of " + hp;
    lines.add(
        "  boss        "
            + ink.bold(table.bossName())
            + " level "
            + table.progress.wave()
            + "  HP "
            + health
            + "  reward "
            + level.reward()
            + " gold  or else "
            + level.penalties().stream()
                .map(penalty -> penalty.says())
                .collect(Collectors.joining(", ")));
    level.ability().ifPresent(ability -> lines.add("              " + ability.says()));
    if (table.progress.phase() == Phase.BOSS) {
      for (int i = 0; i < level.criticalHits().size(); i++) {
        CriticalHit hit = level.criticalHits().get(i);
        boolean used = (table.boss.criticals() & 1 << i) != 0;
        lines.add(
            "              critical "
                + (i + 1)
                + ": an attack of "
                + hit.attack()
                + " for "
                + hit.damageCost()
                + " damage"
                + hit.strengthCost().map(cost -> " and strength " + cost).orElse("")
                + (used ? " (used)" : ""));
      }
    }
  }

  private static void wares(Table table, Ink ink, List<String> lines) {
    lines.add("  merchant    " + ink.bold(table.purse.gold() + " gold"));
    for (Ware ware : Wares.of(table.merchant())) {
      lines.add(
          String.format(
              "              %-24s %2d gold  %s",
              Wares.name(table.merchant(), ware),
              Wares.price(table, ware),
              Wares.says(table.merchant(), ware)));
    }
  }

  private static void hero(Table table, Ink ink, List<String> lines) {
    HeroCard hero = table.heroCard();
    lines.add(
        "  hero        "
            + ink.bold(hero.name())
            + " ("
            + lower(hero.heroClass())
            + ")  HP "
            + ink.bold("" + table.hero.hp())
            + " of 6"
            + weapon(table)
            + "  [x] exhausted  [/] used");
    for (int row = HeroMarks.ROWS - 1; row >= 0; row--) {
      for (int column = 0; column < 2; column++) {
        int index = column * HeroMarks.ROWS + row;
        HeroAbility ability = hero.ability(index);
        boolean paid = (table.hero.paid() & 1 << index) != 0;
        boolean once = (table.hero.once() & 1 << index) != 0;
        String mark = table.hero.isExhausted(index) ? "[x]" : paid || once ? "[/]" : "[ ]";
        lines.add(
            String.format(
                "    %s %-5s %d  %s %s",
                mark,
                column == 0 ? "left" : "right",
                row + 1,
                ink.bold(String.format("%-18s", ability.name())),
                ability.says()));
      }
    }
  }

  private static String weapon(Table table) {
    if (!table.armory.isOwned()) {
      return "";
    }
    return "  weapon "
        + table
            .merchant()
            .weapons()
            .get(table.armory.line().orElseThrow())
            .at(table.armory.upgraded())
            .name()
        + (table.armory.ready() ? "" : " (not ready)");
  }

  private static String names(Table table, Pile pile) {
    List<String> names = new ArrayList<>();
    pile.forEach(face -> names.add(face == Faces.UNSEEN ? "?" : table.monster(face).name()));
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
