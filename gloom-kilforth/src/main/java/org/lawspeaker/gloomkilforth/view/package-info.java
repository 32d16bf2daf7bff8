/** What each viewer knows of a position, and whole positions that agree with it. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.view;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
