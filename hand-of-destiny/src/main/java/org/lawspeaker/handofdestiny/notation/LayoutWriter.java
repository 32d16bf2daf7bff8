package org.lawspeaker.handofdestiny.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.function.IntFunction;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.notation.Layout.BossLayout;
import org.lawspeaker.handofdestiny.notation.Layout.Chosen;
import org.lawspeaker.handofdestiny.notation.Layout.HeroLayout;
import org.lawspeaker.handofdestiny.notation.Layout.Notes;
import org.lawspeaker.handofdestiny.notation.Layout.PurseLayout;
import org.lawspeaker.handofdestiny.notation.Layout.Seen;
import org.lawspeaker.handofdestiny.notation.Layout.WeaponLayout;
import org.lawspeaker.handofdestiny.state.Armory;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Memory;
import org.lawspeaker.handofdestiny.state.Settings;
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.Table;

/** Writes a position with names. */
final class LayoutWriter {
  private final Cards cards;
  private final HandState state;

  LayoutWriter(Cards cards, HandState state) {
    this.cards = cards;
    this.state = state;
  }

  Layout write() {
    return new LayoutBuilder()
        .settings(chosen())
        .wave(state.progress().wave())
        .phase(state.progress().phase())
        .turn(state.progress().turn())
        .departed(state.progress().departed())
        .ending(state.progress().ending())
        .row(row(state.row().faces()))
        .strength(names(state.strength()))
        .underworld(names(state.underworld()))
        .monsters(monsters())
        .peeked(byCard(state.memory().peeked(), state.row().faces()))
        .arrived(byCard(state.memory().arrived(), state.row().faces()))
        .noticed(noticed())
        .hero(hero())
        .boss(boss())
        .weapon(weapon())
        .purse(purse())
        .boost(state.preparation().boost())
        .doubled(byCard(state.preparation().doubled(), state.strength()))
        .rotations(state.preparation().rotation())
        .visible(visible())
        .agenda(state.agenda().toList())
        .build();
  }

  /** From the front; places that nobody has seen in runs. */
  private ImmutableList<String> row(Pile row) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    int unseen = 0;
    for (int i = 0; i < row.size(); i++) {
      unseen = row.get(i) == Faces.UNSEEN ? unseen + 1 : 0;
      boolean goesOn = i + 1 < row.size() && row.get(i + 1) == Faces.UNSEEN;
      if (unseen == 0) {
        names.add(cards.nameOf(row.get(i)));
      } else if (!goesOn) {
        names.add(unseen + " unseen");
      }
    }
    return names.build();
  }

  private String name(int face) {
    return face == Faces.UNSEEN ? "?" : cards.nameOf(face);
  }

  private ImmutableList<String> names(Pile pile) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    pile.forEach(face -> names.add(name(face)));
    return names.build();
  }

  private ImmutableList<String> byCard(int cardBits, Pile zone) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (int i = 0; i < zone.size(); i++) {
      int face = zone.get(i);
      if (face != Faces.UNSEEN && (cardBits & 1 << Faces.cardOf(face)) != 0) {
        names.add(name(face));
      }
    }
    return names.build();
  }

  private static ImmutableList<String> bits(int bits, IntFunction<String> name) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (int left = bits; left != 0; left &= left - 1) {
      names.add(name.apply(Integer.numberOfTrailingZeros(left)));
    }
    return names.build();
  }

  private Chosen chosen() {
    Settings settings = state.settings();
    return new ChosenBuilder()
        .hero(Words.slug(cards.hero(settings.hero()).name()))
        .boss(Words.slug(cards.boss(settings.boss()).name()))
        .difficulty(settings.difficulty())
        .flipsAsBlock(settings.flipsAsBlock())
        .slotsInFront(settings.slotsInFront())
        .instantsFirst(settings.instantsFirst())
        .partialAttacks(settings.partialAttacks())
        .weaponBeforeAbilities(settings.weaponBeforeAbilities())
        .attackersCount(settings.attackersCount())
        .build();
  }

  private ImmutableMap<String, Notes> monsters() {
    Memory memory = state.memory();
    ImmutableMap.Builder<String, Notes> monsters = ImmutableMap.builder();
    for (int face = 0; face < Faces.COUNT; face++) {
      long bit = Faces.bit(face);
      Notes notes =
          new NotesBuilder()
              .damage(memory.damage().of(face))
              .gained(memory.bonus().of(face))
              .halved((memory.halved() & bit) != 0)
              .barred((memory.barred() & bit) != 0)
              .struck((memory.struck() & bit) != 0)
              .bySlot((memory.bySlot() & bit) != 0)
              .byWeapon((memory.byWeapon() & bit) != 0)
              .beaten((memory.beaten() & bit) != 0)
              .waiting((memory.waiting() & bit) != 0)
              .spent((memory.spent() & bit) != 0)
              .triggered((memory.triggered() & bit) != 0)
              .ignored((memory.ignored() & bit) != 0)
              .build();
      if (!notes.equals(Notes.NONE)) {
        monsters.put(name(face), notes);
      }
    }
    return monsters.buildOrThrow();
  }

  private ImmutableList<String> noticed() {
    Sight sight = state.memory().noticed();
    return sight.equals(Sight.NOTHING)
        ? ImmutableList.of()
        : ImmutableList.of(name(sight.front()), name(sight.second()), name(sight.third()));
  }

  private HeroLayout hero() {
    IntFunction<String> ability =
        index -> Words.slug(cards.hero(state.settings().hero()).ability(index).name());
    return new HeroLayout(
        state.hero().hp(),
        state.hero().left(),
        state.hero().right(),
        bits(state.hero().paid(), ability),
        bits(state.hero().once(), ability));
  }

  private BossLayout boss() {
    ImmutableList.Builder<Integer> criticals = ImmutableList.builder();
    for (int left = state.boss().criticals(); left != 0; left &= left - 1) {
      criticals.add(Integer.numberOfTrailingZeros(left) + 1);
    }
    return new BossLayout(
        Numbers.bossHp(Table.of(cards, state)),
        state.boss().damage(),
        criticals.build(),
        state.boss().beaten(),
        state.boss().met(),
        state.boss().due());
  }

  private MerchantCard merchant() {
    return cards.merchant(cards.hero(state.settings().hero()).heroClass());
  }

  private WeaponLayout weapon() {
    Armory armory = state.armory();
    if (!armory.isOwned()) {
      return new WeaponLayout.None();
    }
    String name =
        merchant().weapons().get(armory.line().orElseThrow()).at(armory.upgraded()).name();
    return new WeaponLayout.Owned(Words.slug(name), armory.ready());
  }

  private PurseLayout purse() {
    IntFunction<String> potion = index -> Words.slug(merchant().potions().get(index).name());
    return new PurseLayout(
        state.purse().gold(),
        state.purse().fined(),
        state.purse().basicBought(),
        state.purse().upgradeBought(),
        bits(state.purse().potionsBought(), potion),
        bits(state.purse().potionsHeld(), potion));
  }

  private ImmutableList<Seen> visible() {
    Table table = Table.of(cards, state);
    ImmutableList.Builder<Seen> visible = ImmutableList.builder();
    for (int position = 0; position < Visibility.count(table); position++) {
      if (Visibility.isInView(table, position)) {
        visible.add(
            new Seen(
                name(table.row.at(position)),
                Numbers.hp(table, position),
                Math.max(0, Numbers.remaining(table, position)),
                Numbers.damage(table, position)));
      }
    }
    return visible.build();
  }
}
