import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { valid, validRange } from 'semver';
import { USUAL_ENTRY, usualContainer } from '../../record/brief-build.ts';
import { LAYER_ORDER, remoteLayer } from '../../record/layers.ts';
import { type Build, type MenuClaim, matchClaim, parseBuild, RecordError, servedUrl } from '../../record.ts';
import { ReleaseError } from '../../release-error.ts';
import { nodeFileSystem, readIfThere } from '../../store/file-system.ts';
import { integrityOf } from '../../trust/published-build.ts';
import { isOfShell } from '../run/bundled-libraries.ts';
import { type FacadePlan, facade } from './facade.js';
import { type Assets, MANIFEST, type Manifest, parseManifest } from './manifest.ts';

/** The URL at which an expose of a foreign build is shown. */
export interface ForeignClaim {
  /** `/tips/:id` */
  path: string;
  /** `./Tips` */
  expose: string;
}

export interface AdoptOptions {
  /** The name of the remote on this platform: `tips`. */
  name: string;
  claims: ForeignClaim[];
  /** The paths of pages that others may link to, by the names of the links. */
  links?: Record<string, string>;
  /** Its entries of the main menu. */
  menu?: MenuClaim[];
  /** The shell that will show it; `null` or none: not known. */
  shell?: Build | null;
}

export interface AdoptedBuild {
  build: Build;
  /** All files that are published, but for `build.json`. */
  files: Map<string, Uint8Array>;
}

/** The façade's module fits these majors of the host: routes and messages are the same in both. */
const CONTRACT = '^1.0.0 || ^2.0.0';
/** A placeholder for the folder of a build, to resolve URLs. */
const HERE = 'https://build.invalid';
/** Images, fonts, sound, video and WebAssembly, which code and styles fetch without the loader. */
const MEDIA = /\.(avif|bmp|eot|gif|ico|jpe?g|m4a|mp3|mp4|ogg|otf|png|svg|ttf|wasm|wav|webm|webp|woff2?)$/i;
/**
 * The start of a chunk of webpack or Rspack:
 * `(self.webpackChunktips=self.webpackChunktips||[]).push(`. The pattern matches a comment in only
 * one way, since backtracking would be exponential in the number of comments.
 */
const CHUNK_HEAD =
  /^(?:"use strict";|'use strict';|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\s)*\((?:self|globalThis|window)(?:\.([\w$]+)|\[["']([^"']+)["']\])\s*=\s*(?:self|globalThis|window)\b/;
/**
 * Library types whose entry is a classic script, and those whose entry is an ES module
 * (DECISIONS.md D-62).
 */
const CLASSIC = ['global', 'var', 'window', 'self', 'globalThis'];
const MODULES = ['module', 'esm', 'import', 'modern-module'];
/**
 * Texts in the entry of a build with `@paddock/loader-plugin`, whose chunks go through the page's
 * loader.
 */
const LOADS = { js: '__paddock__.script(', css: '__paddock__.style(' };
/** An error message of style-loader, which survives minifying. */
const STYLE_LOADER = "Couldn't find a style target";

const refuse = (message: string, mend: string): never => {
  throw new ReleaseError('refused', message, mend);
};

const readManifest = async (folder: string): Promise<Manifest> => {
  const bytes = await readIfThere(nodeFileSystem, join(folder, MANIFEST));
  if (bytes) return parseManifest(bytes);
  throw new ReleaseError(
    'not-found',
    `There is no ${MANIFEST} in ${folder}`,
    'Build with Module Federation 2, which writes it, then give the folder that the build wrote.',
  );
};

const readFile = async (folder: string, file: string): Promise<Uint8Array> =>
  (await readIfThere(nodeFileSystem, join(folder, file))) ??
  refuse(`${MANIFEST} names ${file}, which is not in ${folder}`, 'Build again, and publish the whole folder.');

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

const allOf = ({ sync, async: late }: Assets['js']): string[] => [...sync, ...late];

/**
 * The chunks that no expose and no share of the manifest names, with their styles. The manifest
 * omits chunks that others have in common, so any expose may need these.
 */
const unnamedFiles = async (folder: string, all: readonly string[], { exposes, shared }: Manifest) => {
  const named = new Set([...exposes, ...shared].flatMap(({ assets: { js, css } }) => [...allOf(js), ...allOf(css)]));
  const js: string[] = [];
  for (const file of all.filter((each) => each.endsWith('.js') && !named.has(each)))
    if (CHUNK_HEAD.test(Buffer.from(await readFile(folder, file)).toString('utf8'))) js.push(file);
  const css = js.map((file) => file.replace(/js$/, 'css')).filter((file) => all.includes(file) && !named.has(file));
  return { js, css };
};

/**
 * The files of each claimed expose, without the build's own copies of the shell's libraries: the
 * gate checks their versions.
 */
const filesByExpose = (
  { exposes, shared }: Manifest,
  unnamed: { js: string[]; css: string[] },
  claims: readonly ForeignClaim[],
  shell: Build | null,
): FacadePlan['files'] => {
  const own = shared.filter(({ name }) => !isOfShell(name, shell));
  const find = (path: string) =>
    exposes.find((each) => each.path === path) ??
    refuse(
      `The build exposes no ${path}; it has ${exposes.map((each) => each.path).join(', ') || 'none'}`,
      'Give one of these after the = of --claim.',
    );
  return Object.fromEntries(
    claims.map(({ expose }) => {
      const all = [find(expose), ...own].map(({ assets }) => assets);
      const of = (kind: 'js' | 'css') => [...new Set([...unnamed[kind], ...all.flatMap((each) => allOf(each[kind]))])];
      return [expose, { js: of('js'), css: of('css') }];
    }),
  );
};

/** The files that an expose needs at once, in a build that loads its own chunks. */
const firstOf = ({ exposes }: Manifest, expose: string, kind: 'js' | 'css'): string[] =>
  exposes.find(({ path }) => path === expose)?.assets[kind].sync ?? [];

const sharedOf = ({ shared }: Manifest, shell: Build | null): Record<string, string> =>
  Object.fromEntries(
    shared
      .filter(({ name }) => isOfShell(name, shell))
      .map(({ name, requiredVersion = '' }) => [name, validRange(requiredVersion) ? requiredVersion : '*']),
  );

/**
 * Renames the global array through which chunks reach their runtime, since two builds of a remote
 * may be on one page.
 */
const renameChunkArray = (code: Map<string, string>, name: string): void => {
  for (const source of code.values()) {
    const head = CHUNK_HEAD.exec(source);
    const old = head?.[1] ?? head?.[2];
    if (!old) continue;
    const written = new RegExp(
      `(\\b(?:self|globalThis|window)(?:\\.|\\[["']))${old.replace(/\W/g, '\\$&')}(?![\\w$])`,
      'g',
    );
    for (const [file, each] of code) code.set(file, each.replace(written, `$1${name}`));
  }
};

/**
 * Makes the addresses in `url()` absolute: the stylesheet is served from another folder, whose name
 * depends on the content.
 */
const withAddresses = (file: string, css: string, addressOf: (file: string) => string | undefined): string =>
  css.replace(/\burl\(\s*(["']?)([^"'()\s]+)\1\s*\)/g, (whole, _, target: string) => {
    const url = URL.parse(target, `${HERE}/${file}`);
    const address = url?.origin === HERE ? addressOf(url.pathname.slice(1)) : undefined;
    return address === undefined ? whole : `url("${address}${url?.search}${url?.hash}")`;
  });

/**
 * Puts a stylesheet into its remote's layer, so that its priority does not depend on load order.
 */
const layered = (file: string, css: string, name: string): string => {
  if (/@import\b/.test(css))
    refuse(`${file} has an @import, which no layer can hold`, 'Let css-loader resolve it, and build again.');
  return `${LAYER_ORDER}\n@layer ${remoteLayer(name)} {\n${css.replace(/^@charset[^;]*;/, '')}\n}\n`;
};

/** Throws `refused` for a path that is claimed twice, or a link or menu entry without a claim. */
const checkClaims = (claims: readonly ForeignClaim[], links: Record<string, string>, menu: readonly MenuClaim[]) => {
  const twice = claims.find(({ path }, index) => claims.slice(0, index).some((each) => each.path === path));
  if (twice) refuse(`Two claims have the path ${twice.path}`, 'Give each path once after --claim.');
  const lost = Object.entries(links).find(([, path]) => !claims.some((each) => each.path === path));
  if (lost)
    refuse(`The link ${lost[0]} leads to ${lost[1]}, which is not claimed`, `Add --claim '${lost[1]}=<expose>'.`);
  const stray = menu.find(({ path }) => !matchClaim(claims, path));
  if (stray)
    refuse(`A menu entry leads to ${stray.path}, which is not claimed`, `Add --claim '${stray.path}=<expose>'.`);
};

/** Throws `refused` for an entry that is no classic script with a global. */
const checkEntry = ({ remoteEntry, globalName }: Manifest['metaData']): void => {
  if (MODULES.includes(remoteEntry.type))
    refuse(
      `Its entry ${remoteEntry.name} is an ES module, and an open tab cannot learn the hashes of modules that are promoted later`,
      "With webpack or Rspack: give the federation plugin library: { type: 'var' }, and build again. " +
        '@module-federation/vite writes ES modules alone, also with varFilename: build that remote with Rspack.',
    );
  if (!CLASSIC.includes(remoteEntry.type) || !/^[A-Za-z_$][\w$]*$/.test(globalName))
    refuse(
      `Its entry is of the type ${remoteEntry.type} and defines ${globalName}, which is no global that a script can define`,
      "Give the federation plugin library: { type: 'var' } and a name like tips, and build again.",
    );
};

/** The files that the exposes need, and all media, as the build wrote them. */
const readOriginals = async (
  folder: string,
  all: readonly string[],
  byExpose: FacadePlan['files'],
): Promise<Map<string, Uint8Array>> => {
  const needed = new Set(Object.values(byExpose).flatMap(({ js, css }) => [...js, ...css]));
  const originals = new Map<string, Uint8Array>();
  for (const file of [...needed, ...all.filter((each) => MEDIA.test(each))])
    originals.set(file, await readFile(folder, file));
  if (originals.has(USUAL_ENTRY))
    refuse(
      `One of its chunks is called ${USUAL_ENTRY}, as the entry here is`,
      'Name that chunk otherwise, and build again.',
    );
  return originals;
};

/** Throws `refused` if a script writes styles itself. */
const checkStyles = (code: ReadonlyMap<string, string>): void => {
  const writer = [...code].find(([, source]) => source.includes(STYLE_LOADER));
  if (writer)
    refuse(
      `${writer[0]} writes styles into the page with style-loader, which the page's policy forbids`,
      'Take mini-css-extract-plugin (CssExtractRspackPlugin) in its place, and build again.',
    );
};

const parseAdopted = (folder: string, described: Build): Build => {
  try {
    return parseBuild(described);
  } catch (cause) {
    if (!(cause instanceof RecordError)) throw cause;
    throw new ReleaseError(
      'usage',
      `No build can be made of ${folder}: ${cause.message}`,
      "Give --as a name like tips, --claim a path and an expose: '/tips/:id=./Tips', and --menu a path and its words by language.",
      { cause },
    );
  }
};

/**
 * Makes a build of this platform from the output of a stock Module Federation 2 build: the
 * container behind a façade, only the files that the claimed exposes need, and styles in the
 * remote's layer. Throws `not-found`, `verification`, `refused`.
 */
export const adoptBuild = async (
  folder: string,
  { name, claims, links = {}, menu = [], shell = null }: AdoptOptions,
): Promise<AdoptedBuild> => {
  checkClaims(claims, links, menu);
  const manifest = await readManifest(folder);
  const { remoteEntry, globalName, buildInfo, pluginVersion } = manifest.metaData;
  checkEntry(manifest.metaData);
  const all = await listFiles(folder);
  const byExpose = filesByExpose(manifest, await unnamedFiles(folder, all, manifest), claims, shell);
  const entryFile = posix.join(remoteEntry.path, remoteEntry.name);
  const entrySource = await readFile(folder, entryFile);
  const entryText = Buffer.from(entrySource).toString('utf8');
  const loadsItself = (kind: 'js' | 'css'): boolean => entryText.includes(LOADS[kind]);
  const originals = await readOriginals(folder, all, byExpose);

  const version = valid(buildInfo.buildVersion) ?? '0.0.0';
  const shared = sharedOf(manifest, shell);
  const content = [name, claims, links, menu, manifest, shared, facade.toString()];
  const hash = createHash('sha256').update(JSON.stringify(content));
  for (const [file, bytes] of [[entryFile, entrySource] as const, ...originals]) hash.update(file).update(bytes);
  const buildId = `${version}-${hash.digest('hex').slice(0, 12)}`;
  const container = usualContainer(name, buildId);

  const code = new Map([[USUAL_ENTRY, entryText]]);
  for (const [file, bytes] of originals) if (file.endsWith('.js')) code.set(file, Buffer.from(bytes).toString('utf8'));
  checkStyles(code);
  renameChunkArray(code, `${container}_chunks`);

  /** The files that the façade loads before it asks the container for an expose. */
  const ahead = Object.fromEntries(
    Object.entries(byExpose).map(([expose, { js, css }]) => [
      expose,
      { js: loadsItself('js') ? [] : js, css: loadsItself('css') ? [] : css },
    ]),
  );
  const plan: FacadePlan = { pages: claims, files: ahead };
  const foreign = `(() => {\n${code.get(USUAL_ENTRY)}\nreturn typeof ${globalName} === 'undefined' ? undefined : ${globalName};\n})()`;
  code.set(USUAL_ENTRY, `var ${container} = (${facade.toString()})(${foreign}, ${JSON.stringify(plan)});\n`);

  const files = new Map(originals);
  for (const [file, source] of code) files.set(file, Buffer.from(source));
  const addressOf = (file: string): string | undefined => {
    const bytes = originals.get(file);
    return bytes && servedUrl({ name, buildId }, file, integrityOf(bytes));
  };
  for (const [file, bytes] of originals) {
    if (!file.endsWith('.css')) continue;
    const css = withAddresses(file, Buffer.from(bytes).toString('utf8'), addressOf);
    files.set(file, Buffer.from(layered(file, css, name)));
  }

  const build = parseAdopted(folder, {
    schema: 1,
    name,
    version,
    buildId,
    contract: CONTRACT,
    claims: {
      routes: claims.map(({ path, expose }) => ({
        path,
        files: (['js', 'css'] as const).flatMap((kind) =>
          loadsItself(kind) ? firstOf(manifest, expose, kind) : (byExpose[expose]?.[kind] ?? []),
        ),
        reads: [],
      })),
      navigation: menu,
      panels: [],
      modals: [],
      slots: [],
      links,
    },
    entry: USUAL_ENTRY,
    container,
    initial: { js: [], css: [] },
    messages: {},
    locales: [],
    shared,
    bundled: [],
    foreign: `Module Federation ${pluginVersion ?? '2'}`,
    files: Object.fromEntries(
      [...files].map(([file, bytes]) => [file, { integrity: integrityOf(bytes), size: bytes.length }]),
    ),
  });
  return { build, files };
};

/** Writes a build into a folder that `publish` accepts. */
export const writeBuildFolder = async (
  folder: string,
  build: Build,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> => {
  for (const [file, bytes] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  }
  await writeFile(join(folder, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
};
