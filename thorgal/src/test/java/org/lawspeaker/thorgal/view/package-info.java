/** Tests of what a viewer knows, and of the positions dealt to one. */
@NullMarked
package org.lawspeaker.thorgal.view;

import org.jspecify.annotations.NullMarked;
