/** Chapters, the Finale, the Totem, and Competitive Pressure. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.regale;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
