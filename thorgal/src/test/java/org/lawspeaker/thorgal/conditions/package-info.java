@NullMarked
package org.lawspeaker.thorgal.conditions;

import org.jspecify.annotations.NullMarked;
