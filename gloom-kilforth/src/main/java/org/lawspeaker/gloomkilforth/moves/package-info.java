/** What can be done in Gloom of Kilforth: data without rules. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.moves;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
