/** What cards do: the verbs of card texts. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.prestigerpg.effects;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
