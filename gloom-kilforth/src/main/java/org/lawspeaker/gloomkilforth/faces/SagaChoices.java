package org.lawspeaker.gloomkilforth.faces;

import java.util.List;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.Discard;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.Regale;
import org.lawspeaker.gloomkilforth.moves.Sacrifice;
import org.lawspeaker.gloomkilforth.moves.ShowAsset;
import org.lawspeaker.gloomkilforth.moves.TakeGold;
import org.lawspeaker.gloomkilforth.regale.FinaleTest;
import org.lawspeaker.gloomkilforth.regale.LearnSkill;
import org.lawspeaker.gloomkilforth.regale.Pressure;
import org.lawspeaker.gloomkilforth.regale.Providing;
import org.lawspeaker.gloomkilforth.regale.Regaling;
import org.lawspeaker.gloomkilforth.regale.TotemChoice;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Saga;

/** Chapters, skills, the Finale and the Totem. */
final class SagaChoices {
  private SagaChoices() {}

  static void addTo(Choices all) {
    all.on(Regale.class, (at, move, step) -> regale(at, move));
    all.on(Discard.class, Providing.class, SagaChoices::tell);
    all.on(ShowAsset.class, Providing.class, SagaChoices::show);
    all.on(Sacrifice.class, Providing.class, SagaChoices::sacrifice);
    all.on(PickCard.class, LearnSkill.class, (at, move, step) -> learn(at, move));
    all.on(
        Decline.class,
        LearnSkill.class,
        (at, move, step) -> Choice.of("Do without", "Learn nothing").withIsGrave(true));
    all.on(Accept.class, TotemChoice.class, (at, move, step) -> totem(at, move));
    all.on(TakeGold.class, TotemChoice.class, (at, move, step) -> gold(at, move));
    all.on(Accept.class, Pressure.class, (at, move, step) -> press(at, move));
    all.on(
        Decline.class,
        Pressure.class,
        (at, move, step) -> Choice.of("Do without", "Do not complete your chapter"));
  }

  private static Choice regale(Sight at, Regale move) {
    Hero hero = at.hero(move.by());
    int card = at.cards.chapter(hero.saga().orElseThrow(), hero.chapter());
    Choice choice =
        Choice.of(
            "Regale",
            "Regale " + at.names.card(card),
            Places.card(at, Places.sheet(move.by()), card));
    Hints hints = Hints.action(at, move.by(), ActionType.REGALE);
    if (hero.chapter() == Hero.FINALE) {
      Saga.Finale finale = Regaling.finale(at.table(), move.by());
      return hints
          .add(
              finale.attribute().says()
                  + " "
                  + Foresight.test(at, move.by(), finale.attribute(), new FinaleTest()))
          .add("successes of one Day add up")
          .on(choice);
    }
    return hints
        .add(Regaling.cost(at.table(), move.by()) + " of " + hero.gold() + " gold")
        .add("cards for " + Words.list(Regaling.needs(at.table(), move.by())))
        .add("1 more maximum health and a skill")
        .on(choice);
  }

  private static String keyword(Providing step) {
    return "provides " + step.needs().get(0);
  }

  private static Choice tell(Sight at, Discard move, Providing step) {
    return Choice.builder("Discard", "Discard the rumour " + at.names.card(move.card()))
        .pieces(Places.find(at, move.by(), move.card()).stream().toList())
        .hint(keyword(step))
        .build();
  }

  private static Choice show(Sight at, ShowAsset move, Providing step) {
    return Choice.builder("Show", "Show " + at.names.card(move.card()))
        .pieces(Places.find(at, move.by(), move.card()).stream().toList())
        .hint(keyword(step) + "; you keep it")
        .build();
  }

  private static Choice sacrifice(Sight at, Sacrifice move, Providing step) {
    int gold = at.cards.card(move.card()).gold();
    return Choice.builder("Sacrifice", "Sacrifice " + at.names.card(move.card()))
        .pieces(Places.find(at, move.by(), move.card()).stream().toList())
        .hint(keyword(step) + "; gain " + gold + " gold")
        .isGrave(true)
        .build();
  }

  private static Choice learn(Sight at, PickCard move) {
    Choice choice =
        Choice.of(
            "Learn",
            "Learn " + at.names.card(move.card()),
            Places.card(at, Places.SKILLS, move.card()));
    return new Hints()
        .add(String.join(", ", at.cards.card(move.card()).allKeywords()))
        .addAll(Hints.card(at.cards.card(move.card())))
        .on(choice);
  }

  private static int totem(Sight at, Hero hero) {
    return at.cards.chapter(hero.saga().orElseThrow(), Hero.FINALE + 1);
  }

  private static Choice totem(Sight at, Accept move) {
    int card = totem(at, at.hero(move.by()));
    Choice choice = Choice.of("Play", "Put " + at.names.card(card) + " into play");
    return Hints.card(at.cards.card(card)).on(choice);
  }

  private static Choice gold(Sight at, TakeGold move) {
    int card = totem(at, at.hero(move.by()));
    int gold = at.cards.card(card).gold();
    return Choice.of("Gold", "Take " + gold + " gold for " + at.names.card(card))
        .withHint("it leaves the game");
  }

  private static Choice press(Sight at, Accept move) {
    List<String> needs = Regaling.needs(at.table(), move.by());
    return Choice.of("Complete", "Complete your chapter for free")
        .withHint("without " + Words.list(needs) + "; the chapter's skill is yours");
  }
}
