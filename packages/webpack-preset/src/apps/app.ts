import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig, ShellConfig } from '@paddock/core/remote-config';
import type { Gives, Product, Uses } from '@paddock/release/record';
import { PresetError } from '../preset-error.ts';
import { type AppClaims, claimsOfRemote, claimsOfShell, contractOf } from './claims.ts';
import type { Texts } from './heads.ts';
import { hostOf, type Manifest, readManifest } from './packages.ts';

/** An app that can be built: the shell or a remote. */
export interface App {
  kind: 'shell' | 'remote';
  dir: string;
  /** `shell`, `catalogue`. */
  name: string;
  version: string;
  /** See `Build.contract`. */
  contract: string;
  /** The package that shell and remotes import as their host. */
  host: string;
  locales: string[];
  /** Only for a shell. */
  product?: Product;
  entry: string;
  /** Its configuration: `remote.config.ts`, or `shell.config.ts`. */
  configFile: string;
  claims: AppClaims;
  gives: Gives;
  uses: Uses;
  /** The absolute paths of the JSON files of its texts, by locale. */
  messages: Record<string, string>;
  manifest: Manifest;
}

const CONFIG_FILE = 'remote.config.ts';
const SHELL_CONFIG_FILE = 'shell.config.ts';

/** `@shop/catalogue` → `catalogue`. */
export const shortName = (packageName: string): string => basename(packageName);

const requireFile = (file: string, mend: string): string => {
  if (!existsSync(file)) throw new PresetError('app', `${file} is missing: ${mend}`);
  return file;
};

// With its modification time, so that a process which builds twice reads a changed file again.
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

const readRemote = async (dir: string, manifest: Manifest, host: Manifest): Promise<App> => {
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
    contract: `^${host.version}`,
    host: host.name,
    locales: [],
    configFile: CONFIG_FILE,
    entry: requireFile(join(dir, 'src/remote.ts'), 'it is the one module that a remote exposes.'),
    claims: claimsOfRemote(config, readTexts(messages), file),
    ...contractOf(config.contract),
    messages: Object.fromEntries(messages),
    manifest,
  };
};

const readShellConfig = async (dir: string): Promise<ShellConfig> => {
  const file = join(dir, SHELL_CONFIG_FILE);
  requireFile(file, 'it names the product, its languages and the pages of the shell.');
  const config = (await importConfig(file)) as ShellConfig | undefined;
  if (typeof config?.pages !== 'object' || !config.product || !config.locales?.length)
    throw new PresetError('config', `${file} must export default { product, locales, pages }.`);
  return config;
};

const readShell = async (dir: string, manifest: Manifest, host: Manifest): Promise<App> => {
  const config = await readShellConfig(dir);
  const { product, locales } = config;
  const texts = locales
    .map((locale) => [locale, join(dir, `src/locales/${locale}.json`)] as const)
    .filter(([, file]) => existsSync(file));
  return {
    kind: 'shell',
    dir,
    name: 'shell',
    version: manifest.version,
    contract: host.version,
    host: host.name,
    locales: [...locales],
    product: { ...product },
    configFile: SHELL_CONFIG_FILE,
    entry: requireFile(join(dir, 'src/main.ts'), `it is the shell's entry (a remote has a ${CONFIG_FILE} instead).`),
    claims: claimsOfShell(config, readTexts(texts), SHELL_CONFIG_FILE),
    ...contractOf(config.contract),
    messages: Object.fromEntries(
      locales
        .map((locale) => [locale, join(dir, `src/locales/${locale}.ts`)])
        .filter(([, file]) => existsSync(file as string)),
    ),
    manifest,
  };
};

/**
 * Reads the app in a folder: a remote if there is a `remote.config.ts`, else the shell. Throws
 * `app`, `config` or `share`, naming the file that is missing or wrong.
 */
export const readApp = async (appDir: string): Promise<App> => {
  const dir = resolve(appDir);
  const manifest = readManifest(dir);
  const host = hostOf(dir).manifest;
  return existsSync(join(dir, CONFIG_FILE)) ? readRemote(dir, manifest, host) : readShell(dir, manifest, host);
};
