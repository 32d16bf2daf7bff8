/** What players that look ahead think of a position. */
@NullMarked
package org.lawspeaker.handofdestiny.prospects;

import org.jspecify.annotations.NullMarked;
