/** Thorgal, The Card Game: an asymmetric duel for 2 to 4 players. */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.thorgal;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
