import {button, download, fill, h} from './dom.js';
import {get, post, problems} from './api.js';
import {openDialog} from './bigcard.js';
import {quoted, violations} from './chip.js';
import {copyButton} from './menu.js';

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
 */
export async function askDialog(match, game, kind) {
  const answer = await get(`${match.path}/position`, match.at.key);
  if (answer.status !== 200) {
    match.say(problems(answer).join(' '));
    return;
  }
  const text = positionText(answer.body);
  const file = h('textarea', {class: 'file', rows: 14, spellcheck: 'false', 'aria-label': 'Ruling file'});
  file.value = text;
  const found = h('div', {class: 'answer', role: 'status'});
  openDialog(kind === 'ask' ? 'Ask about this position' : 'Report this', [
    h('h2', {}, kind === 'ask' ? 'Ask about this position' : 'Report this'),
    h('p', {class: 'small'}, kind === 'ask'
      ? 'This ruling file lays the table as you see it. Write the move after "move:" and ask; the engine answers with the clauses that decide.'
      : 'This file holds the game, its versions and the table as you see it. Add what you expected, and send it along with your report.'),
    file,
    h('p', {class: 'buttons'},
      kind === 'ask' && button('Ask', () => void ask(game, file.value, found), {class: 'primary'}),
      copyButton(text),
      button('Download', () => download(`${game.id}-question.yaml`, file.value), {class: 'quiet'})),
    found,
  ], 'ask-dialog');
}

/**
 * The text of a ruling file, however the server wraps it.
 *
 * @param {any} body
 * @returns {string}
 */
function positionText(body) {
  return typeof body === 'string' ? body : typeof body.ruling === 'string' ? body.ruling : JSON.stringify(body, null, 2);
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
  const advices = Array.isArray(answer.body) ? answer.body : answer.body.answers ?? [answer.body];
  fill(place, advices.map((/** @type {any} */ advice) => h('article', {class: 'advice'},
    h('h3', {}, advice.asks),
    advice.legal !== undefined && h('p', {class: advice.legal ? 'yes' : 'no'}, advice.legal ? 'Yes, this is legal.' : 'No, this is not legal.'),
    advice.violations?.length > 0 && violations(game.id, advice.violations.map(
      (/** @type {any} */ each) => ({...each, because: each.because ?? {clause: each.citation, says: textOf(advice, each.citation)}}))),
    (advice['decided-by'] ?? []).map((/** @type {any} */ quote) => quoted(game.id, quote)),
    advice.events?.length > 0 && h('ol', {class: 'log-lines'}, advice.events.map(
      (/** @type {any} */ event) => h('li', {}, event.says))))));
}

/**
 * @param {any} advice
 * @param {string} clause
 */
function textOf(advice, clause) {
  return advice['decided-by']?.find((/** @type {any} */ quote) => quote.clause === clause)?.says ?? '';
}
