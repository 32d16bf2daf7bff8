/** Rules questions as files: read, answered with the clauses that decide, and written. */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.engine.ruling;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
