package org.lawspeaker.prestigerpg.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.CARDS;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.round.Spine;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.testkit.coverage.Shows;

/** What is chosen before the game. */
class OptionsTest {
  private static final Cards REFERENCE = new PrestigeRpgProvider().game().cards();

  private static OptionSpec option(String name) {
    return Options.of(CARDS).stream().filter(spec -> spec.name().equals(name)).findFirst().get();
  }

  private static Settings settings(String... options) {
    return Options.settings(CARDS, Scene.setup(CARDS, 3, options));
  }

  private static List<String> problems(String... options) {
    return Preparation.of(CARDS, Scene.setup(CARDS, 3, options)).problems().stream()
        .map(Problem::toString)
        .toList();
  }

  @Test
  @Shows({"PRE-Q-10", "PRE-Q-112", "PRE-Q-04", "PRE-Q-38"})
  void theRulingsThatTablesAnswerDifferentlyAreOptions() {
    assertThat(option("asking").values()).containsExactly("sealed", "one-by-one");
    assertThat(option("asking").citations()).containsExactly(Citation.of("PRE-Q-10"));
    assertThat(option("round-bound").values()).containsExactly("100", "50", "20");
    assertThat(option("round-bound").citations()).containsExactly(Citation.of("PRE-Q-112"));
    assertThat(option("bonus").values()).containsExactly("rising", "one-each");
    assertThat(option("bonus").citations()).containsExactly(Citation.of("PRE-Q-04"));
    assertThat(option("trip").values()).containsExactly("next-round-too", "this-turn");
    assertThat(option("trip").citations()).containsExactly(Citation.of("PRE-Q-38"));
  }

  @Test
  @Shows({"PRE-Q-10", "PRE-Q-112", "PRE-Q-04", "PRE-Q-38"})
  void theStandardsAreTheRulings() {
    Settings standard = settings();

    assertThat(standard.oneByOne()).isFalse();
    assertThat(standard.roundBound()).isEqualTo(100);
    assertThat(standard.flatBonus()).isFalse();
    assertThat(standard.shortTrip()).isFalse();
    assertThat(standard.expansions()).isEmpty();
    assertThat(standard.starters()).isEqualTo(3);
  }

  @Test
  @Shows({"PRE-Q-10", "PRE-Q-112", "PRE-Q-04", "PRE-Q-38"})
  void theOtherReadingsCanBeChosen() {
    Settings other =
        settings("asking=one-by-one", "round-bound=20", "bonus=one-each", "trip=this-turn");

    assertThat(other.oneByOne()).isTrue();
    assertThat(other.roundBound()).isEqualTo(20);
    assertThat(other.flatBonus()).isTrue();
    assertThat(other.shortTrip()).isTrue();
  }

  @Test
  @Shows({"PRE-EXP-01", "PRE-EXP-02", "PRE-EXP-03"})
  void eachExpansionIsASwitchThatIsOffAtFirst() {
    assertThat(option("deeper-and-darker").standard()).isEqualTo("no");
    assertThat(option("relics-and-ruin").standard()).isEqualTo("no");
    assertThat(option("tombs-and-tomes").standard()).isEqualTo("no");
    assertThat(settings("deeper-and-darker=yes").expansions())
        .containsExactly(Expansion.DEEPER_AND_DARKER);
    assertThat(settings("relics-and-ruin=yes").expansions())
        .containsExactly(Expansion.RELICS_AND_RUIN);
    assertThat(settings("tombs-and-tomes=yes").expansions())
        .containsExactly(Expansion.TOMBS_AND_TOMES);
  }

  @Test
  @Shows({"PRE-EXP-01"})
  void abilitiesComeWithDeeperAndDarker() {
    Scene with = Scene.of(4, "deeper-and-darker=yes").faces("dummy").potions();

    assertThat(with.asks("reveal", DAN).offers(DAN)).containsExactly("pass", "ability");
  }

  @Test
  @Shows({"PRE-EXP-01"})
  void withoutTheExpansionThereIsNoAbility() {
    Scene without = Scene.of(3).faces("dummy").items(ANN, "lantern").potions();

    assertThat(without.asks("reveal", ANN).offers(ANN)).noneMatch(text -> text.equals("ability"));
    without.refuses(
        Play.of(ANN, new Playable.Ability(without.sheet(ANN).character())), "PRE-EXP-01");
  }

  @Test
  @Shows({"PRE-EXP-02"})
  void eventsAndRelicsComeWithRelicsAndRuin() {
    Scene with = Scene.game(3, "relics-and-ruin=yes");
    Scene without = Scene.game(3, "tombs-and-tomes=yes");

    assertThat(with.state().piles().events().size()).isEqualTo(CARDS.pack().events().size());
    assertThat(with.state().piles().relics().size()).isEqualTo(CARDS.pack().relics().size());
    assertThat(without.state().piles().events().size()).isEqualTo(0);
    assertThat(without.state().piles().relics().size()).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-EXP-03"})
  void questsComeWithTombsAndTomesOnly() {
    assertThat(problems("quests=yes"))
        .contains("option quests: Quest cards come with tombs-and-tomes (PRE-EXP-03)");
    assertThat(SettingsCheck.problems(CARDS, settings("quests=yes", "tombs-and-tomes=yes")))
        .isEmpty();
  }

  @Test
  @Shows({"PRE-EXP-03", "PRE-QUEST-01"})
  void modulesComeWithTombsAndTomesAndWithoutQuests() {
    Settings alone = withModule(ImmutableSet.of(), false, 0);
    Settings quests = withModule(ImmutableSet.of(Expansion.TOMBS_AND_TOMES), true, 0);
    Settings good = withModule(ImmutableSet.of(Expansion.TOMBS_AND_TOMES), false, 63);

    assertThat(SettingsCheck.problems(CARDS, alone))
        .extracting(Problem::toString)
        .containsExactly("option module: modules come with tombs-and-tomes (PRE-EXP-03)");
    assertThat(SettingsCheck.problems(CARDS, quests))
        .extracting(Problem::toString)
        .containsExactly("option quests: Quest cards are used without a module (PRE-QUEST-01)");
    assertThat(SettingsCheck.problems(CARDS, good)).isEmpty();
  }

  private static Settings withModule(
      ImmutableSet<Expansion> expansions, boolean quests, int knowers) {
    return new Settings(3, expansions, quests, 0, knowers, false, 100, false, false);
  }

  @Test
  @Shows({"PRE-MODULE-03"})
  void withoutAModuleNobodyKnowsOne() {
    assertThat(problems("module-known-to=seat-0"))
        .containsExactly("option module-known-to: no module is played (PRE-MODULE-03)");
  }

  @Test
  @Shows({"PRE-Q-101"})
  void theEncountersOfAnExpansionJoinOnlyWithIt() {
    assertThat(encounters(settings())).doesNotContain("vampyre", "hivemind", "oath-golem");
    assertThat(encounters(settings("deeper-and-darker=yes")))
        .contains("oath-golem")
        .doesNotContain("vampyre", "hivemind");
    assertThat(encounters(settings("relics-and-ruin=yes")))
        .contains("vampyre")
        .doesNotContain("hivemind", "oath-golem");
  }

  @Test
  @Shows({"PRE-Q-101"})
  void expansionsAreCombinedAsChosen() {
    ImmutableList<String> base = encounters(settings());
    ImmutableList<String> one = encounters(settings("deeper-and-darker=yes"));
    ImmutableList<String> both =
        encounters(settings("deeper-and-darker=yes", "relics-and-ruin=yes"));

    assertThat(one).containsAll(base);
    assertThat(both).containsAll(one).contains("vampyre");
  }

  @Test
  @Shows({"PRE-Q-101"})
  void anEncounterThatNeedsPoisonIsUsedWithItsExpansionOnly() {
    int viper = CARDS.names().findEncounter("viper").get();

    assertThat(CARDS.encounters(settings()).count(viper)).isEqualTo(0);
    assertThat(CARDS.encounters(settings("relics-and-ruin=yes")).count(viper)).isEqualTo(1);
  }

  private static ImmutableList<String> encounters(Settings settings) {
    Bag encounters = REFERENCE.encounters(settings);
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (int i = 0; i < encounters.size(); i++) {
      names.add(REFERENCE.names().encounter(encounters.nth(i)));
    }
    return names.build();
  }

  @Test
  @Shows({"PRE-SETUP-07", "PRE-EXP-01", "PRE-MODULE-01"})
  void theseAreTheOptionsOfAGame() {
    assertThat(Options.of(CARDS))
        .extracting(OptionSpec::name)
        .containsExactly(
            "character-0",
            "character-1",
            "character-2",
            "character-3",
            "character-4",
            "character-5",
            "deeper-and-darker",
            "relics-and-ruin",
            "tombs-and-tomes",
            "quests",
            "module",
            "module-known-to",
            "asking",
            "round-bound",
            "bonus",
            "trip");
  }

  @Test
  @Shows({"PRE-SETUP-05", "PRE-Q-03"})
  void nineEncountersAndOneMoreAreNeeded() {
    assertThat(SettingsCheck.problems(withEncounters(10), settings())).isEmpty();
    assertThat(SettingsCheck.problems(withEncounters(9), settings()))
        .extracting(Problem::toString)
        .containsExactly("option encounters: the pack has too few encounters for this game");
  }

  /** The cards with so many encounters of the base game. */
  private static Cards withEncounters(int encounters) {
    CardPack pack = CARDS.pack();
    ImmutableList<EncounterCard> base =
        pack.encounters().stream()
            .filter(card -> card.expansion() == Expansion.BASE)
            .limit(encounters)
            .collect(ImmutableList.toImmutableList());
    return new Cards(
        new CardPack(
            pack.name(),
            pack.version(),
            pack.characters(),
            pack.deck(),
            base,
            pack.events(),
            pack.relics(),
            pack.quests(),
            pack.modules()),
        Spine.RULES);
  }
}
