/** Promises that can be kept, and some that cannot. */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.testkit.hygiene.kept;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
