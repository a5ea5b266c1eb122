/**
 * A renderer: a process that runs the scripts of builds without access to this machine. The edge
 * starts it with `--permission` and the right to read only this file, so it is JavaScript and
 * imports no other file.
 *
 * Each page gets a new context with the language alone: no `process`, no `fetch`, no code from
 * strings. Only text goes in and out.
 */
import vm from 'node:vm';

/**
 * @typedef {{ key: string, code?: string }} Script The code comes with its first use in this
 * process.
 */
/**
 * @typedef {{ id: number, shell: Script, remote: Script | null, input: string, startMs: number,
 * renderMs: number, workMs: number, maxPage: number }} Job
 */

/** @type {Map<string, vm.Script>} */
const scripts = new Map();
const MAX_SCRIPTS = 12;
/** The longest text (characters) of a failure. */
const MAX_DETAIL = 1_000;

/** @param {Script} script */
const compiled = ({ key, code }) => {
  const known = scripts.get(key);
  if (known) {
    // Moves it to the end: the map is ordered by last use.
    scripts.delete(key);
    scripts.set(key, known);
    return known;
  }
  if (code === undefined) return null;
  // The wrapper adds no line, so that line numbers in stacks are those of the file.
  const made = new vm.Script(
    `try { ${code}
  } catch (error) { paddockFail(error); }`,
    { filename: key },
  );
  scripts.set(key, made);
  const [oldest] = scripts.keys();
  if (scripts.size > MAX_SCRIPTS && oldest !== undefined) scripts.delete(oldest);
  return made;
};

// Errors become text inside the context, since they may have getters. Code of a page must not run
// after its answer, when the next page is due, as the callbacks of these may.
const START = new vm.Script(
  `for (const name of ['FinalizationRegistry', 'WeakRef', 'SharedArrayBuffer', 'Atomics', 'WebAssembly'])
    delete globalThis[name];
  var paddockPage; var paddockError;
  function paddockFail(error) { paddockError = '' + (error && error.stack || error); }
  function paddockRender(input) {
    paddockShell.render(input, typeof paddockRemote === 'object' ? paddockRemote : null).then(
      (page) => { paddockPage = '' + page; },
      paddockFail,
    );
  }`,
);

/**
 * @param {Job} job
 * @param {(at: 'shell' | 'remote' | 'page') => void} begin called before each of them runs
 * @returns {{ page: string } | { failure: 'unknown' | 'threw' | 'slow' | 'busy', detail: string }}
 */
const render = ({ shell, remote, input, startMs, renderMs, workMs, maxPage }, begin) => {
  const context = vm.createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
    // Promise callbacks run within the time limit, never after it.
    microtaskMode: 'afterEvaluate',
  });
  const read = (/** @type {string} */ name) => {
    const value = vm.runInContext(name, context, { timeout: renderMs, displayErrors: false });
    return typeof value === 'string' ? value : null;
  };
  // For `displayErrors`, Node would read the stack of an error, which may have a getter.
  const starting = { timeout: startMs, displayErrors: false };
  let allowed = startMs;
  let startedAt = performance.now();
  let before = process.cpuUsage();
  try {
    START.runInContext(context, starting);
    for (const script of [shell, remote]) {
      if (!script) continue;
      begin(script === shell ? 'shell' : 'remote');
      let loaded;
      try {
        loaded = compiled(script);
      } catch {
        return { failure: 'threw', detail: 'the script does not parse' };
      }
      if (!loaded) return { failure: 'unknown', detail: '' };
      loaded.runInContext(context, starting);
      const fault = read('paddockError');
      if (fault !== null) return { failure: 'threw', detail: fault };
    }
    begin('page');
    allowed = renderMs;
    startedAt = performance.now();
    before = process.cpuUsage();
    const call = `paddockRender(${JSON.stringify(input)})`;
    vm.runInContext(call, context, { timeout: renderMs, displayErrors: false });
    const page = read('paddockPage');
    if (page !== null && page.length > maxPage)
      return { failure: 'threw', detail: `the page is too long: ${page.length} characters` };
    if (page !== null) return { page };
    return { failure: 'threw', detail: read('paddockError') ?? 'render() did not end' };
  } catch {
    // The error belongs to the context, so this does not touch it.
    const { user, system } = process.cpuUsage(before);
    const ms = Math.round((user + system) / 1_000);
    if (performance.now() - startedAt < allowed) return { failure: 'threw', detail: 'the script threw' };
    // Little CPU time means that the machine was busy and the code is not at fault.
    return { failure: ms >= workMs ? 'slow' : 'busy', detail: `${ms} ms of work within ${allowed} ms` };
  }
};

process.on('message', (/** @type {Job} */ job) => {
  const result = render(job, (at) => process.send?.({ id: job.id, at }));
  if ('failure' in result) result.detail = result.detail.slice(0, MAX_DETAIL);
  // Node looks at rejected promises first, and so runs traps of their prototypes: within the time
  // of their own page, not of the next one.
  setImmediate(() => process.send?.({ id: job.id, ...result }));
});
// An unhandled rejection does not stop a tab either. Node would end this process after the answer,
// and the next page that it was sent would count as failed, also that of another build.
process.on('unhandledRejection', () => {});
process.on('disconnect', () => process.exit());
