/** What cards say of lasting changes: what they add, when they hold, what is counted. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny.lasting;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
