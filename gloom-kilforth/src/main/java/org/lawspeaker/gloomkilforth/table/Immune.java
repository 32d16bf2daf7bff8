package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.state.RewardType;

/** A foe or encounter is not affected by cards of these kinds (GOK-TERM-10, GOK-TERM-11). */
@Doc("Cards of these kinds do nothing against it.")
public record Immune(
    @Default("[]") @Size(max = 4) ImmutableList<Kind> to,
    @Default("[]") @Size(max = 4) ImmutableList<RewardType> rewards)
    implements Lasting {
  @Override
  public String says() {
    List<String> all = new ArrayList<>();
    to.forEach(each -> all.add(each.name().toLowerCase(Locale.ROOT) + " cards"));
    rewards.forEach(each -> all.add(each.keyword() + " cards"));
    return "your foe is immune to " + Words.list(all);
  }

  @Override
  public boolean isAboutTheFoe() {
    return true;
  }
}
