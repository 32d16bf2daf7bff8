/** The Market Action and discovering rumours. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.market;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
