/** Attacks on the damage stack: their worth, their Riders, and what protects them. */
@NullMarked
package org.lawspeaker.prestigerpg.stack;

import org.jspecify.annotations.NullMarked;
