/** What cards change while they are in force, and the conditions of that. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.thorgal.lasting;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
