import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { minVersion } from 'semver';
import type { Build } from '../../record.ts';
import { ReleaseError } from '../../release-error.ts';
import type { BuildRun } from '../../trust/published-build.ts';
import { bundledLibraries } from './bundled-libraries.ts';
import type { Answer, ToRun } from './child.ts';

const SOURCES = join(import.meta.dirname, '../..');
const CHILD = join(import.meta.dirname, `child${extname(import.meta.filename)}`);
const MAX_MEGABYTES = 512;
const WATCH_MS = 100;

/** Resident memory in megabytes, if the system gives it. V8's heap limit excludes byte arrays. */
const residentMegabytes = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
};

const runInChild = async (toRun: ToRun, deadlineMs: number): Promise<Answer> => {
  const limits = ['--permission', `--allow-fs-read=${SOURCES}/*`, `--max-old-space-size=${MAX_MEGABYTES / 2}`];
  const child = spawn(process.execPath, [...limits, '--no-warnings', CHILD], {
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  const [stdin, , stderr, answers] = child.stdio as unknown as [Writable, null, Readable, Readable];
  let killedFor: string | null = null;
  const kill = (why: string) => {
    killedFor ??= why;
    child.kill('SIGKILL');
  };
  const late = setTimeout(kill, deadlineMs, `had no end after ${deadlineMs / 1000} s`);
  const watch = setInterval(async () => {
    if ((await residentMegabytes(child.pid)) > MAX_MEGABYTES) kill(`took more than ${MAX_MEGABYTES} MB of memory`);
  }, WATCH_MS);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve());
  });
  try {
    stdin.on('error', () => {}); // The child may end before it has read everything.
    stdin.end(JSON.stringify(toRun));
    const [answer, said] = await Promise.all([text(answers), text(stderr), ended]);
    if (answer !== '') return JSON.parse(answer) as Answer;
    if (killedFor !== null) return [killedFor];
    if (said.includes('heap out of memory')) return [`took more than ${MAX_MEGABYTES / 2} MB of memory`];
    if (said.trim() === '') return ['gives no module: it waits for something that never comes'];
    throw new Error(said);
  } finally {
    clearTimeout(late);
    clearInterval(watch);
  }
};

/** Any version in the range. The gate, not this run, compares it with the shell's version. */
const anyVersionOf = (range: string): string => {
  try {
    return minVersion(range)?.version ?? '0.0.0';
  } catch {
    return '0.0.0';
  }
};

/**
 * Runs a remote's container once, as a tab does, with fakes of the shell's libraries, and compares
 * its module with `build.json`. Throws `refused` if no tab could load it. Returns `null` for a
 * shell, which is no container.
 * @param shell the shell that will show it, whose libraries it may not contain; `null`: not known
 */
export const runBuild = async (
  build: Build,
  files: ReadonlyMap<string, Uint8Array>,
  shell: Build | null = null,
  deadlineMs = 20_000,
): Promise<BuildRun | null> => {
  if (build.name === 'shell') return null;
  const scripts: Record<string, string> = {};
  for (const [file, bytes] of files) if (file.endsWith('.js')) scripts[file] = Buffer.from(bytes).toString('utf8');
  const versions = Object.fromEntries(Object.entries(build.shared).map(([key, range]) => [key, anyVersionOf(range)]));
  const refuse = (problems: string[], mend: string): never => {
    throw new ReleaseError(
      'refused',
      `No tab could load ${build.name} ${build.buildId}:\n${problems.map((problem) => `  It ${problem}.`).join('\n')}`,
      mend,
    );
  };
  // A foreign build has neither the preset nor `src/remote.ts`.
  const [share, mend] = build.foreign
    ? ['Name each in `shared` of Module Federation', 'Mend what its exposes import']
    : ['Import each under the name that the preset shares', 'Mend src/remote.ts or what it imports'];
  const bundled = bundledLibraries(build, scripts, shell);
  if (bundled.length > 0)
    refuse(
      bundled.map(([library, file]) => `carries its own copy of ${library} in ${file}, which the shell provides`),
      `Nothing was published. ${share}, build again and publish that.`,
    );
  const startedAt = performance.now();
  const problems = await runInChild({ build, scripts, versions }, deadlineMs);
  if (problems.length > 0) refuse(problems, `Nothing was published. ${mend}, build again and publish that.`);
  return { node: process.versions.node, ms: Math.round(performance.now() - startedAt) };
};
