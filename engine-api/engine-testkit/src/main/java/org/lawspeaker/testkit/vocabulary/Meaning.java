package org.lawspeaker.testkit.vocabulary;

import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which texts an expression may be, as far as the sources say: literals, constants, choices between
 * them, and parameters of the method around it.
 *
 * @param texts the texts
 * @param parameters the numbers of the parameters
 * @param isWhole whether it can be nothing else
 */
record Meaning(ImmutableSet<String> texts, ImmutableSet<Integer> parameters, boolean isWhole) {
  private static final int DEEPEST = 8;

  /** What an expression may be. */
  static Meaning of(JavaSources sources, TreePath expression) {
    Finder finder = new Finder(sources);
    boolean isWhole = finder.find(expression, 0);
    return new Meaning(
        ImmutableSet.copyOf(finder.texts), ImmutableSet.copyOf(finder.parameters), isWhole);
  }

  /** The names in the array of names and values in turn that a method of the same class makes. */
  static ImmutableSet<String> inTurn(
      JavaSources sources, TreePath call, MethodInvocationTree made) {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    for (TreePath method : sources.methods(made.getMethodSelect().toString())) {
      if (JavaSources.owner(method).equals(JavaSources.owner(call))) {
        new TreePathScanner<@Nullable Void, @Nullable Void>() {
          @Override
          public @Nullable Void visitNewArray(NewArrayTree array, @Nullable Void nothing) {
            for (int i = 0; i < array.getInitializers().size(); i += 2) {
              TreePath name = new TreePath(getCurrentPath(), array.getInitializers().get(i));
              names.addAll(of(sources, name).texts());
            }
            return null;
          }
        }.scan(method, null);
      }
    }
    return names.build();
  }

  /** A text put together, with a dot-dot-dot for each part that varies. */
  static String sentence(JavaSources sources, TreePath expression) {
    return new Finder(sources).sentence(expression);
  }

  /** Follows an expression to what it is made of. */
  private static final class Finder {
    final JavaSources sources;
    final Set<String> texts = new LinkedHashSet<>();
    final Set<Integer> parameters = new LinkedHashSet<>();

    Finder(JavaSources sources) {
      this.sources = sources;
    }

    private static TreePath at(TreePath path, Tree child) {
      return new TreePath(path, child);
    }

    /** Adds what this may be; whether that is all. */
    boolean find(TreePath path, int depth) {
      Tree tree = path.getLeaf();
      if (depth > DEEPEST) {
        return false;
      }
      if (tree instanceof LiteralTree literal) {
        if (literal.getValue() instanceof String text) {
          texts.add(text);
          return true;
        }
        return false;
      }
      if (tree instanceof ParenthesizedTree inside) {
        return find(at(path, inside.getExpression()), depth);
      }
      if (tree instanceof ConditionalExpressionTree either) {
        boolean first = find(at(path, either.getTrueExpression()), depth);
        return find(at(path, either.getFalseExpression()), depth) && first;
      }
      if (tree instanceof SwitchExpressionTree choice) {
        return cases(path, choice, depth);
      }
      if (tree instanceof IdentifierTree name) {
        return named(path, name.getName().toString(), depth);
      }
      if (tree instanceof MemberSelectTree member) {
        return field(lastName(member.getExpression()), member.getIdentifier().toString(), depth);
      }
      return tree instanceof MethodInvocationTree call && called(path, call, depth);
    }

    private boolean cases(TreePath path, SwitchExpressionTree choice, int depth) {
      boolean all = true;
      for (CaseTree each : choice.getCases()) {
        TreePath inCase = at(path, each);
        Tree body = each.getBody();
        if (body instanceof ExpressionTree value) {
          all &= find(at(inCase, value), depth);
        } else if (body != null) {
          all &= yields(at(inCase, body), depth);
        }
      }
      return all;
    }

    private boolean yields(TreePath body, int depth) {
      boolean[] all = {true};
      new TreePathScanner<@Nullable Void, @Nullable Void>() {
        @Override
        public @Nullable Void visitYield(YieldTree tree, @Nullable Void nothing) {
          all[0] &= find(at(getCurrentPath(), tree.getValue()), depth);
          return null;
        }
      }.scan(body, null);
      return all[0];
    }

    private boolean named(TreePath path, String name, int depth) {
      TreePath method = JavaSources.around(path, MethodTree.class);
      if (method != null) {
        List<? extends VariableTree> all = ((MethodTree) method.getLeaf()).getParameters();
        for (int i = 0; i < all.size(); i++) {
          if (all.get(i).getName().contentEquals(name)) {
            parameters.add(i);
            return true;
          }
        }
        Local local = new Local(name, depth);
        local.scan(method, null);
        if (local.met) {
          return local.all;
        }
      }
      for (TreePath up = path; up != null; up = up.getParentPath()) {
        if (up.getLeaf() instanceof ClassTree owner) {
          int before = texts.size();
          if (field(owner.getSimpleName().toString(), name, depth) || texts.size() > before) {
            return true;
          }
        }
      }
      return false;
    }

    /** A local variable: what it begins with, and what it is given. */
    private final class Local extends TreePathScanner<@Nullable Void, @Nullable Void> {
      private final String name;
      private final int depth;
      private boolean met;
      private boolean all = true;

      Local(String name, int depth) {
        this.name = name;
        this.depth = depth;
      }

      @Override
      public @Nullable Void visitVariable(VariableTree tree, @Nullable Void nothing) {
        if (tree.getName().contentEquals(name)) {
          met = true;
          if (tree.getInitializer() != null) {
            all &= find(at(getCurrentPath(), tree.getInitializer()), depth + 1);
          }
        }
        return super.visitVariable(tree, null);
      }

      @Override
      public @Nullable Void visitAssignment(AssignmentTree tree, @Nullable Void nothing) {
        if (tree.getVariable() instanceof IdentifierTree to && to.getName().contentEquals(name)) {
          all &= find(at(getCurrentPath(), tree.getExpression()), depth + 1);
        }
        return super.visitAssignment(tree, null);
      }
    }

    /** A constant of a class, or what its constructors put in a field of an enum's constants. */
    private boolean field(String owner, String name, int depth) {
      boolean found = false;
      for (TreePath type : sources.classes(owner)) {
        for (Tree member : ((ClassTree) type.getLeaf()).getMembers()) {
          if (member instanceof VariableTree field && field.getName().contentEquals(name)) {
            ExpressionTree value = field.getInitializer();
            found |=
                value == null
                    ? constants(type, name, depth)
                    : find(at(at(type, field), value), depth + 1);
          }
        }
      }
      return found;
    }

    /** An enum's constants give their field by the place of the parameter of the same name. */
    private boolean constants(TreePath type, String name, int depth) {
      boolean found = false;
      for (Tree member : ((ClassTree) type.getLeaf()).getMembers()) {
        if (member instanceof MethodTree maker && maker.getName().contentEquals("<init>")) {
          for (int i = 0; i < maker.getParameters().size(); i++) {
            if (maker.getParameters().get(i).getName().contentEquals(name)) {
              found |= arguments(type, i, depth);
            }
          }
        }
      }
      return found;
    }

    private boolean arguments(TreePath type, int index, int depth) {
      boolean found = false;
      for (Tree member : ((ClassTree) type.getLeaf()).getMembers()) {
        if (member instanceof VariableTree constant
            && constant.getInitializer() instanceof NewClassTree made
            && made.getArguments().size() > index) {
          TreePath at = at(at(at(type, constant), made), made.getArguments().get(index));
          found |= find(at, depth + 1);
        }
      }
      return found;
    }

    private boolean called(TreePath path, MethodInvocationTree call, int depth) {
      String name = lastName(call.getMethodSelect());
      if (name.equals("of") && call.getMethodSelect().toString().equals("Citation.of")) {
        return find(at(path, call.getArguments().get(0)), depth);
      }
      List<TreePath> meant =
          sources.methods(name).stream().filter(method -> isMeant(method, path, call)).toList();
      // Which of several classes is meant is not known without their types.
      if (meant.size() != 1) {
        return false;
      }
      Returns returns = new Returns(depth);
      returns.scan(meant.get(0), null);
      return returns.met;
    }

    private static boolean isMeant(TreePath method, TreePath path, MethodInvocationTree call) {
      MethodTree tree = (MethodTree) method.getLeaf();
      String owner = JavaSources.owner(method);
      String select = call.getMethodSelect().toString();
      boolean isBare = call.getMethodSelect() instanceof IdentifierTree;
      boolean isThere =
          isBare
              ? owner.equals(JavaSources.owner(path))
              : !Character.isUpperCase(select.charAt(0)) || select.startsWith(owner + ".");
      return isThere
          && tree.getBody() != null
          && tree.getParameters().size() == call.getArguments().size()
          && isWord(tree.getReturnType());
    }

    private static boolean isWord(@Nullable Tree type) {
      return type != null
          && (type.toString().equals("String") || type.toString().equals("Citation"));
    }

    /** What a method returns. */
    private final class Returns extends TreePathScanner<@Nullable Void, @Nullable Void> {
      private final int depth;
      private boolean met;

      Returns(int depth) {
        this.depth = depth;
      }

      @Override
      public @Nullable Void visitReturn(ReturnTree tree, @Nullable Void nothing) {
        if (tree.getExpression() != null) {
          Finder own = new Finder(sources);
          met |= own.find(at(getCurrentPath(), tree.getExpression()), depth + 1);
          texts.addAll(own.texts);
        }
        return super.visitReturn(tree, null);
      }
    }

    private static String lastName(Tree tree) {
      String text = tree.toString();
      return text.substring(text.lastIndexOf('.') + 1);
    }

    String sentence(TreePath path) {
      Tree tree = path.getLeaf();
      if (tree instanceof LiteralTree literal) {
        return String.valueOf(literal.getValue());
      }
      if (tree instanceof ParenthesizedTree inside) {
        return sentence(at(path, inside.getExpression()));
      }
      if (tree instanceof BinaryTree plus && tree.getKind() == Tree.Kind.PLUS) {
        return sentence(at(path, plus.getLeftOperand()))
            + sentence(at(path, plus.getRightOperand()));
      }
      return "…";
    }
  }
}
