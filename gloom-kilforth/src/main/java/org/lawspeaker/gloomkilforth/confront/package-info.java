/** Confronting Places, Quests and Strangers. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.confront;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
