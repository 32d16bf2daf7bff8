@NullMarked
package org.lawspeaker.prestigerpg.terms;

import org.jspecify.annotations.NullMarked;
