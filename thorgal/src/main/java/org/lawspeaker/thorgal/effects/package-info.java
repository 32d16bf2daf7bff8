/** What cards do: the verbs of the effect language. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.thorgal.effects;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
