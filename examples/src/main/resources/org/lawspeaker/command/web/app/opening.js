import {capital, fill, h} from './dom.js';
import {post, problems} from './api.js';
import {PERSON, deciders} from './seats.js';
import {keep} from './store.js';

/**
 * @typedef {import('./types.js').GameInfo} GameInfo
 * @typedef {import('./types.js').OptionSpec} OptionSpec
 * @typedef {import('./types.js').Opened} Opened
 */

/**
 * A page with a form for a match.
 *
 * @param {GameInfo} game
 */
export function newMatchPage(game) {
  return h('div', {class: 'page plain-page', data: {game: game.id}},
    h('header', {class: 'bar'}, h('a', {class: 'brand', href: '#/'}, 'Lawspeaker'),
      h('nav', {class: 'bar-tools'}, h('a', {class: 'tool', href: `#/rules/${game.id}`}, 'Rulebook'))),
    h('main', {class: 'column'}, h('h1', {}, game.title), matchForm(game)));
}

/**
 * A form for a match that begins, or goes on after a record.
 *
 * @param {GameInfo} game
 * @param {import('./types.js').SavedMatch} [record] with its seats and options
 */
export function matchForm(game, record) {
  const [fewest, most] = record ? [record.seats, record.seats] : [game['fewest-seats'], game['most-seats']];
  const wrong = h('ul', {class: 'problems', role: 'alert'});
  const rows = h('div', {class: 'seat-rows'});
  const count = h('select', {name: 'seats', id: 'seats'},
    Array.from({length: most - fewest + 1}, (_, place) => h('option', {value: fewest + place}, fewest + place)));
  const veil = h('p', {class: 'field check', hidden: fewest === 1}, h('label', {},
    h('input', {type: 'checkbox', name: 'veil', checked: true}), ' Hide the table while the screen is handed on'));
  count.addEventListener('change', () => {
    fill(rows, seatRows(game, Number(count.value)));
    veil.hidden = Number(count.value) === 1;
  });
  fill(rows, seatRows(game, fewest));
  const form = h('form', {class: 'new-match'},
    h('p', {class: 'field', hidden: record !== undefined}, h('label', {for: 'seats'}, 'Seats'), count),
    rows,
    veil,
    !record && game.options.length > 0 && h('fieldset', {class: 'options'}, h('legend', {}, 'Options'), game.options.map(optionField)),
    !record && seedField(),
    wrong,
    h('p', {class: 'buttons'}, h('button', {class: 'primary'}, record ? 'Go on' : 'Open the match')));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    void open(game, record ? {...people(data, record.seats), record: record.text} : wish(game, data), data.get('veil') !== null, wrong);
  });
  return form;
}

function seedField() {
  return h('details', {class: 'seed'}, h('summary', {}, 'Seed'),
    h('p', {class: 'small'}, 'The same seed brings the same cards and dice. Whoever knows it can foresee them: leave it empty for a fair game.'),
    h('p', {class: 'field'}, h('label', {for: 'seed'}, 'A whole number'), h('input', {id: 'seed', name: 'seed', type: 'text', inputmode: 'numeric', pattern: '-?[0-9]+', autocomplete: 'off'})));
}

/**
 * @param {GameInfo} game
 * @param {number} seats
 */
function seatRows(game, seats) {
  return Array.from({length: seats}, (_, seat) => h('fieldset', {class: 'seat-row', style: {'--seat': `var(--seat-${seat % 8})`}},
    h('legend', {}, `Seat ${seat}`),
    h('p', {class: 'field'}, h('label', {for: `player-${seat}`}, 'Who decides'),
      h('select', {name: `player-${seat}`, id: `player-${seat}`},
        deciders(game, seat > 0 && game.players.includes('greedy') ? 'greedy' : PERSON))),
    h('p', {class: 'field'}, h('label', {for: `name-${seat}`}, 'Name'),
      h('input', {type: 'text', name: `name-${seat}`, id: `name-${seat}`, maxlength: 40, autocomplete: 'off'}))));
}

/** @param {OptionSpec} option */
function optionField(option) {
  const id = `option-${option.name}`;
  return h('div', {class: 'option'},
    h('label', {for: id}, capital(option.name.replaceAll('-', ' '))),
    h('select', {name: id, id, 'aria-describedby': `${id}-says`}, option.values.map((value) =>
      h('option', {value, selected: value === option.standard}, value.replaceAll('-', ' ')))),
    h('p', {class: 'small', id: `${id}-says`}, option.says));
}

/**
 * The match that is asked for, as the server takes it.
 *
 * @param {GameInfo} game
 * @param {FormData} data
 */
function wish(game, data) {
  const seats = Number(data.get('seats'));
  const seed = String(data.get('seed') ?? '').trim();
  const options = Object.fromEntries(game.options
    .map(({name, standard}) => [name, String(data.get(`option-${name}`) ?? standard), standard])
    .filter(([, value, standard]) => value !== standard));
  return {game: game.id, seats, options, ...people(data, seats), ...(seed ? {seed} : {})};
}

/**
 * Who decides for the seats, and what they are called.
 *
 * @param {FormData} data
 * @param {number} seats
 */
function people(data, seats) {
  const all = Array.from({length: seats}, (_, seat) => seat);
  const names = all.map((seat) => String(data.get(`name-${seat}`) ?? '').trim());
  return {
    players: all.map((seat) => String(data.get(`player-${seat}`))),
    ...(names.some(Boolean) ? {names: names.map((name, seat) => name || `seat ${seat}`)} : {}),
  };
}

/**
 * @param {GameInfo} game
 * @param {unknown} wanted
 * @param {boolean} veil
 * @param {HTMLElement} wrong
 */
async function open(game, wanted, veil, wrong) {
  const answer = await post('/matches', wanted);
  if (answer.status !== 201) {
    fill(wrong, problems(answer).map((problem) => h('li', {}, problem)));
    return;
  }
  const opened = /** @type {Opened} */ (answer.body);
  const held = opened.seats.length > 0 ? opened.seats : [{key: opened.watch}];
  keep({match: opened.match, game: game.id, title: game.title, opened: Date.now(), held, host: opened.host, watch: opened.watch, veil});
  location.hash = `#/match/${encodeURIComponent(opened.match)}/${held[0].key}`;
}
