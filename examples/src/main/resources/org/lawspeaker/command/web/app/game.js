import {button, capital, fill, h} from './dom.js';
import {Preview, bigCard, openDialog} from './bigcard.js';
import {askDialog} from './ask.js';
import {Bubble} from './bubble.js';
import {violations, quoted} from './chip.js';
import {ChoicePanel, choiceList} from './choices.js';
import {Log} from './log.js';
import {listen} from './hands.js';
import {gameMenu} from './menu.js';
import {animate, figures, places} from './motion.js';
import {piecesByUid, seatName, withNames} from './naming.js';
import {oddsOf, showOdds} from './odds.js';
import {meant, twins} from './picking.js';
import {RulesPanel} from './rules.js';
import {confirmGrave} from './grave.js';
import {freshMemory, table} from './table.js';
import {handOver, veilFirst} from './veil.js';
import {whyNot} from './why.js';

/**
 * @typedef {import('./types.js').Offer} Offer
 * @typedef {import('./types.js').GameInfo} GameInfo
 * @typedef {import('./match.js').Match} Match
 * @typedef {import('./naming.js').Faces} Faces
 * @typedef {import('./picking.js').Picking} Picking
 */

/** So many choices have room in a bubble. */
const BUBBLE = 8;

/** The page of a match: the table, what is asked, the log, and the rulebook beside them. */
export class GamePage {
  /**
   * @param {Match} match
   * @param {GameInfo} game
   * @param {Faces} faces
   * @param {boolean} hasVeil whether the table is hidden while the screen is handed on
   */
  constructor(match, game, faces, hasVeil) {
    this.match = match;
    this.game = game;
    this.faces = faces;
    this.hasVeil = hasVeil;
    this.memory = freshMemory(match.standing);
    /** @type {Map<string, string[]>} */
    this.twins = new Map();
    this.place = h('main', {class: 'place-of-table', id: 'table', 'aria-label': 'Table'});
    this.status = h('p', {class: 'toast', role: 'status', hidden: true});
    this.line = h('p', {class: 'line', role: 'status', hidden: true});
    this.preview = new Preview();
    this.bubble = new Bubble();
    this.choices = new ChoicePanel(match, (offer) => void this.choose(offer), (text) => void this.typed(text));
    this.log = new Log();
    this.rules = new RulesPanel(game, async () => faces);
    this.bar = h('header', {class: 'bar'});
    this.root = h('div', {class: 'page game-page', data: {game: game.id}},
      h('a', {class: 'skip', href: '#asks', on: {click: (/** @type {Event} */ event) => this.skip(event)}}, 'Skip to what is asked'),
      this.bar, this.line, this.place,
      h('aside', {class: 'side'}, this.choices.box, this.rules.box, this.log.box),
      this.preview.box, this.bubble.box, this.status);
    listen(this);
    showOdds(this);
    match.on('changed', () => this.changed());
    match.on('picked', () => this.picked());
    match.on('said', ({sentence}) => this.say(sentence));
    match.on('line', () => {
      this.line.hidden = match.isConnected && !match.isLocked;
      fill(this.line, match.isLocked ? 'A seat of this screen was given to somebody else. Reload the page.' : 'The connection is lost; trying again.');
    });
    match.on('refused', ({move, forbidden}) => this.refused(this.choices.box, move, forbidden));
    this.draw();
  }

  close() {
    this.match.close();
  }

  /** The page stands on the screen: whoever looks may not be the one who is asked. */
  shown() {
    veilFirst(this.root, this.match, this.hasVeil);
  }

  /** @param {Event} event */
  skip(event) {
    event.preventDefault();
    this.choices.question.focus();
  }

  /** The game has gone on. */
  changed() {
    const next = this.match.next;
    if (next && !this.hasVeil) {
      this.match.turnTo(next);
      return;
    }
    this.draw();
  }

  draw() {
    const standing = this.match.standing;
    if (!standing) {
      return;
    }
    this.root.dataset.version = `${standing.viewer.seat} ${standing.version}`;
    this.bubble.close();
    this.preview.hide();
    const active = document.activeElement;
    const focused = active instanceof HTMLElement && this.root.contains(active) ? active.dataset.uid ?? active.dataset.move : undefined;
    const [before, numbers] = [places(this.place), figures(this.place)];
    this.twins = twins(standing);
    fill(this.bar, gameMenu(this.match, this.game, this.rules));
    fill(this.place, table(standing, this.faces, this.match.picking.lit, this.memory));
    this.choices.draw();
    this.log.draw(standing);
    this.light();
    this.rove();
    animate(this.place, before, numbers);
    this.offerHandOver();
    document.title = `${standing.asks ? '● ' : ''}${this.game.title} · Lawspeaker`;
    if (focused) {
      const again = this.root.querySelector(`[data-uid="${CSS.escape(focused)}"]`);
      (again instanceof HTMLElement && again.offsetParent ? again : this.choices.question).focus({preventScroll: true});
    }
  }

  offerHandOver() {
    const {next} = this.match;
    const standing = this.match.standing;
    if (next && next.seat !== undefined && standing) {
      const name = seatName(standing, next.seat);
      this.choices.question.append(
        button(`Hand the screen to ${name}`, () => handOver(this.root, name, () => this.match.turnTo(next)), {class: 'primary'}));
    }
  }

  /** Lights what can be picked, and marks what is. */
  light() {
    const {lit, pieces} = this.match.picking;
    for (const piece of /** @type {NodeListOf<HTMLElement>} */ (this.place.querySelectorAll('[data-uid]'))) {
      const uid = piece.dataset.uid ?? '';
      const isPicked = pieces.includes(uid);
      const isLit = lit.has(uid) || (!isPicked && (this.twins.get(uid) ?? []).some((each) => lit.has(each)));
      piece.classList.toggle('is-lit', isLit);
      piece.classList.toggle('is-picked', isPicked);
      piece.setAttribute('aria-pressed', String(isPicked));
      piece.setAttribute('aria-description', isLit ? 'can be chosen' : '');
    }
  }

  /**
   * A picking that means this piece where it meant one that looks the same.
   *
   * @param {Picking} picking
   * @param {string} uid
   */
  fit(picking, uid) {
    const {lit, pieces} = picking;
    const twin = lit.has(uid) || pieces.includes(uid) ? undefined : this.twins.get(uid)?.find((each) => lit.has(each));
    return twin === undefined ? picking : picking.swapped(uid, twin);
  }

  /** One stop of the Tab key for each zone; the arrow keys go on from there. */
  rove() {
    for (const list of this.place.querySelectorAll('.pieces')) {
      const stop = list.querySelector('.piece.is-lit') ?? list.querySelector('.piece');
      stop?.setAttribute('tabindex', '0');
    }
  }

  picked() {
    this.light();
    this.choices.drawList();
    const {picking} = this.match;
    const last = picking.pieces.at(-1);
    const anchor = last && this.place.querySelector(`[data-uid="${CSS.escape(last)}"]`);
    if (anchor instanceof HTMLElement) {
      this.offer(anchor);
    } else {
      this.bubble.close();
    }
  }

  /** Shows what can be done with the picked pieces, beside the last one.
   *
   * @param {HTMLElement} anchor
   */
  offer(anchor) {
    const {picking, standing} = this.match;
    const {candidates, verbs} = picking;
    if (!standing || candidates.length === 0) {
      return;
    }
    const uid = anchor.dataset.uid ?? '';
    const complete = picking.complete;
    const isShort = candidates.length <= BUBBLE || candidates.length === complete.length;
    const shown = isShort ? candidates : complete;
    const inside = [
      choiceList(standing, shown, (offer) => void this.choose(offer)),
      !isShort && verbs.length > 1 && h('div', {class: 'verbs'}, verbs.map((verb) =>
        button(verb, () => this.match.pick(picking.withVerb(verb)), {class: 'choice'}))),
      candidates.length > complete.length && h('p', {class: 'then'}, `Then pick one of the ${picking.lit.size} lit pieces.`),
      h('p', {class: 'bubble-foot'}, button('Read the card', () => this.read(uid), {class: 'link'}),
        complete.length > 0 && complete.length <= BUBBLE && button('How likely?', () => void this.foresee(complete), {class: 'link'})),
    ];
    this.preview.hide();
    this.bubble.show(anchor, this.nameOf(uid), inside, {cancelled: () => this.match.pick(picking.cleared())});
  }

  /** Says what may follow these choices by chance.
   *
   * @param {Offer[]} offers
   */
  async foresee(offers) {
    this.preview.hide();
    const say = this.bubble.more('Counting …');
    const found = await oddsOf(this.match, offers);
    say(found.length > 0 ? found : h('p', {class: 'then'}, 'No chance follows.'));
  }

  /** @param {string} uid */
  nameOf(uid) {
    const piece = this.match.standing && piecesByUid(this.match.standing).get(uid);
    return piece ? capital(this.faces.of(piece.face).name) : uid;
  }

  /** @param {Offer} offer */
  async choose(offer) {
    const {standing} = this.match;
    if (!standing || (offer.choice['is-grave'] && !(await confirmGrave(standing, offer)))) {
      return;
    }
    const hasFocus = this.root.contains(document.activeElement);
    this.bubble.close();
    await this.match.submit(offer.move);
    if (hasFocus && !this.bubble.isOpen) {
      this.choices.question.focus({preventScroll: true});
    }
  }

  /** @param {string} text */
  async typed(text) {
    const found = meant(this.match.standing?.moves ?? [], text);
    if (found.length === 1) {
      await this.choose(found[0]);
    } else if (found.length > 1) {
      this.choices.search.hidden = false;
      this.choices.search.value = text;
      this.choices.search.dispatchEvent(new Event('input'));
      this.say(`${found.length} choices have these words.`);
    } else {
      await this.match.submit(text);
    }
  }

  /** @param {string} sentence */
  say(sentence) {
    this.status.textContent = sentence;
    this.status.hidden = false;
    clearTimeout(this.hiding);
    this.hiding = setTimeout(() => { this.status.hidden = true; }, 7000);
  }

  /**
   * @param {HTMLElement} anchor
   * @param {string} move
   * @param {import('./types.js').Forbidden[]} forbidden
   */
  refused(anchor, move, forbidden) {
    this.bubble.show(anchor, 'This is not allowed', [
      h('p', {}, h('code', {}, move)), violations(this.game.id, forbidden),
    ], {kind: 'is-why'});
  }

  /** Says why this piece cannot be picked, too.
   *
   * @param {HTMLElement} piece
   */
  whyAlso(piece) {
    void this.why(piece, [...new Set([...this.match.picking.pieces, piece.dataset.uid ?? ''])]);
  }

  /** Says why these pieces cannot be played as picked.
   *
   * @param {HTMLElement} anchor
   * @param {string[]} uids
   */
  async why(anchor, uids) {
    const {standing} = this.match;
    if (!standing) {
      return;
    }
    const found = await whyNot(this.match, this.faces, uids);
    if (!anchor.isConnected) {
      return; // The table has changed since.
    }
    const names = uids.map((uid) => this.nameOf(uid)).join(', ');
    const isFree = this.taking(uids).candidates.length > 0;
    const inside = found.length > 0
      ? found.map(({move, forbidden}) => h('section', {class: 'why'}, h('h3', {}, h('code', {}, move)), violations(this.game.id, forbidden),
        h('p', {class: 'bubble-foot'}, button('Ask as a ruling', () => void askDialog(this.match, this.game, 'ask', move), {class: 'link'}))))
      : isFree ? [] : standing.asks
        ? [h('p', {}, `The question is: ${withNames(standing, standing.asks.question)} None of its answers takes this.`),
          standing.asks.because.map((quote) => quoted(this.game.id, quote))]
        : h('p', {}, 'You are not asked anything now.');
    this.bubble.show(anchor, isFree ? names : `Why not ${names}?`, [
      isFree && h('p', {}, 'This can be chosen: click it, and what can be done with it stands beside it.'), inside,
    ], {kind: 'is-why'});
  }

  /** Shows a card large, in a window of its own.
   *
   * @param {string} uid
   */
  read(uid) {
    const piece = this.match.standing && piecesByUid(this.match.standing).get(uid);
    if (!piece) {
      return;
    }
    this.preview.hide();
    this.bubble.close();
    const anchor = this.place.querySelector(`[data-uid="${CSS.escape(uid)}"]`);
    const dialog = openDialog(this.nameOf(uid), [
      bigCard(this.game.id, this.faces.of(piece.face), piece, this.faces),
      this.match.standing?.asks && this.taking([uid]).candidates.length === 0 && button('Why can I not choose this?', () => {
        dialog.close();
        if (anchor instanceof HTMLElement) {
          void this.why(anchor, [uid]);
        }
      }, {class: 'quiet ask-why'}),
    ], 'card-dialog');
  }

  /** Marks the pieces that a choice touches, while the pointer or the focus is on it.
   *
   * @param {Event} event
   */
  touches(event) {
    const choice = event.target instanceof Element ? event.target.closest('.choice') : null;
    const on = choice instanceof HTMLElement && /over|in$/.test(event.type) ? (choice.dataset.pieces ?? '').split(' ') : [];
    for (const piece of /** @type {NodeListOf<HTMLElement>} */ (this.place.querySelectorAll('[data-uid]'))) {
      piece.classList.toggle('is-touched', on.includes(piece.dataset.uid ?? ''));
    }
  }

  /** @param {string} uid */
  large(uid) {
    const piece = this.match.standing && piecesByUid(this.match.standing).get(uid);
    return piece ? bigCard(this.game.id, this.faces.of(piece.face), piece, this.faces) : h('p', {}, uid);
  }

  /** @param {HTMLElement} piece */
  clicked(piece) {
    const uid = piece.dataset.uid ?? '';
    const {picking} = this.match;
    const fitting = [picking, picking.cleared()].map((each) => this.fit(each, uid))
      .find(({lit, pieces}) => lit.has(uid) || pieces.includes(uid));
    if (fitting) {
      this.match.pick(fitting.toggled(uid));
    } else if (picking.pieces.length > 0) {
      this.whyAlso(piece);
    } else {
      this.read(uid);
    }
  }

  /** Just these pieces, in this order.
   *
   * @param {string[]} uids
   */
  taking(uids) {
    return uids.reduce((all, each) => this.fit(all, each).with(each), this.match.picking.cleared());
  }

  /**
   * @param {HTMLElement} from
   * @param {Element} to
   */
  dropped(from, to) {
    const uid = from.dataset.uid ?? '';
    const other = to.closest('[data-uid]');
    const uids = other instanceof HTMLElement && other !== from ? [uid, other.dataset.uid ?? ''] : [uid];
    const picking = this.taking(uids);
    if (picking.candidates.length > 0) {
      this.match.pick(picking);
    } else {
      void this.why(from, uids);
    }
  }
}
