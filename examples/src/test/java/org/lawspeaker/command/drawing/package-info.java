@NullMarked
package org.lawspeaker.command.drawing;

import org.jspecify.annotations.NullMarked;
