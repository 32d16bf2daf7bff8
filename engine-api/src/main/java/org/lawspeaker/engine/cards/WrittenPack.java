package org.lawspeaker.engine.cards;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Function;
import java.util.function.Supplier;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Problems;

/**
 * A card pack as it is written: whole, or as what differs from the game's reference pack.
 *
 * <p>Of a file that {@code extends: reference}, the document is the whole pack that comes out, and
 * each value has the place where it is written, in one file or the other. Only the reference pack
 * can be extended, and it is whole: no chain is longer, and no pack makes a reader open a file.
 *
 * <pre>{@code
 * PackText reference = new PackText("reference.yaml",
 *     "name: reference\nversion: '1'\ncards:\n- {name: Ember, heat: 3}\n- {name: Ash, heat: 0}");
 * PackText mine = new PackText("mine.yaml",
 *     "extends: reference\nname: mine\nversion: '1'\n"
 *         + "add: {cards: [{name: Spark, heat: 1}]}\nremove: {cards: [Ash]}");
 * Document whole = WrittenPack.of(mine, () -> reference).orThrow().document();
 * System.out.println(whole.root().at("/cards")); // [{"name":"Ember","heat":3},{"name":"Spark","heat":1}]
 * System.out.println(whole.place("/cards/0/heat")); // reference.yaml:4 /cards/0/heat
 * System.out.println(whole.place("/cards/1/heat")); // mine.yaml:4 /add/cards/0/heat
 * }</pre>
 *
 * @param hash of all texts that it is made of, the extended one first
 */
public record WrittenPack(Document document, String hash) {
  /**
   * The pack of this text, or what keeps it from being one.
   *
   * @param reference what {@code extends: reference} means; asked for only then
   */
  public static Checked<WrittenPack> of(PackText text, Supplier<PackText> reference) {
    return read(text, reference, Checked::ok);
  }

  /**
   * What a reader makes of the pack of this text, or all that keeps it from it: what the file says
   * of another pack and cannot be done does not hide what else is wrong with its cards.
   *
   * @param reference what {@code extends: reference} means; asked for only then
   */
  public static <T> Checked<T> read(
      PackText text, Supplier<PackText> reference, Function<WrittenPack, Checked<T>> reader) {
    return Document.yaml(text.name(), text.text())
        .then(
            file ->
                file.root().has(Extension.EXTENDS)
                    ? extended(text, file, reference.get(), reader)
                    : reader.apply(new WrittenPack(file, ContentHash.of(text.text()))));
  }

  private static <T> Checked<T> extended(
      PackText text, Document file, PackText reference, Function<WrittenPack, Checked<T>> reader) {
    return Document.yaml(reference.name(), reference.text())
        .then(
            base -> {
              Problems problems = new Problems();
              Document whole = Extension.of(file, base, problems);
              String hash = ContentHash.of(reference.text(), text.text());
              Checked<T> read = reader.apply(new WrittenPack(whole, hash));
              if (problems.isEmpty()) {
                return read;
              }
              read.problems().forEach(problems::add);
              return Checked.bad(problems.list());
            });
  }

  /** The JSON Schema of whole packs, made to allow files that extend one. */
  public static JsonNode schema(JsonNode whole) {
    return ExtensionSchema.of(whole);
  }
}
