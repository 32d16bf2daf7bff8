package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.state.Terrain;

/**
 * A location (GOK-LOC-03).
 *
 * @param terrain its terrain type
 * @param normal what the colour side shows
 * @param gloom what the gloom side shows (GOK-Q-22)
 */
@Doc("A location.")
public record Location(
    String name,
    Terrain terrain,
    @Default("{}") Side normal,
    @Default("{}") Side gloom,
    Provenance provenance)
    implements Card {
  /**
   * A side of a location.
   *
   * @param shortcut the shortcut symbol that it shows (GOK-LOC-05)
   * @param loss the HP that ending a Day there costs on the gloom side (GOK-LOC-07, GOK-Q-21)
   * @param lasting what it changes for heroes there (GOK-LOC-06)
   */
  @Doc("A side of a location.")
  public record Side(
      Optional<String> shortcut,
      @Default("1") @Range(min = 0, max = 4) int loss,
      @Default("[]") @Size(max = 2) ImmutableList<Permanent> lasting) {}

  /** The side that is up. */
  public Side side(boolean isGloom) {
    return isGloom ? gloom : normal;
  }
}
