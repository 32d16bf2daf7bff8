/** Merchant phase: weapons, upgrades, potions, healing. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny.merchant;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
