/** What a position is made of: immutable values, zone by zone. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny.state;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
