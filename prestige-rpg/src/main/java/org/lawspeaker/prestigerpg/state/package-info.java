/** The values that a position consists of. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.prestigerpg.state;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
