/** What people see of Thorgal: the faces of its cards, its table, and what its moves do. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.thorgal.faces;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
