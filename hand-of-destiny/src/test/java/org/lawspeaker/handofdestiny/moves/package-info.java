/** What moves say when they are refused, and when they are allowed. */
@NullMarked
package org.lawspeaker.handofdestiny.moves;

import org.jspecify.annotations.NullMarked;
