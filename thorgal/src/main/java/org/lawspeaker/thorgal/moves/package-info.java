/** What players and Nature may do. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.thorgal.moves;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
