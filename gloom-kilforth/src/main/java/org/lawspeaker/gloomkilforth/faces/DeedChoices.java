package org.lawspeaker.gloomkilforth.faces;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.deeds.Joining;
import org.lawspeaker.gloomkilforth.deeds.Trading;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.AskCard;
import org.lawspeaker.gloomkilforth.moves.AskGold;
import org.lawspeaker.gloomkilforth.moves.Assault;
import org.lawspeaker.gloomkilforth.moves.ComeOut;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.Done;
import org.lawspeaker.gloomkilforth.moves.Exchange;
import org.lawspeaker.gloomkilforth.moves.GiveCard;
import org.lawspeaker.gloomkilforth.moves.GiveGold;
import org.lawspeaker.gloomkilforth.moves.Overcome;
import org.lawspeaker.gloomkilforth.moves.Resolve;
import org.lawspeaker.gloomkilforth.moves.Team;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.LootToken;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Wording;

/** Deeds, and what heroes agree upon in them. */
final class DeedChoices {
  private DeedChoices() {}

  static void addTo(Choices all) {
    all.on(Overcome.class, (at, move, step) -> overcome(at, move));
    all.on(Resolve.class, (at, move, step) -> resolve(at, move));
    all.on(Assault.class, (at, move, step) -> assault(at, move));
    all.on(Team.class, (at, move, step) -> team(at, move));
    all.on(Exchange.class, (at, move, step) -> exchange(at, move));
    all.on(ComeOut.class, (at, move, step) -> comeOut(move));
    all.on(Accept.class, Joining.class, DeedChoices::join);
    all.on(Decline.class, Joining.class, (at, move, step) -> Choice.of("Stay out", "Do not join"));
    all.on(GiveGold.class, Trading.class, (at, move, step) -> giveGold(at, move));
    all.on(AskGold.class, Trading.class, (at, move, step) -> askGold(at, move));
    all.on(GiveCard.class, Trading.class, (at, move, step) -> give(at, move));
    all.on(AskCard.class, Trading.class, (at, move, step) -> ask(at, move, step));
    all.on(Done.class, Trading.class, DeedChoices::propose);
    all.on(Accept.class, Trading.class, DeedChoices::agree);
    all.on(
        Decline.class,
        Trading.class,
        (at, move, step) -> Choice.of("Break off", "Exchange nothing"));
  }

  private static Choice overcome(Sight at, Overcome move) {
    return Choice.of(
            "Overcome",
            "Overcome " + at.names.card(move.card()) + " as if by " + move.attribute().says(),
            Places.onMap(at, move.card()))
        .withHint("a Deed by its Weakness; it is defeated at once");
  }

  private static Choice resolve(Sight at, Resolve move) {
    boolean isLoot = at.cards.kind(move.card()) == Kind.LOOT;
    Choice choice =
        Choice.builder("Use", "Use " + at.names.card(move.card()))
            .pieces(Places.find(at, move.by(), move.card()).stream().toList())
            .build();
    return isLoot ? choice.withHint(token(at, move.card())) : choice.withHint(deed(at, move));
  }

  private static String token(Sight at, int card) {
    LootToken token = (LootToken) at.cards.card(card);
    return token.effects().isEmpty() ? "it does nothing" : Wording.of(token.effects());
  }

  private static String deed(Sight at, Resolve move) {
    for (Ability ability : at.cards.card(move.card()).abilities()) {
      if (ability.deed() && ability.on() == Moment.ANY_TIME) {
        String pay = ability.cost().equals(Cost.NONE) ? "" : ability.cost().orders() + ": ";
        return pay + Wording.of(ability.effects());
      }
    }
    return "a Deed";
  }

  private static Choice assault(Sight at, Assault move) {
    String wins = Percent.of(Foresight.assault(at, move.by(), move.card()));
    return Choice.of(
            "Assault",
            "Assault " + at.names.card(move.card()),
            Places.card(at, Places.ANCIENTS, move.card()))
        .withHint("its plots are gathered; there is no escape; alone it is won with " + wins)
        .withIsGrave(true);
  }

  private static Choice team(Sight at, Team move) {
    return Choice.of(
            "Team", "Invite " + at.names.the(move.seat()) + " to a team", Places.hero(move.seat()))
        .withHint("1 more die in Tests, or a battle together; rewards are shared");
  }

  private static Choice exchange(Sight at, Exchange move) {
    return Choice.of(
            "Exchange", "Exchange with " + at.names.the(move.seat()), Places.hero(move.seat()))
        .withHint("propose what you give and what you ask for");
  }

  private static Choice comeOut(ComeOut move) {
    return Choice.of("Come out", "Stop being Hidden", Places.hero(move.by()))
        .withHint("Deeds are possible again");
  }

  private static Choice join(Sight at, Accept move, Joining step) {
    return Choice.of(
        "Join", "Join the team of " + at.names.the(step.active()), Places.hero(step.active()));
  }

  private static Choice giveGold(Sight at, GiveGold move) {
    return Choice.of("Give", "Give " + move.gold() + " gold to " + at.names.the(move.seat()))
        .withAmount(move.gold());
  }

  private static Choice askGold(Sight at, AskGold move) {
    return Choice.of(
            "Ask for", "Ask " + at.names.the(move.seat()) + " for " + move.gold() + " gold")
        .withAmount(move.gold());
  }

  private static Choice give(Sight at, GiveCard move) {
    return Choice.builder("Give", "Give " + at.names.card(move.card()))
        .pieces(Places.find(at, move.by(), move.card()).stream().toList())
        .build();
  }

  private static Choice ask(Sight at, AskCard move, Trading step) {
    return Choice.builder("Ask for", "Ask for " + at.names.card(move.card()))
        .pieces(Places.find(at, step.partner(), move.card()).stream().toList())
        .build();
  }

  private static String deal(Sight at, Trading step) {
    return at.names.the(step.active())
        + ": "
        + lot(at, step.gives().gold(), step.gives().cards().toPile().toArray())
        + "; "
        + at.names.the(step.partner())
        + ": "
        + lot(at, step.takes().gold(), step.takes().cards().toPile().toArray());
  }

  private static String lot(Sight at, int gold, int[] cards) {
    List<String> parts = new ArrayList<>();
    if (gold > 0) {
      parts.add(gold + " gold");
    }
    for (int card : cards) {
      parts.add(at.names.card(card));
    }
    return Words.list(parts);
  }

  private static Choice propose(Sight at, Done move, Trading step) {
    Seat other = move.by().equals(step.active()) ? step.partner() : step.active();
    return Choice.of("Propose", "Propose this exchange to " + at.names.the(other))
        .withHint(deal(at, step));
  }

  private static Choice agree(Sight at, Accept move, Trading step) {
    return Choice.of("Agree", "Agree to the exchange").withHint(deal(at, step));
  }
}
