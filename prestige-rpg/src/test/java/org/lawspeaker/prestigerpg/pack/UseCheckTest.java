package org.lawspeaker.prestigerpg.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.assertRefused;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.problems;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.with;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Uses and items that make no sense are refused. */
class UseCheckTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "at: [cards-set, before-flip], tone: harmful | at: [cards-set, checked], tone: harmful"
            + " | /deck/20/face/action/0/aim | Edge Out: nobody can choose a set card after the"
            + " kill check of a turn",
        "at: [struck], by: victim, aim: striker, once | at: [struck], by: other, aim: striker,"
            + " once"
            + " | /deck/23/face/action/0/by | Counter Strike: nobody is another player after the"
            + " damage of a creature's attack",
        "{at: [strike], by: bystander, | {at: [strike, initiative], by: bystander,"
            + " | /characters/0/ability/by | Talon: nobody is one who is not attacked when new"
            + " Initiative has been drawn",
        "at: [reveal, cards-set, before-flip, checked, initiative, end], | at: [reveal, cards-set,"
            + " checked, reveal],"
            + " | /characters/5/ability/at/3 | Nyx: this window comes twice",
        "{at: [checked], by: active, aim: creature | {at: [end], aim: creature"
            + " | /relics/14/kit/uses/0/aim | Spear of the Tide: nobody can choose the creature at"
            + " the end of an encounter",
        "{at: [announced], by: other, | {at: [announced], by: victim,"
            + " | /relics/3/kit/uses/0/by | Ring of Echoes: nobody is a victim of it when"
            + " something is played",
        "{at: [strike], by: victim, aim: player, | {at: [struck], by: victim, aim: player,"
            + " | /relics/9/kit/uses/0/effects/0 | Cloak of Ill Winds: \"redirect\" needs an"
            + " attack of the creature before its damage, and there is none",
        "{at: [strike], by: victim, aim: player, | {at: [strike], by: victim,"
            + " | /relics/9/kit/uses/0/effects/0 | Cloak of Ill Winds: \"target\" needs a chosen"
            + " player, and there is none",
        "{at: [strike], by: victim, aim: striker, | {at: [strike], by: victim,"
            + " | /characters/1/ability/effects/0/reflect | Orn Hammerfist: \"reflect\" needs a"
            + " chosen attacking creature, and there is none",
        "{at: [announced], effects: | {at: [checked], effects:"
            + " | /relics/2/kit/uses/0/effects/0 | Mask of the Herald: \"cancel-play\" needs a"
            + " play to answer, and there is none",
        "at: [flipped], by: active, tone | at: [checked], by: active, tone"
            + " | /relics/7/kit/uses/0/effects/0/rotate | Whetstone of Ages: \"rotate\" needs an"
            + " attack of a player, and there is none",
        "by: active, aim: item, effects | by: active, effects"
            + " | /relics/4/kit/uses/0/effects/0 | Gloves of the Magpie: \"steal\" needs a chosen"
            + " item, and there is none",
        "[initiative], aim: player, effects | [initiative], effects"
            + " | /relics/5/kit/uses/0/effects/0 | Dial of Hours: \"exchange-initiative\" needs a"
            + " chosen player, and there is none",
        "[cards-set], aim: set-card, effects | [cards-set], effects"
            + " | /relics/6/kit/uses/0/effects/0 | Lantern of Fools: \"swap-set\" needs a chosen"
            + " set card, and there is none",
        "by: active, aim: creature, effects | by: active, effects"
            + " | /relics/14/kit/uses/0/effects/0/blow/at | Spear of the Tide: \"target\" needs a"
            + " chosen creature, and there is none",
        "[initiative], effects: [new-initiative] | [initiative], effects: [end-turn]"
            + " | /relics/10/kit/uses/0/effects/0 | Horn of Dawn: \"end-turn\" needs a turn under"
            + " way, and there is none",
        "[initiative], effects: [new-initiative] | [initiative], effects: [{sit-out: active}]"
            + " | /relics/10/kit/uses/0/effects/0/sit-out | Horn of Dawn: \"active\" needs a turn"
            + " under way, and there is none",
        "[initiative], effects: [new-initiative] | [end], effects: [end-encounter]"
            + " | /relics/10/kit/uses/0/effects/0 | Horn of Dawn: \"end-encounter\" needs an"
            + " encounter under way, and there is none",
        "[initiative], effects: [new-initiative] | [initiative], when: [{struck-for: 5}], effects:"
            + " [new-initiative]"
            + " | /relics/10/kit/uses/0/when/0/struck-for | Horn of Dawn: \"struck-for\" needs an"
            + " attack of the creature, and there is none",
        "when: [{creature-is: [Undead, Fiend]}] | when: [{struck-for: 5}]"
            + " | /events/14/rules/0/when/0/struck-for | Holy ground: \"struck-for\" needs an"
            + " attack of the creature, and there is none",
        "values: [20, 10, 5, 0], names: true, | values: [20, 10, 5, 0],"
            + " | /deck/14/face/attack/hits/0/change/gives | I think he called you ugly too:"
            + " \"divert\" needs a player named with the attack, and there is none",
        "[initiative], effects: [new-initiative] | [initiative], effects: [{sit-out: chooser}]"
            + " | /relics/10/kit/uses/0/effects/0/sit-out | Horn of Dawn: \"chooser\" needs a"
            + " choice of one of several ways, and there is none",
        "[initiative], effects: [new-initiative] | [initiative], effects: [{one-of: {who: chooser,"
            + " of: [[new-initiative], [{sit-out: chooser}]]}}]"
            + " | /relics/10/kit/uses/0/effects/0/one-of/who | Horn of Dawn: \"chooser\" needs a"
            + " choice of one of several ways, and there is none",
        "values: [20, 10, 5, 0], names: true, | values: [20, 10, 5, 0], names: true, reveals:"
            + " [prevent],"
            + " | /deck/14/face/attack/reveals/0 | I think he called you ugly too: \"prevent\""
            + " needs an attack of the creature before its damage, and there is none",
        "{character: Nyx, values: [100, 50, 25, 0]} | {character: Nyx, values: [100, 50, 25, 0],"
            + " hits: [prevent]}"
            + " | /deck/13/face/attack/special/hits/0 | Backstab of Nyx: \"prevent\" needs an"
            + " attack of the creature before its damage, and there is none",
        "face: maneuver | face: {maneuver: [prevent]}"
            + " | /deck/15/face/maneuver/0 | Feint: \"prevent\" needs an attack of the creature"
            + " before its damage, and there is none"
      })
  void refusesAUseThatMakesNoSense(String printed, String altered, String pointer, String message) {
    assertRefused(with(printed, altered), pointer, message);
  }

  @Test
  void letsWhatIsAimedAtASetCardSpeakOfItsPlayer() {
    String printed = "[cards-set], aim: set-card, effects: [";

    assertThat(problems(with(printed, printed + "{hurt: {who: target, damage: 5}}, "))).isEmpty();
  }

  @Test
  void saysWhereAUseMakesNoSense() {
    assertRefused(
        with("at: [flipped], by: other,", "at: [flipped, end], by: other,"),
        "face: {action: [{at: [flipped, end]",
        "/deck/21/face/action/0/by",
        "Critical Miss: nobody is another player at the end of an encounter");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "uses: [{at: [reveal],\\n        effects: [{change: {gives: {rotate | uses: [{at:"
            + " [cards-set],\\n        effects: [{change: {gives: {rotate"
            + " | /deck/27/face/item/uses/0/at | Potion of Strength: a Potion is drunk when an"
            + " encounter has been revealed (PRE-Q-44)",
        "uses: [{at: [reveal],\\n        effects: [{change: {gives: {rotate"
            + " | uses: [{at: [reveal, end],\\n        effects: [{change: {gives: {rotate"
            + " | /deck/27/face/item/uses/0/at | Potion of Strength: a Potion is drunk when an"
            + " encounter has been revealed (PRE-Q-44)",
        "{item: {sort: once,\\n      uses: [{at: [cards-set, before-flip, checked], by: active,"
            + " | {item: {sort: once, aid: 2,\\n      uses: [{at: [cards-set, before-flip,"
            + " checked], by: active, aim: patient,"
            + " | /deck/28/face/item/aid | Alchemist Fire: only a Potion for a patient gives aid"
            + " (PRE-POTION-04)",
        "{item: {sort: once, | {item: {sort: once, aid: 2,"
            + " | /deck/28/face/item/aid | Alchemist Fire: only a Potion for a patient gives aid"
            + " (PRE-POTION-04)",
        "{item: {sort: potion,\\n      uses: [{at: [reveal],\\n        effects | {item: {sort:"
            + " potion, aid: 1,\\n      uses: [{at: [reveal],\\n        effects"
            + " | /deck/27/face/item/aid | Potion of Strength: only a Potion for a patient gives"
            + " aid (PRE-POTION-04)",
        "limit: round | limit: unlimited"
            + " | /relics/1/kit | Evil Eye: what stays and can be used has a limit (PRE-RELIC-05)",
        "kit: {owned: [{add-to-attacks: {value: 5}}]} | kit: {limit: game, owned:"
            + " [{add-to-attacks: {value: 5}}]}"
            + " | /relics/11/kit/limit | Crown of Thorns: only what stays and can be used has a"
            + " limit (PRE-RELIC-05)",
        "{item: {sort: once, | {item: {sort: once, limit: game,"
            + " | /deck/28/face/item/limit | Alchemist Fire: only what stays and can be used has a"
            + " limit (PRE-RELIC-05)",
        "kit: {owned: [{add-to-attacks: {value: 5}}]} | kit: {sort: once, owned: [{add-to-attacks:"
            + " {value: 5}}]}"
            + " | /relics/11/kit | Crown of Thorns: what is used once says how it is used",
        "kit: {owned: [{add-to-attacks: {value: 5}}]} | kit: {owned: [{add-to-attacks: {whose:"
            + " victims, value: 5}}]}"
            + " | /relics/11/kit/owned/0/add-to-attacks/whose | Crown of Thorns: \"victims\" needs"
            + " an attack of the creature, and there is none"
      })
  void refusesAnItemThatMakesNoSense(
      String printed, String altered, String pointer, String message) {
    String pack = with(printed.replace("\\n", "\n"), altered.replace("\\n", "\n"));

    assertRefused(pack, pointer, message);
  }
}
