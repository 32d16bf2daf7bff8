/** Deeds: Overcome, Resolve, Exchange, Team, Assault. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.deeds;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
