import {button, copyButton, download, fill, h} from './dom.js';
import {get, post, problems} from './api.js';
import {openDialog} from './bigcard.js';
import {quoted, violations} from './chip.js';

/**
 * @typedef {import('./match.js').Match} Match
 * @typedef {import('./types.js').GameInfo} GameInfo
 */

/**
 * A question built from the position, shown as a ruling file, answered with clauses; or the same file to report.
 *
 * @param {Match} match
 * @param {GameInfo} game
 * @param {'ask'|'report'} kind
 * @param {string} [move] that the question is about
 */
export async function askDialog(match, game, kind, move = '') {
  const isAsked = kind === 'ask';
  const title = isAsked ? 'Ask about this position' : 'Report this';
  const file = fileField('');
  const found = h('div', {class: 'answer', role: 'status'});
  const field = h('input', {type: 'text', id: 'about', list: 'about-moves', value: move, autocomplete: 'off', spellcheck: 'false'});
  const lay = async () => {
    const about = field.value.trim();
    const answer = await get(`${match.path}/position${about ? `?move=${encodeURIComponent(about)}` : ''}`, match.at.key);
    if (answer.status === 200) {
      file.value = answer.body.ruling;
      file.setSelectionRange(0, 0);
      file.scrollTop = 0;
      fill(found, answer.body['is-guessed'] && h('p', {class: 'small'}, 'What you cannot know is guessed.'));
    } else {
      fill(found, problems(answer).map((problem) => h('p', {class: 'problems'}, problem)));
    }
  };
  let laid = lay();
  field.addEventListener('change', () => { laid = lay(); });
  openDialog(title, [
    h('h2', {}, title),
    h('p', {class: 'small'}, isAsked
      ? 'This ruling file lays the table as you see it. Ask whether a move may be made, or, without one, what may be done: the engine answers with the clauses that decide.'
      : 'This file holds the game, its versions and the table as you see it, and opens at this turn anywhere. Add what you expected, and send it along with your report.'),
    h('p', {class: 'field'}, h('label', {for: 'about'}, 'About which move'), field,
      h('datalist', {id: 'about-moves'}, (match.standing?.moves ?? []).map((each) => h('option', {value: each.move}, each.choice.label)))),
    file,
    h('p', {class: 'buttons'},
      isAsked && button('Ask', () => void laid.then(() => ask(game, file.value, found)), {class: 'primary'}),
      copyButton(() => file.value),
      button('Download', () => download(`${game.id}-${isAsked ? 'question' : 'report'}.yaml`, file.value), {class: 'quiet'})),
    found,
  ], 'ask-dialog');
  await laid;
}

/**
 * A ruling file that shows a clause; it can be asked again, as it is or changed.
 *
 * @param {GameInfo} game
 * @param {string} name
 */
export async function rulingDialog(game, name) {
  const answer = await get(`/games/${encodeURIComponent(game.id)}/rulings/${encodeURIComponent(name)}`);
  if (answer.status !== 200) {
    openDialog(name, problems(answer).map((problem) => h('p', {class: 'problems'}, problem)));
    return;
  }
  fileDialog(game, name, answer.body);
}

/**
 * A ruling file that can be asked, as it is or changed.
 *
 * @param {GameInfo} game
 * @param {string} name
 * @param {string} text
 */
export function fileDialog(game, name, text) {
  const file = fileField(text);
  const found = h('div', {class: 'answer', role: 'status'});
  openDialog(name, [
    h('h2', {}, name),
    file,
    h('p', {class: 'buttons'}, button('Ask', () => void ask(game, file.value, found), {class: 'primary'}), copyButton(() => file.value)),
    found,
  ], 'ask-dialog');
}

/** @param {string} text */
function fileField(text) {
  const field = h('textarea', {class: 'file', rows: 14, spellcheck: 'false', 'aria-label': 'Ruling file'});
  field.value = text;
  return field;
}

/**
 * @param {GameInfo} game
 * @param {string} ruling
 * @param {HTMLElement} place
 */
async function ask(game, ruling, place) {
  const answer = await post('/ask', {ruling});
  if (answer.status !== 200) {
    fill(place, h('ul', {class: 'problems'}, problems(answer).map((problem) => h('li', {}, problem))));
    return;
  }
  fill(place, answer.body.answers.map((/** @type {any} */ advice) => h('article', {class: 'advice'},
    h('h3', {}, advice.asks),
    advice.legal !== undefined && h('p', {class: advice.legal ? 'yes' : 'no'}, advice.legal ? 'Yes, this is legal.' : 'No, this is not legal.'),
    advice.violations?.length > 0 && violations(game.id, advice.violations.map(
      (/** @type {any} */ each) => ({...each, because: each.because ?? {clause: each.citation, says: textOf(advice, each.citation)}}))),
    advice.choices && whatMayBeDone(advice.choices),
    (advice['decided-by'] ?? []).map((/** @type {any} */ quote) => quoted(game.id, quote)),
    advice.events?.length > 0 && h('ol', {class: 'log-lines'}, advice.events.map(
      (/** @type {any} */ event) => h('li', {}, event.says))))));
}

/**
 * What may be done in a position.
 *
 * @param {{asked?: {asks: string}, chance?: object, ended?: {reason: string}, found: number,
 *   moves: {move: string, does?: string, odds?: string}[]}} choices
 */
function whatMayBeDone({asked, chance, ended, found, moves}) {
  const left = found - moves.length;
  return h('section', {class: 'may-be-done'},
    h('p', {}, asked?.asks ?? ended?.reason ?? (chance && 'Chance decides:')),
    h('ul', {}, moves.map(({move, does, odds}) => h('li', {}, does ?? move, odds && ` (${odds})`))),
    left > 0 && h('p', {class: 'small'}, `and ${left} more`));
}

/**
 * @param {any} advice
 * @param {string} clause
 */
function textOf(advice, clause) {
  return advice['decided-by']?.find((/** @type {any} */ quote) => quote.clause === clause)?.says ?? '';
}
