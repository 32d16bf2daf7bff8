package org.lawspeaker.handofdestiny.notation;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.merchant.Wares;
import org.lawspeaker.handofdestiny.moves.OfAnother;
import org.lawspeaker.handofdestiny.moves.OfAnother.Deed;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.HeroClass;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.Table;

/** What other heroes and the other merchant have, as moves write it: {@code use slay of robin}. */
record Others(Table table) {
  /** The word before the name of the owner. */
  static final String OF = "of";

  static String write(OfAnother move) {
    String verb = move.deed().name().toLowerCase(Locale.ROOT);
    return verb + " " + move.thing() + " " + OF + " " + move.owner();
  }

  /** The thing of this name, of whoever has it; empty if nobody has. */
  Optional<OfAnother> find(Deed deed, String thing) {
    return owners(deed).stream().flatMap(owner -> find(deed, thing, owner).stream()).findFirst();
  }

  /** The thing of this name, if this owner has it. */
  Optional<OfAnother> find(Deed deed, String thing, String owner) {
    return things(deed, owner).contains(thing)
        ? Optional.of(new OfAnother(deed, thing, owner))
        : Optional.empty();
  }

  private ImmutableList<String> owners(Deed deed) {
    ImmutableList.Builder<String> owners = ImmutableList.builder();
    if (deed.isOfHero()) {
      for (HeroCard hero : table.cards.pack().heroes()) {
        if (!hero.equals(table.heroCard())) {
          owners.add(Words.slug(hero.name()));
        }
      }
    } else {
      for (HeroClass each : HeroClass.values()) {
        if (each != table.heroCard().heroClass()) {
          owners.add(name(each));
        }
      }
    }
    return owners.build();
  }

  private List<String> things(Deed deed, String owner) {
    if (!owners(deed).contains(owner)) {
      return ImmutableList.of();
    }
    return deed.isOfHero() ? abilities(owner) : goods(deed, owner);
  }

  private List<String> abilities(String owner) {
    HeroCard hero =
        table.cards.pack().heroes().stream()
            .filter(each -> Words.slug(each.name()).equals(owner))
            .findFirst()
            .orElseThrow();
    return Written.of("ability", HeroMarks.ABILITIES, i -> hero.ability(i).name()).names();
  }

  private List<String> goods(Deed deed, String owner) {
    MerchantCard merchant = table.cards.merchant(HeroClass.valueOf(owner.toUpperCase(Locale.ROOT)));
    return deed == Deed.DRINK
        ? merchant.potions().stream().map(potion -> Words.slug(potion.name())).toList()
        : Wares.of(merchant).stream().map(ware -> Words.slug(Wares.name(merchant, ware))).toList();
  }

  private static String name(HeroClass heroClass) {
    return heroClass.name().toLowerCase(Locale.ROOT);
  }
}
