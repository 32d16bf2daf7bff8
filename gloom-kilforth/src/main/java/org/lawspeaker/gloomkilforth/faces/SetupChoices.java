package org.lawspeaker.gloomkilforth.faces;

import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.PickDeck;
import org.lawspeaker.gloomkilforth.setup.ChooseDeck;
import org.lawspeaker.gloomkilforth.setup.ChooseOrigin;
import org.lawspeaker.gloomkilforth.setup.ChooseRumour;
import org.lawspeaker.gloomkilforth.state.SkillType;
import org.lawspeaker.gloomkilforth.table.HeroClass;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.Race;
import org.lawspeaker.gloomkilforth.table.Reward;

/** What a hero is, and its first rumour. */
final class SetupChoices {
  private SetupChoices() {}

  static void addTo(Choices all) {
    all.on(PickCard.class, ChooseOrigin.class, SetupChoices::origin);
    all.on(PickDeck.class, ChooseDeck.class, (at, move, step) -> deck(move));
    all.on(PickCard.class, ChooseRumour.class, (at, move, step) -> keep(at, move));
  }

  private static Choice origin(Sight at, PickCard move, ChooseOrigin step) {
    String name = at.names.card(move.card());
    boolean isRace = step.kind() == Kind.RACE;
    Choice choice = Choice.of(isRace ? "Race" : "Class", "Be " + Words.one(name));
    Hints hints = new Hints();
    if (isRace) {
      Race race = (Race) at.cards.card(move.card());
      hints.add(Bonuses.says(race.values()).replace("+", ""));
      hints.add(race.health() + " HP, " + race.gold() + " gold");
    } else {
      HeroClass profession = (HeroClass) at.cards.card(move.card());
      hints.add(
          Words.list(profession.skills().stream().map(SkillType::keyword).toList()) + " skills");
    }
    Hints card = Hints.card(at.cards.card(move.card()));
    return hints.addAll(card).on(choice);
  }

  private static Choice deck(PickDeck move) {
    return Choice.of("Draw", "Begin with " + move.deck().card())
        .withHint("draw two, keep one as a rumour");
  }

  private static Choice keep(Sight at, PickCard move) {
    Reward reward = (Reward) at.cards.card(move.card());
    Choice choice =
        Choice.of(
            "Keep",
            "Keep " + at.names.card(move.card()),
            Places.card(at, Places.DRAWN, move.card()));
    return new Hints()
        .add("discovered at " + reward.location())
        .add(
            String.join(", ", reward.allKeywords())
                + RewardChoices.wanted(at, move.by(), move.card()))
        .addAll(Hints.card(reward))
        .on(choice);
  }
}
