package org.lawspeaker.hofordeals.faces;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.hofordeals.combat.Assigning;
import org.lawspeaker.hofordeals.ending.DuelPlay;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.moves.Bind;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.Pay;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.moves.Refuse;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.Reactions;
import org.lawspeaker.hofordeals.skills.OwnTurn;
import org.lawspeaker.hofordeals.skills.Using;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.turn.Acquire;
import org.lawspeaker.hofordeals.turn.Explore;
import org.lawspeaker.hofordeals.turn.Fatigue;

/** The own turn: cards played, bound and used, the Fatigue step, and the ends of steps. */
final class TurnChoices {
  private TurnChoices() {}

  static void addTo(Choices all) {
    all.on(Play.class, (at, move, step) -> play(at, move));
    all.on(Bind.class, (at, move, step) -> bind(at, move));
    all.on(Bind.class, Fatigue.class, TurnChoices::bindBefore);
    all.on(Use.class, TurnChoices::use);
    all.on(Pay.class, Fatigue.class, (at, move, step) -> pay(at, move));
    all.on(Refuse.class, Fatigue.class, (at, move, step) -> refuse(at, move));
    all.on(Done.class, Fatigue.class, (at, move, step) -> next("Go on to the Explore step"));
    all.on(Done.class, Explore.class, (at, move, step) -> endExplore(at, move));
    all.on(Done.class, Acquire.class, (at, move, step) -> rest(at, move));
    all.on(Done.class, DuelPlay.class, (at, move, step) -> duel(at, move));
  }

  private static Choice next(String label) {
    return Choice.of("Go on", label);
  }

  private static Choice play(Sight at, Play move) {
    Choice play =
        Choice.of(
            "Play",
            "Play " + at.names.card(move.card()),
            Places.card(at, Places.hand(move.by()), move.card()));
    return Hints.playing(at.cards.card(move.card())).on(play);
  }

  private static Choice bind(Sight at, Bind move) {
    Seat seat = move.by();
    int power = Equipping.power(at.table(), seat, move.card());
    int bound = at.hero(seat).bound().size() + 1;
    Choice bind =
        Choice.of(
            "Bind",
            "Bind " + at.names.card(move.card()),
            Places.card(at, Places.hand(seat), move.card()));
    return Hints.of(at.cards.card(move.card()), Moment.PLAYED)
        .add(Resource.POWER.says(power))
        .add(bound + " of " + Equipping.limit(at.table(), seat) + " bound")
        .on(bind);
  }

  /** A card bound before the price is paid is paid for, too, unless something pays for it. */
  private static Choice bindBefore(Sight at, Bind move, Fatigue step) {
    Choice bind = bind(at, move);
    int now = at.hero(move.by()).bound().size();
    boolean isDearer = Fatigue.price(at.table(), now + 1) > Fatigue.price(at.table(), now);
    return step.paid() || !isDearer
        ? bind
        : bind.withHint(bind.hint().orElse("") + "; raises what this step costs");
  }

  private static Choice use(Sight at, Use move, HofStep step) {
    Card card = at.cards.card(move.card());
    Hints hints = new Hints();
    used(at, move, step)
        .ifPresent(
            ability -> hints.add(ability.says(card)).addDeath(ability.cost(), at.hero(move.by())));
    return hints.on(
        Choice.builder("Use", "Use " + at.names.card(move.card()))
            .pieces(Places.worn(at, move.by(), move.card()).stream().toList())
            .build());
  }

  /** The ability that is used: where neither turn nor combat asks, one that works at any time. */
  private static Optional<Ability> used(Sight at, Use move, HofStep step) {
    if (step instanceof OwnTurn) {
      return Using.find(at.table(), move.card(), Moment.USED);
    }
    return step instanceof Assigning
        ? Using.find(at.table(), move.card(), Moment.USED_IN_COMBAT)
        : Reactions.find(at.table(), move.by(), move.card());
  }

  private static Choice pay(Sight at, Pay move) {
    Resource what = at.view.settings().fatigue();
    int price = Fatigue.price(at.table());
    int has = Table.has(at.hero(move.by()), what);
    boolean dies = what == Resource.HEALTH && has <= price && price > 0;
    int cards = at.hero(move.by()).bound().size();
    return Choice.builder("Pay", "Pay for " + Words.count(cards, "bound card"))
        .hint((price == 0 ? "free" : what.says(price) + " of " + has) + (dies ? "; you die" : ""))
        .isGrave(dies)
        .build();
  }

  private static Choice refuse(Sight at, Refuse move) {
    int cards = at.hero(move.by()).bound().size();
    return Choice.builder("Do not pay", "Do not pay, and discard the bound cards")
        .hint(Words.count(cards, "card") + " to your discard pile; on to the Explore step")
        .isGrave(true)
        .build();
  }

  private static Choice endExplore(Sight at, Done move) {
    boolean activated = at.view.turn().activated();
    return new Hints()
        .add(activated ? "you have activated an Encounter" : "you activate nothing in this turn")
        .add(activated ? "" : BoardChoices.notNow(at, move.by()))
        .on(next("Go on to the Acquire step"));
  }

  private static Choice rest(Sight at, Done move) {
    Hero hero = at.hero(move.by());
    int unplayed = at.seen(move.by()).handSize();
    return new Hints()
        .addIf(hero.effort() > 0, Resource.EFFORT.says(hero.effort()) + " is lost")
        .addIf(unplayed > 0, Words.count(unplayed, "card") + " of your hand unplayed")
        .on(Choice.of("End", "End your turn"));
  }

  private static Choice duel(Sight at, Done move) {
    int unplayed = at.seen(move.by()).handSize();
    return new Hints()
        .addIf(unplayed > 0, Words.count(unplayed, "card") + " of your hand unplayed")
        .on(Choice.of("Strike", "Draw your Strike Bonus for the duel"));
  }
}
