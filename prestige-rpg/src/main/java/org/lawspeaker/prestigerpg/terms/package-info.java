/** What cards speak of: which players, and what must hold. */
@NullMarked
package org.lawspeaker.prestigerpg.terms;

import org.jspecify.annotations.NullMarked;
