/** @typedef {import('./types.js').Answer} Answer */

/**
 * Sends a request. The key of a seat goes in a header, never in an address.
 *
 * @param {string} method
 * @param {string} path
 * @param {{key?: string, body?: unknown}} [sent]
 * @returns {Promise<Answer>}
 */
async function send(method, path, sent = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (sent.key) {
    headers.Authorization = `Bearer ${sent.key}`;
  }
  if (sent.body !== undefined) {
    headers['Content-Type'] = 'application/json';
  }
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
    });
    const text = await response.text();
    const isJson = (response.headers.get('Content-Type') ?? '').includes('json');
    return {status: response.status, body: isJson && text ? JSON.parse(text) : text};
  } catch (error) {
    return {status: 0, body: {problems: [{place: '', message: 'The server does not answer.'}]}};
  }
}

/**
 * @param {string} path
 * @param {string} [key]
 */
export const get = (path, key) => send('GET', path, {key});

/**
 * @param {string} path
 * @param {unknown} body
 * @param {string} [key]
 */
export const post = (path, body, key) => send('POST', path, {key, body});

/**
 * What is wrong, in sentences.
 *
 * @param {Answer} answer
 * @returns {string[]}
 */
export function problems(answer) {
  const listed = answer.body?.problems;
  return Array.isArray(listed) && listed.length > 0
    ? listed.map(({place, message}) => (place ? `${place.replace(/^\//, '')}: ${message}` : message))
    : [`The server answered ${answer.status}.`];
}

/**
 * Listens to the server until stopped: calls `changed` for each message, and without a version when the connection is back
 * after it was lost.
 *
 * @param {string} path
 * @param {string} key
 * @param {(version: number|undefined) => void} changed
 * @param {(connected: boolean) => void} state
 * @param {() => void} locked called when the key opens nothing any more
 */
export function listen(path, key, changed, state, locked) {
  const control = new AbortController();
  let isBack = false;
  const attempt = async (/** @type {number} */ tries) => {
    let lived = false;
    try {
      const response = await fetch(path, {
        headers: {Authorization: `Bearer ${key}`, Accept: 'text/event-stream'},
        signal: control.signal,
      });
      if (response.status === 401) {
        locked();
        return;
      }
      if (response.ok && response.body) {
        lived = true;
        state(true);
        if (isBack) {
          changed(undefined);
        }
        isBack = true;
        await read(response.body, changed);
      }
    } catch (error) {
      if (control.signal.aborted) {
        return;
      }
    }
    if (!control.signal.aborted) {
      state(false);
      const wait = lived ? 300 : Math.min(10000, 500 * 2 ** tries);
      setTimeout(() => {
        if (!control.signal.aborted) {
          void attempt(lived ? 0 : tries + 1);
        }
      }, wait);
    }
  };
  void attempt(0);
  return () => control.abort();
}

/**
 * @param {ReadableStream<Uint8Array>} stream
 * @param {(version: number|undefined) => void} changed
 */
async function read(stream, changed) {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return;
    }
    rest += decoder.decode(value, {stream: true});
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    lines.filter((line) => line.startsWith('data:')).forEach((line) => changed(version(line.slice(5))));
  }
}

/** @param {string} data */
function version(data) {
  try {
    return JSON.parse(data).version;
  } catch (error) {
    return undefined;
  }
}
