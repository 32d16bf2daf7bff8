package org.lawspeaker.testkit.coverage;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Which clauses and rulings a test shows at work; {@link ClauseCoverage} reads it. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Shows {
  /** Ids, written out as string literals. */
  String[] value();
}
