package org.lawspeaker.engine.json;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.InaccessibleObjectException;

/** What a module must open, since records are read and written by reflection. */
final class Opens {
  private Opens() {}

  /**
   * Makes a part of this class usable from here.
   *
   * @throws IllegalStateException saying what its module has to open
   */
  static void open(Class<?> owner, AccessibleObject part) {
    try {
      part.setAccessible(true);
    } catch (InaccessibleObjectException e) {
      throw new IllegalStateException(
          owner.getName()
              + " is closed to the engine; the module-info of "
              + owner.getModule().getName()
              + " must say: opens "
              + owner.getPackageName()
              + " to "
              + Opens.class.getModule().getName()
              + ";",
          e);
    }
  }
}
