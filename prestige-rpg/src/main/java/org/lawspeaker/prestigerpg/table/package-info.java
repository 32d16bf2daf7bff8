/** The working copy of a position, and the steps of the rules. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.prestigerpg.table;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
