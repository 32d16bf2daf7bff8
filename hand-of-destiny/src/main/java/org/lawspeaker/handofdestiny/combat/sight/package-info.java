/** What is visible, what numbers count right now, and whose abilities wait. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny.combat.sight;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
