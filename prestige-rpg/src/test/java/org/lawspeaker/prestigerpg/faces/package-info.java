@NullMarked
package org.lawspeaker.prestigerpg.faces;

import org.jspecify.annotations.NullMarked;
