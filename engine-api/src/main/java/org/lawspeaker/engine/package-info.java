/**
 * The contract between a game and everybody who uses one: states, moves, pending choices, verdicts
 * and citations.
 */
@API(status = API.Status.STABLE, since = "0.1")
@NullMarked
package org.lawspeaker.engine;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
