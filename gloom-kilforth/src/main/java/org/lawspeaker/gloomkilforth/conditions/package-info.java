/** What must hold for an effect. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.conditions;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
