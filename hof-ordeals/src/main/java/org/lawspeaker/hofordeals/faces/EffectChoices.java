package org.lawspeaker.hofordeals.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.hofordeals.death.Harming;
import org.lawspeaker.hofordeals.effects.PickPart;
import org.lawspeaker.hofordeals.map.Repeating;
import org.lawspeaker.hofordeals.moves.Accept;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.Pass;
import org.lawspeaker.hofordeals.moves.PickOption;
import org.lawspeaker.hofordeals.occasions.Offer;
import org.lawspeaker.hofordeals.occasions.Reacting;
import org.lawspeaker.hofordeals.occasions.SetOff;
import org.lawspeaker.hofordeals.occasions.Waiting;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Wording;

/** Parts of effects, abilities that may be used, and their order. */
final class EffectChoices {
  private static final String CHOOSE = "Choose";

  private EffectChoices() {}

  static void addTo(Choices all) {
    all.on(PickOption.class, PickPart.class, EffectChoices::part);
    all.on(PickOption.class, SetOff.class, EffectChoices::order);
    all.on(Accept.class, Offer.class, (at, move, step) -> accept(at, step));
    all.on(Decline.class, Offer.class, (at, move, step) -> decline(at, step));
    all.on(Accept.class, Repeating.class, (at, move, step) -> again(at, step));
    all.on(Decline.class, Repeating.class, (at, move, step) -> enough(at, step));
    all.on(Pass.class, Harming.class, EffectChoices::pass);
    all.on(Pass.class, Reacting.class, (at, move, step) -> Choice.of("Go on", "Use nothing now"));
  }

  private static Choice part(Sight at, PickOption move, PickPart step) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < step.of().size(); i++) {
      boolean isPaid = i == 0 && !step.cost().isFree();
      String part =
          step.of().get(i).isEmpty()
              ? "do nothing"
              : (isPaid ? step.cost().orders() + ": " : "") + Wording.of(step.of().get(i));
      parts.add(part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1));
    }
    Choice choice =
        Choice.builder(CHOOSE, Names.among(parts, move.option()))
            .pieces(Places.source(at, step.source()).stream().toList())
            .build();
    Hints hints = new Hints().add("by " + at.names.card(step.source().card()));
    return (move.option() == 0 ? hints.addDeath(step.cost(), at.hero(move.by())) : hints)
        .on(choice);
  }

  private static Choice order(Sight at, PickOption move, SetOff step) {
    List<String> labels = new ArrayList<>();
    for (Waiting waiting : step.waiting()) {
      labels.add("Resolve " + at.names.card(waiting.source().card()) + " next");
    }
    Waiting waiting = step.waiting().get(move.option());
    return Choice.builder("Order", Names.among(labels, move.option()))
        .pieces(Places.source(at, waiting.source()).stream().toList())
        .hint(
            ability(at, waiting.source().card(), waiting.ability())
                .says(at.cards.card(waiting.source().card())))
        .build();
  }

  private static Ability ability(Sight at, int card, int number) {
    return at.cards.card(card).abilities().get(number);
  }

  private static Choice accept(Sight at, Offer step) {
    Ability ability = ability(at, step.source().card(), step.ability());
    String pay = ability.cost().isFree() ? "" : ability.cost().orders() + ": ";
    Choice use =
        Choice.builder("Use", "Use " + at.names.card(step.source().card()))
            .pieces(Places.source(at, step.source()).stream().toList())
            .build();
    return new Hints()
        .add(pay + Wording.of(ability.effects()))
        .addDeath(ability.cost(), at.hero(step.seat()))
        .on(use);
  }

  private static Choice decline(Sight at, Offer step) {
    return Choice.builder("Do without", "Do without " + at.names.card(step.source().card()))
        .pieces(Places.source(at, step.source()).stream().toList())
        .build();
  }

  private static Choice again(Sight at, Repeating step) {
    Encounter encounter = at.cards.encounter(step.card());
    Choice again =
        Choice.builder("Activate", "Activate " + encounter.name() + " once more").build();
    return new Hints()
        .add(encounter.cost().orders() + ": " + Wording.of(encounter.effects()))
        .addDeath(encounter.cost(), at.hero(step.seat()))
        .on(again);
  }

  private static Choice enough(Sight at, Repeating step) {
    String name = at.names.card(step.card());
    return Choice.builder("Do without", "Do not activate " + name + " again").build();
  }

  /** Whether the loss kills is known: what protects from it lies open. */
  private static Choice pass(Sight at, Pass move, Harming step) {
    Hero hero = at.hero(move.by());
    int lost = step.lost(at.table());
    boolean dies = lost >= hero.health();
    return Choice.builder("Suffer", "Lose the Health")
        .hint(Resource.HEALTH.says(lost) + " of " + hero.health() + (dies ? "; you die" : ""))
        .isGrave(dies)
        .build();
  }
}
