/** The turn of a hero: engagements, one Action or Camp, engagements. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.turn;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
