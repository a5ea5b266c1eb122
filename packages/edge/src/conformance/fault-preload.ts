/**
 * Loaded before the edge (`node --import`). The content of `FAULT_FILE` makes all reads below
 * `FAULT_FOLDER` fail. `hang`: they wait until the file changes. Otherwise it is the code of a
 * system error, such as `EIO`.
 */
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const { FAULT_FILE = '', FAULT_FOLDER = '' } = process.env;

const present = (): string => {
  try {
    return readFileSync(FAULT_FILE, 'utf8');
  } catch {
    return '';
  }
};

const suffer = async (): Promise<void> => {
  while (present() === 'hang') await pause(20, undefined, { ref: false });
  const code = present();
  if (code !== '') throw Object.assign(new Error(`${code}: injected`), { code });
};

type Work = (path: string, ...rest: unknown[]) => Promise<unknown>;
const methods = fs as unknown as Record<string, Work>;
for (const name of ['open', 'readFile', 'readdir', 'stat']) {
  const work = methods[name] as Work;
  methods[name] = async (path, ...rest) => {
    if (String(path).startsWith(FAULT_FOLDER)) await suffer();
    return work.call(fs, path, ...rest);
  };
}
