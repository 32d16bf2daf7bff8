/** Which code serves each clause of a rulebook, and which tests show it. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.testkit.coverage;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
