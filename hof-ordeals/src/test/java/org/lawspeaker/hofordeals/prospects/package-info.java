@NullMarked
package org.lawspeaker.hofordeals.prospects;

import org.jspecify.annotations.NullMarked;
