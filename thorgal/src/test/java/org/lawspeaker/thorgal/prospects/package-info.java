@NullMarked
package org.lawspeaker.thorgal.prospects;

import org.jspecify.annotations.NullMarked;
