package org.lawspeaker.testkit.vocabulary;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.testkit.hygiene.SourceFiles;

/** Java sources as the compiler reads them; names in them are not resolved. */
final class JavaSources {
  private final DocTrees docs;
  private final ImmutableListMultimap<String, TreePath> calls;
  private final ImmutableListMultimap<String, TreePath> classes;
  private final ImmutableListMultimap<String, TreePath> methods;

  private JavaSources(DocTrees docs, Collector collector) {
    this.docs = docs;
    this.calls = collector.calls.build();
    this.classes = collector.classes.build();
    this.methods = collector.methods.build();
  }

  /** All {@code .java} files below a folder. */
  static JavaSources below(Path root) {
    List<JavaFileObject> files = new ArrayList<>();
    SourceFiles.below(root, ".java").forEach((file, text) -> files.add(new Source(file, text)));
    try {
      JavacTask task =
          (JavacTask)
              ToolProvider.getSystemJavaCompiler()
                  .getTask(null, null, null, List.of("-proc:none"), null, files);
      Collector collector = new Collector();
      for (CompilationUnitTree unit : task.parse()) {
        collector.scan(unit, null);
      }
      return new JavaSources(DocTrees.instance(task), collector);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The calls of methods of this name, and every {@code new} of a class of this name. */
  ImmutableList<TreePath> calls(String name) {
    return calls.get(name);
  }

  /** The classes of this simple name. */
  ImmutableList<TreePath> classes(String simpleName) {
    return classes.get(simpleName);
  }

  /** The methods of this name, of whatever class. */
  ImmutableList<TreePath> methods(String name) {
    return methods.get(name);
  }

  /** The comment of a class or member as it is written, without stars. */
  Optional<String> comment(TreePath of) {
    return Optional.ofNullable(docs.getDocComment(of));
  }

  /** The place of a tree, as file and line. */
  String place(TreePath at) {
    CompilationUnitTree unit = at.getCompilationUnit();
    long from = docs.getSourcePositions().getStartPosition(unit, at.getLeaf());
    return Path.of(unit.getSourceFile().getName()).getFileName()
        + ":"
        + unit.getLineMap().getLineNumber(from);
  }

  /** The nearest tree of a kind around another. */
  static @Nullable TreePath around(TreePath at, Class<? extends Tree> kind) {
    TreePath up = at.getParentPath();
    while (up != null && !kind.isInstance(up.getLeaf())) {
      up = up.getParentPath();
    }
    return up;
  }

  /** The binary name of a class. */
  static String name(TreePath type) {
    String simple = ((ClassTree) type.getLeaf()).getSimpleName().toString();
    TreePath outer = around(type, ClassTree.class);
    if (outer != null) {
      return name(outer) + '$' + simple;
    }
    ExpressionTree home = type.getCompilationUnit().getPackageName();
    return home == null ? simple : home + "." + simple;
  }

  /** The simple name of the class that holds a tree; a nested one has its own. */
  static String owner(TreePath at) {
    TreePath owner = around(at, ClassTree.class);
    return owner == null ? "" : ((ClassTree) owner.getLeaf()).getSimpleName().toString();
  }

  /** A file that was read already. */
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(Path file, String text) {
      super(URI.create("string:///" + file.getFileName()), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Gathers what is asked for. */
  private static final class Collector extends TreePathScanner<@Nullable Void, @Nullable Void> {
    final ImmutableListMultimap.Builder<String, TreePath> calls = ImmutableListMultimap.builder();
    final ImmutableListMultimap.Builder<String, TreePath> classes = ImmutableListMultimap.builder();
    final ImmutableListMultimap.Builder<String, TreePath> methods = ImmutableListMultimap.builder();

    @Override
    public @Nullable Void visitClass(ClassTree tree, @Nullable Void nothing) {
      classes.put(tree.getSimpleName().toString(), getCurrentPath());
      return super.visitClass(tree, null);
    }

    @Override
    public @Nullable Void visitMethod(MethodTree tree, @Nullable Void nothing) {
      methods.put(tree.getName().toString(), getCurrentPath());
      return super.visitMethod(tree, null);
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree tree, @Nullable Void nothing) {
      calls.put(name(tree.getMethodSelect()), getCurrentPath());
      return super.visitMethodInvocation(tree, null);
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree tree, @Nullable Void nothing) {
      calls.put(tree.getIdentifier().toString(), getCurrentPath());
      return super.visitNewClass(tree, null);
    }

    private static String name(ExpressionTree select) {
      return select instanceof MemberSelectTree member
          ? member.getIdentifier().toString()
          : select.toString();
    }
  }
}
