/** What the card packs of all games share. */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.engine.cards;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
