import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Actor, initStore, integrityOf, openStore, promote, publishBuild } from '@paddock/release';
import type { Build } from '@paddock/release/record';
import { makeBuild, writeBuild } from '@paddock/release/testing';
import type { Pace } from './pace.ts';

const PROMOTE_MS = 500;

const NOTHING = { navigation: [], panels: [], modals: [], slots: [] };
const page = { path: '/racing/:id?', files: ['js/page.js'], reads: [] };
/** The page that the edge renders, with an answer of the API. */
const renderedPage = { ...page, path: '/race/:id', reads: ['/api/v1/races/next'], render: 'edge' as const };

/** For the edge: a shell that shows a remote's text, and remotes that say which build it is. */
const SHELL = `var paddockShell = { shares: {}, render: async (input, remote) => {
  const { now, answers } = JSON.parse(input);
  return JSON.stringify({ html: remote && remote.page(answers), now, data: [], freshMs: 1000, asked: [] });
} };`;
const textOf = (content: string): string => `This is build ${content.at(0)}.`;
const remoteOf = (content: string): string =>
  `var paddockRemote = { page: (answers) => '<h1>${textOf(content)}</h1><p>' + Object.values(answers).join().length + '</p>' };`;

/** What makes a build one that the edge renders with this script. */
const rendered = (name: string, content: string, script: string): Partial<Build> => {
  const claims = { ...NOTHING, routes: name === 'shell' ? [] : [page, renderedPage] };
  const { files } = makeBuild(name, content, { claims }).build;
  const edge = { integrity: integrityOf(Buffer.from(script)), size: script.length };
  return { claims, files: { ...files, 'edge.js': edge }, ...{ edge: 'edge.js' } };
};

/**
 * Publishes a shell and two builds of a remote, and promotes one release after another. Odd
 * releases have the second build.
 */
export const createReleases = async (folder: string) => {
  const data = join(folder, 'store');
  const store = openStore(data);
  const { root, operator: key } = await initStore(store, join(folder, 'keys'));
  const operator: Actor = { key, who: 'olga', now: () => new Date() };
  const files: { path: string; bytes: Buffer }[] = [];
  const builds: Build[] = [];
  for (const [name, content] of [
    ['shell', 'a'],
    ['mf-racing', 'a'],
    ['mf-racing', 'b'.repeat(60_000)],
  ] as const) {
    const script = name === 'shell' ? SHELL : remoteOf(content);
    const change = rendered(name, content, script);
    const { folder: dist, build } = await writeBuild(folder, name, content, change);
    await writeFile(join(dist, 'edge.js'), script);
    await publishBuild(store, operator, dist);
    builds.push(build);
    for (const [file, bytes] of makeBuild(name, content, change).files)
      files.push({ path: `/builds/${name}/${build.buildId}/${file}`, bytes: Buffer.from(bytes) });
  }
  const [shell, first, second] = builds as [Build, Build, Build];
  await promote(store, operator, { channel: 'production', targets: [shell, second] });
  let promoted = 1;
  return {
    data,
    root: root.id,
    files: files as readonly { path: string; bytes: Buffer }[],
    promoted: () => promoted,
    /** The build of the remote that a release has, and the one that it does not have. */
    buildsOf: (sequence: number): [live: Build, other: Build] =>
      sequence % 2 === 1 ? [second, first] : [first, second],
    /** What the rendered page says in a release. */
    textOf: (sequence: number): string => textOf(sequence % 2 === 1 ? 'b' : 'a'),
    async promoteUntilDone({ isDone }: Pace): Promise<void> {
      while (!isDone()) {
        await promote(store, operator, { channel: 'production', targets: [promoted % 2 === 1 ? first : second] });
        promoted += 1;
        await wait(PROMOTE_MS);
      }
    },
  };
};

export type Releases = Awaited<ReturnType<typeof createReleases>>;
