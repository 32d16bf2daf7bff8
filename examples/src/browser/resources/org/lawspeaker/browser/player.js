// Clicks what is lit, any of it, until the game is over or the time is; tells how often it has answered, or
// what went wrong.
const [limit, done] = arguments;
const end = performance.now() + limit;
let drawn = 7;

const any = (list) => {
  drawn = (drawn * 1103515245 + 12345) % 2147483648;
  return list[Math.floor((list.length * drawn) / 2147483648)];
};
const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
const version = () => document.querySelector('[data-version]')?.dataset.version;

const PATIENCE = 40000;

// Waits until this is so, looking whenever the page changes.
const until = (what, isSo) => new Promise((resolve, reject) => {
  if (isSo()) {
    resolve();
    return;
  }
  const timer = setTimeout(() => reject(new Error(`in vain for ${what}: ${document.body.innerText}`)), PATIENCE);
  const observer = new MutationObserver(() => {
    if (isSo()) {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
  });
  observer.observe(document.body, {subtree: true, childList: true, attributes: true});
});

const answer = () => {
  if (seen('.piece.is-lit').length === 0) {
    any(seen('.asks .choice[data-move]')).click();
    return;
  }
  any(seen('.piece.is-lit')).click();
  for (let i = 0; i < 5 && seen('.bubble .choice[data-move]').length === 0; i++) {
    const verbs = seen('.bubble .verbs .choice');
    any(verbs.length > 0 ? verbs : seen('.piece.is-lit')).click();
  }
  any(seen('.bubble .choice[data-move]')).click();
};

const play = async () => {
  let answers = 0;
  while (performance.now() < end) {
    await until('a question', () => seen('.asks.is-asked, .asks .ended').length > 0);
    if (seen('.asks .ended').length > 0) {
      break;
    }
    const before = version();
    answer();
    seen('.grave-dialog .is-grave').forEach((button) => button.click());
    await until('an answer', () => version() !== before);
    answers += 1;
  }
  return answers;
};
play().then(done, (error) => done(`${error.stack}`));
