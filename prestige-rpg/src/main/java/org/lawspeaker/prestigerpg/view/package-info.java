/** What a viewer knows, and guesses at the rest. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.prestigerpg.view;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
