/**
 * A renderer: a process that runs the scripts of builds, and has nothing of this machine. The edge
 * starts it with `--permission` and the right to read this one file, so it is JavaScript and imports
 * nothing else.
 *
 * Each page has a context of its own, in which no other page has run. A context has the language
 * alone: neither `process` nor `fetch`, no code from strings. Only text crosses its border.
 */
import vm from 'node:vm';

/** @typedef {{ key: string, code?: string }} Script The code comes with its first use in this process. */
/** @typedef {{ id: number, shell: Script, remote: Script | null, input: string, startMs: number, renderMs: number, workMs: number }} Job */

/** @type {Map<string, vm.Script>} */
const scripts = new Map();
const MAX_SCRIPTS = 12;

/** @param {Script} script */
const compiled = ({ key, code }) => {
  const known = scripts.get(key);
  if (known) {
    // The one that was used last is last.
    scripts.delete(key);
    scripts.set(key, known);
    return known;
  }
  if (code === undefined) return null;
  // On its first line, so that the lines of its stacks are those of the file.
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

// What is caught in the context is made text there: an error of it may have getters.
const START = new vm.Script(
  `var paddockPage; var paddockError;
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
 * @returns {{ page: string } | { failure: 'unknown' | 'threw' | 'slow' | 'busy', detail: string }}
 */
const render = ({ shell, remote, input, startMs, renderMs, workMs }) => {
  const loaded = [shell, ...(remote ? [remote] : [])].map(compiled);
  if (loaded.includes(null)) return { failure: 'unknown', detail: '' };
  const context = vm.createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
    // Promises run within the time limit, and never later.
    microtaskMode: 'afterEvaluate',
  });
  const read = (/** @type {string} */ name) => {
    const value = vm.runInContext(name, context, { timeout: renderMs });
    return typeof value === 'string' ? value : null;
  };
  let allowed = startMs;
  let startedAt = performance.now();
  let before = process.cpuUsage();
  try {
    START.runInContext(context, { timeout: startMs });
    for (const script of loaded) script?.runInContext(context, { timeout: startMs });
    const fault = read('paddockError');
    if (fault !== null) return { failure: 'threw', detail: fault };
    allowed = renderMs;
    startedAt = performance.now();
    before = process.cpuUsage();
    vm.runInContext(`paddockRender(${JSON.stringify(input)})`, context, { timeout: renderMs });
    const page = read('paddockPage');
    if (page !== null) return { page };
    return { failure: 'threw', detail: read('paddockError') ?? 'render() did not end' };
  } catch {
    // What was thrown is the context's: it is not looked at.
    const { user, system } = process.cpuUsage(before);
    const ms = Math.round((user + system) / 1_000);
    if (performance.now() - startedAt < allowed) return { failure: 'threw', detail: 'the script threw' };
    // On a machine that is busy with other work, no code is to blame.
    return { failure: ms >= workMs ? 'slow' : 'busy', detail: `${ms} ms of work within ${allowed} ms` };
  }
};

process.on('message', (/** @type {Job} */ job) => {
  /** @type {ReturnType<typeof render>} */
  let result;
  try {
    result = render(job);
  } catch {
    // A script that does not parse.
    result = { failure: 'threw', detail: 'the script does not parse' };
  }
  process.send?.({ id: job.id, ...result });
});
process.on('disconnect', () => process.exit());
