/** How a game ends, and Victory Points. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.ending;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
