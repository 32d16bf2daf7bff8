/** The kernel: the table, its state and steps, the cards, and the interfaces of what cards do. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.table;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
