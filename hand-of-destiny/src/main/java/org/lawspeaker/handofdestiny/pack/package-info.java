/** Reading card packs. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny.pack;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
