/** Engagements: Surprise, evasion, battle, escape. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.engagement;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
