/** Moving, searching, hiding, resting and clearing: encounters are drawn. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.journey;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
