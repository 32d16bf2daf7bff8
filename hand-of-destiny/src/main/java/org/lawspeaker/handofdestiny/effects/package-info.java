/** The verbs that cards are written with: each is a record that carries itself out. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny.effects;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
