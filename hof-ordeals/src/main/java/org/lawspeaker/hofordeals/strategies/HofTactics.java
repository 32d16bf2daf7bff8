package org.lawspeaker.hofordeals.strategies;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.play.strategy.Deed;
import org.lawspeaker.engine.play.strategy.Measure;
import org.lawspeaker.engine.play.strategy.Tactics;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.view.HofView;

/** What the words of strategies mean with one card pack. */
public final class HofTactics implements Tactics<HofMove, HofView> {
  private static final ImmutableList<String> SHIPPED =
      ImmutableList.of("fame", "hunt", "relics", "thinning");

  private final Deeds deeds;
  private final Measures measures;

  public HofTactics(Cards cards) {
    Nouns nouns = new Nouns(cards);
    this.deeds = new Deeds(nouns, new Places(cards));
    this.measures = new Measures(cards, nouns);
  }

  @Override
  public Checked<Deed<HofMove, HofView>> deed(String words) {
    return deeds.of(words);
  }

  @Override
  public Checked<Measure<HofMove, HofView>> measure(String words) {
    return measures.of(words);
  }

  @Override
  public ImmutableMap<String, String> shipped() {
    ImmutableMap.Builder<String, String> texts = ImmutableMap.builder();
    SHIPPED.forEach(name -> texts.put(name, text(name)));
    return texts.buildOrThrow();
  }

  private static String text(String name) {
    try {
      return Resources.toString(
          Resources.getResource(HofTactics.class, name + ".strategy"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
