package org.lawspeaker.handofdestiny.notation;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.notation.Layout.Notes;
import org.lawspeaker.handofdestiny.notation.Layout.WeaponLayout;
import org.lawspeaker.handofdestiny.state.Armory;
import org.lawspeaker.handofdestiny.state.BossMarks;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Memory;
import org.lawspeaker.handofdestiny.state.MemoryBuilder;
import org.lawspeaker.handofdestiny.state.Preparation;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.state.Purse;
import org.lawspeaker.handofdestiny.state.Row;
import org.lawspeaker.handofdestiny.state.Settings;
import org.lawspeaker.handofdestiny.state.SettingsBuilder;
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.state.Tally;
import org.lawspeaker.handofdestiny.table.CardPack;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.HandStateBuilder;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.Potion;
import org.lawspeaker.handofdestiny.wave.Course;

/** Makes a position of one written with names; lists every name that is unknown. */
final class LayoutReader {
  private static final Citation FOUR_WAVES = Citation.of("HOD-GAME-02");
  private static final Citation CRITICAL_HITS = Citation.of("HOD-CRIT-01");
  private static final Citation SIX_HP = Citation.of("HOD-HP-01");

  private final Cards cards;
  private final Layout layout;
  private final Problems problems = new Problems();
  private final Bounds bounds = new Bounds(problems);

  LayoutReader(Cards cards, Layout layout) {
    this.cards = cards;
    this.layout = layout;
  }

  Checked<HandState> read() {
    CardPack pack = cards.pack();
    Layout.Chosen chosen = layout.settings();
    int hero =
        index(
            "/settings/hero",
            chosen.hero(),
            Written.of("hero", pack.heroes().size(), i -> pack.heroes().get(i).name()));
    int boss =
        index(
            "/settings/boss",
            chosen.boss(),
            Written.of("boss", pack.bosses().size(), i -> pack.bosses().get(i).name()));
    bounds.within("/wave", layout.wave(), 1, Progress.WAVES, FOUR_WAVES);
    return problems.isEmpty() ? problems.checked(state(hero, boss)) : Checked.bad(problems.list());
  }

  private HandState state(int hero, int boss) {
    MerchantCard merchant = cards.merchant(cards.hero(hero).heroClass());
    Pile row = pile("/row", MonsterCards.oneByOne(layout.row()));
    Pile strength = pile("/strength", layout.strength());
    Pile underworld = pile("/underworld", layout.underworld());
    return new HandStateBuilder()
        .settings(settings(hero, boss))
        .progress(
            new Progress(
                layout.wave(), layout.phase(), layout.turn(), layout.departed(), layout.ending()))
        .row(new Row(row, unseen(row, strength, underworld)))
        .strength(strength)
        .underworld(underworld)
        .memory(memory())
        .hero(heroMarks(hero))
        .boss(bossMarks())
        .armory(armory(merchant))
        .purse(purse(merchant))
        .preparation(
            new Preparation(
                layout.boost(), cardBits("/doubled", layout.doubled()), layout.rotations()))
        .agenda(agenda())
        .build();
  }

  /** What is still to be done; at the bottom is the course of the game, unless that has ended. */
  private Agenda<HandFrame> agenda() {
    if (!layout.agenda().isEmpty() && !(layout.agenda().get(0) instanceof Course)) {
      problems.add("/agenda/0", "the first thing on the agenda is the course");
    }
    return Agenda.of(layout.agenda());
  }

  private Settings settings(int hero, int boss) {
    Layout.Chosen chosen = layout.settings();
    return new SettingsBuilder()
        .hero(hero)
        .boss(boss)
        .difficulty(chosen.difficulty())
        .flipsAsBlock(chosen.flipsAsBlock())
        .slotsInFront(chosen.slotsInFront())
        .instantsFirst(chosen.instantsFirst())
        .partialAttacks(chosen.partialAttacks())
        .weaponBeforeAbilities(chosen.weaponBeforeAbilities())
        .attackersCount(chosen.attackersCount())
        .build();
  }

  private int index(String place, String name, Written among) {
    return among
        .find(name)
        .orElseGet(
            () -> {
              problems.add(place, among.unknown(name));
              return 0;
            });
  }

  private int face(String place, String name) {
    if (name.equals("?")) {
      return Faces.UNSEEN;
    }
    return cards
        .faceOf(name)
        .orElseGet(
            () -> {
              problems.add(place, Written.noMonster(cards, name));
              return Faces.UNSEEN;
            });
  }

  private Pile pile(String place, ImmutableList<String> names) {
    int[] faces = new int[names.size()];
    for (int i = 0; i < faces.length; i++) {
      faces[i] = face(place + "/" + i, names.get(i));
    }
    return Pile.of(faces);
  }

  /** The unseen places of the row hold the cards that have no other place. */
  private static Bag unseen(Pile row, Pile strength, Pile underworld) {
    return row.contains(Faces.UNSEEN)
        ? MonsterCards.census(row, strength, underworld).missing(MonsterCards.ALL)
        : Bag.empty();
  }

  private int cardBits(String place, ImmutableList<String> names) {
    int bits = 0;
    for (String name : names) {
      int face = face(place, name);
      bits |= face == Faces.UNSEEN ? 0 : 1 << Faces.cardOf(face);
    }
    return bits;
  }

  private Memory memory() {
    Memory memory =
        Memory.NONE
            .withPeeked(cardBits("/peeked", layout.peeked()))
            .withArrived(cardBits("/arrived", layout.arrived()))
            .withNoticed(noticed());
    for (Map.Entry<String, Notes> entry : layout.monsters().entrySet()) {
      String place = "/monsters/" + entry.getKey();
      int face = face(place, entry.getKey());
      if (face != Faces.UNSEEN) {
        memory = noted(memory, face, entry.getValue(), place);
      }
    }
    return memory;
  }

  private Memory noted(Memory memory, int face, Notes notes, String place) {
    if (notes.damage() < 0 || notes.damage() > Short.MAX_VALUE) {
      problems.add(place + "/damage", "0 to " + Short.MAX_VALUE);
    }
    if (notes.gained() != (short) notes.gained()) {
      problems.add(place + "/gained", Short.MIN_VALUE + " to " + Short.MAX_VALUE);
    }
    long bit = Faces.bit(face);
    Tally damage = memory.damage().with(face, notes.damage());
    Tally bonus = memory.bonus().with(face, notes.gained());
    return new MemoryBuilder()
        .from(memory)
        .waiting(memory.waiting() | (notes.waiting() ? bit : 0))
        .spent(memory.spent() | (notes.spent() ? bit : 0))
        .triggered(memory.triggered() | (notes.triggered() ? bit : 0))
        .ignored(memory.ignored() | (notes.ignored() ? bit : 0))
        .barred(memory.barred() | (notes.barred() ? bit : 0))
        .struck(memory.struck() | (notes.struck() ? bit : 0))
        .bySlot(memory.bySlot() | (notes.bySlot() ? bit : 0))
        .byWeapon(memory.byWeapon() | (notes.byWeapon() ? bit : 0))
        .beaten(memory.beaten() | (notes.beaten() ? bit : 0))
        .halved(memory.halved() | (notes.halved() ? bit : 0))
        .damage(damage)
        .bonus(bonus)
        .build();
  }

  private Sight noticed() {
    ImmutableList<String> names = layout.noticed();
    if (names.isEmpty()) {
      return Sight.NOTHING;
    }
    if (names.size() != Sight.POSITIONS) {
      problems.add("/noticed", "three monsters, ? for none");
      return Sight.NOTHING;
    }
    return new Sight(
        face("/noticed/0", names.get(0)),
        face("/noticed/1", names.get(1)),
        face("/noticed/2", names.get(2)));
  }

  private HeroMarks heroMarks(int hero) {
    Layout.HeroLayout marks = layout.hero();
    Written abilities =
        Written.of("ability", HeroMarks.ABILITIES, i -> cards.hero(hero).ability(i).name());
    HeroMarks read =
        new HeroMarks(
            marks.left(),
            marks.right(),
            bits("/hero/paid", marks.paid(), abilities),
            bits("/hero/once", marks.once(), abilities));
    if (read.hp() != marks.hp()) {
      problems.add(
          "/hero/hp",
          "HP is 6 ("
              + SIX_HP
              + ") less the exhausted abilities: "
              + read.hp()
              + ", not "
              + marks.hp());
    }
    return read;
  }

  private int bits(String place, ImmutableList<String> names, Written among) {
    int bits = 0;
    for (int i = 0; i < names.size(); i++) {
      bits |= 1 << index(place + "/" + i, names.get(i), among);
    }
    return bits;
  }

  private BossMarks bossMarks() {
    Layout.BossLayout marks = layout.boss();
    int criticals = 0;
    for (int number : marks.criticals()) {
      bounds.within("/boss/criticals", number, 1, 3, CRITICAL_HITS);
      criticals |= 1 << (number - 1);
    }
    return new BossMarks(marks.damage(), criticals, marks.beaten(), marks.met(), marks.due());
  }

  private Armory armory(MerchantCard merchant) {
    if (!(layout.weapon() instanceof WeaponLayout.Owned owned)) {
      return Armory.EMPTY;
    }
    Written weapons =
        Written.of(
            "weapon of the hero's merchant",
            2 * merchant.weapons().size(),
            i -> merchant.weapons().get(i / 2).at(i % 2 == 1).name());
    int weapon = index("/weapon", owned.name(), weapons);
    return new Armory(Optional.of(weapon / 2), weapon % 2 == 1, owned.ready());
  }

  private Purse purse(MerchantCard merchant) {
    Layout.PurseLayout purse = layout.purse();
    ImmutableList<Potion> sold = merchant.potions();
    Written potions = Written.of("potion", sold.size(), i -> sold.get(i).name());
    int held = bits("/purse/potions-held", purse.potionsHeld(), potions);
    return new Purse(
        purse.gold(),
        purse.fined(),
        purse.basicBought(),
        purse.upgradeBought(),
        held | bits("/purse/potions-bought", purse.potionsBought(), potions),
        held);
  }
}
