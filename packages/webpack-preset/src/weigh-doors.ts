import { resolve } from 'node:path';
import { findPackage } from './apps/packages.ts';
import { weigh } from './weigh.ts';

/**
 * `node weigh-doors.ts shell <package>`: the weight of each entry of a package in an app, and of
 * all together.
 */
const [appDir = '.', name = ''] = process.argv.slice(2).map((word, at) => (at === 0 ? resolve(word) : word));
const doors = Object.keys(findPackage(name, appDir).manifest.exports ?? {}).map((door) => name + door.slice(1));

const print = async (label: string, modules: string[]): Promise<void> => {
  const { script, style } = await weigh(appDir, modules);
  process.stdout.write(
    `${label.padEnd(32)} ${String(script).padStart(7)} B script ${String(style).padStart(7)} B style\n`,
  );
};

for (const door of doors) await print(door, [door]);
await print('all', doors);
