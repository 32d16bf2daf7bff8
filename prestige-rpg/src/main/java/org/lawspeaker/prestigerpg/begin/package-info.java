/** An encounter begins. */
@NullMarked
package org.lawspeaker.prestigerpg.begin;

import org.jspecify.annotations.NullMarked;
