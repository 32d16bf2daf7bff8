/** Strategies: players written down as a few lines of text. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.engine.play.strategy;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
