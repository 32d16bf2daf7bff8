/** Health lost and healed, defeat, making Camp. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.health;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
