import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { contentMark } from '../record.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import { inspectBuild } from '../trust/inspect-build.ts';
import type { Policy } from '../trust/policy.ts';

/** A place in a file that a browser ran, and the matching place in the source. */
export interface Frame extends BuildName {
  /** The address from the stack, with line and column. */
  at: string;
  file: string;
  source: string;
  line: number;
  column: number;
}

export interface Symbolised {
  /** The text, with places in the sources. */
  text: string;
  frames: Frame[];
  /** Addresses of builds that could not be resolved, and why. */
  unknown: { at: string; why: string }[];
}

/**
 * `https://…/builds/<name>/<build id, or _ and a content mark>/<file>:<line>:<column>`, the form in
 * the stacks of all browsers.
 */
const ADDRESS =
  /(?:https?:\/\/[^\s/()]+)?\/builds\/([a-z][a-z0-9-]*)\/([\w.-]+)\/([\w./-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;

/** Finds builds and their source maps by the addresses of their files. */
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
      // Any build with this content will do: its source is the same.
      if (integrity && contentMark(integrity) === mark) return build;
    }
    return null;
  };
  const found = new Map<string, Promise<BuildName | null>>();
  /** The build of a file and its source map, or the reason why there is none. */
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
 * Replaces the places in an error's stack with places in the sources. The source maps were
 * published with each build and are never served. Throws `storage`.
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
