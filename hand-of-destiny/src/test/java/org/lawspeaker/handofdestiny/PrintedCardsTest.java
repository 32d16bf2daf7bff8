package org.lawspeaker.handofdestiny;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.testkit.coverage.Shows;

/** What the rules say of the cards of the reference pack, where two things come together. */
class PrintedCardsTest {
  private static final HandOfDestiny PRINTED = new HandOfDestinyProvider().game();

  /** A position, and what happened last. */
  private record At(HandOfDestiny game, HandState state, ImmutableList<Event> events) {
    static At of(HandOfDestiny game, String hero, String overlay) {
      Setup setup = new Setup(1, ImmutableMap.of("hero", hero));
      HandState start = game.start(setup).orThrow();
      HandState laid =
          game.notation()
              .arrange(start, Document.yaml("overlay", "{" + overlay + "}").orThrow().root())
              .orThrow();
      assertThat(game.check(laid)).isEmpty();
      return new At(game, laid, ImmutableList.of());
    }

    At plays(String... moves) {
      At at = this;
      for (String text : moves) {
        HandMove move = game.notation().readMove(at.state, text).orThrow();
        assertThat(game.judge(at.state, move)).as(text).isInstanceOf(Verdict.Legal.class);
        Transition<HandState> next = game.explain(at.state, move);
        at = new At(game, next.next(), next.events());
      }
      return at;
    }

    ImmutableList<Citation> judged(String text, boolean legal) {
      HandMove move = game.notation().readMove(state, text).orThrow();
      Verdict verdict = game.judge(state, move);
      assertThat(verdict instanceof Verdict.Legal).as(text).isEqualTo(legal);
      assertThat(game.legalMoves(state).contains(move)).as(text).isEqualTo(legal);
      return verdict.citations();
    }

    void allows(String move, String clause) {
      assertThat(judged(move, true)).contains(Citation.of(clause));
    }

    void refuses(String move, String clause) {
      assertThat(judged(move, false)).containsExactly(Citation.of(clause));
    }

    At has(String pointer, String value) {
      assertThat(game.notation().state(state).at(pointer).toString().replace("\"", ""))
          .as(pointer)
          .isEqualTo(value);
      return this;
    }

    At cites(String kind, String clause) {
      assertThat(events)
          .filteredOn(event -> event.kind().equals(kind))
          .extracting(Event::citation)
          .contains(Citation.of(clause));
      return this;
    }

    void isSilentOf(String kind) {
      assertThat(events).extracting(Event::kind).doesNotContain(kind);
    }

    void citesNot(String kind, String clause) {
      assertThat(events)
          .filteredOn(event -> event.kind().equals(kind))
          .extracting(Event::citation)
          .doesNotContain(Citation.of(clause));
    }
  }

  private static At at(String hero, String overlay) {
    return At.of(PRINTED, hero, overlay);
  }

  @Test
  @Shows("HOD-ACCUM-02")
  void whatDamageHasDefeatedStaysDefeatedWhenItIsMovedToWhereItHasMoreHp() {
    at("hilda", "row: [toll-keeper, grave-bell, moss-titan], strength: [chieftain]")
        .plays("use shield-bash by exhausting")
        .has("/row", "[grave-bell,moss-titan]")
        .has("/strength", "[chieftain,toll-keeper]");
  }

  @Test
  @Shows("HOD-Q-82")
  void whatIsExhaustedToPayCountsForWhatTheAbilityDoes() {
    At fresh = at("korga", "row: [toll-keeper, gargoyle], strength: [chieftain]");
    fresh
        .plays("use blood-hunt by exhausting", "target gargoyle")
        .has("/monsters/gargoyle/damage", "4");
    fresh.refuses("use blood-hunt with chieftain", "HOD-Q-82");
  }

  @Test
  @Shows("HOD-BOSS-06")
  void anAbilityThatStrikesMonstersIsUsedBeforeABossForWhatElseItDoes() {
    At boss = at("galathar", "phase: boss, row: [], strength: [dryad]");
    boss.allows("use break-ranks by exhausting", "HOD-BOSS-06");
    assertThat(boss.judged("use break-ranks by exhausting", true))
        .doesNotContain(Citation.of("HOD-BOSS-05"));
    boss.plays("use break-ranks by exhausting").has("/boost", "7").has("/boss/damage", "0");
  }

  @Test
  @Shows("HOD-Q-82")
  void anAbilityThatNamesTheBossIsRefusedForItsEmptyEffectNotForItsText() {
    At boss = at("bram", "phase: boss, row: [], strength: []");
    boss.refuses("use last-bullet by exhausting", "HOD-Q-82");
  }

  @Test
  @Shows("HOD-ABILTYPE-07")
  void aFrontAbilityMarkedX1NeverComesBackBeforeItIsCarriedOut() {
    at("galathar", "row: [moss-titan, assassin, cave-bear, gargoyle], strength: [chieftain]")
        .plays("use feint by exhausting")
        .cites("waits", "HOD-ABILTYPE-07");
  }

  @Test
  @Shows("HOD-ABILTYPE-04")
  void aMonsterTurnedUpOnACardOncePeekedAtIsNotSeenByPeeking() {
    at(
            "lysa",
            "row: [toll-keeper, scout, goat-rider, moss-titan], peeked: [goat-rider],"
                + " strength: [chieftain, gargoyle]")
        .plays("attack front", "add chieftain", "strike")
        .has("/row", "[scout,mirror-wisp,moss-titan]")
        .cites("waits", "HOD-ABILTYPE-04")
        .citesNot("waits", "HOD-PEEK-04");
  }

  @Test
  @Shows("HOD-RAGE-02")
  void aHeroMayBeSetOffByTheLastMonsterThatGoes() {
    HandOfDestiny game =
        HandOfDestinyProvider.read(
                new PackText(
                    "shout.yaml",
                    "extends: reference\nname: shout\nversion: '1'\n"
                        + "replace: {heroes: {Galathar: {right: {Build Rage: {effects: [{boost:"
                        + " 3}]}}}}}"))
            .orThrow();
    At.of(game, "galathar", "row: [moss-titan], strength: [chieftain]")
        .plays("take front", "exhaust 1 0")
        .has("/phase", "boss")
        .has("/boost", "3");
  }

  @Test
  @Shows("HOD-Q-82")
  void whatWouldExhaustTheOnlyThingThatShowsItsTargetIsNotUsedByExhausting() {
    HandOfDestiny game =
        HandOfDestinyProvider.read(
                new PackText(
                    "lamp.yaml",
                    "extends: reference\nname: lamp\nversion: '1'\n"
                        + "add: {heroes: [{name: Yan, hero-class: ranged, provenance: house,"
                        + " left: [{name: Lamp, stock: free, lasting: [third-visible]},"
                        + " {name: Reach, effects: [{damage: {amount: 3, target: third}}]},"
                        + " {name: Omen, effects: [peek]}],"
                        + " right: [{name: Doze, effects: [{heal: 1}]},"
                        + " {name: Shout, effects: [{boost: 3}]},"
                        + " {name: Fog, effects: [ignore]}]}]}"))
            .orThrow();
    At seen = At.of(game, "yan", "row: [moss-titan, scout, gargoyle], strength: [chieftain]");
    seen.refuses("use reach by exhausting", "HOD-Q-82");
    seen.allows("use reach with chieftain", "HOD-ACTIVATE-02");
    seen.plays("use reach with chieftain").has("/visible/2/remaining", "8");
  }

  @Test
  @Shows("HOD-Q-85")
  void whatShowsTheThirdMonsterShowsItExactlyWhileItsConditionHolds() {
    String text = PackText.resource(HandOfDestiny.class, "reference-pack.yaml").text();
    String specter = "lasting: [{third-visible: {when: {strength-at-least: 2}}}]";
    PackText pack = new PackText("pale.yaml", text.replace("lasting: [third-visible]", specter));
    HandOfDestiny game = HandOfDestinyProvider.read(pack).orThrow();
    for (String owner : ImmutableList.of("galathar", "quill")) {
      String row =
          (owner.equals("quill") ? "row: [scout, " : "row: [specter, ")
              + "moss-titan, stone-giant, hex-scribe], strength: [chieftain, ";
      At.of(game, owner, row + "bone-knight]").has("/visible/2/monster", "stone-giant");
      At.of(game, owner, row.replace("chieftain, ", "chieftain]")).has("/visible/2", "");
    }
  }

  @Test
  void noBossHasLessThanNoHp() {
    PackText reference = PackText.resource(HandOfDestiny.class, "reference-pack.yaml");
    String weak = reference.text().replace("{amount: 2, per: strength-card}", "{amount: -60}");
    HandOfDestiny game = HandOfDestinyProvider.read(new PackText("weak.yaml", weak)).orThrow();
    At faced =
        At.of(game, "galathar", "row: [moss-titan], strength: [scout]")
            .plays("take front", "exhaust 1 0");
    assertThat(faced.events())
        .filteredOn(event -> event.kind().equals("boss-level"))
        .singleElement()
        .satisfies(event -> assertThat(event.facts()).containsEntry("hp", "0"));
  }

  @Test
  @Shows("HOD-PEEK-01")
  void threeMonstersAreEnoughToPeekAtTheThird() {
    at("lysa", "row: [moss-titan, scout, gargoyle], strength: [chieftain]")
        .plays("use eagle-eye")
        .has("/visible/2/monster", "gargoyle");
  }

  @Test
  @Shows("HOD-Q-77")
  void aMonsterDiscardedInTheResolveStepEndsNeitherThatTurnNorItsFightStep() {
    At fight =
        at(
                "lysa",
                "row: [toll-keeper, gargoyle, rockfall-imp, scout, cave-bear],"
                    + " strength: [chieftain]")
            .plays("attack front", "add chieftain", "strike");
    fight.has("/row", "[gargoyle,scout,cave-bear]").has("/turn", "2");
    fight.plays("use eagle-eye").has("/turn", "2");
  }

  @Test
  @Shows("HOD-VISIBLE-05")
  void whereBothVisibleMonstersLeaveInTheResolveStepTwoOthersAreSeen() {
    At both =
        at(
                "bram",
                "step: resolve, row: [assassin, leech-swarm, 9 unseen], strength: [],"
                    + " weapon: {owned: {name: knife-fan, ready: true}}")
            .plays("weapon");
    for (String seen : ImmutableList.of("reveal moss-titan", "reveal gargoyle")) {
      assertThat(PRINTED.pending(both.state()))
          .isInstanceOfSatisfying(
              Pending.Chance.class,
              chance -> assertThat(chance.why()).isEqualTo(Citation.of("HOD-VISIBLE-05")));
      both = both.plays(seen);
    }
    both.has("/visible/1/monster", "gargoyle").has("/turn", "1");
  }

  @Test
  @Shows("HOD-HERO-06")
  void aThirdMonsterThatAloneIsDefeatedLeaves() {
    at(
            "lysa",
            "row: [moss-titan, gargoyle, plague-piper, scout], peeked: [plague-piper],"
                + " strength: [chieftain]")
        .plays("use aimed-shot by exhausting", "target plague-piper")
        .has("/row", "[moss-titan,gargoyle,scout]")
        .has("/strength", "[chieftain,plague-piper]");
  }

  @Test
  @Shows("HOD-EXHAUST-03")
  void whatIsExhaustedOfOneColumnExhaustsNothingOfTheOther() {
    at("galathar", "row: [moss-titan, gargoyle], strength: [], hero: {left: 0, right: 2}")
        .plays("use cleave by exhausting")
        .has("/hero/left", "1")
        .has("/hero/right", "2");
  }

  @Test
  @Shows("HOD-Q-82")
  void inTheBossPhaseNoMonsterIsThereToBeAttacked() {
    at("galathar", "phase: boss, row: [], strength: [dryad]").refuses("attack front", "HOD-Q-82");
  }

  @Test
  @Shows("HOD-Q-82")
  void aFrontAbilityThatFindsNothingToDoIsResolvedAllTheSame() {
    at("hilda", "row: [toll-keeper, bog-witch, moss-titan], strength: []")
        .plays("take front", "exhaust 1 0")
        .cites("used-up", "HOD-ABILTYPE-10")
        .cites("resolved", "HOD-ORDER-05");
  }

  @Test
  @Shows("HOD-Q-61")
  void goldLostBeforeTheMerchantPhaseIsTakenOffTheCoins() {
    at("galathar", "phase: boss, row: [], strength: [stone-giant], purse: {gold: -2}")
        .plays("stop", "exhaust 1 0")
        .has("/purse/gold", "1");
    at("galathar", "row: [scout, moss-titan, toll-keeper], strength: [chieftain]")
        .plays("attack front", "add chieftain", "strike")
        .has("/purse/gold", "-2");
  }

  @Test
  @Shows("HOD-Q-82")
  void aWeaponThatWouldChangeNothingIsNotAskedForBeforeAnAbility() {
    String assassin = "row: [assassin, gargoyle, moss-titan], step: resolve,";
    String hammer = " weapon: {owned: {name: war-hammer, ready: true}}";

    At.of(PRINTED, "hilda", assassin + hammer).allows("weapon", "HOD-Q-40");
    At.of(PRINTED, "galathar", assassin + " monsters: {assassin: {halved: true}}," + hammer)
        .allows("exhaust 1 0", "HOD-Q-45");
  }

  @Test
  @Shows("HOD-ABILTYPE-07")
  void aLastingFrontAbilityBeginsAndEndsWithItsPlace() {
    at("hilda", "row: [moss-titan, headsman, grave-bell]")
        .plays("use shield-bash by exhausting")
        .cites("in-effect", "HOD-ABILTYPE-07")
        .isSilentOf("no-longer-in-effect");
    at("hilda", "row: [headsman, moss-titan, grave-bell]")
        .plays("use shield-bash by exhausting")
        .cites("no-longer-in-effect", "HOD-ABILTYPE-07")
        .isSilentOf("in-effect");
  }

  @Test
  @Shows("HOD-ABILTYPE-08")
  void aLastingSecondAbilityBeginsAndEndsWithItsPlace() {
    at("hilda", "row: [pikeman, moss-titan, grave-bell]")
        .plays("use shield-bash by exhausting")
        .cites("in-effect", "HOD-ABILTYPE-08")
        .isSilentOf("no-longer-in-effect");
    at("hilda", "row: [moss-titan, pikeman, grave-bell]")
        .plays("use shield-bash by exhausting")
        .cites("no-longer-in-effect", "HOD-ABILTYPE-08")
        .isSilentOf("in-effect");
  }
}
