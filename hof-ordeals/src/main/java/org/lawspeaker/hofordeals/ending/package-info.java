/** The end of the game: its triggers, final scoring, ties and the duel. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.ending;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
