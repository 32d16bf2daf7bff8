/** The working copy of a position, and the steps that run on it. */
@NullMarked
package org.lawspeaker.thorgal.table;

import org.jspecify.annotations.NullMarked;
