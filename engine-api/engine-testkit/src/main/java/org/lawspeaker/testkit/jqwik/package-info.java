/** The laws, driven by jqwik, which shrinks what it finds. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.testkit.jqwik;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
