package org.lawspeaker.prestigerpg.table;

import org.immutables.value.Value;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Span;

/**
 * A change that lasts for a time.
 *
 * @param id tells when it came, among all that is in force (PRE-Q-108)
 * @param source where it came from
 * @param gives what it changes
 * @param until what ends it
 * @param rounds how many rounds it still lasts, where that ends it
 */
@Value.Builder
public record InForce(int id, Source source, Lasting gives, Span.Until until, int rounds)
    implements WithInForce {}
