/** The verbs of cards. */
@NullMarked
package org.lawspeaker.prestigerpg.effects;

import org.jspecify.annotations.NullMarked;
