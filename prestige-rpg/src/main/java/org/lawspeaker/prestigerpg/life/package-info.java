/** Life Points, tokens on character sheets, death, and what comes after it. */
@NullMarked
package org.lawspeaker.prestigerpg.life;

import org.jspecify.annotations.NullMarked;
