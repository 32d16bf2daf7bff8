package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.state.Faces;

/** A card pack laid out for play: everything by number, every name known. */
public final class Cards {
  private final CardPack pack;
  private final Monster[] monsters = new Monster[Faces.COUNT];
  private final @Nullable MonsterAbility[] abilities = new MonsterAbility[Faces.COUNT];
  private final String[] names = new String[Faces.COUNT];
  private final HeroSheet[] sheets;
  private final long[] changing = new long[Quantity.COUNT];
  private final ImmutableMap<String, Integer> faces;

  public Cards(CardPack pack) {
    this.pack = pack;
    Map<String, Integer> byName = new LinkedHashMap<>();
    for (int face = 0; face < Faces.COUNT; face++) {
      Monster monster = pack.monsters().get(Faces.cardOf(face)).faces().get(face & 3);
      monsters[face] = monster;
      abilities[face] = monster.ability().orElse(null);
      for (Lasting change :
          monster.ability().map(MonsterAbility::lasting).orElse(ImmutableList.of())) {
        changing[change.changes().number()] |= Faces.bit(face);
      }
      names[face] = Words.slug(monster.name());
      byName.put(names[face], face);
    }
    faces = ImmutableMap.copyOf(byName);
    sheets = pack.heroes().stream().map(HeroSheet::new).toArray(HeroSheet[]::new);
  }

  public CardPack pack() {
    return pack;
  }

  public Monster monster(int face) {
    return monsters[face];
  }

  /** The ability of a monster, or null if it has none: asked many times in every move. */
  public @Nullable MonsterAbility ability(int face) {
    return abilities[face];
  }

  /** Whether the ability of a monster may change this quantity while it lasts. */
  public boolean mayChange(int face, Quantity quantity) {
    return (changing[quantity.number()] & Faces.bit(face)) != 0;
  }

  /** How a monster is written in moves and positions; by its number if it is none. */
  public String nameOf(int face) {
    return face >= 0 && face < names.length ? names[face] : Words.unnamed(face);
  }

  public Optional<Integer> faceOf(String name) {
    return Optional.ofNullable(faces.get(name));
  }

  /** How all monsters are written. */
  public ImmutableSet<String> written() {
    return faces.keySet();
  }

  /** The sentence, with the monster of this name, if there is one, named as its card prints it. */
  String withPrintedName(String sentence, String name) {
    Integer face = faces.get(name);
    return face == null || !sentence.contains(name)
        ? sentence
        : sentence.replaceAll(
            "(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])",
            Matcher.quoteReplacement(monsters[face].name()));
  }

  public HeroCard hero(int index) {
    return pack.heroes().get(index);
  }

  /** The same hero laid out for play. */
  public HeroSheet sheet(int index) {
    return sheets[index];
  }

  public BossCard boss(int index) {
    return pack.bosses().get(index);
  }

  /** The merchant of a class; the other one is not used (HOD-SETUP-19). */
  public MerchantCard merchant(HeroClass heroClass) {
    MerchantCard first = pack.merchants().get(0);
    return first.heroClass() == heroClass ? first : pack.merchants().get(1);
  }
}
