/** Hands, decks, pools and other piles, and what effects do with them. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.thorgal.piles;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
