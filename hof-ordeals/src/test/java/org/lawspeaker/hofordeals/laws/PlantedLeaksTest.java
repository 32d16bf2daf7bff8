package org.lawspeaker.hofordeals.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.laws.Counterexample;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.ending.DuelPlay;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Reveal;
import org.lawspeaker.hofordeals.moves.TurnUp;
import org.lawspeaker.hofordeals.royalty.PlacingEncounter;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.view.HeroView;
import org.lawspeaker.hofordeals.view.HofView;
import org.lawspeaker.testkit.laws.Effort;

/** Secrets given away, one way at a time: each leak is caught by the law that is there for it. */
class PlantedLeaksTest {
  private static final String TWINS = "twins-look-alike";
  private static final Options OPTIONS =
      Options.of(Scene.GAME.info())
          .withSetups(ImmutableList.of(Setup.of(3).with("round-limit", "10")));

  private static String caughtBy(String law, LeakyOrdeals leaky) {
    Report report =
        Verifier.verify(
            Laws.of(leaky, new Redeal()).only(law), OPTIONS.withGames(30).withThorough(true));
    Counterexample counterexample = report.counterexample().orElseThrow();
    assertThat(counterexample.law()).isEqualTo(law);
    return counterexample.finding().says();
  }

  @ParameterizedTest
  @EnumSource(Secrets.class)
  void theHonestGameKeepsEverySecret(Secrets secret) {
    Report report =
        Verifier.verify(
            Laws.of(new LeakyOrdeals(secret.state()), new Redeal()),
            OPTIONS.withGames(Effort.games(1)));

    assertThat(report.counterexample()).isEmpty();
    assertThat(report.checks()).containsKey(TWINS);
  }

  /** A view with other Adventurers in it. */
  private abstract static class OtherHeroes extends LeakyOrdeals {
    OtherHeroes(Secrets secret) {
      super(secret.state());
    }

    abstract HeroView shown(HofState state, Hero hero, HeroView view);

    @Override
    public HofView view(HofState state, Viewer viewer) {
      HofView view = super.view(state, viewer);
      List<HeroView> heroes = new ArrayList<>();
      for (int i = 0; i < view.heroes().size(); i++) {
        heroes.add(shown(state, state.heroes().get(i), view.heroes().get(i)));
      }
      return view.withHeroes(heroes);
    }
  }

  private static HeroView withHand(Hero hero, HeroView view) {
    return new HeroView(
        view.hero(), Optional.of(hero.hand()), view.handSize(), view.deck(), view.unseen());
  }

  @Test
  void aHandThatOthersSeeIsCaught() {
    LeakyOrdeals leaky =
        new OtherHeroes(Secrets.EXPLORING) {
          @Override
          HeroView shown(HofState state, Hero hero, HeroView view) {
            return withHand(hero, view);
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by its view");
  }

  @Test
  void aHandOfTheDuelThatOthersSeeIsCaught() {
    LeakyOrdeals leaky =
        new OtherHeroes(Secrets.DUEL) {
          @Override
          HeroView shown(HofState state, Hero hero, HeroView view) {
            boolean duels = isOnTop(state, DuelPlay.class);
            return duels ? withHand(hero, view) : view;
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by its view");
  }

  @Test
  void aTopCardThatOthersSeeIsCaught() {
    LeakyOrdeals leaky =
        new OtherHeroes(Secrets.LOOKED) {
          @Override
          HeroView shown(HofState state, Hero hero, HeroView view) {
            Deck deck = hero.deck();
            return new HeroView(
                view.hero(),
                view.hand(),
                view.handSize(),
                deck.spread(Onlooker.ARBITER),
                view.unseen());
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by its view");
  }

  @Test
  void aTopCardOfTheDealersDeckThatOthersSeeIsCaught() {
    LeakyOrdeals leaky =
        new LeakyOrdeals(Secrets.DEALER_DECK.state()) {
          @Override
          public HofView view(HofState state, Viewer viewer) {
            HofView honestly = super.view(state, viewer);
            return honestly.withDecks(honestly.decks().withDealer(state.decks().dealer()));
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by its view");
  }

  @Test
  void aTopCardOfTheMinionDeckThatOthersSeeIsCaught() {
    LeakyOrdeals leaky =
        new LeakyOrdeals(Secrets.MINION_DECK.state()) {
          @Override
          public HofView view(HofState state, Viewer viewer) {
            HofView honestly = super.view(state, viewer);
            return honestly.withDecks(honestly.decks().withMinions(state.decks().minions()));
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by its view");
  }

  @Test
  void aHandThatItsOwnerForgetsIsCaught() {
    LeakyOrdeals leaky =
        new OtherHeroes(Secrets.EXPLORING) {
          @Override
          HeroView shown(HofState state, Hero hero, HeroView view) {
            Bag unseen = view.unseen();
            return view.hand().isEmpty()
                ? view
                : new HeroView(
                    view.hero(),
                    Optional.empty(),
                    view.handSize(),
                    view.deck(),
                    unseen.withAll(hero.secrets().toPile()));
          }
        };

    assertThat(caughtBy("determinize-keeps-the-view", leaky)).contains("by its legal moves");
  }

  @Test
  void relicsThatAreShownBeforeTheyArePassedOnAreCaught() {
    LeakyOrdeals leaky =
        new LeakyOrdeals(Secrets.DRAFT.state()) {
          @Override
          public HofView view(HofState state, Viewer viewer) {
            return super.view(state, viewer).withAgenda(state.agenda().toList());
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by its view");
  }

  @Test
  void theRelicAtTheBottomThatOthersSeeIsCaught() {
    LeakyOrdeals leaky =
        new LeakyOrdeals(Secrets.BOTTOM.state()) {
          @Override
          public HofView view(HofState state, Viewer viewer) {
            return super.view(state, viewer)
                .withRelics(state.decks().relics().spread(Onlooker.ARBITER));
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by its view");
  }

  @Test
  void eventsThatNameDrawnCardsToAllAreCaught() {
    LeakyOrdeals leaky =
        new LeakyOrdeals(Secrets.EXPLORING.state()) {
          @Override
          public Transition<HofState> explain(HofState state, HofMove move) {
            Transition<HofState> honestly = super.explain(state, move);
            ImmutableList<Event> events =
                honestly.events().stream()
                    .map(e -> Event.open(e.citation(), e.kind(), e.says(), e.facts()))
                    .collect(ImmutableList.toImmutableList());
            return new Transition<>(honestly.next(), events);
          }
        };

    assertThat(caughtBy("events-keep-secrets", leaky)).contains("what the view hides");
  }

  private static boolean isOnTop(HofState state, Class<? extends HofStep> step) {
    return !state.agenda().isEmpty() && step.isInstance(state.agenda().top());
  }

  /** Whether somebody who is not active has this card in hand, which is a secret. */
  private static boolean isHeldInSecret(HofState state, String card) {
    for (int i = 0; i < state.heroes().size(); i++) {
      boolean isActive = state.turn().active().equals(Seat.of(i));
      if (!isActive && state.heroes().get(i).secrets().count(Scene.card(card)) > 0) {
        return true;
      }
    }
    return false;
  }

  /** No card lies face down in the state: there is nothing that could be told. */
  @Test
  void whatNobodyHasSeenIsNotEvenInTheState() {
    Scene scene = Secrets.EXPLORING.scene();
    HofState state = scene.state();
    assertThat(state.board().sites()).filteredOn(site -> !site.isFaceUp()).hasSize(8);
    assertThat(Scene.GAME.view(state, Onlooker.ARBITER).board()).isEqualTo(state.board());

    Set<HofMove> outcomes = outcomes(scene.then("go c2"));
    Bag pool = state.board().pool();
    assertThat(outcomes).hasSize(pool.kinds() + 1).contains(new Reveal(Scene.card("jack")));
    pool.toPile().forEach(card -> assertThat(outcomes).contains(new Reveal(card)));
    assertThat(outcomes(scene.then("reveal jack")))
        .hasSize(4)
        .contains(new TurnUp(Scene.card("jack-of-skulls")));
  }

  private static Set<HofMove> outcomes(Scene scene) {
    return ((Pending.Chance<HofMove>) Scene.GAME.pending(scene.state()))
        .outcomes()
        .outcomes()
        .collect(Collectors.toSet());
  }

  @Test
  void aLayoutThatDependsOnASecretIsCaught() {
    LeakyOrdeals leaky =
        new LeakyOrdeals(Secrets.LAYING.state()) {
          @Override
          public ImmutableList<HofMove> legalMoves(HofState state) {
            ImmutableList<HofMove> honestly = super.legalMoves(state);
            boolean lays = isOnTop(state, PlacingEncounter.class);
            return lays && isHeldInSecret(state, "hack") ? honestly.subList(0, 1) : honestly;
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by its legal moves");
  }

  @Test
  void anAmbushThatIsAskedAboutOnlyWhereACardAvoidsItIsCaught() {
    LeakyOrdeals leaky =
        new LeakyOrdeals(Secrets.AMBUSHED.state()) {
          @Override
          public Pending<HofMove> pending(HofState state) {
            Pending<HofMove> honestly = super.pending(state);
            boolean holds =
                state.heroes().get(1).hand().count(Scene.card("strive")) > 0
                    && honestly instanceof Pending.Choose<HofMove>;
            return holds
                ? new Pending.Choose<>(
                    Seat.of(1), Window.of("avoid", "Avoid it?", Citation.of("HOF-AMBUSH-01")))
                : honestly;
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by what is pending");
  }
}
