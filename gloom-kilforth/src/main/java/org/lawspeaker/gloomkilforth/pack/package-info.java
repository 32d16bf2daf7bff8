/** Card packs as files. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.pack;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
