/** Moves, states, views and positions as text. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.notation;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
