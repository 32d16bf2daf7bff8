/** The Night Phase: gloom, darkness, plots, dawn. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.night;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
