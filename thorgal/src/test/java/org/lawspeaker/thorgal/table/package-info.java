@NullMarked
package org.lawspeaker.thorgal.table;

import org.jspecify.annotations.NullMarked;
