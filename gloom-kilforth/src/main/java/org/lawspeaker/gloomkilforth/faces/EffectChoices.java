package org.lawspeaker.gloomkilforth.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.assets.GivingUp;
import org.lawspeaker.gloomkilforth.assets.LimitOfSix;
import org.lawspeaker.gloomkilforth.effects.PickPart;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.Discard;
import org.lawspeaker.gloomkilforth.moves.Done;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.PickOption;
import org.lawspeaker.gloomkilforth.moves.Sacrifice;
import org.lawspeaker.gloomkilforth.occasions.DeedWindow;
import org.lawspeaker.gloomkilforth.occasions.Offer;
import org.lawspeaker.gloomkilforth.occasions.SetOff;
import org.lawspeaker.gloomkilforth.occasions.Waiting;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Wording;

/** Parts of effects, abilities that may be used, their order, and cards that are given up. */
final class EffectChoices {
  private static final String LOSES = "you lose it";

  private EffectChoices() {}

  static void addTo(Choices all) {
    all.on(PickOption.class, PickPart.class, EffectChoices::part);
    all.on(PickOption.class, SetOff.class, EffectChoices::order);
    all.on(Accept.class, Offer.class, (at, move, step) -> accept(at, step));
    all.on(Decline.class, Offer.class, (at, move, step) -> decline(at, step));
    all.on(Done.class, DeedWindow.class, (at, move, step) -> Choice.of("Go on", "Do no Deed now"));
    all.on(Discard.class, (at, move, step) -> discard(at, move.by(), move.card(), LOSES));
    all.on(
        Discard.class,
        GivingUp.class,
        (at, move, step) -> discard(at, move.by(), move.card(), left(step)));
    all.on(Sacrifice.class, (at, move, step) -> sacrifice(at, move, LOSES));
    all.on(Sacrifice.class, GivingUp.class, (at, move, step) -> sacrifice(at, move, left(step)));
    all.on(
        PickCard.class,
        GivingUp.class,
        (at, move, step) -> discard(at, move.by(), move.card(), left(step)));
    all.on(
        PickCard.class,
        LimitOfSix.class,
        (at, move, step) -> discard(at, move.by(), move.card(), step.allows()));
  }

  private static Choice part(Sight at, PickOption move, PickPart step) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < step.of().size(); i++) {
      boolean isPaid = i == 0 && !step.cost().equals(Cost.NONE);
      String part =
          step.of().get(i).isEmpty()
              ? "do nothing"
              : (isPaid ? step.cost().orders() + ": " : "") + Wording.of(step.of().get(i));
      parts.add(part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1));
    }
    return Choice.builder("Choose", Names.among(parts, move.option()))
        .pieces(Places.find(at, step.seat(), step.source().card()).stream().toList())
        .hint("by " + at.names.card(step.source().card()))
        .build();
  }

  private static Ability ability(Sight at, int card, int number) {
    return at.cards.card(card).abilities().get(number);
  }

  private static Choice order(Sight at, PickOption move, SetOff step) {
    List<String> labels = new ArrayList<>();
    for (Waiting waiting : step.waiting()) {
      Seat user = waiting.source().user();
      String whose = user.equals(step.seat()) ? "" : at.names.whose(user) + " ";
      labels.add("Resolve " + whose + at.names.card(waiting.source().card()) + " next");
    }
    Waiting waiting = step.waiting().get(move.option());
    return Choice.builder("Order", Names.among(labels, move.option()))
        .pieces(Places.find(at, waiting.source().user(), waiting.source().card()).stream().toList())
        .hint(ability(at, waiting.source().card(), waiting.ability()).says())
        .build();
  }

  private static Choice accept(Sight at, Offer step) {
    Ability ability = ability(at, step.source().card(), step.ability());
    String pay = ability.cost().equals(Cost.NONE) ? "" : ability.cost().orders() + ": ";
    return Choice.builder("Use", "Use " + at.names.card(step.source().card()) + " now")
        .pieces(Places.find(at, step.seat(), step.source().card()).stream().toList())
        .hint(pay + Wording.of(ability.effects()))
        .build();
  }

  private static Choice decline(Sight at, Offer step) {
    return Choice.builder("Do without", "Do without " + at.names.card(step.source().card()))
        .pieces(Places.find(at, step.seat(), step.source().card()).stream().toList())
        .build();
  }

  private static String left(GivingUp step) {
    return step.left() > 1 ? Words.count(step.left(), "card") + " to give up" : LOSES;
  }

  private static Choice discard(Sight at, Seat seat, int card, String hint) {
    return Choice.builder("Discard", "Discard " + at.names.card(card))
        .pieces(Places.find(at, seat, card).stream().toList())
        .hint(hint + RewardChoices.needed(at, seat, card))
        .build();
  }

  private static Choice sacrifice(Sight at, Sacrifice move, String hint) {
    return Choice.builder("Sacrifice", "Sacrifice " + at.names.card(move.card()))
        .pieces(Places.find(at, move.by(), move.card()).stream().toList())
        .hint(hint)
        .isGrave(true)
        .build();
  }
}
