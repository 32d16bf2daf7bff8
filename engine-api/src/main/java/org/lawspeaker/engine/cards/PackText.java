package org.lawspeaker.engine.cards;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The text of a card pack or another file that is read as data.
 *
 * @param name how problems call it, such as {@code monsters.yaml}
 */
public record PackText(String name, String text) {
  /**
   * A file of the class path, in UTF-8.
   *
   * @param beside the class whose package a relative path starts from
   * @throws IllegalArgumentException if there is no such file
   */
  public static PackText resource(Class<?> beside, String path) {
    try (InputStream file = beside.getResourceAsStream(path)) {
      if (file == null) {
        throw new IllegalArgumentException(
            "no resource " + path + " beside " + beside.getName() + closed(beside));
      }
      return new PackText(path, new String(file.readAllBytes(), UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + path + " beside " + beside.getName(), e);
    }
  }

  /** What a module is asked to add, if it keeps its resources to itself. */
  private static String closed(Class<?> beside) {
    Module owner = beside.getModule();
    Module engine = PackText.class.getModule();
    return owner.isOpen(beside.getPackageName(), engine)
        ? ""
        : ", or the module-info of "
            + owner.getName()
            + " does not say: opens "
            + beside.getPackageName()
            + " to "
            + engine.getName()
            + ";";
  }
}
