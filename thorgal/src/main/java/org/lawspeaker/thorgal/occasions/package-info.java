/** What sets effects off, and effects carried out in their order. */
@NullMarked
package org.lawspeaker.thorgal.occasions;

import org.jspecify.annotations.NullMarked;
