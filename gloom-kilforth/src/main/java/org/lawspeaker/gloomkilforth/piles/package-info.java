/** Decks, discard piles and the Loot bag; the limits of six. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.piles;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
