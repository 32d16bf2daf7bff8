/** The table on which moves are carried out, and what stands on its agenda. */
@NullMarked
package org.lawspeaker.handofdestiny.table;

import org.jspecify.annotations.NullMarked;
