package org.lawspeaker.hofordeals.pack;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.hofordeals.combat.AddPower;
import org.lawspeaker.hofordeals.combat.ChangeEnemies;
import org.lawspeaker.hofordeals.conditions.Count;
import org.lawspeaker.hofordeals.piles.Which;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.state.Suit;
import org.lawspeaker.hofordeals.state.WeaponType;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.Cost;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Lasting;
import org.lawspeaker.hofordeals.table.Limit;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Pursuit;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Who;
import org.lawspeaker.hofordeals.table.Wording;
import org.lawspeaker.testkit.cards.CardPage;

/** The examples of the page on card packs are read, and mean what the page says beside them. */
class HowToWriteACardPackTest {
  private static final CardPage PAGE = CardPage.of(Path.of("../docs/packs/hof-ordeals.md"));

  @Test
  void theWholeCardSaysWhatThePageSays() {
    Skill card = PAGE.entries("hof-card", Skill.class).get(0);

    assertThat(card.text().stream().map(Wording::sentence).collect(Collectors.joining("\n")))
        .isEqualTo(PAGE.block("text hof-card").strip());
  }

  @Test
  void theWholeEncounterSaysWhatThePageSays() {
    Encounter encounter = PAGE.entries("hof-encounter", Encounter.class).get(0);

    assertThat(encounter.says())
        .isEqualTo(PAGE.block("text hof-encounter").strip().replace('\n', ' '));
  }

  @Test
  void thePageShowsEveryVerbAndWhatItSays() {
    PAGE.assertShown("hof-effects", Effect.class, Effect::says);
  }

  @Test
  void thePageShowsEveryChangeAndWhatItSays() {
    PAGE.assertShown("hof-lasting", Lasting.class, Lasting::says);
  }

  @Test
  void thePageShowsEveryConditionAndWhatItSays() {
    PAGE.assertShown("hof-conditions", Condition.class, Condition::says);
  }

  @Test
  void thePageShowsCostsAndWhatTheySay() {
    PAGE.assertShown("hof-costs", Cost.class, Cost::orders);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        AddPower.To.class,
        Archetype.class,
        ChangeEnemies.Whom.class,
        Count.class,
        Encounter.Kind.class,
        Limit.class,
        Moment.class,
        Pursuit.Hunted.class,
        Rank.class,
        Resource.class,
        Slot.class,
        Suit.class,
        WeaponType.class,
        Which.class,
        Who.class
      })
  void thePageNamesEveryConstantOfThis(Class<?> type) {
    assertThat(requireNonNull(type.getEnumConstants()))
        .allSatisfy(
            constant -> {
              String name = Records.STANDARD.write(constant).asText();
              assertThat(PAGE.text()).containsPattern("[`:] ?" + name + "[`,}]");
            });
  }
}
