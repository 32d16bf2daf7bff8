package org.lawspeaker.engine.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.lawspeaker.engine.Checked;

/** Reads texts that a person names: packs, rulings, records. */
public final class TextFile {
  private static final String BYTE_ORDER_MARK = "\ufeff";

  private TextFile() {}

  /**
   * The text of a file in UTF-8 of at most {@link Limits#MOST_BYTES}, or why there is none. Never
   * throws, and never reads more. A byte order mark, which some editors put first, is left out.
   */
  public static Checked<String> read(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(Limits.MOST_BYTES + 1);
      if (bytes.length > Limits.MOST_BYTES) {
        return bad(file, Limits.TOO_LARGE);
      }
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return Checked.ok(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
    } catch (NoSuchFileException e) {
      return bad(file, "there is no such file");
    } catch (AccessDeniedException e) {
      return bad(file, "may not be read");
    } catch (CharacterCodingException e) {
      return bad(file, "is not a text in UTF-8");
    } catch (IOException e) {
      return bad(
          file,
          Files.isDirectory(file)
              ? "is a folder, not a file"
              : "cannot be read: " + e.getMessage());
    }
  }

  private static Checked<String> bad(Path file, String why) {
    return Checked.bad(file.toString(), why);
  }
}
