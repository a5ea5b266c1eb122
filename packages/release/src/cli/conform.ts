import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Trial } from '../conformance.ts';
import { formatTable } from '../overview/format.ts';
import { writeBuildFolder } from '../publish/foreign/adopt-build.ts';
import { checkFolder } from '../publish/publish.ts';
import { runBuild } from '../publish/run/run-build.ts';
import type { Build } from '../record.ts';
import { isReleaseError, ReleaseError } from '../release-error.ts';
import { readPolicy } from '../trust/policy.ts';
import { readBuild } from '../trust/published-build.ts';
import { readTrusted } from '../trust/trusted.ts';
import { type BuildSource, withBuild } from './publish.ts';
import type { Session } from './session.ts';

interface ConformFlags extends BuildSource {
  shell?: string;
  open?: string;
  api?: string;
  browser: boolean;
}

type ConformSession = Session<ConformFlags>;

const VERDICTS: Record<Trial['verdict'], string> = { held: 'ok', broke: 'BROKE', note: 'note' };

/** Writes a published build into `folder`. */
const takeOut = async ({ store }: ConformSession, name: string, buildId: string, folder: string): Promise<string> => {
  const { build } = await readBuild(store, await readPolicy(store), { name, buildId });
  const files = new Map<string, Uint8Array>();
  for (const file of Object.keys(build.files)) {
    const bytes = await store.readBuildFile(name, buildId, file);
    if (bytes === null) throw new ReleaseError('verification', `${name} ${buildId} lacks ${file}`, 'Publish it again.');
    files.set(file, bytes);
  }
  await writeBuildFolder(folder, build, files);
  return folder;
};

/** The shell that the remote is tried in: `--shell`, or the live one of the channel. */
const shellFolder = async (session: ConformSession, scratch: string): Promise<string> => {
  const { flags, world, store, channel } = session;
  if (flags.shell !== undefined) return resolve(world.folder, flags.shell);
  const newest = await readTrusted(store, channel, null).catch((error) => {
    // There is no store, or no such channel in it.
    if (isReleaseError(error) && error.kind === 'not-found') return null;
    throw error;
  });
  const live = newest?.release.builds.shell;
  if (live) return takeOut(session, 'shell', live.buildId, join(scratch, 'shell'));
  throw new ReleaseError(
    'not-found',
    `No shell is live on ${channel}`,
    'Give the store of the product with --data, or the folder of a build of the shell with --shell.',
  );
};

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

/** Runs the build as `publish` does, and reports it as a trial. */
const tryRun = async (folder: string, shell: Build): Promise<Trial> => {
  const { build, files } = await checkFolder(folder);
  const what = 'it is run once, as publish does';
  try {
    const run = await runBuild(build, files, shell);
    if (run === null)
      throw new ReleaseError('usage', `${build.name} is the shell`, 'conform tries a remote in a shell.');
    return { what, seen: 'nobody sees it yet', verdict: 'held', mend: null };
  } catch (error) {
    if (!isReleaseError(error) || error.kind !== 'refused') throw error;
    return { what, seen: error.message.replaceAll(/\s*\n\s*/g, ' '), verdict: 'broke', mend: error.mend };
  }
};

/** `conform`: exit code 4 if something broke. */
export const runConform = async (session: ConformSession, remote?: string): Promise<void> => {
  const { world } = session;
  const scratch = await mkdtemp(join(tmpdir(), 'paddock-conform-'));
  try {
    const [, name, buildId] = /^([\w-]+)@([\w.+-]+)$/.exec(remote ?? '') ?? [];
    const isStored =
      name !== undefined && buildId !== undefined && !(await isFolder(resolve(world.folder, remote ?? '')));
    const dist = isStored ? await takeOut(session, name, buildId, join(scratch, 'remote')) : remote;
    let shell: Promise<string> | undefined;
    const theShell = (): Promise<string> => {
      shell ??= shellFolder(session, scratch);
      return shell;
    };
    await withBuild(
      session,
      dist,
      async () => (await checkFolder(await theShell())).build,
      async (folder) => tryAll(session, folder, await theShell()),
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const tryAll = async (session: ConformSession, folder: string, shell: string): Promise<void> => {
  const { flags, world } = session;
  const trials: Trial[] = [];
  const tell = (trial: Trial): void => {
    trials.push(trial);
    if (!flags.json) world.err(`${VERDICTS[trial.verdict].padEnd(5)}  ${trial.what}\n`);
  };
  tell(await tryRun(folder, (await checkFolder(shell)).build));
  const { build } = await checkFolder(folder);
  const isRunning = trials.every(({ verdict }) => verdict === 'held');
  const { conform } = await world.conformance();
  const { browser, untried } = isRunning
    ? await conform({
        folder,
        shell,
        ...(flags.open === undefined ? {} : { open: flags.open }),
        ...(flags.api === undefined ? {} : { apiOrigin: flags.api }),
        browser: flags.browser,
        tell,
      })
    : { browser: null, untried: 'Nothing else was tried: no tab could load it.' };
  const broke = trials.filter(({ verdict }) => verdict === 'broke');
  const table = formatTable([
    ['', 'what was tried', 'what a customer sees'],
    // Rows about the same kind of file are adjacent.
    ...Object.values(Object.groupBy(trials, ({ what }) => what.split(':')[0] ?? '')).flatMap((group = []) =>
      group.map(({ what, seen, verdict }) => [VERDICTS[verdict], what, seen]),
    ),
  ]);
  const mends = broke.map(({ what, mend }) => `Mend: ${what}. ${mend}`);
  const heading = `${build.name}  ${build.buildId}  ${broke.length === 0 ? 'conforms' : `broke in ${broke.length} of ${trials.length}`}${browser === null ? ', as far as it was tried' : ''}`;
  session.answer(
    { action: 'conform', name: build.name, buildId: build.buildId, ok: broke.length === 0, browser, untried, trials },
    [heading, table, ...[...new Set(mends)], ...(untried === null ? [] : [untried])].join('\n'),
  );
  if (broke.length > 0)
    throw new ReleaseError(
      'refused',
      `${build.name} ${build.buildId} does not conform`,
      'Mend what broke, build again and try that.',
    );
};
