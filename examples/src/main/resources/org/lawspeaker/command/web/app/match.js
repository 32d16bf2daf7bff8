import {get, listen, post, problems} from './api.js';
import {Picking} from './picking.js';

/**
 * @typedef {import('./types.js').Standing} Standing
 * @typedef {import('./types.js').Offer} Offer
 * @typedef {import('./types.js').Forbidden} Forbidden
 * @typedef {import('./types.js').Told} Told
 * @typedef {import('./types.js').Answer} Answer
 * @typedef {import('./store.js').Held} Held
 */

/** A key opens nothing. */
const LOCKED = 401;
/** The server serves others first. */
const BUSY = 429;
/** So long, in milliseconds, it is to be left alone then. */
const A_MOMENT = 1000;

/**
 * A match as this browser reaches it, with one key or with the keys of several seats. It tells of changes by events:
 * `changed` when the standing of the shown seat is another, `picked` when pieces were picked, `said` for a sentence to
 * the person, `refused` for a move that is not legal, `line` when the connection comes or goes.
 */
export class Match extends EventTarget {
  /**
   * @param {string} id
   * @param {Held[]} held
   */
  constructor(id, held) {
    super();
    this.id = id;
    this.held = held;
    this.at = held[0];
    /** @type {Map<string, Standing>} */
    this.standings = new Map();
    /** @type {Map<string, Promise<void>>} */
    this.loading = new Map();
    /** @type {Map<string, Promise<import('./types.js').Odds|undefined>>} the odds of this standing, by move */
    this.foreseen = new Map();
    /** @type {Map<string, number>} the newest versions that the server has told of */
    this.heard = new Map();
    this.isBusy = false;
    this.isConnected = true;
    /** Whether a seat of this screen was given to somebody else. */
    this.isLocked = false;
    this.picking = new Picking([]);
    /** @type {(() => void)[]} */
    this.stops = [];
  }

  get path() {
    return `/matches/${encodeURIComponent(this.id)}`;
  }

  /** How the match stands for the seat that is shown. */
  get standing() {
    return this.standings.get(this.at.key);
  }

  /**
   * Reads all standings and listens for changes.
   *
   * @returns {Promise<string[]>} what is wrong, if the match cannot be read
   */
  async open() {
    const answers = await Promise.all(this.held.map((held) => this.fetch(held)));
    const failed = answers.find((answer) => answer.status !== 200 && answer.status !== LOCKED);
    if (failed || !answers.some((answer) => answer.status === 200)) {
      return problems(failed ?? answers[0]);
    }
    // A seat that was given to somebody else is not this screen's any more.
    this.held = this.held.filter((held) => this.standings.has(held.key));
    this.at = this.held.includes(this.at) ? this.at : this.held[0];
    this.at = this.held.find((held) => this.standings.get(held.key)?.asks) ?? this.at;
    this.anew();
    this.stops = this.held.map((held) =>
      listen(
        `${this.path}/events`,
        held.key,
        (version) => {
          if (version === undefined) {
            void this.restart(held).then(() => this.again(held));
          } else {
            this.heard.set(held.key, version);
            void this.catchUp(held);
          }
        },
        (connected) => {
          this.isConnected = connected;
          this.tell('line');
        },
        () => {
          this.isLocked = true;
          this.tell('line');
        }));
    return [];
  }

  close() {
    this.stops.forEach((stop) => stop());
  }

  /**
   * @param {Held} held
   * @returns {Promise<Answer>}
   */
  async fetch(held) {
    const known = this.standings.get(held.key)?.told.at(-1)?.seq;
    const answer = await get(known === undefined ? this.path : `${this.path}?since=${known}`, held.key);
    // While a move is on its way its answer is the next standing: a choice made on another one before it would be lost.
    if (answer.status === 200 && !(this.isBusy && held === this.at)) {
      this.learn(held, answer.body);
    }
    return answer;
  }

  /**
   * @param {Held} held
   * @param {Standing} fresh
   */
  learn(held, fresh) {
    const before = this.standings.get(held.key);
    if (before && fresh.version < before.version) {
      return;
    }
    const old = before?.told ?? [];
    const first = fresh.told[0]?.seq ?? Infinity;
    const told = [...old.filter((each) => each.seq < first), ...fresh.told];
    this.standings.set(held.key, {...fresh, told});
    held.seat = fresh.viewer.seat;
  }

  /** Reads the standing if it is not the one that the server has told of.
   *
   * @param {Held} held
   */
  catchUp(held) {
    return this.refresh(held, () => {
      const version = this.heard.get(held.key);
      return !this.isBusy && version !== undefined && version !== this.standings.get(held.key)?.version;
    });
  }

  /** Reads the standing again, one reading at a time.
   *
   * @param {Held} held
   * @param {() => boolean} isDue asked when the readings before it are done
   */
  refresh(held, isDue = () => true) {
    const before = this.loading.get(held.key) ?? Promise.resolve();
    const now = before.then(async () => {
      if (!isDue()) {
        return;
      }
      const version = this.standings.get(held.key)?.version;
      await this.fetch(held);
      if (this.standings.get(held.key)?.version !== version) {
        this.again(held);
      }
    });
    this.loading.set(held.key, now);
    return now;
  }

  /** What this seat is shown is another.
   *
   * @param {Held} held
   */
  again(held) {
    if (held === this.at) {
      this.anew();
    }
    this.tell('changed');
  }

  anew() {
    this.foreseen = new Map();
    this.picking = new Picking(this.standing?.moves ?? []);
  }

  /** Shows the match as another of the seats of this screen sees it.
   *
   * @param {Held} held
   */
  turnTo(held) {
    this.at = held;
    this.anew();
    this.tell('changed');
  }

  /** The seat of this screen that is asked while the shown one is not. */
  get next() {
    return this.standing?.asks ? undefined : this.held.find((held) => this.standings.get(held.key)?.asks);
  }

  /** @param {Picking} picking */
  pick(picking) {
    this.picking = picking;
    this.tell('picked');
  }

  /**
   * Makes a move. One that was chosen from an older list is refused by the server and then told, never made.
   *
   * @param {string} move
   * @returns {Promise<boolean>} whether it was made
   */
  async submit(move) {
    const standing = this.standing;
    if (!standing || this.isBusy) {
      return false;
    }
    this.isBusy = true;
    const held = this.at;
    const answer = await post(`${this.path}/moves`, {version: standing.version, move}, held.key);
    this.isBusy = false;
    const isMade = await this.took(held, answer, move);
    await Promise.all(this.held.map((each) => this.catchUp(each)));
    return isMade;
  }

  /**
   * @param {Held} held
   * @param {Answer} answer
   * @param {string} move
   */
  async took(held, answer, move) {
    if (answer.status === 200) {
      this.learn(held, answer.body);
      this.anew();
      this.tell('changed');
      await Promise.all(this.held.filter((each) => each !== held).map((each) => this.refresh(each)));
      return true;
    }
    if (answer.status === 409) {
      await this.refresh(held);
      this.say('The table has changed since you looked. Nothing was done; look again and choose.');
    } else if (answer.status === 422) {
      this.tell('refused', {move, forbidden: answer.body.forbidden});
    } else {
      this.say(problems(answer).join(' '));
    }
    return false;
  }

  /** Takes back the last decision of this seat, or says why not. */
  async undo() {
    const held = this.at;
    const answer = await post(`${this.path}/undo`, {}, held.key);
    if (answer.status === 200) {
      await Promise.all(this.held.map((each) => this.restart(each)));
      this.anew();
      this.tell('changed');
      this.say('Your last choice is taken back.');
    } else {
      this.say(problems(answer).join(' '));
    }
  }

  /** Reads the whole standing, whatever was known before: the server may have begun to count anew.
   *
   * @param {Held} held
   */
  async restart(held) {
    const answer = await get(this.path, held.key);
    if (answer.status === 200) {
      this.heard.delete(held.key);
      this.standings.set(held.key, answer.body);
    }
  }

  /**
   * Why a move is not legal, if it is not.
   *
   * @param {string} move
   * @returns {Promise<Answer>}
   */
  why(move) {
    return post(`${this.path}/why`, {move}, this.at.key);
  }

  /**
   * How likely what is that chance has follow a legal move; nothing if it cannot be asked, or the table has changed since.
   *
   * @param {string} move
   * @returns {Promise<import('./types.js').Odds|undefined>}
   */
  odds(move) {
    const {foreseen} = this;
    const found = foreseen.get(move) ?? this.askOdds(move, foreseen).then(({status, body}) => {
      if (status === 200 && this.foreseen === foreseen) {
        return body;
      }
      foreseen.delete(move);
      return undefined;
    });
    foreseen.set(move, found);
    return found;
  }

  /**
   * Asks again while odds are counted for others, as long as this is the standing.
   *
   * @param {string} move
   * @param {Map<string, unknown>} foreseen
   * @returns {Promise<Answer>}
   */
  async askOdds(move, foreseen) {
    const answer = await post(`${this.path}/odds`, {move}, this.at.key);
    if (answer.status !== BUSY || this.foreseen !== foreseen) {
      return answer;
    }
    await new Promise((later) => setTimeout(later, A_MOMENT));
    return this.askOdds(move, foreseen);
  }

  /** @param {string} sentence */
  say(sentence) {
    this.tell('said', {sentence});
  }

  /**
   * @param {string} name
   * @param {Record<string, unknown>} [detail]
   */
  tell(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, {detail}));
  }

  /**
   * @param {string} name
   * @param {(detail: any) => void} react
   */
  on(name, react) {
    this.addEventListener(name, (event) => react(/** @type {CustomEvent} */ (event).detail));
  }
}
