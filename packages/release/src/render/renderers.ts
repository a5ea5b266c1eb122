import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A script of a build. `key` identifies its bytes. */
export interface Script {
  key: string;
  code: string;
}

export interface RenderJob {
  shell: Script;
  /** The script of the remote that owns the page; `null` for a page of the shell. */
  remote: Script | null;
  /** JSON for the shell's `render`. */
  input: string;
}

/**
 * - `threw`: the page's code threw, or ended without a page
 * - `slow`: it exceeded its time limit
 * - `died`: the process crashed, for example since its heap was full
 * - `memory`: the page took more memory than it may
 * - `busy`: the machine was busy or ended the process; the code is not at fault
 */
export type RenderFailure = 'threw' | 'slow' | 'died' | 'memory' | 'busy';

export interface FailedResult {
  failure: RenderFailure;
  detail: string;
  /** The shell's script failed to start, before any code of the remote ran. */
  isShells?: true;
}

export type RenderResult = { page: string } | FailedResult;

export interface Renderers {
  /** Runs the shell's `render` in a process without access to this machine. Never rejects. */
  render(job: RenderJob): Promise<RenderResult>;
  /** The resident memory (bytes) of the processes. */
  resident(): number;
  close(): void;
}

export interface RendererLimits {
  /** The number of processes. */
  processes: number;
  /** Time limit (ms) for starting the scripts of a page. */
  startMs: number;
  /** Time limit (ms) for rendering a page. */
  renderMs: number;
  /** CPU time (ms) from which a page over the limit is `slow`. Below it, the machine was `busy`. */
  workMs: number;
  /** Heap of a process in MB. */
  heap: number;
  /** Resident memory in MB by which a page may grow its process. */
  resident: number;
  /** So many jobs may wait for one process. Further ones are refused. */
  queue: number;
}

const rendererLimits: RendererLimits = {
  processes: 1,
  startMs: 2_000,
  renderMs: 2_000,
  workMs: 250,
  heap: 128,
  // A process has 54 MB, 150 MB with our pages, and 240 MB when its heap of 128 MB is full.
  resident: 256,
  queue: 32,
};

/**
 * Time (ms) beyond a page's own limits after which its process counts as hung: V8 does not
 * interrupt every loop. Long, since only the process itself can tell that the machine was busy.
 */
const GRACE_MS = 3_000;

/** The longest page with its answers, in characters. Our longest page has 0.4 million. */
export const MAX_PAGE = 4 * 1024 * 1024;

/** How often (ms) the memory of a process is looked at while a page runs. */
const LOOK_MS = 50;
const MB = 1024 * 1024;

/** Signals by which a system or an operator ends a process. A crash has others. */
const FROM_OUTSIDE = new Set<string | null>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

const FILE = fileURLToPath(new URL('./renderer-process.js', import.meta.url));

interface Waiting {
  job: RenderJob;
  done(result: RenderResult): void;
}

type Part = 'shell' | 'remote' | 'page';

interface Answered {
  id: number;
  /** This begins. */
  at?: Part;
  page?: string;
  failure?: RenderFailure | 'unknown';
  detail?: string;
}

/**
 * The resident memory (bytes) of a process, where Linux tells it; else 0. Arrays of bytes are not
 * in V8's heap, and a limit of the system for them would count what V8 reserves and never uses. It
 * reads no disk, so it does not wait.
 */
const residentOf = (child: ChildProcess | null): number => {
  try {
    const status = readFileSync(`/proc/${child?.pid}/status`, 'latin1');
    return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
};

/**
 * One process and its queue of jobs, which run one after another. The process starts with the first
 * job, and with the next job after it died.
 */
const createRenderer = ({ startMs, renderMs, workMs, heap, resident, queue }: RendererLimits) => {
  const waiting: Waiting[] = [];
  let running: Waiting | null = null;
  let child: ChildProcess | null = null;
  let known = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;
  /** The part of the running job that began last; `null` if the process has not begun with it. */
  let at: Part | null = null;
  let isClosed = false;
  let id = 0;
  const times = { startMs, renderMs, workMs };

  const start = (): ChildProcess => {
    known = new Set();
    const started = fork(FILE, [], {
      execArgv: [
        '--permission',
        `--allow-fs-read=${FILE}`,
        `--max-old-space-size=${heap}`,
        '--disallow-code-generation-from-strings',
        '--frozen-intrinsics',
        '--no-warnings',
      ],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'json',
    });
    started.on('message', (answer: Answered) => child === started && answer.id === id && take(answer));
    started.on('exit', (_, signal) => {
      if (child !== started) return;
      if (FROM_OUTSIDE.has(signal)) lose('busy', `the process was ended by ${signal}`);
      else lose('died', 'the process ended');
    });
    started.on('error', () => child === started && lose('busy', 'the process did not start'));
    started.unref();
    started.channel?.unref();
    return started;
  };

  const end = () => {
    const ended = child;
    child = null;
    ended?.kill('SIGKILL');
  };

  const stopTimers = () => {
    clearTimeout(timer);
    clearInterval(look);
  };

  const finish = (result: RenderResult) => {
    stopTimers();
    const ended = running;
    running = null;
    ended?.done(result);
    next();
  };

  const fail = (failure: RenderFailure, detail: string) =>
    finish({ failure, detail, ...(at === 'shell' && { isShells: true }) });

  const lose = (failure: RenderFailure, detail: string) => {
    end();
    // No code of a job that has not begun is at fault.
    fail(at ? failure : 'busy', detail);
  };

  /** Ends the process if the running page takes more memory than it may. */
  const watchMemory = (before: number) => {
    clearInterval(look);
    look = setInterval(() => {
      const grown = Math.round((residentOf(child) - before) / MB);
      if (grown > resident) lose('memory', `the process grew by ${grown} MB`);
    }, LOOK_MS);
  };

  /** Gives the running job this time (ms) from now on. */
  const allow = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => lose('slow', 'the process hangs'), ms + GRACE_MS);
  };

  const send = ({ job: { shell, remote, input } }: Waiting) => {
    let before = residentOf(child);
    // A page is not charged with what pages before it left behind.
    if (before > resident * MB) {
      end();
      before = 0;
    }
    child ??= start();
    id += 1;
    at = null;
    const brief = (script: Script) => (known.has(script.key) ? { key: script.key } : script);
    child.send({ id, shell: brief(shell), remote: remote && brief(remote), input, ...times, maxPage: MAX_PAGE });
    for (const script of [shell, remote]) if (script) known.add(script.key);
    // For its own script, the shell's and the remote's.
    allow(startMs * 3);
    watchMemory(before);
  };

  const take = ({ at: begun, page, failure, detail = '' }: Answered) => {
    if (begun) {
      at = begun;
      if (at === 'page') allow(renderMs);
      return;
    }
    if (failure === 'unknown' && running) {
      // The process has evicted a script, so the job is sent again with all code.
      known.clear();
      send(running);
      return;
    }
    if (page === undefined) fail((failure ?? 'threw') as RenderFailure, detail);
    else finish({ page });
  };

  const next = () => {
    if (running || isClosed) return;
    running = waiting.shift() ?? null;
    if (running) send(running);
  };

  return {
    load: () => waiting.length + (running ? 1 : 0),
    render: (job: RenderJob) =>
      new Promise<RenderResult>((done) => {
        if (isClosed || waiting.length >= queue) return done({ failure: 'busy', detail: 'too many pages wait' });
        waiting.push({ job, done });
        next();
      }),
    resident: () => residentOf(child),
    close() {
      isClosed = true;
      stopTimers();
      end();
      for (const { done } of [...(running ? [running] : []), ...waiting.splice(0)])
        done({ failure: 'busy', detail: 'the edge ends' });
      running = null;
    },
  };
};

export const createRenderers = (options: Partial<RendererLimits> = {}): Renderers => {
  const limits = { ...rendererLimits, ...options };
  const all = Array.from({ length: limits.processes }, () => createRenderer(limits));
  return {
    render(job) {
      const [idlest] = all.toSorted((a, b) => a.load() - b.load());
      return idlest ? idlest.render(job) : Promise.resolve({ failure: 'busy', detail: 'there is no process' });
    },
    resident: () => all.reduce((sum, each) => sum + each.resident(), 0),
    close() {
      for (const each of all) each.close();
    },
  };
};
