/** The options of a game, and how it is set up. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.setup;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
