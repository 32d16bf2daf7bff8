package org.lawspeaker.gloomkilforth.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.laws.Counterexample;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.view.GloomView;
import org.lawspeaker.gloomkilforth.view.HeroView;
import org.lawspeaker.testkit.laws.Effort;

/** Secrets given away, one way at a time: each leak is caught by the law that is there for it. */
class PlantedLeaksTest {
  private static final String TWINS = "twins-look-alike";
  private static final Options OPTIONS =
      Options.of(Scene.GAME.info()).withSetups(ImmutableList.of(Setup.of(3)));

  private static String caughtBy(String law, LeakyGloom leaky) {
    Report report =
        Verifier.verify(
            Laws.of(leaky, new Redeal(Scene.GAME.cards())).only(law),
            OPTIONS.withGames(30).withThorough(true));
    Counterexample counterexample = report.counterexample().orElseThrow();
    assertThat(counterexample.law()).isEqualTo(law);
    return counterexample.finding().says();
  }

  @ParameterizedTest
  @EnumSource(Secrets.class)
  void theHonestGameKeepsEverySecret(Secrets secret) {
    Report report =
        Verifier.verify(
            Laws.of(new LeakyGloom(secret), new Redeal(Scene.GAME.cards())),
            OPTIONS.withGames(Effort.games(1)));

    assertThat(report.counterexample()).isEmpty();
    assertThat(report.checks()).containsKey(TWINS);
  }

  /** A view with other heroes in it. */
  private abstract static class OtherHeroes extends LeakyGloom {
    OtherHeroes(Secrets secret) {
      super(secret);
    }

    abstract HeroView shown(Hero hero, HeroView view);

    @Override
    public GloomView view(GloomState state, Viewer viewer) {
      GloomView view = super.view(state, viewer);
      List<HeroView> heroes = new ArrayList<>();
      for (int i = 0; i < view.heroes().size(); i++) {
        heroes.add(shown(state.heroes().get(i), view.heroes().get(i)));
      }
      return view.withHeroes(heroes);
    }
  }

  @Test
  void rumoursDrawnUnseenThatOthersSeeAreCaught() {
    LeakyGloom leaky =
        new OtherHeroes(Secrets.HANDS) {
          @Override
          HeroView shown(Hero hero, HeroView view) {
            return new HeroView(hero, ImmutableMap.of());
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by its view");
  }

  @Test
  void aDeckThatShowsWhatIsNotInItIsCaught() {
    LeakyGloom leaky =
        new LeakyGloom(Secrets.HANDS) {
          @Override
          public GloomView view(GloomState state, Viewer viewer) {
            return super.view(state, viewer).withDecks(state.decks());
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by its view");
  }

  private static LeakyGloom wholeAgenda(Secrets secret) {
    return new LeakyGloom(secret) {
      @Override
      public GloomView view(GloomState state, Viewer viewer) {
        return super.view(state, viewer).withAgenda(state.agenda().toList());
      }
    };
  }

  @ParameterizedTest
  @EnumSource(
      value = Secrets.class,
      names = {"KEEPING", "REJECTED", "DRAWING", "BUYING"})
  void cardsToChooseFromThatOthersSeeAreCaught(Secrets secret) {
    assertThat(caughtBy(TWINS, wholeAgenda(secret))).contains("by its view");
  }

  @Test
  void aHandThatItsOwnerForgetsIsCaught() {
    LeakyGloom leaky =
        new OtherHeroes(Secrets.HANDS) {
          @Override
          HeroView shown(Hero hero, HeroView view) {
            return new HeroView(view.hero().withHand(hero.shown()), view.secrets());
          }
        };

    Report report =
        Verifier.verify(
            Laws.of(leaky, new Redeal(Scene.GAME.cards())),
            OPTIONS.withGames(5).withThorough(true));
    assertThat(report.counterexample()).isPresent();
  }

  @Test
  void aGuessThatIsTheTruthIsCaught() {
    LeakyGloom leaky =
        new LeakyGloom(Secrets.HANDS) {
          private GloomState last = Secrets.HANDS.state();

          @Override
          public GloomView view(GloomState state, Viewer viewer) {
            last = state;
            return super.view(state, viewer);
          }

          @Override
          public GloomState determinize(GloomView view, RandomGenerator random) {
            return last;
          }
        };

    assertThat(caughtBy("determinize-is-not-the-truth", leaky)).isNotEmpty();
  }

  private static LeakyGloom openEvents(Secrets secret) {
    return new LeakyGloom(secret) {
      @Override
      public Transition<GloomState> explain(GloomState state, GloomMove move) {
        Transition<GloomState> honestly = super.explain(state, move);
        ImmutableList<Event> events =
            honestly.events().stream()
                .map(e -> Event.open(e.citation(), e.kind(), e.says(), e.facts()))
                .collect(ImmutableList.toImmutableList());
        return new Transition<>(honestly.next(), events);
      }
    };
  }

  @ParameterizedTest
  @EnumSource(
      value = Secrets.class,
      names = {"KEEPING", "REJECTED", "DRAWING"})
  void eventsThatNameUnseenCardsToAllAreCaught(Secrets secret) {
    assertThat(caughtBy("events-keep-secrets", openEvents(secret))).contains("what the view hides");
  }

  /** Whether somebody else than the active hero has this card unseen in hand. */
  private static boolean isHeld(GloomState state, String card) {
    for (int i = 0; i < state.heroes().size(); i++) {
      if (!state.turn().seat().equals(Seat.of(i))
          && state.heroes().get(i).secrets().count(Scene.card(card)) > 0) {
        return true;
      }
    }
    return false;
  }

  @Test
  void aVerdictThatDependsOnAnUnseenRumourIsCaught() {
    LeakyGloom leaky =
        new LeakyGloom(Secrets.TRADING) {
          @Override
          public Verdict judge(GloomState state, GloomMove move) {
            Verdict honestly = super.judge(state, move);
            return honestly instanceof Verdict.Illegal && isHeld(state, "magister")
                ? new Verdict.Illegal(
                    ImmutableList.of(Violation.of(Citation.of("GOK-SETUP-18"), "unseen")))
                : honestly;
          }
        };

    assertThat(caughtBy("verdicts-keep-secrets", leaky)).contains("what the view hides");
  }

  @Test
  void movesThatDependOnAnUnseenRumourAreCaught() {
    LeakyGloom leaky =
        new LeakyGloom(Secrets.TRADING) {
          @Override
          public ImmutableList<GloomMove> legalMoves(GloomState state) {
            ImmutableList<GloomMove> honestly = super.legalMoves(state);
            boolean less = honestly.size() > 1 && isHeld(state, "magister");
            return less ? honestly.subList(1, honestly.size()) : honestly;
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by its legal moves");
  }

  @Test
  void aQuestionThatIsAskedOnlyOfWhoHoldsACardIsCaught() {
    LeakyGloom leaky =
        new LeakyGloom(Secrets.HANDS) {
          @Override
          public Pending<GloomMove> pending(GloomState state) {
            Pending<GloomMove> honestly = super.pending(state);
            return honestly instanceof Pending.Choose<GloomMove> choose && isHeld(state, "captain")
                ? new Pending.Choose<>(
                    choose.seat(),
                    Window.of("fate", "Is it the Captain?", Citation.of("GOK-TEST-10")))
                : honestly;
          }
        };

    assertThat(caughtBy(TWINS, leaky)).contains("by what is pending");
  }

  /** Cards that nobody has drawn are in no order: there is nothing that could be told. */
  @Test
  void theOrderOfDecksIsNotEvenInTheState() {
    Scene scene = Secrets.REJECTED.scene();
    Bag deck = scene.state().decks().rewards(RewardType.ITEM).deck();
    assertThat(deck.count(Scene.card("gilded-sword"))).isEqualTo(1); // shuffled back
    assertThat(scene.odds()).hasSize(deck.size()).containsKey("draw gilded-sword");
  }

  /** What was open when it was taken stays known, and so does what was bought or thrown away. */
  @Test
  void whatAllHaveSeenStaysKnown() {
    GloomState state = Secrets.HANDS.state();
    Hero seen = Scene.GAME.view(state, Seat.of(2)).heroes().get(0).hero();
    assertThat(seen.hand().count(Scene.card("farmer"))).isEqualTo(1);
    assertThat(seen.hand().size()).isEqualTo(1);
    GloomState bought = Secrets.BUYING.scene().then("buy doom-shield").state();
    GloomView view = Scene.GAME.view(bought, Seat.of(2));
    assertThat(view.heroes().get(1).hero().assets().count(Scene.card("doom-shield"))).isEqualTo(1);
    assertThat(view.decks().rewards(RewardType.ITEM).discard().size()).isEqualTo(2);
  }
}
