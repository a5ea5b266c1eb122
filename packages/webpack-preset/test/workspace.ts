import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const PRESET_MODULES = join(import.meta.dirname, '../node_modules');
const LIBRARIES = ['react', 'react-dom', '@tanstack/react-query', 'i18next', 'react-i18next'];
const PLATFORM = ['host', 'ui', 'i18n', 'api', 'pages'];

/** A copy of the fixture workspace in a separate folder, laid out as pnpm would install it. */
export interface Workspace {
  dir: string;
  shell: string;
  green: string;
  /** Rewrites one file of the copy. */
  edit(file: string, change: (text: string) => string): void;
  remove(): void;
}

const link = (target: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
};

/**
 * @param depth how many folders deeper than usual it is, with spaces in their names: relative paths
 * out of the workspace differ too
 */
export const createWorkspace = (depth = 0): Workspace => {
  const top = mkdtempSync(join(tmpdir(), 'paddock-preset-'));
  const dir = join(top, ...Array.from({ length: depth }, () => 'one deeper'));
  mkdirSync(dir, { recursive: true });
  cpSync(FIXTURES, dir, { recursive: true });
  const modules = join(dir, 'node_modules');
  for (const name of LIBRARIES) link(join(PRESET_MODULES, name), join(modules, name));
  link(join(PRESET_MODULES, '@paddock/release'), join(modules, '@paddock/release'));
  for (const name of PLATFORM) link(join(dir, 'platform', name), join(modules, '@paddock', name));
  link(join(dir, 'platform/react-router'), join(modules, 'react-router'));
  link(join(PRESET_MODULES, 'react-router'), join(modules, 'react-router-original'));
  const edit: Workspace['edit'] = (file, change) => {
    const path = join(dir, file);
    // Atomically, so that a development server does not read half of it.
    writeFileSync(join(top, 'edited'), change(readFileSync(path, 'utf8')));
    renameSync(join(top, 'edited'), path);
  };
  return {
    dir,
    shell: join(dir, 'shell'),
    green: join(dir, 'mf-green'),
    edit,
    remove: () => rmSync(top, { recursive: true }),
  };
};
