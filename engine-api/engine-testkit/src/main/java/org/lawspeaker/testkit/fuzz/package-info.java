/** Feeds hostile input to everything that reads texts, and says what does not stand it. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.testkit.fuzz;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
