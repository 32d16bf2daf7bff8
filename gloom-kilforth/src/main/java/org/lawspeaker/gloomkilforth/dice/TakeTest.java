package org.lawspeaker.gloomkilforth.dice;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;
import org.lawspeaker.gloomkilforth.table.Wording;

/**
 * A hero takes a Test that an effect asks for; it costs no AP and is rolled once (GOK-EVENT-04,
 * GOK-EVENT-05, GOK-EVENT-02).
 *
 * @param attribute which attribute
 * @param value the successes that pass it (GOK-TERM-05, GOK-TERM-07)
 * @param pass what passing does (GOK-TERM-06)
 * @param fail what failing does (GOK-TERM-08)
 */
@Doc("A hero takes a Test.")
public record TakeTest(
    Attribute attribute,
    @Default("1") @Range(min = 1, max = 12) int value,
    @Default("[]") @Size(max = 4) ImmutableList<Effect> pass,
    @Default("[]") @Size(max = 4) ImmutableList<Effect> fail,
    @Default("you") Who who)
    implements OnHeroes {
  @Override
  public ImmutableList<Effect> parts() {
    return ImmutableList.<Effect>builder().addAll(pass).addAll(fail).build();
  }

  @Override
  public void befall(Table table, Source source, Seat seat) {
    Tests.begin(table, seat, attribute, 0, new EffectTest(source.card(), value, pass, fail));
  }

  @Override
  public String says() {
    String passes = pass.isEmpty() ? "" : "; if you pass, " + Wording.of(pass);
    String fails = fail.isEmpty() ? "" : "; if you fail, " + Wording.of(fail);
    return who.orders("take")
        + (attribute == Attribute.INFLUENCE ? " an " : " a ")
        + attribute.says()
        + " Test of "
        + value
        + passes
        + fails;
  }
}
