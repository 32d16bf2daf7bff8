package org.lawspeaker.gloomkilforth.faces;

import java.util.List;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.health.ActionPoints;
import org.lawspeaker.gloomkilforth.health.LosingAp;
import org.lawspeaker.gloomkilforth.journey.AncientOrder;
import org.lawspeaker.gloomkilforth.journey.NextPlot;
import org.lawspeaker.gloomkilforth.moves.GiveCard;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.PickOption;
import org.lawspeaker.gloomkilforth.moves.PickPlace;
import org.lawspeaker.gloomkilforth.moves.PickSeat;
import org.lawspeaker.gloomkilforth.occasions.ChooseHero;
import org.lawspeaker.gloomkilforth.occasions.Choosing;
import org.lawspeaker.gloomkilforth.occasions.PayX;
import org.lawspeaker.gloomkilforth.piles.HandingOver;
import org.lawspeaker.gloomkilforth.piles.KeepOne;
import org.lawspeaker.gloomkilforth.table.Wording;

/** Which hero, place, card or amount an effect is about. */
final class TargetChoices {
  private static final String CHOOSE = "Choose";

  private TargetChoices() {}

  static void addTo(Choices all) {
    all.on(PickSeat.class, ChooseHero.class, TargetChoices::hero);
    all.on(PickPlace.class, Choosing.class, TargetChoices::place);
    all.on(PickCard.class, Choosing.class, TargetChoices::card);
    all.on(PickOption.class, PayX.class, TargetChoices::pay);
    all.on(PickOption.class, LosingAp.class, (at, move, step) -> lose(at, move));
    all.on(PickCard.class, AncientOrder.class, (at, move, step) -> next(at, move));
    all.on(PickCard.class, NextPlot.class, (at, move, step) -> plot(at, move));
    all.on(PickCard.class, KeepOne.class, TargetChoices::keep);
    all.on(GiveCard.class, HandingOver.class, TargetChoices::give);
  }

  private static Choice hero(Sight at, PickSeat move, ChooseHero step) {
    return PlainChoices.hero(at, move).withHint(step.effect().says());
  }

  private static Choice place(Sight at, PickPlace move, Choosing step) {
    return Choice.builder(CHOOSE, "Choose " + at.names.place(move.place()))
        .pieces(List.of(Places.site(move.place())))
        .hint(step.effect().says())
        .build();
  }

  private static Choice card(Sight at, PickCard move, Choosing step) {
    return Choice.builder(CHOOSE, "Choose " + at.names.card(move.card()))
        .pieces(Places.find(at, move.by(), move.card()).stream().toList())
        .hint(step.effect().says())
        .build();
  }

  private static Choice pay(Sight at, PickOption move, PayX step) {
    return Choice.builder("Pay", "Pay " + step.what().says(move.option() + 1))
        .pieces(Places.find(at, move.by(), step.source().card()).stream().toList())
        .hint("for each: " + Wording.of(step.effects()))
        .build();
  }

  private static Choice lose(Sight at, PickOption move) {
    String kind = ActionPoints.kind(at.hero(move.by()), move.option());
    return Choice.builder("Lose", "Lose 1 AP for " + kind)
        .pieces(List.of(Places.hero(move.by())))
        .build();
  }

  private static Choice plot(Sight at, PickCard move) {
    String name = at.names.card(move.card());
    return Choice.builder("Plot", name + " places a plot")
        .pieces(Places.find(at, move.by(), move.card()).stream().toList())
        .build();
  }

  private static Choice next(Sight at, PickCard move) {
    return Choice.builder(CHOOSE, at.names.card(move.card()) + " comes next")
        .pieces(Places.find(at, move.by(), move.card()).stream().toList())
        .build();
  }

  private static Choice keep(Sight at, PickCard move, KeepOne step) {
    String rest =
        switch (step.drawn().size()) {
          case 1 -> "no other was drawn";
          case 2 -> "the other is discarded";
          default -> "the others are discarded";
        };
    return Choice.builder("Keep", "Keep " + at.names.card(move.card()))
        .pieces(List.of(Places.card(at, Places.DRAWN, move.card())))
        .hint(rest + RewardChoices.wanted(at, move.by(), move.card()))
        .build();
  }

  private static Choice give(Sight at, GiveCard move, HandingOver step) {
    String label = "Give " + at.names.card(move.card()) + " to " + at.names.the(step.to());
    Choice choice =
        Choice.builder("Give", label)
            .pieces(Places.find(at, move.by(), move.card()).stream().toList())
            .build();
    return Outlook.provides(at, move.by(), move.card())
        .map(keyword -> choice.withHint("your chapter needs " + keyword))
        .orElse(choice);
  }
}
