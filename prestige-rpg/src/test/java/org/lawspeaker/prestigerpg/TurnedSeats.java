package org.lawspeaker.prestigerpg;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.testkit.rulings.SeatRotation;

/**
 * Initiative in rulings whose seats are turned: who has which number, and in which order it is
 * drawn.
 */
final class TurnedSeats implements SeatRotation.OfGame {
  private static final Pattern ORDER = Pattern.compile("initiative( \\d)+");

  private static boolean draws(JsonNode position, int seat) {
    String status = position.path("sheets").path("" + seat).path("status").asText("alive");
    return status.equals("alive");
  }

  /** Numbers that are not named are the lowest left, in seat order. */
  @Override
  public void complete(ObjectNode position, int seats) {
    List<Integer> left = new ArrayList<>();
    for (int number = 1; number <= seats; number++) {
      left.add(number);
    }
    ObjectNode sheets = position.withObject("/sheets");
    sheets.forEach(sheet -> left.remove((Object) sheet.path("initiative").asInt(0)));
    for (int seat = 0; seat < seats; seat++) {
      ObjectNode sheet = sheets.withObject("/" + seat);
      if (draws(position, seat) && !sheet.has("initiative")) {
        sheet.put("initiative", left.remove(0));
      }
    }
  }

  @Override
  public String turned(JsonNode position, int seats, String turned) {
    Matcher order = ORDER.matcher(turned);
    if (!order.matches()) {
      return turned;
    }
    List<String> numbers = new ArrayList<>(List.of(turned.split(" ")));
    String word = numbers.remove(0);
    if (draws(position, seats - 1)) { // the last of the living comes to sit at seat 0
      Collections.rotate(numbers, 1);
    }
    return word + " " + String.join(" ", numbers);
  }
}
