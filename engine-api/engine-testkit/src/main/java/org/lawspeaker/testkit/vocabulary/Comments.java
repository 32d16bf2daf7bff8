package org.lawspeaker.testkit.vocabulary;

import com.google.common.base.CaseFormat;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the comments of records say, as plain Markdown. */
final class Comments {
  private static final Pattern TAG = Pattern.compile("\\{@(?:code|link|literal)\\s+([^}]*)}");
  private static final Pattern PARAMETER =
      Pattern.compile("@param\\s+(\\w+)\\s+(.*?)(?=\\s@\\w+\\s|$)", Pattern.DOTALL);

  private final JavaSources sources;

  Comments(JavaSources sources) {
    this.sources = sources;
  }

  /** What a type is, without its parameters; empty if it has no comment. */
  String says(String simpleName) {
    return says(sources.classes(simpleName));
  }

  /** What a class is, by its binary name: others may have its simple name. */
  String ofClass(String name) {
    String simple = name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    return says(
        sources.classes(simple).stream()
            .filter(type -> JavaSources.name(type).equals(name))
            .toList());
  }

  private String says(List<TreePath> types) {
    return types.stream()
        .flatMap(type -> sources.comment(type).stream())
        .findFirst()
        .map(text -> plain(body(text)))
        .orElse("");
  }

  /** What a type is, by its name in files. */
  String ofFile(String fileName) {
    return says(CaseFormat.LOWER_HYPHEN.to(CaseFormat.UPPER_CAMEL, fileName));
  }

  /** The comments of an enum's constants, by their names in files. */
  Map<String, String> constants(String fileName) {
    Map<String, String> all = new LinkedHashMap<>();
    for (TreePath type :
        sources.classes(CaseFormat.LOWER_HYPHEN.to(CaseFormat.UPPER_CAMEL, fileName))) {
      for (Tree member : ((ClassTree) type.getLeaf()).getMembers()) {
        if (type.getLeaf().getKind() == Tree.Kind.ENUM
            && member instanceof VariableTree constant
            && constant.getInitializer() instanceof NewClassTree) {
          String name = constant.getName().toString();
          sources
              .comment(new TreePath(type, constant))
              .ifPresent(
                  says ->
                      all.put(
                          CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_HYPHEN, name),
                          plain(says)));
        }
      }
    }
    return all;
  }

  /** The comments of the components of the record that has these keys and this name in files. */
  Map<String, String> components(String fileName, ImmutableSet<String> keys) {
    String simpleName = CaseFormat.LOWER_HYPHEN.to(CaseFormat.UPPER_CAMEL, fileName);
    Map<String, String> best = Map.of();
    for (TreePath type : sources.classes(simpleName)) {
      Map<String, String> found = parameters(sources.comment(type));
      found.keySet().retainAll(keys);
      best = found.size() > best.size() ? found : best;
    }
    return best;
  }

  private static Map<String, String> parameters(Optional<String> comment) {
    Map<String, String> all = new LinkedHashMap<>();
    Matcher each = PARAMETER.matcher(comment.orElse(""));
    while (each.find()) {
      all.put(
          CaseFormat.LOWER_CAMEL.to(CaseFormat.LOWER_HYPHEN, each.group(1)), plain(each.group(2)));
    }
    return all;
  }

  private static String body(String comment) {
    Matcher tag = Pattern.compile("(?m)^\\s*@(param|return|throws|see)").matcher(comment);
    String body = tag.find() ? comment.substring(0, tag.start()) : comment;
    int example = body.indexOf("<pre>");
    return example < 0 ? body : body.substring(0, example);
  }

  static String plain(String comment) {
    String text = TAG.matcher(comment).replaceAll("`$1`");
    return CharMatcher.whitespace().trimAndCollapseFrom(text.replaceAll("<[^>]*>", ""), ' ');
  }
}
