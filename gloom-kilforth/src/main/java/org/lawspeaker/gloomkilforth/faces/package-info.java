/** What people see of Gloom of Kilforth: the faces of its cards, its table, and its moves. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.faces;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
