/** What people see: faces of cards, scenes of what a viewer knows, and what each choice does. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.prestigerpg.faces;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
