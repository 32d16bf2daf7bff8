package org.lawspeaker.command.reference;

import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The ruling files that show the clauses of a game, as its artifact brings them: the resources
 * {@code META-INF/rulings/GAME/NAME}.
 */
public final class ShownRulings {
  private static final Pattern NAME = Pattern.compile("[a-z0-9-]+\\.yaml");

  private ShownRulings() {}

  /** The text of the file of this name, if there is one. */
  public static Optional<String> of(ClassLoader loader, String game, String name) {
    return NAME.matcher(name).matches()
        ? Optional.ofNullable(loader.getResource("META-INF/rulings/" + game + "/" + name))
            .map(ShownRulings::text)
        : Optional.empty();
  }

  private static String text(URL resource) {
    try {
      return Resources.toString(resource, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    }
  }
}
