/** What is known, and guessed. */
@NullMarked
package org.lawspeaker.prestigerpg.view;

import org.jspecify.annotations.NullMarked;
