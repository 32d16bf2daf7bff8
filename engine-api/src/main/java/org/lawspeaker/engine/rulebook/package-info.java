/** Rulebooks as files: clauses and rulings in our words. */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.engine.rulebook;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
