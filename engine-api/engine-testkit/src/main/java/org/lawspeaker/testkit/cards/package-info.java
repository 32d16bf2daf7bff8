/** What card packs are made of, and pages about them. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.testkit.cards;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
