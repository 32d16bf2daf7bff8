package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.prestigerpg.state.Source;

/**
 * Where a change in force comes from.
 *
 * @param since tells when it came, among all that is in force (PRE-Q-108)
 * @param source the item, the encounter, the event, or whatever gave it for a time
 */
public record Given(int since, Source source) {}
