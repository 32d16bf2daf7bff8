package org.lawspeaker.handofdestiny.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
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
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.state.Tally;
import org.lawspeaker.handofdestiny.table.CardPack;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.HandStateBuilder;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.wave.Course;

/** Makes a position of one written with names; lists every name that is unknown. */
final class LayoutReader {
  private static final Citation SIX_HP = Citation.of("HOD-HP-01");

  private final Cards cards;
  private final Layout layout;
  private final List<Problem> problems = new ArrayList<>();

  LayoutReader(Cards cards, Layout layout) {
    this.cards = cards;
    this.layout = layout;
  }

  Checked<HandState> read() {
    CardPack pack = cards.pack();
    int hero =
        index(
            "/settings/hero",
            layout.settings().hero(),
            pack.heroes().size(),
            i -> pack.heroes().get(i).name());
    int boss =
        index(
            "/settings/boss",
            layout.settings().boss(),
            pack.bosses().size(),
            i -> pack.bosses().get(i).name());
    if (layout.wave() < 1 || layout.wave() > 4) {
      problems.add(new Problem("/wave", "a wave is 1 to 4, not " + layout.wave()));
    }
    if (!problems.isEmpty()) {
      return Checked.bad(problems);
    }
    HandState state = state(hero, boss);
    return problems.isEmpty() ? Checked.ok(state) : Checked.bad(problems);
  }

  private HandState state(int hero, int boss) {
    MerchantCard merchant = cards.merchant(cards.hero(hero).heroClass());
    return new HandStateBuilder()
        .settings(settings(hero, boss))
        .progress(
            new Progress(
                layout.wave(), layout.phase(), layout.turn(), layout.departed(), layout.ending()))
        .row(row())
        .strength(pile("/strength", layout.strength()))
        .underworld(pile("/underworld", layout.underworld()))
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
      problems.add(new Problem("/agenda/0", "the first thing on the agenda is the course"));
    }
    return Agenda.of(layout.agenda());
  }

  private Settings settings(int hero, int boss) {
    Layout.Chosen chosen = layout.settings();
    return new Settings(
        hero,
        boss,
        chosen.difficulty(),
        chosen.flipsAsBlock(),
        chosen.slotsInFront(),
        chosen.instantsFirst(),
        chosen.partialAttacks(),
        chosen.weaponBeforeAbilities(),
        chosen.attackersCount());
  }

  private int index(String place, String slug, int count, IntFunction<String> name) {
    for (int i = 0; i < count; i++) {
      if (Cards.slug(name.apply(i)).equals(slug)) {
        return i;
      }
    }
    problems.add(new Problem(place, "unknown: " + slug));
    return 0;
  }

  private int face(String place, String name) {
    if (name.equals("?")) {
      return Faces.UNSEEN;
    }
    return cards
        .faceOf(name)
        .orElseGet(
            () -> {
              problems.add(new Problem(place, "no monster is written " + name));
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

  /** The row; its unseen places hold the cards that have no other place. */
  private Row row() {
    Pile faces = pile("/row", layout.row());
    int placed = 0;
    for (Pile zone :
        ImmutableList.of(
            faces,
            pile("/strength", layout.strength()),
            pile("/underworld", layout.underworld()))) {
      for (int i = 0; i < zone.size(); i++) {
        if (zone.get(i) != Faces.UNSEEN) {
          placed |= 1 << Faces.cardOf(zone.get(i));
        }
      }
    }
    Bag unseen = Bag.empty();
    if (layout.row().contains("?")) {
      for (int card = 0; card < Faces.CARDS; card++) {
        unseen = (placed & 1 << card) == 0 ? unseen.with(card) : unseen;
      }
    }
    return new Row(faces, unseen);
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
        Memory.NONE.withPeeked(cardBits("/peeked", layout.peeked())).withNoticed(noticed());
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
    if (notes.damage() < 0 || notes.damage() > Byte.MAX_VALUE) {
      problems.add(new Problem(place + "/damage", "0 to " + Byte.MAX_VALUE));
    }
    if (notes.gained() != (byte) notes.gained()) {
      problems.add(new Problem(place + "/gained", Byte.MIN_VALUE + " to " + Byte.MAX_VALUE));
    }
    long bit = Faces.bit(face);
    Tally damage = memory.damage().with(face, notes.damage());
    Tally bonus = memory.bonus().with(face, notes.gained());
    return new MemoryBuilder()
        .from(memory)
        .waiting(memory.waiting() | (notes.waiting() ? bit : 0))
        .spent(memory.spent() | (notes.spent() ? bit : 0))
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
      problems.add(new Problem("/noticed", "three monsters, ? for none"));
      return Sight.NOTHING;
    }
    return new Sight(
        face("/noticed/0", names.get(0)),
        face("/noticed/1", names.get(1)),
        face("/noticed/2", names.get(2)));
  }

  private HeroMarks heroMarks(int hero) {
    Layout.HeroLayout marks = layout.hero();
    IntFunction<String> ability = i -> cards.hero(hero).ability(i).name();
    HeroMarks read =
        new HeroMarks(
            marks.left(),
            marks.right(),
            bits("/hero/paid", marks.paid(), HeroMarks.ABILITIES, ability),
            bits("/hero/once", marks.once(), HeroMarks.ABILITIES, ability));
    if (read.hp() != marks.hp()) {
      problems.add(
          new Problem(
              "/hero/hp",
              "HP is 6 ("
                  + SIX_HP
                  + ") less the exhausted abilities: "
                  + read.hp()
                  + ", not "
                  + marks.hp()));
    }
    return read;
  }

  private int bits(String place, ImmutableList<String> names, int count, IntFunction<String> name) {
    int bits = 0;
    for (int i = 0; i < names.size(); i++) {
      bits |= 1 << index(place + "/" + i, names.get(i), count, name);
    }
    return bits;
  }

  private BossMarks bossMarks() {
    Layout.BossLayout marks = layout.boss();
    int criticals = 0;
    for (int number : marks.criticals()) {
      if (number < 1 || number > 3) {
        problems.add(new Problem("/boss/criticals", "1 to 3, not " + number));
      } else {
        criticals |= 1 << (number - 1);
      }
    }
    return new BossMarks(marks.damage(), criticals, marks.beaten(), marks.met(), marks.due());
  }

  private Armory armory(MerchantCard merchant) {
    if (!(layout.weapon() instanceof WeaponLayout.Owned owned)) {
      return Armory.EMPTY;
    }
    for (int line = 0; line < merchant.weapons().size(); line++) {
      for (boolean upgraded : new boolean[] {false, true}) {
        String name = merchant.weapons().get(line).at(upgraded).name();
        if (Cards.slug(name).equals(owned.name())) {
          return new Armory(line, upgraded, owned.ready());
        }
      }
    }
    problems.add(new Problem("/weapon", "not a weapon of the hero's merchant: " + owned.name()));
    return Armory.EMPTY;
  }

  private Purse purse(MerchantCard merchant) {
    Layout.PurseLayout purse = layout.purse();
    IntFunction<String> potion = i -> merchant.potions().get(i).name();
    int potions = merchant.potions().size();
    return new Purse(
        purse.gold(),
        purse.basicBought(),
        purse.upgradeBought(),
        bits("/purse/potions-bought", purse.potionsBought(), potions, potion),
        bits("/purse/potions-held", purse.potionsHeld(), potions, potion));
  }
}
