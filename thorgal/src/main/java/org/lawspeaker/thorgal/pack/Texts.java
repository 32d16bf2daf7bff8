package org.lawspeaker.thorgal.pack;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.lawspeaker.thorgal.effects.Last;
import org.lawspeaker.thorgal.table.CardPack;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.LandCard;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Permanent;

/** The texts of all cards of a pack, to look for what they may do. */
public final class Texts {
  private Texts() {}

  /** Every change of the rules that a card may put in force, permanently or for a time. */
  public static Stream<Lasting> changes(CardPack pack) {
    return pack.factions().stream()
        .flatMap(
            set ->
                Stream.of(
                        set.destiny().stream().flatMap(Texts::ofDestiny),
                        set.bane().stream().flatMap(card -> in(card.effects())),
                        set.lands().stream().flatMap(Texts::ofLand))
                    .flatMap(each -> each));
  }

  private static Stream<Lasting> ofDestiny(DestinyCard card) {
    return Stream.of(
            card.lasting().stream().map(Permanent::gives),
            card.activated().stream().flatMap(each -> in(each.effects())),
            card.triggers().stream().flatMap(each -> in(each.effects())),
            in(card.effects()))
        .flatMap(each -> each);
  }

  private static Stream<Lasting> ofLand(LandCard card) {
    return Stream.concat(in(card.horn()), in(card.wolf().effects()));
  }

  private static Stream<Lasting> in(ImmutableList<Effect> effects) {
    return effects.stream()
        .flatMap(
            effect -> effect instanceof Last last ? Stream.of(last.gives()) : in(effect.parts()));
  }
}
