/** The laws as tests of plain JUnit. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.testkit.laws;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
