/** Moves and positions as text, and what cannot be of a position. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.notation;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
