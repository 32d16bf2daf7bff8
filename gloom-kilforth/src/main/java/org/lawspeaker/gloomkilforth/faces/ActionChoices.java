package org.lawspeaker.gloomkilforth.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.confront.ConfrontTest;
import org.lawspeaker.gloomkilforth.dice.Chances;
import org.lawspeaker.gloomkilforth.engagement.Engaging;
import org.lawspeaker.gloomkilforth.journey.Arrival;
import org.lawspeaker.gloomkilforth.moves.ActWith;
import org.lawspeaker.gloomkilforth.moves.ClearObstacle;
import org.lawspeaker.gloomkilforth.moves.ClearPlot;
import org.lawspeaker.gloomkilforth.moves.Confront;
import org.lawspeaker.gloomkilforth.moves.EndTurn;
import org.lawspeaker.gloomkilforth.moves.Hide;
import org.lawspeaker.gloomkilforth.moves.MakeCamp;
import org.lawspeaker.gloomkilforth.moves.MoveTo;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.Provoke;
import org.lawspeaker.gloomkilforth.moves.Rest;
import org.lawspeaker.gloomkilforth.moves.Search;
import org.lawspeaker.gloomkilforth.occasions.Abilities;
import org.lawspeaker.gloomkilforth.regale.Regaling;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Location;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Plot;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Wording;
import org.lawspeaker.gloomkilforth.turn.HeroTurn;

/** A hero's turn: its Actions on the map, Camp, and the enemies that it meets. */
final class ActionChoices {
  private ActionChoices() {}

  static void addTo(Choices all) {
    all.on(MoveTo.class, (at, move, step) -> move(at, move));
    all.on(ClearObstacle.class, (at, move, step) -> clear(at, move));
    all.on(ClearPlot.class, (at, move, step) -> clear(at, move));
    all.on(Search.class, (at, move, step) -> search(at, move));
    all.on(Hide.class, (at, move, step) -> hide(at, move));
    all.on(Confront.class, (at, move, step) -> confront(at, move));
    all.on(Provoke.class, (at, move, step) -> provoke(at, move));
    all.on(ActWith.class, (at, move, step) -> actWith(at, move));
    all.on(Rest.class, (at, move, step) -> rest(at, move));
    all.on(MakeCamp.class, (at, move, step) -> camp(at, move));
    all.on(EndTurn.class, (at, move, step) -> Choice.of("End", "End your turn"));
    all.on(PickCard.class, HeroTurn.class, (at, move, step) -> engage(at, move));
  }

  private static String here(Sight at, Seat seat) {
    return Places.site(at.hero(seat).at());
  }

  private static Choice move(Sight at, MoveTo move) {
    Choice choice =
        Choice.of("Move", "Move to " + at.names.place(move.place()), Places.site(move.place()));
    Site from = at.table().site(move.by());
    String sign = at.cards.location(from.card()).side(from.gloom()).shortcut().orElse("");
    boolean isFar = !Cards.areAdjacent(at.hero(move.by()).at(), move.place());
    return Hints.action(at, move.by(), ActionType.MOVE)
        .addIf(isFar, "by the shortcut " + sign)
        .add(there(at, move.by(), move.place(), true))
        .on(choice);
  }

  /** What is to be met on a place of the map. */
  static String there(Sight at, Seat seat, int place, boolean isMove) {
    Site site = at.view.sites().get(place);
    Location location = at.cards.location(site.card());
    List<String> parts = new ArrayList<>();
    parts.add(location.terrain().says() + (site.gloom() ? " in gloom" : ""));
    if (isMove && Arrival.draws(at.table(), place)) {
      parts.add("an encounter is drawn");
    }
    site.encounters().forEach(card -> parts.add(at.names.card(card)));
    site.plots().forEach(card -> parts.add(at.names.card(card)));
    if (site.obstacles() > 0) {
      parts.add(Words.count(site.obstacles(), "obstacle"));
    }
    for (int i = 0; i < at.heroes().size(); i++) {
      Hero other = at.hero(Seat.of(i));
      if (i != seat.index() && other.at() == place && !other.eliminated()) {
        parts.add(at.names.the(Seat.of(i)));
      }
    }
    aims(at, seat, site).forEach(parts::add);
    return String.join(", ", parts);
  }

  /** What a hero can do there and nowhere else. */
  private static List<String> aims(Sight at, Seat seat, Site site) {
    List<String> aims = new ArrayList<>();
    Hero hero = at.hero(seat);
    for (int i = 0; i < hero.hand().size(); i++) {
      int card = hero.hand().nth(i);
      if (at.cards.card(card) instanceof Reward reward
          && at.cards.number(reward.location()) == site.card()) {
        aims.add("your " + at.names.card(card));
      }
    }
    boolean isFinale = hero.chapter() == Hero.FINALE;
    if (isFinale && at.cards.number(Regaling.finale(at.table(), seat).location()) == site.card()) {
      aims.add("your Finale");
    }
    return aims;
  }

  private static Choice clear(Sight at, ClearObstacle move) {
    Choice choice = Choice.of("Clear", "Clear an obstacle", here(at, move.by()));
    int obstacles = at.table().site(move.by()).obstacles();
    return Hints.action(at, move.by(), ActionType.CLEAR)
        .add("draw 1 Loot token")
        .addIf(obstacles > 1, obstacles + " lie here")
        .on(choice);
  }

  private static Choice clear(Sight at, ClearPlot move) {
    Choice choice =
        Choice.of("Clear", "Clear " + at.names.card(move.card()), Places.onMap(at, move.card()));
    Plot plot = (Plot) at.cards.card(move.card());
    return Hints.action(at, move.by(), ActionType.CLEAR)
        .add(Foresight.clearing(at, move.by(), move.card()))
        .add("brings " + Words.count(plot.loot(), "Loot token"))
        .on(choice);
  }

  private static Choice search(Sight at, Search move) {
    Location location = at.table().location(at.hero(move.by()).at());
    Choice choice = Choice.of("Search", "Search this place", here(at, move.by()));
    return Hints.action(at, move.by(), ActionType.SEARCH)
        .add("draw an encounter of the " + location.terrain().says())
        .on(choice);
  }

  private static Choice hide(Sight at, Hide move) {
    Choice choice = Choice.of("Hide", "Become Hidden", Places.hero(move.by()));
    return Hints.action(at, move.by(), ActionType.HIDE)
        .add("enemies can be surprised or evaded")
        .on(choice);
  }

  private static Choice confront(Sight at, Confront move) {
    Encounter encounter = at.cards.encounter(move.card());
    ConfrontTest test = new ConfrontTest(move.card());
    Choice choice =
        Choice.of(
            "Confront",
            "Confront " + at.names.card(move.card()) + " with " + move.attribute().says(),
            Places.onMap(at, move.card()));
    Hints hints =
        Hints.action(at, move.by(), ActionType.CONFRONT)
            .add(Foresight.test(at, move.by(), move.attribute(), test))
            .addIf(!encounter.trap().isEmpty(), "its Trap: " + Wording.of(encounter.trap()));
    boolean isFresh = at.hero(move.by()).against(move.card()) == null;
    if (encounter.isStranger() && isFresh) {
      Chances chances = Chances.of(at.table(), move.by(), move.attribute(), 0, test);
      double angers = 1 - chances.atLeast(1).doubleValue();
      hints.addIf(angers > 0, "it becomes an enemy with " + Percent.of(angers));
    }
    return hints.on(choice);
  }

  private static String foe(Sight at, Seat seat, int card, Surprise surprise) {
    return "Fight "
        + Foes.fight(at.table(), card)
        + ", HP "
        + Foes.health(at.table(), card)
        + "; won with "
        + Percent.of(Foresight.wins(at, seat, card, surprise))
        + (surprise == Surprise.FOE ? "; it has Surprise" : "");
  }

  private static Choice provoke(Sight at, Provoke move) {
    Choice choice =
        Choice.of(
            "Provoke",
            "Make " + at.names.card(move.card()) + " an enemy",
            Places.onMap(at, move.card()));
    return Hints.action(at, move.by(), ActionType.CONFRONT)
        .add(foe(at, move.by(), move.card(), Surprise.NOBODY))
        .on(choice);
  }

  private static Choice actWith(Sight at, ActWith move) {
    Choice choice =
        Choice.builder("Act", "Act with " + at.names.card(move.card()))
            .pieces(Places.find(at, move.by(), move.card()).stream().toList())
            .build();
    return Abilities.at(at.table(), move.card(), Moment.AS_ACTION)
        .map(
            ability ->
                Hints.action(at, move.by(), ability.action())
                    .addIf(!ability.cost().equals(Cost.NONE), ability.cost().orders())
                    .add(Wording.of(ability.effects()))
                    .on(choice))
        .orElse(choice);
  }

  private static Choice rest(Sight at, Rest move) {
    Hero hero = at.hero(move.by());
    Choice choice = Choice.of("Rest", "Rest", Places.hero(move.by()));
    return Hints.action(at, move.by(), ActionType.REST)
        .add("heal 1 HP, to " + (hero.hp() + 1) + " of " + hero.maxHealth())
        .on(choice);
  }

  private static Choice camp(Sight at, MakeCamp move) {
    Hero hero = at.hero(move.by());
    Choice choice = Choice.of("Camp", "Make Camp", Places.hero(move.by()));
    int loss = Foresight.gloom(at, move.by());
    return new Hints()
        .add("your Day is over")
        .addIf(
            hero.allAp() > 0, hero.allAp() + " AP " + (hero.allAp() == 1 ? "is" : "are") + " lost")
        .addIf(loss > 0, "at Night the gloom costs " + loss + " HP")
        .on(choice)
        .withIsGrave(loss > 0 && hero.hp() <= loss);
  }

  private static Choice engage(Sight at, PickCard move) {
    Surprise surprise = Engaging.surprise(at.table(), move.by(), move.card());
    return Choice.builder("Engage", "Engage " + at.names.card(move.card()))
        .pieces(Optional.of(Places.onMap(at, move.card())).stream().toList())
        .hint(foe(at, move.by(), move.card(), surprise))
        .build();
  }
}
