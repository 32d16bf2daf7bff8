/** What cards do at moments: effects in order, heroes in order, costs. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.occasions;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
