/** The combat round, step by step. */
@NullMarked
package org.lawspeaker.prestigerpg.combat;

import org.jspecify.annotations.NullMarked;
