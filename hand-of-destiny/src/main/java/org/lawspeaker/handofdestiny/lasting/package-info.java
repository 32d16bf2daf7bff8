/** The lasting changes that cards are written with: each is a record that says what it adds. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny.lasting;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
