package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * Something that an encounter, an event or a relic does by itself.
 *
 * @param on what sets it off
 * @param when all of this must hold
 * @param effects what it does, in order
 */
@Doc("Something that happens by itself.")
public record Rule(
    Occasion on,
    @Default("[]") ImmutableList<Condition> when,
    @Size(min = 1, max = 9) ImmutableList<Effect> effects) {}
