package org.lawspeaker.testkit.vocabulary;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The words of one kind, events or violations, that the sources of a game can say, each with its
 * facts and clauses: found by following each call that says one back to where its word stands.
 */
final class Spoken {
  /**
   * What is said of a word.
   *
   * @param facts the names of its facts
   * @param clauses the ids of the clauses that it cites, as far as the sources tell
   * @param sentences how it is told, with dots for what varies
   */
  record Word(
      ImmutableSortedSet<String> facts,
      ImmutableSortedSet<String> clauses,
      ImmutableList<String> sentences) {}

  /**
   * A method that says a word.
   *
   * @param owner the class that has it; empty where only its name counts
   * @param name of the method
   * @param size how many parameters it has
   * @param isOpen whether more arguments may follow
   * @param clause where its clause comes from
   * @param word where its word comes from
   * @param says which argument is the sentence, or none by a number below 0
   * @param sentence the sentence, if it is the method's own
   * @param facts the facts that it always has
   * @param more from which argument on names and values of facts stand in turn; below 0 for none
   */
  private record Mouth(
      String owner,
      String name,
      int size,
      boolean isOpen,
      Part clause,
      Part word,
      int says,
      String sentence,
      ImmutableSortedSet<String> facts,
      int more) {
    static Mouth of(String name, int clause, int more) {
      return new Mouth(
          "",
          name,
          more,
          true,
          Part.given(clause),
          Part.given(clause + 1),
          clause + 2,
          "",
          ImmutableSortedSet.of(),
          more);
    }
  }

  /** A part of what is said: an argument by its number, or these texts. */
  private record Part(int argument, ImmutableSortedSet<String> texts) {
    static Part given(int argument) {
      return new Part(argument, ImmutableSortedSet.of());
    }
  }

  /** Names that too many methods have; on a variable they are those of tables and faults. */
  private static final ImmutableSet<String> COMMON =
      ImmutableSet.of(
          "tell", "tellOnly", "tellOthers", "add", "of", "judge", "check", "lay", "read");

  private static final Pattern CLAUSE = Pattern.compile("[A-Z][A-Z0-9]*(-[A-Z0-9]+)+");

  private final JavaSources sources;
  private final Map<String, Set<String>> facts = new TreeMap<>();
  private final Map<String, Set<String>> clauses = new TreeMap<>();
  private final Map<String, Set<String>> sentences = new TreeMap<>();
  private final List<String> unclear = new ArrayList<>();
  private final Set<Mouth> known = new HashSet<>();
  private final Deque<Mouth> open = new ArrayDeque<>();

  private Spoken(JavaSources sources) {
    this.sources = sources;
  }

  /** The kinds of events. */
  static Spoken events(JavaSources sources) {
    Spoken spoken = new Spoken(sources);
    spoken.add(Mouth.of("tell", 0, 3));
    spoken.add(Mouth.of("tellOnly", 1, 4));
    spoken.add(Mouth.of("tellOthers", 1, 4));
    spoken.add(Mouth.of("open", 0, 3));
    spoken.add(Mouth.of("secret", 0, 3));
    spoken.add(Mouth.of("masking", 0, 3));
    spoken.follow();
    return spoken;
  }

  /** The codes of violations. */
  static Spoken violations(JavaSources sources) {
    Spoken spoken = new Spoken(sources);
    Part clause = Part.given(0);
    Part code = Part.given(1);
    ImmutableSortedSet<String> none = ImmutableSortedSet.of();
    spoken.add(new Mouth("", "add", 2, true, clause, code, -1, "", none, 2));
    spoken.add(new Mouth("Violation", "of", 2, true, clause, code, -1, "", none, 2));
    spoken.add(new Mouth("", "Violation", 2, true, clause, code, -1, "", none, 2));
    spoken.follow();
    return spoken;
  }

  /** The words, in the order of the alphabet. */
  ImmutableSortedMap<String, Word> words() {
    ImmutableSortedMap.Builder<String, Word> words = ImmutableSortedMap.naturalOrder();
    facts.forEach(
        (word, names) ->
            words.put(
                word,
                new Word(
                    ImmutableSortedSet.copyOf(names),
                    ImmutableSortedSet.copyOf(clauses.getOrDefault(word, Set.of())),
                    ImmutableList.copyOf(sentences.getOrDefault(word, Set.of())))));
    return words.build();
  }

  /** The places where a word is said that the sources do not tell. */
  ImmutableList<String> unclear() {
    return ImmutableList.sortedCopyOf(unclear);
  }

  private void add(Mouth mouth) {
    if (known.add(mouth)) {
      open.add(mouth);
    }
  }

  private void follow() {
    while (!open.isEmpty()) {
      Mouth mouth = open.remove();
      for (TreePath call : sources.calls(mouth.name())) {
        ImmutableList<TreePath> arguments = arguments(call);
        if (isCall(mouth, call, arguments.size())) {
          say(mouth, call, arguments);
        }
      }
    }
  }

  private static ImmutableList<TreePath> arguments(TreePath call) {
    List<? extends ExpressionTree> all =
        call.getLeaf() instanceof MethodInvocationTree invoked
            ? invoked.getArguments()
            : ((NewClassTree) call.getLeaf()).getArguments();
    return all.stream()
        .map(each -> new TreePath(call, each))
        .collect(ImmutableList.toImmutableList());
  }

  private boolean isCall(Mouth mouth, TreePath call, int arguments) {
    if (arguments < mouth.size() || (arguments > mouth.size() && !mouth.isOpen())) {
      return false;
    }
    if (!(call.getLeaf() instanceof MethodInvocationTree invoked)) {
      return mouth.owner().isEmpty();
    }
    if (invoked.getMethodSelect() instanceof MemberSelectTree member) {
      return isMeant(mouth, member.getExpression().toString(), arguments);
    }
    return mouth.owner().isEmpty() ? !isOwn(call, mouth, arguments) : isInside(call, mouth.owner());
  }

  /** Whether a call on something is one of this method. */
  private boolean isMeant(Mouth mouth, String on, int arguments) {
    boolean isClass = Character.isUpperCase(on.charAt(0)) && on.indexOf('.') < 0;
    if (!mouth.owner().isEmpty()) {
      boolean isOfTable = mouth.owner().endsWith("Table") || !COMMON.contains(mouth.name());
      return isClass ? on.equals(mouth.owner()) : isOfTable;
    }
    return switch (mouth.name()) {
      case "open", "secret", "masking" -> on.equals("Event");
      case "add" -> on.equals("faults");
      default -> !isClass && !isTablesOwn(mouth.name(), arguments);
    };
  }

  /** Whether the class around a call has a method of its own that is meant instead. */
  private boolean isOwn(TreePath call, Mouth mouth, int arguments) {
    return sources.methods(mouth.name()).stream()
        .anyMatch(method -> takes(method, arguments) && isInside(call, JavaSources.owner(method)));
  }

  /** Whether a table says this word in a way of its own, with just so many arguments. */
  private boolean isTablesOwn(String name, int arguments) {
    return sources.methods(name).stream()
        .anyMatch(
            method -> takes(method, arguments) && JavaSources.owner(method).endsWith("Table"));
  }

  private static boolean takes(TreePath method, int arguments) {
    return ((MethodTree) method.getLeaf()).getParameters().size() == arguments;
  }

  private static boolean isInside(TreePath call, String owner) {
    for (TreePath up = JavaSources.around(call, ClassTree.class);
        up != null;
        up = JavaSources.around(up, ClassTree.class)) {
      if (((ClassTree) up.getLeaf()).getSimpleName().contentEquals(owner)) {
        return true;
      }
    }
    return false;
  }

  private void say(Mouth mouth, TreePath call, ImmutableList<TreePath> arguments) {
    Meaning word = meaning(mouth.word(), arguments);
    Meaning clause = meaning(mouth.clause(), arguments);
    Set<String> names = new TreeSet<>(mouth.facts());
    int passedOn = facts(mouth, arguments, names);
    String sentence =
        mouth.says() >= 0
            ? Meaning.sentence(sources, arguments.get(mouth.says()))
            : mouth.sentence();
    for (String text : word.texts()) {
      facts.computeIfAbsent(text, k -> new TreeSet<>()).addAll(names);
      clauses
          .computeIfAbsent(text, k -> new TreeSet<>())
          .addAll(Sets.filter(clause.texts(), id -> CLAUSE.matcher(id).matches()));
      if (!sentence.replace("…", "").isBlank()) {
        sentences.computeIfAbsent(text, k -> new TreeSet<>()).add(sentence);
      }
    }
    if (!word.isWhole()) {
      unclear.add(sources.place(call));
    }
    TreePath method = JavaSources.around(call, MethodTree.class);
    boolean isHandedOn =
        !word.parameters().isEmpty() || !clause.parameters().isEmpty() || passedOn >= 0;
    if (method != null && isHandedOn) {
      derive((MethodTree) method.getLeaf(), method, word, clause, sentence, names, passedOn);
    }
  }

  private void derive(
      MethodTree method,
      TreePath at,
      Meaning word,
      Meaning clause,
      String sentence,
      Set<String> names,
      int passedOn) {
    List<?> parameters = method.getParameters();
    boolean isVarargs = passedOn >= 0;
    add(
        new Mouth(
            JavaSources.owner(at),
            method.getName().toString(),
            isVarargs ? parameters.size() - 1 : parameters.size(),
            isVarargs,
            part(clause),
            part(word),
            -1,
            sentence,
            ImmutableSortedSet.copyOf(names),
            passedOn));
  }

  private static Part part(Meaning meaning) {
    return new Part(
        meaning.parameters().isEmpty() ? -1 : meaning.parameters().iterator().next(),
        ImmutableSortedSet.copyOf(meaning.texts()));
  }

  private Meaning meaning(Part part, ImmutableList<TreePath> arguments) {
    if (part.argument() < 0 || part.argument() >= arguments.size()) {
      return new Meaning(ImmutableSet.copyOf(part.texts()), ImmutableSet.of(), true);
    }
    return Meaning.of(sources, arguments.get(part.argument()));
  }

  /** Adds the names of the facts; which parameter has more of them, or a number below 0. */
  private int facts(Mouth mouth, ImmutableList<TreePath> arguments, Set<String> names) {
    if (mouth.more() < 0) {
      return -1;
    }
    int left = arguments.size() - mouth.more();
    if (left == 1) {
      return single(arguments.get(mouth.more()), names);
    }
    for (int i = mouth.more(); i + 1 < arguments.size(); i += 2) {
      names.addAll(Meaning.of(sources, arguments.get(i)).texts());
    }
    return -1;
  }

  /** A map of facts, or an array that is handed on. */
  private int single(TreePath argument, Set<String> names) {
    if (argument.getLeaf() instanceof MethodInvocationTree made
        && made.getMethodSelect().toString().endsWith("of")) {
      for (int i = 0; i < made.getArguments().size(); i += 2) {
        names.addAll(
            Meaning.of(sources, new TreePath(argument, made.getArguments().get(i))).texts());
      }
      return -1;
    }
    if (argument.getLeaf() instanceof MethodInvocationTree made) {
      names.addAll(Meaning.inTurn(sources, argument, made));
      return -1;
    }
    return Meaning.of(sources, argument).parameters().stream().findFirst().orElse(-1);
  }
}
