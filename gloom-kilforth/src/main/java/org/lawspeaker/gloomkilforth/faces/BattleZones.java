package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.engine.show.ZoneBuilder;
import org.lawspeaker.gloomkilforth.dice.Chances;
import org.lawspeaker.gloomkilforth.engagement.BattleOdds;
import org.lawspeaker.gloomkilforth.engagement.Losses;
import org.lawspeaker.gloomkilforth.engagement.RoundOdds;
import org.lawspeaker.gloomkilforth.engagement.Skirmish;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Test;
import org.lawspeaker.gloomkilforth.table.Wording;

/** The Ancients, the battles under way and the Tests under way, with their odds. */
final class BattleZones {
  private final Sight at;

  private BattleZones(Sight at) {
    this.at = at;
  }

  static ImmutableList<Zone> of(Sight at) {
    BattleZones zones = new BattleZones(at);
    List<Zone> all = new ArrayList<>();
    all.add(zones.ancients());
    for (int i = 0; i < at.view.battles().size(); i++) {
      all.add(zones.battle(i, at.view.battles().get(i)));
    }
    for (int i = 0; i < at.view.tests().size(); i++) {
      all.add(zones.test(i, at.view.tests().get(i)));
    }
    return ImmutableList.copyOf(all);
  }

  private Zone ancients() {
    ZoneBuilder zone = Zone.builder(Places.ANCIENTS, "Ancients", new Layout.Row());
    at.view.ancients().forEach(ancient -> zone.addPieces(ancient(ancient)));
    int plots = at.view.ancients().stream().mapToInt(ancient -> ancient.plots().size()).sum();
    if (plots > 0) {
      zone.addGauges(Gauge.of("plots to come", plots));
    }
    return zone.build();
  }

  private Piece ancient(Ancient ancient) {
    int health = at.cards.ancient(ancient.card()).hp();
    PieceBuilder piece =
        Piece.builder(
            Places.card(at, Places.ANCIENTS, ancient.card()), FaceIds.of(at.cards, ancient.card()));
    if (ancient.damage() > 0) {
      piece.addBadges(new Fact("HP", Math.max(0, health - ancient.damage()) + " of " + health));
    }
    if (ancient.defeated()) {
      piece.addStates("defeated");
    } else {
      ancient.at().ifPresent(place -> piece.addStates("at " + at.names.place(place)));
    }
    ancient.abilities().ifPresent(card -> piece.addAttached(card(card)));
    ancient.gathered().toPile().forEach(card -> piece.addAttached(card(card)));
    return piece.build();
  }

  private Piece card(int card) {
    return Piece.builder(Places.card(at, Places.ANCIENTS, card), FaceIds.of(at.cards, card))
        .build();
  }

  /** Battles and Tests nest: the innermost has the plain id. */
  private static String id(String zone, int index, int size) {
    return index == size - 1 ? zone : zone + "-" + (index + 1);
  }

  private Zone battle(int index, Battle battle) {
    ZoneBuilder zone =
        Zone.builder(id(Places.BATTLE, index, at.view.battles().size()), "Battle", new Layout.Row())
            .addGauges(Gauge.of("round", battle.round()))
            .addGauges(Gauge.of("HP of the foe", Math.max(0, battle.hp()), battle.most()));
    boolean isSkirmish = at.step(Skirmish.class).isPresent() || at.step(Losses.class).isPresent();
    if (isSkirmish && battle.hits() > 0) {
      zone.addGauges(Gauge.of("hits on the foe", battle.hits()));
    }
    int harm = battle.harm().stream().mapToInt(Integer::intValue).sum();
    if (isSkirmish && harm > 0) {
      zone.addGauges(Gauge.of("hits by the foe", harm));
    }
    boolean isThere =
        at.view.sites().stream().anyMatch(site -> site.encounters().contains(battle.foe()));
    if (isThere) {
      zone.addPieces(
          Piece.builder(Places.onMap(at, battle.foe()), FaceIds.of(at.cards, battle.foe()))
              .build());
    }
    if (isThere || Foes.isAncient(at.table(), battle.foe())) {
      battle.heroes().forEach(seat -> zone.addNotes(fights(seat, battle)));
    }
    return zone.build();
  }

  /** {@code You roll 4 dice, Kobold 3: fought to the end, a win of 63 %.} */
  private String fights(Seat seat, Battle battle) {
    BattleOdds odds = BattleOdds.of(at.table(), seat, battle.foe());
    Surprise surprise = battle.surpriseOf(seat); // it is over with the losses of the first round
    int own = odds.own().dice() + (surprise.isOfHero() ? 1 : 0);
    int its = odds.foe().dice() + (surprise.isOfFoe() ? 1 : 0);
    String rolls =
        at.names.the(seat)
            + (at.isYou(seat) ? " roll " : " rolls ")
            + Words.count(own, "die", "dice")
            + ", "
            + at.names.card(battle.foe())
            + " "
            + its
            + switch (surprise) {
              case NOBODY -> "";
              case HERO -> ", one more for Surprise";
              case FOE -> ", which surprises";
              case BOTH -> ", each with one more for Surprise";
            };
    boolean alone = battle.heroes().size() == 1;
    String won = alone ? "; fought to the end, it is won with " + wins(seat, battle) : "";
    return Wording.sentence(rolls + won);
  }

  private String wins(Seat seat, Battle battle) {
    return Percent.of(RoundOdds.of(at.table(), seat, battle));
  }

  private Zone test(int index, Test test) {
    ZoneBuilder zone =
        Zone.builder(id(Places.TEST, index, at.view.tests().size()), "Test", new Layout.Row());
    if (test.left() > 0) {
      zone.addGauges(Gauge.of("dice to roll", test.left()));
    }
    if (test.dice() > 0) {
      zone.addGauges(Gauge.of("successes", test.successes(), test.dice()));
    }
    return zone.addNotes(tests(test)).build();
  }

  private String tests(Test test) {
    String who =
        test.foe()
            ? test.purpose().against().map(at.names::card).orElse("the foe") + " strikes "
            : at.names.the(test.seat()) + (at.isYou(test.seat()) ? " test " : " tests ");
    String what = test.foe() ? at.names.the(test.seat()) : test.attribute().says();
    String against =
        test.foe()
            ? ""
            : test.purpose().against().map(card -> " against " + at.names.card(card)).orElse("");
    String asks = test.purpose().askedBy().map(card -> " for " + at.names.card(card)).orElse("");
    Chances chances = face(test);
    Optional<Integer> needed =
        test.foe()
            ? Optional.empty()
            : test.purpose().needed(at.table(), test.seat(), test.attribute());
    String passes =
        needed
            .map(
                count ->
                    (count == 1 ? "; 1 is enough" : "; " + count + " are enough")
                        + passes(chances, test, count))
            .orElse("");
    return Wording.sentence(
        who + what + against + asks + ": " + chances.face() + " or more is a success" + passes);
  }

  private static String passes(Chances chances, Test test, int needed) {
    int missing = needed - test.successes();
    return test.left() > 0 ? ", " + Percent.of(chances.atLeast(missing)) : "";
  }

  private Chances face(Test test) {
    return new Chances(test.left(), Chances.face(at.table(), test));
  }
}
