/** Charts as SVG that are readable in light and dark, and say in words what they show. */
@NullMarked
package org.lawspeaker.command.chart;

import org.jspecify.annotations.NullMarked;
