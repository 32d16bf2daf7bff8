package org.lawspeaker.testkit.hygiene;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.HasModifiers;
import java.lang.module.ModuleDescriptor;
import java.util.Optional;
import org.apiguardian.api.API;
import org.lawspeaker.engine.Problem;

/**
 * Whether others can use what they are promised: a method, constructor or field that is kept
 * neither takes nor gives a type of the same module that is internal.
 *
 * @param exported the packages that everybody may use
 * @param classes all of the module
 */
record Signatures(ImmutableSet<String> exported, JavaClasses classes) {
  static Signatures of(ModuleDescriptor module, JavaClasses classes) {
    return new Signatures(
        module.exports().stream()
            .filter(export -> !export.isQualified())
            .map(ModuleDescriptor.Exports::source)
            .collect(ImmutableSet.toImmutableSet()),
        classes);
  }

  /** The breaches of a type in a package that is kept; none if the type itself is internal. */
  ImmutableList<Problem> problems(JavaClass type) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    if (whyInternal(type).isEmpty()) {
      for (JavaMember member : type.getMembers()) {
        if (isPromised(member)) {
          for (JavaClass involved : member.getAllInvolvedRawTypes()) {
            JavaClass named = involved.getBaseComponentType();
            whyInternal(named)
                .map(why -> named.getName() + ", which " + why)
                .map(names -> new Problem(member.getFullName(), "names " + names))
                .ifPresent(problems::add);
          }
        }
      }
    }
    return ImmutableSet.copyOf(problems.build()).asList();
  }

  /** A member may promise less than its type, by an {@link API} of its own. */
  private static boolean isPromised(JavaMember member) {
    return isSeen(member)
        && !member.getModifiers().contains(JavaModifier.SYNTHETIC)
        && !(member.isAnnotatedWith(API.class)
            && member.getAnnotationOfType(API.class).status() == API.Status.INTERNAL);
  }

  private Optional<String> whyInternal(JavaClass type) {
    if (!classes.contain(type.getName())) {
      return Optional.empty(); // of another module, or of the language
    }
    if (!exported.contains(type.getPackageName())) {
      return Optional.of("is not exported");
    }
    if (!isSeen(type) || type.getEnclosingClass().flatMap(this::whyInternal).isPresent()) {
      return Optional.of("others cannot see");
    }
    return status(type) == API.Status.INTERNAL ? Optional.of("is internal") : Optional.empty();
  }

  private API.Status status(JavaClass type) {
    if (type.isAnnotatedWith(API.class)) {
      return type.getAnnotationOfType(API.class).status();
    }
    String info = type.getPackageName() + ".package-info";
    return classes.contain(info) && classes.get(info).isAnnotatedWith(API.class)
        ? classes.get(info).getAnnotationOfType(API.class).status()
        : API.Status.EXPERIMENTAL;
  }

  private static boolean isSeen(HasModifiers named) {
    return named.getModifiers().contains(JavaModifier.PUBLIC)
        || named.getModifiers().contains(JavaModifier.PROTECTED);
  }
}
