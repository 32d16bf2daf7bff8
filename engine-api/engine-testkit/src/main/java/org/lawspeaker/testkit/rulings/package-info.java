/** Ruling files as tests. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.testkit.rulings;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
