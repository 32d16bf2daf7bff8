/** The working copy of a position, and the steps that run on it. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.thorgal.table;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
