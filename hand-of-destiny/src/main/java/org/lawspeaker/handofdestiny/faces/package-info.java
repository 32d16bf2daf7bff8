/** What people see of The Hand of Destiny: faces of cards, the table, and what moves do. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny.faces;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
