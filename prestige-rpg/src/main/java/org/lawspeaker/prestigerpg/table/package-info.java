/** The working copy of a position, its steps, its cards, and what these are made of. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.prestigerpg.table;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
