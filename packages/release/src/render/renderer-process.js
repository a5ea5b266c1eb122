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
 * renderMs: number, workMs: number }} Job
 */

/** @type {Map<string, vm.Script>} */
const scripts = new Map();
const MAX_SCRIPTS = 12;

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

// Errors become text inside the context, since they may have getters.
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
 * @param {() => void} onStarted called before the page itself is rendered
 * @returns {{ page: string } | { failure: 'unknown' | 'threw' | 'slow' | 'busy', detail: string }}
 */
const render = ({ shell, remote, input, startMs, renderMs, workMs }, onStarted) => {
  const loaded = [shell, ...(remote ? [remote] : [])].map(compiled);
  if (loaded.includes(null)) return { failure: 'unknown', detail: '' };
  const context = vm.createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
    // Promise callbacks run within the time limit, never after it.
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
    onStarted();
    allowed = renderMs;
    startedAt = performance.now();
    before = process.cpuUsage();
    vm.runInContext(`paddockRender(${JSON.stringify(input)})`, context, { timeout: renderMs });
    const page = read('paddockPage');
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
  /** @type {ReturnType<typeof render>} */
  let result;
  try {
    result = render(job, () => process.send?.({ id: job.id, isStarted: true }));
  } catch {
    // The script does not parse.
    result = { failure: 'threw', detail: 'the script does not parse' };
  }
  process.send?.({ id: job.id, ...result });
});
// An unhandled rejection does not stop a tab either. Node would end this process after the answer,
// and the next page that it was sent would count as failed, also that of another build.
process.on('unhandledRejection', () => {});
process.on('disconnect', () => process.exit());
