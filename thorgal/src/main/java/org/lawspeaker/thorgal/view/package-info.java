/** What a viewer knows of a position, and whole positions that agree with it. */
@NullMarked
package org.lawspeaker.thorgal.view;

import org.jspecify.annotations.NullMarked;
