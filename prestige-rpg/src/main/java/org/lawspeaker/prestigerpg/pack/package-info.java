/** Card packs as files: read, and checked for sense. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.prestigerpg.pack;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
