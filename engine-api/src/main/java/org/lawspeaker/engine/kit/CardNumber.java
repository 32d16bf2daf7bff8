package org.lawspeaker.engine.kit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The numbers in this component of a record are cards of the game's {@link CardIndex}: files write
 * them by their names. The component is a number, a {@link Pile} or a {@link Bag}, or a list, a map
 * or another value of such.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface CardNumber {}
