/** A Test, from the number of dice to Fate. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.dice;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
