package org.lawspeaker.thorgal.faces;

import java.util.List;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.thorgal.effects.PickCards;
import org.lawspeaker.thorgal.effects.PickPart;
import org.lawspeaker.thorgal.effects.PickPlayer;
import org.lawspeaker.thorgal.moves.Accept;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.Pick;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.occasions.Offer;
import org.lawspeaker.thorgal.occasions.SetOff;
import org.lawspeaker.thorgal.occasions.Waiting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Wording;

/** What texts leave to be chosen: cards in play, players, parts, the order, and whether at all. */
final class EffectChoices {
  private EffectChoices() {}

  static void addTo(Choices all) {
    all.on(Pick.class, PickCards.class, EffectChoices::card);
    all.on(
        Decline.class,
        PickCards.class,
        (at, move, step) -> Choice.of("Stop", "Choose no more cards"));
    all.on(PickSeat.class, PickPlayer.class, EffectChoices::player);
    all.on(PickOption.class, PickPart.class, EffectChoices::part);
    all.on(PickOption.class, SetOff.class, EffectChoices::order);
    all.on(Accept.class, Offer.class, (at, move, step) -> accept(at, step));
    all.on(Decline.class, Offer.class, (at, move, step) -> decline(at, step));
  }

  private static Choice card(Sight at, Pick move, PickCards step) {
    String name = at.names.inPlay(move.id());
    String label = Says.capital(step.effect().says(name));
    String verb = label.substring(0, label.indexOf(' '));
    return Choice.of(verb, label, Places.inPlay(move.id()))
        .withHint("by " + at.names.source(step.source()));
  }

  private static Choice player(Sight at, PickSeat move, PickPlayer step) {
    return Choice.of("Choose", "Choose " + at.names.the(move.chosen()))
        .withHint(step.effect().says());
  }

  private static Choice part(Sight at, PickOption move, PickPart step) {
    List<String> all =
        step.effect().of().stream().map(part -> Says.capital(Wording.of(part))).toList();
    return Choice.of("Do", Says.among(all, move.option()))
        .withHint("by " + at.names.source(step.source()));
  }

  private static Choice order(Sight at, PickOption move, SetOff step) {
    List<String> names =
        step.waiting().stream()
            .map(each -> "Resolve " + name(at, each.source()) + " next")
            .toList();
    Waiting next = step.waiting().get(move.option());
    Choice choice =
        Choice.of("Resolve", Says.among(names, move.option())).withHint(next.trigger().says());
    int id = next.source().id();
    return at.table().isInPlay(id) ? choice.withPieces(List.of(Places.inPlay(id))) : choice;
  }

  private static String name(Sight at, Source source) {
    return at.table().isInPlay(source.id())
        ? at.names.inParty(source.user(), source.id())
        : at.names.source(source);
  }

  private static Choice accept(Sight at, Offer step) {
    return Choice.of("Use", "Use the effect of " + name(at, step.source()))
        .withHint(Wording.of(step.effects()));
  }

  private static Choice decline(Sight at, Offer step) {
    return Choice.of("Do without", "Do without the effect of " + name(at, step.source()));
  }
}
