/** Hand of Fate: Ordeals: a deck-builder on a map for 2 to 4 players. */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
