import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { systemCode } from '../release-error.ts';
import {
  type FileSystem,
  flushFolder,
  isThere,
  listIfThere,
  makeFolder,
  moveIfThere,
  readIfThere,
  writeNewFile,
} from './file-system.ts';
import type { Scratch } from './scratch.ts';
import type { BuildName, Settle } from './store.ts';
import { BUILD_ID, NAME } from './store-names.ts';

/** Codes of a `rename` onto a folder that has content. */
const IN_THE_WAY = new Set(['ENOTEMPTY', 'EEXIST']);
const isInTheWay = (error: unknown): boolean => IN_THE_WAY.has(systemCode(error) ?? '');

const parentsOf = (file: string): string[] => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

/**
 * The published builds of a store: `builds/<name>/<buildId>`, and
 * `withdrawn/<name>@<buildId>@<unique>` while gc decides. A withdrawn build can still be listed and
 * read, so nothing is lost if gc is interrupted.
 */
export const createBuildFolders = (files: FileSystem, folder: string, scratch: Scratch) => {
  const { temporaryPath, trashPath, discard, throwAway } = scratch;
  const withdrawn = join(folder, 'withdrawn');
  const placeOf = ({ name, buildId }: BuildName, kind: 'builds' | 'maps' = 'builds'): string =>
    join(folder, kind, name, buildId);

  const withdrawnPlaces = async ({ name, buildId }: BuildName): Promise<string[]> =>
    (await listIfThere(files, withdrawn))
      .filter((entry) => entry.startsWith(`${name}@${buildId}@`))
      .map((entry) => join(withdrawn, entry));

  /**
   * The first non-null answer from any place of a build. Two rounds, since the build may be moved
   * between two questions.
   */
  const ask = async <T>(build: BuildName, question: (place: string) => Promise<T | null>): Promise<T | null> => {
    for (const _ of [1, 2]) {
      const found = await question(placeOf(build));
      if (found !== null) return found;
      const places = await withdrawnPlaces(build);
      if (places.length === 0) break;
      for (const place of places) {
        const answer = await question(place);
        if (answer !== null) return answer;
      }
    }
    return question(placeOf(build));
  };

  /** Writes all files to a temporary folder, then renames it to its final name. */
  const putFolder = async (target: string, content: Map<string, Uint8Array>): Promise<'written' | 'taken'> => {
    const temporary = await temporaryPath();
    try {
      const folders = new Set<string>();
      const addFolder = async (path: string): Promise<void> => {
        if (folders.has(path)) return;
        // Not recursive: a sweep may have removed this folder, and half a build must not come back.
        await files.mkdir(path);
        folders.add(path);
      };
      await addFolder(temporary);
      for (const [file, bytes] of content) {
        for (const parent of parentsOf(file)) await addFolder(join(temporary, parent));
        await writeNewFile(files, join(temporary, file), bytes);
      }
      for (const each of folders) await flushFolder(files, each);
      await makeFolder(files, dirname(target));
    } catch (error) {
      await discard(temporary);
      throw error;
    }
    try {
      await files.rename(temporary, target);
    } catch (error) {
      await discard(temporary);
      if (isInTheWay(error)) return 'taken';
      throw error;
    }
    await flushFolder(files, dirname(target));
    return 'written';
  };

  const isInPlace = (build: BuildName): Promise<boolean> => isThere(files, join(placeOf(build), 'build.json'));

  /** Puts a withdrawn build back. If it was published again in the meantime, the new copy stays. */
  const putBack = async (build: BuildName): Promise<void> => {
    const target = placeOf(build);
    for (const place of await withdrawnPlaces(build)) {
      await makeFolder(files, dirname(target));
      try {
        if (await moveIfThere(files, place, target)) await flushFolder(files, dirname(target));
      } catch (error) {
        if (!isInTheWay(error)) throw error;
        await throwAway(place);
      }
    }
  };

  const keep = async (build: BuildName): Promise<boolean> => {
    await putBack(build);
    return isInPlace(build);
  };

  /** Removes the maps of a removed build, unless it was published again in the meantime. */
  const removeMaps = async (build: BuildName): Promise<void> => {
    const [maps, place] = [placeOf(build, 'maps'), await trashPath()];
    if (!(await moveIfThere(files, maps, place))) return;
    if (await isInPlace(build)) await files.rename(place, maps).catch(() => {});
    await discard(place);
  };

  const withdraw = async (build: BuildName): Promise<Settle | null> => {
    const target = placeOf(build);
    await makeFolder(files, withdrawn);
    // The unique name ties gc's decision to this withdrawal, so that it never affects a later one.
    const place = join(withdrawn, `${build.name}@${build.buildId}@${randomUUID()}`);
    let isTaken = false;
    for (const from of [target, ...(await withdrawnPlaces(build))]) {
      isTaken ||= await moveIfThere(files, from, place);
    }
    if (!isTaken) return null;
    await flushFolder(files, withdrawn);
    await flushFolder(files, dirname(target));
    return async (remove) => {
      if (!remove) {
        await putBack(build);
        return false;
      }
      if (!(await throwAway(place))) return false;
      await removeMaps(build);
      return true;
    };
  };

  const namesIn = async (kind: 'builds' | 'maps'): Promise<BuildName[]> => {
    const found: BuildName[] = [];
    for (const name of (await listIfThere(files, join(folder, kind))).filter((each) => NAME.test(each))) {
      const ids = await listIfThere(files, join(folder, kind, name));
      found.push(...ids.filter((id) => BUILD_ID.test(id)).map((buildId) => ({ name, buildId })));
    }
    return found;
  };

  const list = async (): Promise<BuildName[]> => {
    const found = await namesIn('builds');
    for (const entry of await listIfThere(files, withdrawn)) {
      const [name = '', buildId = ''] = entry.split('@');
      if (!NAME.test(name) || !BUILD_ID.test(buildId)) continue;
      if (!found.some((each) => each.name === name && each.buildId === buildId)) found.push({ name, buildId });
    }
    return found;
  };

  return {
    list,
    keep,
    withdraw,
    readFile: (build: BuildName, file: string, maxBytes?: number) =>
      ask(build, (place) => readIfThere(files, join(place, file), maxBytes)),

    put: async (build: BuildName, content: Map<string, Uint8Array>, maps: Map<string, Uint8Array>) => {
      const putMaps = async (): Promise<void> => {
        const target = placeOf(build, 'maps');
        if (maps.size > 0 && !(await isThere(files, target))) await putFolder(target, maps);
      };
      // gc needs these folders, and cannot make them on a full disk.
      for (const each of [withdrawn, scratch.trash]) await makeFolder(files, each);
      // Maps first, so that a visible build is complete. After a crash between the two, publish
      // again.
      await putMaps();
      const outcome = await putFolder(placeOf(build), content);
      // The removal of an earlier build with this id may have removed the maps.
      if (outcome === 'written') await putMaps();
      return outcome;
    },

    readMaps: async (build: BuildName): Promise<Map<string, Uint8Array>> => {
      const maps = new Map<string, Uint8Array>();
      const readAll = async (within: string): Promise<void> => {
        for (const name of await listIfThere(files, join(placeOf(build, 'maps'), within))) {
          const file = within === '' ? name : `${within}/${name}`;
          const bytes = await readIfThere(files, join(placeOf(build, 'maps'), file));
          if (bytes) maps.set(file, bytes);
          else await readAll(file);
        }
      };
      await readAll('');
      return maps;
    },

    publishedAt: (build: BuildName): Promise<Date | null> =>
      ask(build, async (place) => {
        const stat = await files.stat(join(place, 'publish.json'), { throwIfNoEntry: false });
        return stat?.mtime ?? null;
      }),

    renew: async (build: BuildName): Promise<boolean> => {
      if (!(await keep(build))) return false;
      const statement = join(placeOf(build), 'publish.json');
      const at = await scratch.now();
      try {
        await files.utimes(statement, at, at);
        await flushFolder(files, statement);
      } catch (error) {
        const code = systemCode(error) ?? '';
        if (code === 'ENOENT') return false;
        // Another user's build or a read-only store: the build exists, but its age stays.
        if (!['EPERM', 'EACCES', 'EROFS'].includes(code)) throw error;
      }
      return true;
    },

    /** Removes maps without a build. A process that is killed during a removal leaves them. */
    sweepMaps: async (idleMs: number): Promise<void> => {
      const builds = await list();
      const isBuilt = (maps: BuildName): boolean =>
        builds.some(({ name, buildId }) => name === maps.name && buildId === maps.buildId);
      const left = (await namesIn('maps')).filter((maps) => !isBuilt(maps));
      if (left.length === 0) return;
      const at = await scratch.now();
      for (const maps of left) if (await scratch.isIdle(placeOf(maps, 'maps'), idleMs, at)) await removeMaps(maps);
    },
  };
};
