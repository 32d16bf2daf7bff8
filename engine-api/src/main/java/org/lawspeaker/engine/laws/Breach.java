package org.lawspeaker.engine.laws;

import com.google.common.primitives.ImmutableIntArray;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Setup;

/**
 * A law found broken.
 *
 * @param setup what the playout was started with
 * @param choices what led there
 * @param law the law
 * @param finding how it is broken
 */
record Breach<S, M extends Move, V>(
    Setup setup, ImmutableIntArray choices, Law<S, M, V> law, Finding finding) {}
