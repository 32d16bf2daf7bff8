/** The words of a game that rulings and front ends use: its page, and the file of its events. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.testkit.vocabulary;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
