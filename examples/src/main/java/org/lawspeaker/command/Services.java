package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.lawspeaker.engine.Installed;
import org.lawspeaker.engine.Problem;

/**
 * Finds services as {@link java.util.ServiceLoader} does on a class path. That one says which class
 * is broken; this one says in which jar it is, too, which is what somebody with a folder of jars
 * has to know.
 */
final class Services {
  static final String FOLDER = "META-INF/services/";

  private Services() {}

  /** The services of this type that this loader finds. */
  static <T> Installed<T> of(Class<T> type, ClassLoader loader) {
    ImmutableList.Builder<T> found = ImmutableList.builder();
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    Set<String> seen = new HashSet<>();
    String name = FOLDER + type.getName();
    for (URL file : filesOf(name, loader)) {
      for (String provider : providersIn(file)) {
        if (seen.add(provider)) {
          try {
            found.add(made(type, provider, loader));
          } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            String why = provider + " " + Breakage.of(e);
            problems.add(new Problem(placeOf(file, name), why));
          }
        }
      }
    }
    return new Installed<>(found.build(), problems.build());
  }

  private static ImmutableList<URL> filesOf(String name, ClassLoader loader) {
    try {
      return ImmutableList.copyOf(Collections.list(loader.getResources(name)));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot look for " + name, e);
    }
  }

  private static ImmutableList<String> providersIn(URL file) {
    try {
      return Resources.toString(file, StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.replaceFirst("#.*", "").strip())
          .filter(line -> !line.isEmpty())
          .collect(ImmutableList.toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  private static <T> T made(Class<T> type, String provider, ClassLoader loader)
      throws ReflectiveOperationException {
    Class<?> found = Class.forName(provider, false, loader);
    if (!type.isAssignableFrom(found)) {
      throw new ClassCastException("is no " + type.getSimpleName());
    }
    try {
      return type.cast(found.getConstructor().newInstance());
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("cannot be made", e.getCause());
    }
  }

  /** The jar or folder of a service file. */
  private static String placeOf(URL file, String name) {
    try {
      if (file.openConnection() instanceof JarURLConnection jar) {
        return pathOf(jar.getJarFileURL());
      }
      String path = pathOf(file);
      return path.endsWith(name) ? path.substring(0, path.length() - name.length()) : path;
    } catch (IOException e) {
      return file.toString();
    }
  }

  /** The jar or folder that this class comes from. */
  static String placeOf(Class<?> type) {
    return pathOf(type.getProtectionDomain().getCodeSource().getLocation());
  }

  private static String pathOf(URL url) {
    try {
      URI uri = url.toURI();
      return uri.getScheme().equals("file") ? Path.of(uri).toString() : url.toString();
    } catch (URISyntaxException e) {
      return url.toString();
    }
  }
}
