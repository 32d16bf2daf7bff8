import {button, copyButton, download, h} from './dom.js';
import {get, problems} from './api.js';
import {askDialog} from './ask.js';
import {openDialog} from './bigcard.js';
import {seatName} from './naming.js';
import {seatsSection} from './seats.js';
import {applyColours, kept, set, setting} from './store.js';

/**
 * @typedef {import('./match.js').Match} Match
 * @typedef {import('./types.js').GameInfo} GameInfo
 * @typedef {import('./rules.js').RulesPanel} RulesPanel
 */

/**
 * What stands above a table: whose view it is, and what can be done besides playing.
 *
 * @param {Match} match
 * @param {GameInfo} game
 * @param {RulesPanel} rules
 */
export function gameMenu(match, game, rules) {
  const standing = match.standing;
  const seat = standing?.viewer.seat;
  const at = `${encodeURIComponent(match.id)}/${match.at.key}`;
  return [
    h('a', {class: 'brand', href: '#/'}, 'Lawspeaker'),
    h('span', {class: 'bar-title'}, game.title,
      h('span', {class: 'bar-seat'}, standing && seat !== undefined ? `as ${seatName(standing, seat)}` : 'watching')),
    h('nav', {class: 'bar-tools', 'aria-label': 'This match'},
      seat !== undefined && button('Undo', () => void match.undo(), {title: 'Take back your last choice'}),
      button('Rules', () => void rules.toggle()),
      h('a', {class: 'tool', href: `#/text/${at}`}, 'Text'),
      h('a', {class: 'tool', href: `#/replay/${at}`}, 'Replay'),
      button('More', () => more(match, game))),
  ];
}

/**
 * @param {Match} match
 * @param {GameInfo} game
 */
function more(match, game) {
  const own = kept(match.id);
  openDialog('More', [
    h('h2', {}, game.title),
    links(match),
    seatsSection(match, game, own),
    h('section', {},
      h('h3', {}, 'Ask and report'),
      h('p', {class: 'small'}, 'What you see, as a file that opens at this turn anywhere.'),
      h('p', {class: 'buttons'},
        button('Ask about this position', () => void askDialog(match, game, 'ask', match.standing?.moves[0]?.move), {class: 'ask'}),
        button('Report this', () => void askDialog(match, game, 'report'), {class: 'report'}))),
    (own?.host || match.standing?.ended) && h('section', {},
      h('h3', {}, 'Record'),
      h('p', {class: 'small'}, 'Every move and every draw, secrets included. Replay it with ./lawspeaker replay.'),
      button('Download the record', () => void record(match, own?.host ?? match.at.key), {class: 'record'})),
    h('section', {},
      h('h3', {}, 'Keys'),
      h('p', {class: 'small'}, 'Tab goes from place to place, the arrows from piece to piece. Enter picks, Escape lets go, i reads a card, w asks why not. A right click asks, too.')),
    setupSection(match),
    coloursSection(),
  ], 'more-dialog');
}

/** @param {Match} match */
function links(match) {
  const own = kept(match.id);
  const standing = match.standing;
  if (!own || !standing) {
    return null;
  }
  const base = `${location.origin}${location.pathname}#/match/${encodeURIComponent(match.id)}/`;
  const rows = [
    ...own.held.map(({seat, key}) => ({name: seat === undefined ? 'Whoever has this link' : seatName(standing, seat), link: base + key})),
    ...(own.watch ? [{name: 'Watch only', link: base + own.watch}] : []),
  ];
  return h('section', {},
    h('h3', {}, 'Links'),
    h('p', {class: 'small'}, 'Whoever has the link of a seat plays that seat. Send each to its player alone.'),
    h('ul', {class: 'links'}, rows.map(({name, link}) => h('li', {},
      h('span', {}, name),
      h('input', {type: 'text', readonly: true, value: link, 'aria-label': `Link: ${name}`}),
      copyButton(() => link)))));
}

/**
 * @param {Match} match
 * @param {string} key
 */
async function record(match, key) {
  const answer = await get(`${match.path}/record`, key);
  if (answer.status === 200) {
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body, null, 2);
    download(`${match.standing?.game ?? 'match'}-${match.id}.json`, text);
  } else {
    match.say(problems(answer).join(' '));
  }
}

/** @param {Match} match */
function setupSection(match) {
  const setup = match.standing?.setup;
  return setup && h('section', {},
    h('h3', {}, 'How it was set up'),
    h('dl', {class: 'printed'},
      Object.entries({seats: String(setup.seats), ...setup.options}).map(([name, value]) =>
        h('div', {}, h('dt', {}, name.replaceAll('-', ' ')), h('dd', {}, value.replaceAll('-', ' ')))),
      setup.seed !== undefined && h('div', {}, h('dt', {}, 'seed'), h('dd', {}, setup.seed))),
    setup['is-seed-chosen'] && h('p', {class: 'small'}, 'Somebody chose the seed, and can foresee all chance.'));
}

/** Light, dark, or as the system has it. */
export function coloursSection() {
  const now = setting('colours', 'auto');
  const field = h('fieldset', {class: 'colours'}, h('legend', {}, 'Colours'),
    ['auto', 'light', 'dark'].map((value) => h('label', {},
      h('input', {type: 'radio', name: 'colours', value, checked: value === now}), ` ${value}`)));
  field.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement) {
      set('colours', event.target.value);
      applyColours();
    }
  });
  return field;
}
