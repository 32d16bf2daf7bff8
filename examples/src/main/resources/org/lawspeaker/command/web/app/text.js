import {button, fill, h} from './dom.js';
import {bigCard, openDialog} from './bigcard.js';
import {chip, violations} from './chip.js';
import {confirmGrave} from './grave.js';
import {resultWords} from './choices.js';
import {gaugeWords, seatName, withNames} from './naming.js';
import {oddsLines} from './odds.js';
import {meant} from './picking.js';
import {handOver, veilFirst} from './veil.js';

/**
 * @typedef {import('./types.js').Standing} Standing
 * @typedef {import('./types.js').GameInfo} GameInfo
 * @typedef {import('./types.js').Piece} Piece
 * @typedef {import('./types.js').Zone} Zone
 * @typedef {import('./types.js').Offer} Offer
 * @typedef {import('./naming.js').Faces} Faces
 * @typedef {import('./match.js').Match} Match
 */

const HELP = 'Type the number of a choice, words of it, or a move in notation. Also: why and a move, odds and a choice, card and a name, undo, help.';

/** A match as text alone: what is asked, a field for the move, what happened, and the position. */
export class TextPage {
  /**
   * @param {Match} match
   * @param {GameInfo} game
   * @param {Faces} faces
   * @param {boolean} hasVeil
   */
  constructor(match, game, faces, hasVeil) {
    this.match = match;
    this.game = game;
    this.faces = faces;
    this.hasVeil = hasVeil;
    this.asked = h('section', {class: 'text-asked', 'aria-label': 'What is asked'});
    this.said = h('div', {class: 'text-said', role: 'status', 'aria-live': 'polite'});
    this.news = h('ol', {class: 'log-lines'});
    this.scroll = h('div', {class: 'log-scroll', role: 'log', 'aria-live': 'polite', 'aria-label': 'What happened', tabindex: '0'}, this.news);
    this.position = h('section', {class: 'text-position', 'aria-label': 'Position'});
    this.seen = 0;
    this.field = h('input', {type: 'text', id: 'move', autocomplete: 'off', spellcheck: 'false', 'aria-describedby': 'move-help'});
    const form = h('form', {class: 'text-form'},
      h('label', {for: 'move'}, 'Your move'), this.field, h('button', {class: 'primary'}, 'Play'),
      h('p', {class: 'small', id: 'move-help'}, HELP));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      this.field.value = '';
      void this.typed(text);
    });
    this.root = h('div', {class: 'page plain-page text-page', data: {game: game.id}},
      h('header', {class: 'bar'}, h('a', {class: 'brand', href: '#/'}, 'Lawspeaker'),
        h('nav', {class: 'bar-tools', 'aria-label': 'This match'},
          h('a', {class: 'tool', href: `#/match/${encodeURIComponent(match.id)}/${match.at.key}`}, 'Picture'),
          h('a', {class: 'tool', href: `#/rules/${game.id}`}, 'Rulebook'))),
      h('main', {class: 'column'},
        h('h1', {}, `${game.title} as text`),
        this.asked, form, this.said,
        h('h2', {}, 'What happened'), this.scroll,
        this.position));
    match.on('changed', () => this.changed());
    match.on('said', ({sentence}) => this.say(sentence));
    match.on('refused', ({move, forbidden}) => this.refused(move, forbidden));
    this.draw();
  }

  close() {
    this.match.close();
  }

  /** The page stands on the screen: whoever looks may not be the one who is asked. */
  shown() {
    veilFirst(this.root, this.match, this.hasVeil);
  }

  changed() {
    const {next} = this.match;
    if (next && !this.hasVeil) {
      this.match.turnTo(next);
      return;
    }
    this.draw();
  }

  draw() {
    const {standing, next} = this.match;
    if (!standing) {
      return;
    }
    this.root.dataset.version = `${standing.viewer.seat} ${standing.version}`;
    const focus = this.asked.contains(document.activeElement);
    fill(this.asked, question(standing, (offer) => void this.choose(offer)));
    if (next && next.seat !== undefined) {
      const name = seatName(standing, next.seat);
      this.asked.append(button(`Hand the screen to ${name}`, () => handOver(this.root, name, () => {
        this.seen = 0;
        fill(this.news);
        this.match.turnTo(next);
      }), {class: 'primary'}));
    }
    const fresh = standing.told.filter(({seq}) => seq > this.seen).slice(-80);
    this.news.append(...fresh.map(({says, clause}) => h('li', {}, withNames(standing, says), clause && [' ', chip(standing.game, clause)])));
    this.seen = standing.told.at(-1)?.seq ?? 0;
    this.scroll.scrollTop = this.scroll.scrollHeight;
    fill(this.position, this.positionOf(standing));
    document.title = `${standing.asks ? '● ' : ''}${this.game.title} as text · Lawspeaker`;
    if (focus) {
      this.field.focus();
    }
  }

  /** @param {Standing} standing */
  positionOf(standing) {
    const scene = standing.scene;
    if (!scene) {
      return h('p', {}, 'This game does not say how it looks.');
    }
    return [
      h('h2', {}, `Position: ${withNames(standing, scene.title)}`),
      scene.track && h('p', {}, `Phase: ${scene.track.phases[scene.track.now]} (of ${scene.track.phases.join(', ')}).`),
      scene.gauges.length > 0 && h('p', {}, `${scene.gauges.map(gaugeWords).join(', ')}.`),
      h('h3', {}, 'Seats'),
      h('ul', {}, scene.seats.map((seated) => h('li', {}, [
        seatName(standing, seated.seat) + (seated.seat === standing.viewer.seat ? ' (you)' : ''),
        ...(seated['is-out'] ? ['out of the game'] : []), ...seated.states, ...seated.gauges.map(gaugeWords),
      ].join(', ')))),
      scene.zones.filter((zone) => zone.pieces.length + zone.hidden + zone.notes.length + zone.gauges.length > 0)
        .map((zone) => this.zone(standing, zone)),
    ];
  }

  /**
   * @param {Standing} standing
   * @param {Zone} zone
   */
  zone(standing, zone) {
    const whose = zone.owner === undefined ? '' : `${seatName(standing, zone.owner)}: `;
    return [
      h('h3', {}, whose + zone.label),
      zone.gauges.length > 0 && h('p', {}, `${zone.gauges.map(gaugeWords).join(', ')}.`),
      zone.notes.map((note) => h('p', {}, note)),
      zone.pieces.length > 0 && h('ul', {}, zone.pieces.map((piece) => this.piece(piece))),
      zone.hidden > 0 && h('p', {}, `${zone.hidden} face down.`),
    ];
  }

  /**
   * @param {Piece} piece
   * @returns {HTMLLIElement}
   */
  piece(piece) {
    const cell = piece.cell ? `column ${piece.cell.column + 1}, row ${piece.cell.row + 1}: ` : '';
    return h('li', {}, cell + this.faces.words(piece),
      piece.attached.length > 0 && h('ul', {}, piece.attached.map((each) => this.piece(each))));
  }

  /** @param {Offer} offer */
  async choose(offer) {
    const {standing} = this.match;
    if (!standing || (offer.choice['is-grave'] && !(await confirmGrave(standing, offer)))) {
      return;
    }
    if (await this.match.submit(offer.move)) {
      this.say(`Done: ${offer.choice.label}.`);
    }
    this.field.focus();
  }

  /** @param {string} text */
  async typed(text) {
    const [word, ...rest] = text.split(/\s+/);
    const after = rest.join(' ');
    if (text === '' || word === 'help' || word === '?') {
      this.say(HELP);
    } else if (text === 'undo') {
      await this.match.undo();
    } else if (word === 'card' && after) {
      this.card(after);
    } else if (word === 'why' && after) {
      await this.why(after);
    } else if (word === 'odds' && after) {
      await this.odds(after);
    } else {
      await this.play(text);
    }
  }

  /** @param {string} text */
  async odds(text) {
    const {standing} = this.match;
    const found = meant(standing?.moves ?? [], text);
    if (!standing || found.length !== 1) {
      this.sayAll(`${found.length} choices have these words${found.length > 0 ? ':' : '.'}`, found.map(({choice}) => choice.label));
      return;
    }
    const lines = oddsLines(standing, await this.match.odds(found[0].move));
    this.sayAll(lines.length > 0 ? `What may follow ${found[0].choice.label}:` : 'No chance follows.', lines);
  }

  /** @param {string} text */
  async play(text) {
    const found = meant(this.match.standing?.moves ?? [], text);
    if (found.length === 1) {
      await this.choose(found[0]);
    } else if (found.length > 1) {
      this.sayAll(`${found.length} choices have these words:`, found.map(({choice}) => choice.label));
    } else {
      await this.match.submit(text);
    }
  }

  /** @param {string} move */
  async why(move) {
    const found = meant(this.match.standing?.moves ?? [], move);
    if (found.length === 1) {
      this.say(`This is legal: ${found[0].choice.label}.`);
      return;
    }
    const answer = await this.match.why(move);
    if (answer.body?.forbidden?.length > 0) {
      this.refused(move, answer.body.forbidden);
    } else if (answer.body?.legal) {
      this.say('This is legal.');
    } else {
      this.sayAll('This is no move here.', (answer.body?.problems ?? []).map((/** @type {any} */ each) => each.message));
    }
  }

  /** @param {string} name */
  card(name) {
    const wanted = name.toLowerCase();
    const faces = [...this.faces.byId.values()];
    const face = faces.find((each) => each.name.toLowerCase() === wanted) ?? faces.find((each) => each.name.toLowerCase().includes(wanted));
    if (face) {
      openDialog(face.name, bigCard(this.game.id, face), 'card-dialog');
    } else {
      this.say('No card has this name.');
    }
  }

  /**
   * @param {string} move
   * @param {import('./types.js').Forbidden[]} forbidden
   */
  refused(move, forbidden) {
    fill(this.said, h('p', {}, 'This is not allowed: ', h('code', {}, move)), violations(this.game.id, forbidden));
  }

  /** @param {string} sentence */
  say(sentence) {
    fill(this.said, h('p', {}, sentence));
  }

  /**
   * @param {string} sentence
   * @param {string[]} lines
   */
  sayAll(sentence, lines) {
    fill(this.said, h('p', {}, sentence), h('ul', {}, lines.map((line) => h('li', {}, line))));
  }
}

/**
 * @param {Standing} standing
 * @param {(offer: Offer) => void} choose
 */
function question(standing, choose) {
  if (standing.ended) {
    const {result, reason, because} = standing.ended;
    return [h('h2', {}, 'The game is over'), result && h('p', {class: 'result'}, resultWords(result)),
      h('p', {}, withNames(standing, reason), '. ', chip(standing.game, because.clause))];
  }
  if (!standing.asks) {
    return [h('h2', {}, 'Nothing is asked of you'), h('p', {}, standing.viewer.seat === undefined ? 'You are watching.' : 'Others choose now.')];
  }
  return [
    h('h2', {}, withNames(standing, standing.asks.question)),
    h('p', {class: 'chips'}, standing.asks.because.map(({clause}) => chip(standing.game, clause))),
    h('ol', {class: 'text-choices'}, standing.moves.map((offer) => h('li', {},
      h('button', {type: 'button', class: 'choice', data: {move: offer.move}, on: {click: () => choose(offer)}},
        withNames(standing, offer.choice.label),
        offer.choice['is-grave'] && ' (grave)',
        offer.choice.hint && `: ${withNames(standing, offer.choice.hint)}`)))),
  ];
}
