import { attention } from './attention.js';
import { builds } from './builds.js';
import { line } from './command-line.js';
import { h, show } from './dom.js';
import { alarms, edges } from './edges.js';
import { formatAgo, formatInstant } from './format.js';
import { journal } from './journal.js';
import { previews } from './previews.js';
import { ask, NoAnswer } from './server.js';
import { language, otherLanguage, t } from './texts.js';

/** @typedef {import('../operate-model.types.ts').OperateModel} OperateModel */

/** The page refreshes after this time (ms), and at once when a release is announced. */
const LOOK_MS = 5_000;
/** The page is drawn again after this time (ms), to update the ages on it. */
const REDRAW_MS = 60_000;

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
const said = /** @type {HTMLElement} */ (document.getElementById('said'));

/** @type {OperateModel | null} */
let model = null;
let drawn = '';
let drawnAt = 0;
let isSilent = false;
/** @type {EventSource | null} */
let events = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

const languageLink = () =>
  h(
    'a',
    { href: `?lang=${otherLanguage}`, lang: otherLanguage, hreflang: otherLanguage, 'data-keep': 'language' },
    t('language'),
  );

/** @param {(Node | null)[]} content */
const small = (...content) => {
  model = null;
  drawn = '';
  events?.close();
  events = null;
  show(
    app,
    h(
      'main',
      { class: 'login', id: 'content' },
      h('section', {}, h('h1', {}, `Paddock · ${t('title')}`), content, h('p', {}, languageLink())),
    ),
  );
};

/** @param {string} [why] */
const showLoggedOut = (why) =>
  small(
    why ? h('p', { class: 'bad', role: 'alert' }, `${t('loginFailed')} ${why}`) : null,
    h('p', {}, t('loginNone')),
    line(`paddock operate --origin ${location.origin}`),
  );

async function logOut() {
  await ask('logout', {}).catch(() => {});
  showLoggedOut();
}

const draw = () => {
  if (!model) return;
  const { status, session } = model;
  const view = {
    model,
    refresh: () => {
      draw();
      void look();
    },
  };
  drawnAt = Date.now();
  show(
    app,
    h('a', { href: '#content', class: 'skip', 'data-keep': 'skip' }, t('skip')),
    h(
      'header',
      {},
      h(
        'div',
        {},
        h('h1', {}, `Paddock · ${t('title')} · ${model.channel}`),
        status
          ? h(
              'p',
              {},
              h('strong', {}, t('release', { n: status.release })),
              ': ',
              t('releaseBy', {
                action: status.action,
                what: status.about ?? status.changed.join(', '),
                ago: formatAgo(status.at, model.at),
                who: status.who,
                key: status.key,
              }),
              status.proposedBy ? `, ${t('proposedBy', { who: status.proposedBy.who })}` : null,
              '. ',
              status.reason ?? t('noReason'),
            )
          : null,
      ),
      h(
        'div',
        { class: 'end' },
        h(
          'p',
          { class: 'quiet' },
          t('loggedIn', { who: session.who, key: session.key, until: formatInstant(session.until) }),
        ),
        languageLink(),
        h('button', { type: 'button', 'data-keep': 'logout', click: logOut }, t('logout')),
      ),
    ),
    h(
      'main',
      { id: 'content', tabindex: '-1', 'data-keep': 'content' },
      isSilent
        ? h('section', { class: 'attention' }, h('p', { class: 'bad' }, t('silent', { at: formatInstant(model.at) })))
        : null,
      attention(view),
      builds(view),
      journal(view),
      previews(view),
      edges(view),
      alarms(view),
    ),
  );
};

/** @param {OperateModel} next */
const take = (next) => {
  // Ignores `at`, which changes with every read and every note of an edge.
  const text = JSON.stringify(next, (field, value) => (field === 'at' ? undefined : value));
  if (model?.status && next.status && model.status.release !== next.status.release)
    said.replaceChildren(t('nowServed', { n: next.status.release }));
  const isSame = text === drawn && !isSilent && Date.now() - drawnAt < REDRAW_MS;
  model = next;
  drawn = text;
  isSilent = false;
  if (!isSame) draw();
  if (events) return;
  events = new EventSource('/paddock/releases');
  events.addEventListener('release', () => void look());
};

async function look() {
  clearTimeout(timer);
  try {
    take(await ask('model'));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    if (error.status === 401) return showLoggedOut();
    if (!isSilent) {
      isSilent = true;
      if (model) draw();
      else small(h('p', { class: 'bad', role: 'alert' }, t('noAnswer')));
    }
  }
  timer = setTimeout(look, LOOK_MS);
}

/** The content of a link, which only the server can prove. @param {string} token */
function readLink(token) {
  try {
    const text = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
    const { who, channel } = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (sign) => sign.charCodeAt(0))));
    return { who: String(who), channel: String(channel) };
  } catch {
    return null;
  }
}

/** Shows a button, since mail scanners open links and must not log in. @param {string} token */
function offerLogin(token) {
  const link = readLink(token);
  if (!link) return showLoggedOut('');
  const start = async () => {
    try {
      await ask('login', { token });
      await look();
      document.getElementById('content')?.focus({ preventScroll: true });
    } catch (error) {
      showLoggedOut(error instanceof NoAnswer ? error.message : undefined);
    }
  };
  small(
    h('p', {}, t('login', link)),
    h('p', {}, h('button', { type: 'button', class: 'main', click: start }, t('loginStart'))),
  );
}

document.documentElement.lang = language;
document.title = `Paddock · ${t('title')}`;
const token = location.hash.slice(1);
if (/^[\w-]{40,}$/.test(token)) {
  // The link must not stay in the browser's history.
  history.replaceState(null, '', location.pathname + location.search);
  offerLogin(token);
} else void look();
