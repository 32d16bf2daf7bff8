/** What a seat cannot know, dealt anew: the witness against leaks. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.laws;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
