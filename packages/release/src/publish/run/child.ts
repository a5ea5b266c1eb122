/**
 * The process that runs a build once, as a tab would. It reads its task from stdin, writes one
 * answer to file descriptor 3 and ends. It has no environment, and may read only the sources of
 * this package.
 */
import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { createBundlerRuntime } from '../../record/bundler-runtime.js';
import { type Container, enterContainer, type ShareScope } from '../../record/container.ts';
import { missingOfModule, moduleProblem } from '../../record/remote-module.ts';
import type { Build } from '../../record/types.ts';
import { createFakePage, fakeLibrary } from './fake-page.ts';

/** The message of the parent. */
export interface ToRun {
  build: Build;
  /** The scripts of the build by file. */
  scripts: Record<string, string>;
  /** A version in the build's range by share key. */
  versions: Record<string, string>;
}

/** The problems; empty if the build runs. */
export type Answer = string[];

const ORIGIN = 'https://tab.invalid';

/** Not `instanceof`: an error of the page's realm has another class. */
const isError = (error: unknown): error is Error => typeof error === 'object' && error !== null && 'message' in error;

const say = (error: unknown): string => (isError(error) ? `${error.name}: ${error.message}` : String(error));

const createLoader = ({ build, scripts }: ToRun) => {
  const page = createFakePage(ORIGIN);
  const folder = `${ORIGIN}/builds/${build.name}/${build.buildId}/`;
  const chunks: unknown[] = [];
  const missing = new Set<string>();
  const script = async (src: string) => {
    const file = src.startsWith(folder) ? src.slice(folder.length) : src;
    const code = scripts[file];
    if (code === undefined) {
      missing.add(file);
      throw new Error(`the build has no ${file}`);
    }
    page.run(code, { src, chunks });
  };
  return { page, missing, load: (file: string) => script(folder + file), script };
};

const run = async (toRun: ToRun): Promise<Answer> => {
  const { build, versions } = toRun;
  const { page, missing, load, script } = createLoader(toRun);
  const shares: ShareScope = {};
  for (const [key, version] of Object.entries(versions)) {
    const library = fakeLibrary();
    shares[key] = { [version]: { get: () => () => library, from: 'shell' } };
  }
  const runtime = { runtime: {}, bundlerRuntime: createBundlerRuntime(shares), bundlerRuntimeOptions: {}, shares };
  page.globals.__paddock_federation__ = Object.freeze(runtime);
  const style = (link: { onload?: (event: object) => void }) => link.onload?.({ type: 'load' });
  page.globals.__paddock__ = { script, style };

  let step = 'throws while its entry loads';
  try {
    await load(build.entry);
    const container = page.globals[build.container] as Partial<Container> | undefined;
    if (typeof container?.init !== 'function' || typeof container.get !== 'function')
      return [`${build.entry} defines no container ${build.container}`];
    step = 'gives no module';
    const exposed = await enterContainer(container as Container, shares, build.contract);
    const found = moduleProblem(exposed, build.claims);
    const wrong = found ? [found] : missingOfModule(exposed, build);
    if (wrong.length > 0) return wrong.map(({ field, problem }) => `its module: ${field} ${problem}`);

    const { messages } = (exposed as { default: { messages: Record<string, () => Promise<unknown>> } }).default;
    for (const locale of Object.keys(messages)) {
      step = `has no texts for ${locale}`;
      const texts = (await messages[locale]?.()) as { default?: unknown } | undefined;
      if (typeof texts?.default !== 'object' || texts.default === null)
        return [`${step}: they must be a default export`];
    }
    return [];
  } catch (error) {
    // If a file is missing, that is the cause of the failure.
    return [`${step}: ${missing.size > 0 ? `the build has no ${[...missing].join(', ')}` : say(error)}`];
  }
};

// An unhandled rejection does not stop a tab either.
process.on('unhandledRejection', () => {});
process.on('uncaughtException', () => {});
const answer = await run(JSON.parse(await text(process.stdin)) as ToRun);
writeSync(3, JSON.stringify(answer));
process.exit(0);
