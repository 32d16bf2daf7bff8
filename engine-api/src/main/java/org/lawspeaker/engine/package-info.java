/**
 * The contract between a game and everybody who uses one: states, moves, pending choices, verdicts
 * and citations.
 */
@NullMarked
package org.lawspeaker.engine;

import org.jspecify.annotations.NullMarked;
