/** The verbs of cards that belong to no chapter alone. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.effects;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
