/** What cards change for a time: conditions, targets and changes of the rules. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.prestigerpg.lasting;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
