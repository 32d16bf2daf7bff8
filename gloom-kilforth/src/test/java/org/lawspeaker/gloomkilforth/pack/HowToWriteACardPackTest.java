package org.lawspeaker.gloomkilforth.pack;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.assets.GivingUp;
import org.lawspeaker.gloomkilforth.dice.ChangeDice;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Condition;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Counted;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Kept;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.Lasting;
import org.lawspeaker.gloomkilforth.table.Limit;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Until;
import org.lawspeaker.gloomkilforth.table.WhileHidden;
import org.lawspeaker.gloomkilforth.table.Who;
import org.lawspeaker.testkit.cards.CardPage;

/** The examples of the page on card packs are read, and mean what the page says beside them. */
class HowToWriteACardPackTest {
  private static final CardPage PAGE = CardPage.of(Path.of("../docs/packs/gloom-kilforth.md"));

  /** What the face of a card says that is written in this block of the page. */
  private static String saidBy(String list, String block, String face) {
    String card = PAGE.block("yaml " + block).strip().indent(2).strip().substring("- ".length());
    return String.join(
        "\n", OwnPack.with(list, card).showing().catalogue().face(face).orElseThrow().text());
  }

  @Test
  void theWholeEncounterSaysWhatThePageSays() {
    assertThat(saidBy("encounters", "gok-encounter", "bog-wraith"))
        .isEqualTo(PAGE.block("text gok-encounter").strip());
  }

  @Test
  void theWholeRewardSaysWhatThePageSays() {
    assertThat(saidBy("rewards", "gok-reward", "storm-lantern"))
        .isEqualTo(PAGE.block("text gok-reward").strip());
  }

  @Test
  void thePageShowsEveryVerbAndWhatItSays() {
    PAGE.assertShown("gok-effects", Effect.class, Effect::says);
  }

  @Test
  void thePageShowsEveryChangeAndWhatItSays() {
    PAGE.assertShown("gok-lasting", Lasting.class, Lasting::says);
  }

  @Test
  void thePageShowsEveryConditionAndWhatItSays() {
    PAGE.assertShown("gok-conditions", Condition.class, Condition::says);
  }

  @Test
  void thePageShowsCostsAndWhatTheySay() {
    PAGE.assertShown("gok-costs", Cost.class, Cost::orders);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        ActionType.class,
        Kind.class,
        ChangeDice.How.class,
        Counted.class,
        EncounterType.class,
        GivingUp.Reason.class,
        Kept.What.class,
        Limit.class,
        Moment.class,
        RewardType.class,
        Until.class,
        WhileHidden.What.class,
        Who.class
      })
  void thePageNamesEveryConstantOfThis(Class<?> type) {
    assertThat(requireNonNull(type.getEnumConstants()))
        .allSatisfy(
            constant -> {
              String name = Records.STANDARD.write(constant).asText();
              assertThat(PAGE.text()).containsPattern("(?i)[`:*] ?" + name + "[`,}*]");
            });
  }
}
