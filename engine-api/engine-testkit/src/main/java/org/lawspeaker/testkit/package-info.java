/** Whole tests of a game: what it has to name, and nothing else. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.testkit;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
