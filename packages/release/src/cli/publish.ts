import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { formatBytes } from '../overview/format.ts';
import { adoptBuild, type ForeignClaim, writeBuildFolder } from '../publish/foreign/adopt-build.ts';
import { publishBuild } from '../publish/publish.ts';
import { liveShell } from '../publish/run/live-shell.ts';
import type { PagesRun } from '../publish/run/render-build.ts';
import { runBuild } from '../publish/run/run-build.ts';
import type { Build, MenuClaim } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { Session } from './session.ts';

/** The commit of a folder; `null` outside git. */
const readCommit = (folder: string): Promise<string | null> =>
  promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** The hash of the nearest lockfile above a folder; `null` if there is none. */
const readLockfileHash = async (folder: string): Promise<string | null> => {
  for (let place = folder; ; place = dirname(place)) {
    for (const file of LOCK_FILES) {
      const bytes = await readFile(join(place, file)).catch(() => null);
      if (bytes) return createHash('sha256').update(bytes).digest('hex');
    }
    if (place === dirname(place)) return null;
  }
};

/** The address of this run on GitHub, GitLab or Jenkins; `null` elsewhere. */
const builderOf = ({ env }: Pick<Session['world'], 'env'>): string | null => {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL, BUILD_URL } = env;
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID)
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return CI_JOB_URL ?? BUILD_URL ?? null;
};

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

/** The origin of a build, as far as flags say it. */
export interface BuildSource {
  from?: string;
  as?: string;
  claim?: string[];
  link?: string[];
  menu?: string[];
}

interface PublishFlags extends BuildSource {
  json?: boolean;
  maps?: string;
  dryRun?: boolean;
}

/** `--claim`: `/tips/:id=./Tips`. An expose has no `=`. */
const readClaim = (text: string): ForeignClaim => {
  const at = text.lastIndexOf('=');
  return { path: text.slice(0, at), expose: text.slice(at + 1) };
};

/** `--link`: `tip=/tips/:id`. */
const readLinks = (texts: readonly string[]): Record<string, string> => {
  const wrong = texts.find((each) => !each.includes('=/'));
  if (wrong !== undefined)
    throw new ReleaseError('usage', `--link ${wrong} names no path`, "Give a name and a path: --link 'tip=/tips/:id'.");
  return Object.fromEntries(texts.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]));
};

/** The greatest position: after the entries of all other remotes. */
const LAST = '1000';

/** `--menu`: `/tips=de:Tipps,en:Tips,position:35`, fields of a menu entry in `remote.config.ts`. */
const readMenu = (text: string): MenuClaim => {
  const [, path, said = ''] = /^(\/[^=]*)=(.+)$/.exec(text) ?? [];
  const words = said.split(',').map((each) => /^\s*([^:\s]+)\s*:\s*(.+?)\s*$/.exec(each)?.slice(1, 3));
  if (path === undefined || words.includes(undefined))
    throw new ReleaseError(
      'usage',
      `--menu ${text} is no menu entry`,
      "Give a path and its words by language: --menu '/tips=de:Tipps,en:Tips,position:35'.",
    );
  const { position = LAST, audience, ...label } = Object.fromEntries(words as [string, string][]);
  return {
    path,
    label,
    position: Number(position),
    ...(audience && { audience: audience as NonNullable<MenuClaim['audience']> }),
  };
};

/**
 * Calls `work` with the folder of a build of this platform. With `--from`, adopts the foreign build
 * first, for the `shell` that will show it.
 */
export const withBuild = async <T>(
  { flags, world }: Session<BuildSource>,
  dist: string | undefined,
  shell: () => Promise<Build | null>,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const { from, as, claim = [], link = [], menu = [] } = flags;
  if ((dist === undefined) === (from === undefined))
    throw new ReleaseError(
      'usage',
      'Name one build',
      'Give the folder with build.json, or --from with the output of a stock Module Federation build.',
    );
  if (dist !== undefined && (as !== undefined || claim.length + link.length + menu.length > 0))
    throw new ReleaseError(
      'usage',
      '--as, --claim, --link and --menu go with --from',
      `A stock Module Federation build: --from ${dist}. A build of this platform has its name and claims in build.json.`,
    );
  if (dist !== undefined) return work(resolve(world.folder, dist));
  if (!as || claim.length === 0 || claim.some((each) => !each.includes('=')))
    throw new ReleaseError(
      'usage',
      '--from needs a name and claims',
      "Add --as tips --claim '/tips/:id=./Tips', once for each URL pattern.",
    );
  const { build, files } = await adoptBuild(resolve(world.folder, from as string), {
    name: as,
    claims: claim.map(readClaim),
    links: readLinks(link),
    menu: menu.map(readMenu),
    shell: await shell(),
  });
  const folder = await mkdtemp(join(tmpdir(), 'paddock-foreign-'));
  try {
    await writeBuildFolder(folder, build, files);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** `publish`: reads source maps from `--maps`, or from a folder `maps` beside the build. */
export const runPublish = (session: Session<PublishFlags>, dist?: string): Promise<void> =>
  withBuild(
    session,
    dist,
    async () => (await liveShell(session.store, session.channel))?.build ?? null,
    (folder) => publishFolder(session, folder),
  );

const pagesWords = ({ pages, untried }: PagesRun): string =>
  `${pages > 0 ? `; ${pages} pages render at the edge` : ''}${untried === null ? '' : `\n  Not all pages were rendered: ${untried}`}`;

const publishFolder = async (session: Session<PublishFlags>, folder: string): Promise<void> => {
  const { store, world, flags, channel } = session;
  const source = flags.from ? resolve(world.folder, flags.from) : folder;
  const sibling = join(dirname(source), 'maps');
  const maps = flags.maps ? resolve(world.folder, flags.maps) : (await isFolder(sibling)) ? sibling : null;
  const dryRun = flags.dryRun ?? false;
  const { build, digest, changed, runs, renders } = await publishBuild(store, await session.actor(), folder, {
    commit: await readCommit(source),
    builder: builderOf(world),
    lockfile: await readLockfileHash(source),
    ...(maps === null ? {} : { maps }),
    run: runBuild,
    shell: () => liveShell(store, channel),
    dryRun,
  });
  const files = Object.values(build.files);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const outcome = !changed ? 'was published already' : dryRun ? 'dry run: would be published' : 'published';
  session.answer(
    {
      action: 'publish',
      name: build.name,
      buildId: build.buildId,
      digest,
      changed: changed && !dryRun,
      dryRun,
      files: files.length,
      bytes: size,
      runs,
      renders,
    },
    `${build.name}  ${build.buildId}  ${outcome}\n  ${files.length} files, ${formatBytes(size)}, all as build.json says${runs ? '; it runs' : ''}${renders ? pagesWords(renders) : ''}`,
  );
  // A script that reads the JSON needs no hint.
  if (!dryRun && !flags.json)
    world.err(
      `Next: ${session.command('promote', build.name, build.buildId)}  (serves nobody on ${channel} until then)\n`,
    );
};
