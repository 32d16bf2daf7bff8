/** Cards that come into play and leave it. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.assets;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
