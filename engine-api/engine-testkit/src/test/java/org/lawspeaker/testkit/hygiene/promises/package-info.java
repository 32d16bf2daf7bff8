/** A package that promises little, for the test of the check of promises. */
@API(status = API.Status.EXPERIMENTAL, since = "")
@NullMarked
package org.lawspeaker.testkit.hygiene.promises;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
