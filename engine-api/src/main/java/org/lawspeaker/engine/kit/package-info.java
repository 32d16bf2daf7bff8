/**
 * What game authors build states with: piles, decks, the agenda, windows, sealed choices, dice and
 * turn order.
 */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.engine.kit;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
