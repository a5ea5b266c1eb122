/**
 * Watches the first files of a page: the shell's entry and its stylesheets. It comes before them in
 * the HTML, so that it runs even if they fail. `pnpm generate` minifies it,
 * `first-files.model.ts` adds the call. The syntax is that of 2015.
 *
 * A file is lost on an `error` event or at its deadline. It is reported once and retried until it
 * loads. The retries follow the rules of the loader (LOADER-7 to LOADER-13, HEALING-1). A tag is
 * appended once all its bytes have arrived, with the integrity from the release.
 *
 * A rendered page has no tags of other scripts, only links with `data-late`. They are requested
 * here, once its HTML has arrived, since they would take the line from HTML and stylesheets.
 *
 * @typedef {import('./first-files.types.ts').FirstFile & { isThere?: boolean, isLost?: boolean,
 * isReported?: boolean }} File
 * @param {import('./first-files.types.ts').FirstFiles} first
 */
// biome-ignore lint/correctness/noUnusedVariables: the HTML calls it
function guardFirstFiles(first) {
  const page = document;
  const startedAt = performance.now();
  /** @type {File} */
  const entry = first.entry;
  /** @type {File[]} */
  const styles = first.styles;
  let tries = 0;
  let approved = '';
  let isAppending = false;
  let isLate = false;
  let isBlamed = false;
  /** @type {CSSStyleSheet | undefined} */
  let sheet;
  const observer = new MutationObserver(() => say());

  // Created before any other script runs, so that none can take the name. It accepts only the
  // address being appended.
  const types = /** @type {any} */ (self).trustedTypes;
  const rules = {
    createScriptURL: (/** @type {string} */ url) => {
      if (url === approved) return url;
      throw TypeError(url);
    },
  };
  const policy = types ? types.createPolicy('paddock-first', rules) : null;

  const isScript = (/** @type {File} */ file) => /js$/.test(file.url);
  /** A browser joins a request to a hanging one with the same address, so each try has its own. */
  const addressOf = (/** @type {File} */ file) => `${file.url}?r=${++tries}`;

  /** The tag of a file in the HTML. */
  const tagOf = (/** @type {File} */ file) =>
    /** @type {HTMLLinkElement | HTMLScriptElement | null} */ (
      page.querySelector(isScript(file) ? 'script[defer]' : `link[rel=stylesheet][href="${file.url}"]`)
    );

  /**
   * Shows the notice if the page is empty or cannot react for too long, and while a stylesheet is
   * missing.
   */
  const say = () => {
    const words = page.getElementById('first-files');
    const root = page.getElementById('root');
    if (!words || !root) return;
    const isEmpty = !root.firstChild;
    const isDead = isEmpty || entry.isLost;
    const isWhole = !isDead && !styles.some((style) => style.isLost);
    const floor = page.getElementById('browser-floor');
    words.hidden = isWhole || (isDead && !isLate) || !floor || !floor.hidden;
    words.className = isEmpty ? '' : 'beside';
    // The policy forbids inline styles, but allows those that a script creates.
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(first.look);
    }
    page.adoptedStyleSheets = words.hidden ? [] : [sheet];
    if (isWhole) observer.disconnect();
  };

  const sayLate = () => {
    isLate = true;
    observer.observe(page, { childList: true, subtree: true });
    say();
  };

  const remote = 'shell';
  const buildId = first.buildId;
  const send = (/** @type {object} */ told) =>
    navigator.sendBeacon('/paddock/beacons', new Blob([JSON.stringify([told])], { type: 'application/json' }));

  const report = (/** @type {File} */ file, /** @type {string} */ error) => {
    if (file.isReported) return;
    file.isReported = true;
    const phase = isScript(file) ? 'entry' : 'style';
    // A wrong media type counts as a wrong answer of the server.
    const errorClass = error === 'mime' ? 'http' : error;
    send({ release: first.release, remote, buildId, phase, errorClass, attempt: 1 });
  };

  /** Votes against the shell, once, by the rules of the loader (VOTE-1, VOTE-3). */
  const blame = (/** @type {string} */ errorClass) => {
    const ticket = page.getElementById('paddock-ticket');
    if (isBlamed || !ticket || /network|timeout|mime/.test(errorClass)) return;
    isBlamed = true;
    send({ kind: 'vote', ticket: ticket.getAttribute('value'), remote, buildId, outcome: 'bad' });
  };

  /**
   * Fetches a file from the network into the cache, or only `enough` bytes of it unless that is 0.
   * Fewer than 16 kB in 1.25 s are a timeout. Rejects with an error class.
   */
  const get = (/** @type {File} */ file, /** @type {string} */ url, /** @type {number} */ enough) => {
    const controller = new AbortController();
    let timer = 0;
    let size = 0;
    let due = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), 1250);
    };
    wait();
    return fetch(url, { cache: 'reload', signal: controller.signal })
      .then((answer) => {
        const type = answer.headers.get('content-type') || '';
        if (!answer.ok || !answer.body) throw 'http';
        if (type.indexOf(isScript(file) ? 'javascript' : 'css') < 0) throw 'mime';
        const reader = answer.body.getReader();
        /** @type {() => Promise<void>} */
        const read = () =>
          reader.read().then(({ done, value }) => {
            if (done || (enough && size > enough)) return;
            size += value.length;
            if (size >= due) {
              due = size + 16384;
              wait();
            }
            return read();
          });
        return read();
      })
      .catch((error) => {
        throw typeof error === 'string' ? error : controller.signal.aborted ? 'timeout' : 'network';
      })
      .finally(() => {
        clearTimeout(timer);
        if (enough) controller.abort();
      });
  };

  /** Makes the tag of a file. */
  const make = (/** @type {File} */ file, /** @type {string} */ url) => {
    const tag = page.createElement(isScript(file) ? 'script' : 'link');
    tag.integrity = file.integrity;
    tag.crossOrigin = 'anonymous';
    if (tag instanceof HTMLScriptElement) {
      approved = url;
      tag.src = policy ? policy.createScriptURL(url) : url;
      approved = '';
    } else {
      tag.rel = 'stylesheet';
      tag.href = url;
    }
    return tag;
  };

  /** Resolves when the script has run or the stylesheet is applied. */
  const append = (/** @type {File} */ file, /** @type {string} */ url) =>
    new Promise((done, fail) => {
      const tag = make(file, url);
      isAppending = isScript(file) || isAppending;
      tag.onload = () => done(true);
      tag.onerror = () => {
        tag.remove();
        isAppending = false;
        fail('integrity');
      };
      // First in the head, since the shell's styles define the order of all layers.
      page.head.insertBefore(tag, page.head.firstChild);
    });

  /**
   * Fetches a file, then appends its tag, which takes it from the cache. Resolves with whether the
   * tag was appended.
   */
  const load = (/** @type {File} */ file, /** @type {() => void} */ before) => {
    const url = addressOf(file);
    return get(file, url, 0).then(() => {
      if (file.isThere || (isScript(file) && (isAppending || entry.isThere))) return false;
      before();
      return append(file, url);
    });
  };

  /**
   * Moves a script to another document, so that it does not run when it arrives. After a mere
   * removal it would.
   */
  const giveUp = (/** @type {File} */ file) => {
    const tag = isScript(file) && tagOf(file);
    if (tag) page.implementation.createHTMLDocument('').adoptNode(tag);
  };

  /** Reloads by the rules and with the memory of the reload guard (BOUNDARY-13). */
  const reload = () => {
    try {
      const kept = JSON.parse(sessionStorage.getItem('paddock.reloads') || '{"at":0,"counts":{}}');
      const count = kept.counts.shell || 0;
      const at = performance.timeOrigin + performance.now();
      if (!(count >= 0 && count < 3 && Math.abs(at - kept.at) >= 1e4)) return;
      kept.at = at;
      kept.counts.shell = count + 1;
      const next = JSON.stringify(kept);
      sessionStorage.setItem('paddock.reloads', next);
      if (sessionStorage.getItem('paddock.reloads') === next) location.reload();
    } catch (_) {
      // Without storage it does not reload, since it could do so forever.
    }
  };

  /** A newer release with another shell needs a reload. */
  const askForNewest = () =>
    fetch('/paddock/release', { cache: 'no-store' })
      .then((answer) => answer.json())
      .then(({ sequence, shell }) => {
        if (sequence > first.release && shell.buildId !== first.buildId && !entry.isThere) reload();
      })
      .catch(() => {});

  /**
   * Loads the last known good shell and writes it into the page's release. Rejects if there is none
   * or it fails, too.
   */
  const fallBack = () => {
    const good = first.good;
    const release = page.getElementById('paddock-release');
    if (!good || !release) return Promise.reject();
    // Trusted Types would refuse the text of a script element.
    const changed = page.createElement('div');
    return load(good.entry, () => {
      changed.hidden = true;
      changed.id = release.id;
      changed.textContent = JSON.stringify(Object.assign(JSON.parse(release.textContent || ''), { shell: good.shell }));
      release.replaceWith(changed);
      giveUp(entry);
    }).then(
      (isLoaded) => {
        if (!isLoaded) return;
        for (const style of styles) {
          style.isThere = true;
          style.isLost = false;
        }
        for (const link of page.querySelectorAll('link[rel=stylesheet]:not([data-build])')) link.remove();
        for (const style of good.styles) {
          styles.push(style);
          lose(style, 'reported');
        }
        there(entry);
      },
      (error) => {
        changed.replaceWith(release);
        throw error;
      },
    );
  };

  const there = (/** @type {File} */ file) => {
    file.isThere = true;
    file.isLost = false;
    say();
  };

  const lose = (/** @type {File} */ file, /** @type {string} */ errorClass) => {
    if (file.isThere || file.isLost) return;
    file.isLost = true;
    if (errorClass) report(file, errorClass);
    if (isLate) sayLate();
    const tag = tagOf(file);
    if (tag instanceof HTMLLinkElement) {
      // So it no longer blocks the first paint or scripts. It is still applied if it arrives.
      tag.media = 'print';
    }
    let since = performance.now();
    let looks = 0;
    let underWay = 0;
    const look = () => {
      if (file.isThere) return;
      setTimeout(look, looks ? 630 + Math.random() * 140 : 150);
      if (page.hidden || !navigator.onLine) {
        since = performance.now();
        return;
      }
      // Often for a minute, then every 15 s. Three at a time, so that hanging tries do not delay a
      // successful one.
      if (underWay > 2 || (performance.now() - since > 6e4 && looks++ % 21)) return;
      looks++;
      underWay++;
      load(file, () => giveUp(file))
        .then(
          (isLoaded) => {
            if (!isLoaded) return;
            report(file, 'network');
            there(file);
          },
          (error) => {
            report(file, error);
            if (!isScript(file)) return sayLate();
            if (looks % 8 === 2) askForNewest();
            if (looks < 2) return;
            blame(error);
            return fallBack().catch(sayLate);
          },
        )
        .then(() => underWay--);
    };
    setTimeout(look, 75);
  };

  const onEnd = (/** @type {Event} */ event) => {
    const tag = /** @type {HTMLLinkElement} */ (event.target);
    // The loader takes over the tag of a remote's stylesheet, or adds its own where there is none.
    if (event.type === 'error' && tag.dataset && 'early' in tag.dataset) return tag.remove();
    for (const file of styles.concat(entry)) {
      if (tag !== tagOf(file)) continue;
      if (event.type === 'error') return lose(file, '');
      tag.media = '';
      there(file);
    }
  };
  page.addEventListener('load', onEnd, true);
  page.addEventListener('error', onEnd, true);

  setTimeout(() => {
    for (const style of styles) lose(style, 'timeout');
    // Remotes' stylesheets must not block the first paint any longer either.
    for (const link of page.querySelectorAll('link[data-early]'))
      if (link instanceof HTMLLinkElement && !link.sheet) link.media = 'print';
    sayLate();
  }, 3e3);

  /** Whether the entry has arrived and waits to run. */
  const isHere = () => performance.getEntriesByName(location.origin + entry.url).length > 0;

  /** Distinguishes a slow entry from a lost one, from which a second request gets no bytes. */
  const check = () => {
    if (entry.isThere || entry.isLost) return;
    if (isHere() || !tagOf(entry)) return setTimeout(check, 500);
    get(entry, addressOf(entry), 16384).then(
      () => (performance.now() - startedAt < 6e4 ? setTimeout(check, 3e3) : lose(entry, 'timeout')),
      (error) => (isHere() ? check() : lose(entry, error)),
    );
  };
  setTimeout(check, 2e3);

  // The requests of the stylesheets are ahead by the time in which the HTML arrives.
  page.addEventListener('DOMContentLoaded', () => {
    /** @type {NodeListOf<HTMLLinkElement>} */
    const late = page.querySelectorAll('link[data-late]');
    // Browsers request scripts without a preload last.
    for (const link of late) link.rel = 'preload';
    if (!late.length || entry.isLost) return;
    const tag = /** @type {HTMLScriptElement} */ (make(entry, entry.url));
    tag.defer = true;
    page.head.appendChild(tag);
  });
}
