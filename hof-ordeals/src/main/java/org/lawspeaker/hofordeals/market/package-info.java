/** The Dealer's Row, Flourish cards and Relics: how cards are acquired and taken. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.market;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
