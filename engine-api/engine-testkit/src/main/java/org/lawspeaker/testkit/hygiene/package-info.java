/** Checks of the source text and of the walls between packages, for the tests of every module. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.testkit.hygiene;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
