/** The four steps of a turn: Fatigue, Explore, Acquire, Rest. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.turn;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
