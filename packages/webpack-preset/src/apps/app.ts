import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig, ShellConfig } from '@paddock/core/remote-config';
import type { Gives, Uses } from '@paddock/release/record';
import { PresetError } from '../preset-error.ts';
import { type AppClaims, claimsOfRemote, claimsOfShell, contractOf } from './claims.ts';
import type { Texts } from './heads.ts';
import { findPackage, type Manifest, readManifest } from './packages.ts';

/** A folder that builds: the shell, or one remote. */
export interface App {
  kind: 'shell' | 'remote';
  dir: string;
  /** `shell`, `mf-racing`. */
  name: string;
  version: string;
  /** See `Build.contract`. */
  contract: string;
  locales: string[];
  entry: string;
  /** What it says of itself: `remote.config.ts`. */
  configFile: string;
  claims: AppClaims;
  gives: Gives;
  uses: Uses;
  /** Per locale, the absolute path of the JSON file of its texts. */
  messages: Record<string, string>;
  manifest: Manifest;
}

const CONFIG_FILE = 'remote.config.ts';
const SHELL_CONFIG_FILE = 'shell.config.ts';
const SHELL_LOCALES = ['de', 'en'];

/** `@paddock/mf-racing` → `mf-racing`. */
export const shortName = (packageName: string): string => basename(packageName);

const requireFile = (file: string, mend: string): string => {
  if (!existsSync(file)) throw new PresetError('app', `${file} is missing: ${mend}`);
  return file;
};

// By its time of change, so that a process which builds twice reads it twice.
const importConfig = async (file: string): Promise<unknown> =>
  ((await import(`${pathToFileURL(file).href}?t=${Math.trunc(statSync(file).mtimeMs)}`)) as { default?: unknown })
    .default;

const readConfig = async (file: string): Promise<RemoteConfig> => {
  const config = (await importConfig(file)) as RemoteConfig | undefined;
  if (typeof config?.name !== 'string' || typeof config.messages !== 'object')
    throw new PresetError('config', `${file} must export default defineRemote({ name, pages, messages }).`);
  return config;
};

const readTexts = (files: readonly (readonly [string, string])[]): Texts =>
  Object.fromEntries(files.map(([locale, file]) => [locale, JSON.parse(readFileSync(file, 'utf8'))]));

const readRemote = async (dir: string, manifest: Manifest, host: string): Promise<App> => {
  const file = join(dir, CONFIG_FILE);
  const config = await readConfig(file);
  const name = shortName(manifest.name);
  if (config.name !== name)
    throw new PresetError(
      'config',
      `${file} says name '${config.name}', package.json '${manifest.name}': make them agree.`,
    );
  const messages = Object.entries(config.messages).map(
    ([locale, path]) =>
      [locale, requireFile(resolve(dir, path), `${CONFIG_FILE} names it as the texts of '${locale}'.`)] as const,
  );
  return {
    kind: 'remote',
    dir,
    name,
    version: manifest.version,
    contract: `^${host}`,
    locales: [],
    configFile: CONFIG_FILE,
    entry: requireFile(join(dir, 'src/remote.ts'), 'it is the one module that a remote exposes.'),
    claims: claimsOfRemote(config, readTexts(messages), file),
    ...contractOf(config.contract),
    messages: Object.fromEntries(messages),
    manifest,
  };
};

/** A shell without the file has no pages of its own. */
const readShellConfig = async (dir: string): Promise<ShellConfig> => {
  const file = join(dir, SHELL_CONFIG_FILE);
  if (!existsSync(file)) return { pages: {} };
  const config = (await importConfig(file)) as ShellConfig | undefined;
  if (typeof config?.pages !== 'object') throw new PresetError('config', `${file} must export default { pages }.`);
  return config;
};

const readShell = async (dir: string, manifest: Manifest, host: string): Promise<App> => {
  const config = await readShellConfig(dir);
  const texts = SHELL_LOCALES.map((locale) => [locale, join(dir, `src/locales/${locale}.json`)] as const).filter(
    ([, file]) => existsSync(file),
  );
  return {
    kind: 'shell',
    dir,
    name: 'shell',
    version: manifest.version,
    contract: host,
    locales: SHELL_LOCALES,
    configFile: SHELL_CONFIG_FILE,
    entry: requireFile(join(dir, 'src/main.ts'), `it is the shell's entry (a remote has a ${CONFIG_FILE} instead).`),
    claims: claimsOfShell(config, readTexts(texts), SHELL_CONFIG_FILE),
    ...contractOf(config.contract),
    messages: Object.fromEntries(
      SHELL_LOCALES.map((locale) => [locale, join(dir, `src/locales/${locale}.ts`)]).filter(([, file]) =>
        existsSync(file as string),
      ),
    ),
    manifest,
  };
};

/**
 * Reads the app in a folder: a remote where there is a `remote.config.ts`, else the shell.
 * Throws `app`, `config` or `share`, naming the file that is missing or wrong.
 */
export const readApp = async (appDir: string): Promise<App> => {
  const dir = resolve(appDir);
  const manifest = readManifest(dir);
  const host = findPackage('@paddock/host', dir).manifest.version;
  return existsSync(join(dir, CONFIG_FILE)) ? readRemote(dir, manifest, host) : readShell(dir, manifest, host);
};
