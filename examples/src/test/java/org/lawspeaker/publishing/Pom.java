package org.lawspeaker.publishing;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** A POM as it is written, without what it inherits. */
record Pom(String name, Element root) {
  /** The name is the path below the repository's top, as in {@code engine-api/pom.xml}. */
  static Pom read(Path top, String name) throws IOException {
    try {
      Element root =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(top.resolve(name).toFile())
              .getDocumentElement();
      return new Pom(name, root);
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(name, e);
    }
  }

  /** What stands at a path such as {@code scm/url}; empty where there is nothing or only space. */
  Optional<String> text(String path) {
    return elements(path).stream()
        .map(element -> element.getTextContent().strip())
        .filter(text -> !text.isEmpty())
        .findFirst();
  }

  ImmutableList<String> texts(String path) {
    return elements(path).stream()
        .map(element -> element.getTextContent().strip())
        .collect(ImmutableList.toImmutableList());
  }

  /** The children of an element as {@code name=text}, one line for each element of the path. */
  ImmutableList<String> lines(String path) {
    return elements(path).stream()
        .map(
            element ->
                children(element).stream()
                    .map(child -> child.getTagName() + "=" + child.getTextContent().strip())
                    .reduce((line, more) -> line + " " + more)
                    .orElse(""))
        .collect(ImmutableList.toImmutableList());
  }

  String artifact() {
    return text("artifactId").orElse("");
  }

  boolean isDeployed() {
    return !text("properties/maven.deploy.skip").equals(Optional.of("true"));
  }

  private ImmutableList<Element> elements(String path) {
    ImmutableList<Element> found = ImmutableList.of(root);
    for (String tag : Splitter.on('/').split(path)) {
      found =
          found.stream()
              .flatMap(element -> children(element).stream())
              .filter(child -> child.getTagName().equals(tag))
              .collect(ImmutableList.toImmutableList());
    }
    return found;
  }

  private static ImmutableList<Element> children(Element element) {
    ImmutableList.Builder<Element> children = ImmutableList.builder();
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child) {
        children.add(child);
      }
    }
    return children.build();
  }
}
