/** Golden playthroughs: games told move by move, kept as files and reviewed as diffs. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.testkit.golden;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
