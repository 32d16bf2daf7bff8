package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.DrawReward;
import org.lawspeaker.gloomkilforth.moves.GiveGold;
import org.lawspeaker.gloomkilforth.moves.KeepCard;
import org.lawspeaker.gloomkilforth.moves.PickSeat;
import org.lawspeaker.gloomkilforth.moves.TakeGold;
import org.lawspeaker.gloomkilforth.moves.TakeLoot;
import org.lawspeaker.gloomkilforth.rewards.GoldSplit;
import org.lawspeaker.gloomkilforth.rewards.LootStep;
import org.lawspeaker.gloomkilforth.rewards.RumourStep;
import org.lawspeaker.gloomkilforth.rewards.Share;
import org.lawspeaker.gloomkilforth.rewards.TrophyChoice;
import org.lawspeaker.gloomkilforth.rewards.TrophyOffer;
import org.lawspeaker.gloomkilforth.rewards.TrophyShare;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.table.Card;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Wording;

/** What a defeated encounter brings. */
final class RewardChoices {
  private RewardChoices() {}

  static void addTo(Choices all) {
    all.on(TakeGold.class, LootStep.class, (at, move, step) -> gold(at, step));
    all.on(TakeLoot.class, LootStep.class, (at, move, step) -> loot(at));
    all.on(KeepCard.class, RumourStep.class, (at, move, step) -> keep(at, step));
    all.on(DrawReward.class, RumourStep.class, (at, move, step) -> reward(at, step));
    all.on(Accept.class, TrophyOffer.class, (at, move, step) -> trophy(at, step));
    all.on(
        Decline.class,
        TrophyOffer.class,
        (at, move, step) -> Choice.of("Do without", "Leave the Trophy"));
    all.on(Accept.class, TrophyChoice.class, (at, move, step) -> play(at, step));
    all.on(Decline.class, TrophyChoice.class, (at, move, step) -> sell(at, step));
    all.on(PickSeat.class, Share.class, (at, move, step) -> share(at, move, "it"));
    all.on(PickSeat.class, TrophyShare.class, (at, move, step) -> share(at, move, "the Trophy"));
    all.on(GiveGold.class, GoldSplit.class, RewardChoices::split);
  }

  private static Choice gold(Sight at, LootStep step) {
    int gold = at.cards.card(step.card()).gold();
    return Choice.of("Gold", "Take " + gold + " gold")
        .withHint("you have " + at.hero(step.seat()).gold());
  }

  private static Choice loot(Sight at) {
    Supply loot = at.table().decks.loot();
    String bag =
        loot.deck().isEmpty()
            ? "all that were set aside go back into the bag" // GOK-LOOT-04
            : Words.count(loot.deck().size(), "token is", "tokens are") + " in the bag";
    return Choice.of("Loot", "Draw a Loot token").withHint(bag);
  }

  private static Choice keep(Sight at, RumourStep step) {
    Card card = at.cards.card(step.card());
    return Choice.of(
            "Keep",
            "Keep " + at.names.card(step.card()) + " as a rumour",
            Places.card(at, Places.DRAWN, step.card()))
        .withHint(String.join(", ", card.allKeywords()) + wanted(at, step.seat(), step.card()));
  }

  /** Whether the chapter under way needs a keyword of a card. */
  static String wanted(Sight at, Seat seat, int card) {
    ImmutableList<String> missing = Outlook.missing(at, seat);
    return at.cards.card(card).allKeywords().stream()
        .filter(missing::contains)
        .findFirst()
        .map(keyword -> "; your chapter needs " + keyword)
        .orElse("");
  }

  /** Whether the chapter under way needs a card that is about to be given up. */
  static String needed(Sight at, Seat seat, int card) {
    return Outlook.provides(at, seat, card)
        .map(keyword -> "; your chapter needs " + keyword)
        .orElse("");
  }

  private static Choice reward(Sight at, RumourStep step) {
    RewardType icon = at.cards.encounter(step.card()).icon();
    return Choice.of("Draw", "Draw " + icon.card() + " as a rumour")
        .withHint(at.names.card(step.card()) + " is discarded");
  }

  private static Choice trophy(Sight at, TrophyOffer step) {
    ImmutableList<Effect> effects =
        at.cards.encounter(step.card()).trophies().get(step.next()).effects();
    return Choice.of("Trophy", "Take the Trophy").withHint(Wording.of(effects));
  }

  private static Choice play(Sight at, TrophyChoice step) {
    Choice choice =
        Choice.of(
            "Play",
            "Put " + at.names.card(step.card()) + " into play",
            Places.card(at, Places.DRAWN, step.card()));
    return Hints.card(at.cards.card(step.card())).on(choice);
  }

  private static Choice sell(Sight at, TrophyChoice step) {
    int gold = at.cards.card(step.card()).gold();
    return Choice.of(
        "Discard",
        "Discard " + at.names.card(step.card()) + " for " + gold + " gold",
        Places.card(at, Places.DRAWN, step.card()));
  }

  private static Choice share(Sight at, PickSeat move, String what) {
    String whom = at.names.the(move.seat());
    boolean isOwn = at.isYou(move.seat());
    String label = isOwn ? "Take " + what + " yourself" : "Give " + what + " to " + whom;
    return Choice.of("Share", label, Places.hero(move.seat()));
  }

  private static Choice split(Sight at, GiveGold move, GoldSplit step) {
    boolean isLast =
        step.team().stream().allMatch(each -> each.equals(move.seat()) || !at.hero(each).isThere());
    return Choice.of("Give", "Give " + move.gold() + " gold to " + at.names.the(move.seat()))
        .withAmount(move.gold())
        .withHint(
            (step.left() - move.gold()) + (isLast ? " left for you" : " left for you and others"));
  }
}
