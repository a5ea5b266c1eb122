import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { contentMark } from '../record.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import { inspectBuild } from '../trust/inspect-build.ts';
import type { Policy } from '../trust/policy.ts';

/** A place in a file that a browser ran, and in the source that it was made from. */
export interface Frame extends BuildName {
  /** The address as the stack has it, with line and column. */
  at: string;
  file: string;
  source: string;
  line: number;
  column: number;
}

export interface Symbolised {
  /** The text, with places in sources. */
  text: string;
  frames: Frame[];
  /** Addresses of builds that stay as they are, and why. */
  unknown: { at: string; why: string }[];
}

/**
 * `https://…/builds/<name>/<build id, or _ and a mark of the content>/<file>:<line>:<column>`, as
 * all browsers write it.
 */
const ADDRESS =
  /(?:https?:\/\/[^\s/()]+)?\/builds\/([a-z][a-z0-9-]*)\/([\w.-]+)\/([\w./-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;

/** The builds of a name by what stands in the address of their files. */
const createFinder = (store: ReleaseStore, policy: Policy) => {
  const known = new Map<string, Promise<SourceMap | string>>();
  const readMap = async (build: BuildName, file: string): Promise<SourceMap | string> => {
    const bytes = (await store.readMaps(build)).get(`${file}.map`);
    if (!bytes) return `${build.name} ${build.buildId} was published without a source map of ${file}`;
    try {
      return new SourceMap(JSON.parse(Buffer.from(bytes).toString('utf8')) as SourceMapPayload);
    } catch {
      return `the source map of ${file} in ${build.name} ${build.buildId} cannot be read`;
    }
  };
  const find = async (name: string, mark: string, file: string): Promise<BuildName | null> => {
    const builds = (await store.listBuilds()).filter((build) => build.name === name);
    if (!mark.startsWith('_')) return builds.find(({ buildId }) => buildId === mark) ?? null;
    for (const build of builds) {
      const integrity = (await inspectBuild(store, policy, build)).found?.build.files[file]?.integrity;
      // All builds with this file have the same source of it.
      if (integrity && contentMark(integrity) === mark) return build;
    }
    return null;
  };
  const found = new Map<string, Promise<BuildName | null>>();
  /** The build of a file and its source map, or why there is none. */
  return async (name: string, mark: string, file: string): Promise<{ build: BuildName; map: SourceMap } | string> => {
    const key = `${name}/${mark}/${file}`;
    if (!found.has(key)) found.set(key, find(name, mark, file));
    const build = await found.get(key);
    if (!build) return `no build of ${name} in the store has this file: gc may have removed it`;
    if (!known.has(key)) known.set(key, readMap(build, file));
    const map = await known.get(key);
    return map instanceof SourceMap ? { build, map } : (map ?? '');
  };
};

/**
 * Writes the places in sources into the stack of an error, by the source maps of the builds in the
 * store. They were published with each build, and are served to nobody. Throws `storage`.
 */
export const symbolise = async (store: ReleaseStore, policy: Policy, text: string): Promise<Symbolised> => {
  const find = createFinder(store, policy);
  const result: Symbolised = { text: '', frames: [], unknown: [] };
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const [at, name = '', mark = '', file = '', line = '1', column = '1'] = match;
    result.text += text.slice(end, match.index);
    end = match.index + at.length;
    const found = await find(name, mark, file);
    const entry: Partial<SourceMapping> =
      typeof found === 'string' ? {} : found.map.findEntry(Number(line) - 1, Number(column) - 1);
    const { originalSource: source, originalLine = 0, originalColumn = 0 } = entry;
    if (typeof found === 'string' || !source) {
      result.text += at;
      result.unknown.push({ at, why: typeof found === 'string' ? found : 'it was written by the bundler' });
      continue;
    }
    const frame: Frame = { ...found.build, at, file, source, line: originalLine + 1, column: originalColumn + 1 };
    result.frames.push(frame);
    result.text += `${source}:${frame.line}:${frame.column}`;
  }
  result.text += text.slice(end);
  return result;
};
