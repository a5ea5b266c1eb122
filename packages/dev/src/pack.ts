import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readOptions } from '@paddock/release/read-options';
import { root } from './root.ts';

/** The packages of the platform, each after its dependencies. */
export const PLATFORM = [
  'loader-plugin',
  'release',
  'core',
  'federation',
  'edge',
  'webpack-preset',
  'conform',
] as const;

/** `npm create paddock`. It is not built, and its template names versions of the others. */
const CREATE = 'create-paddock';

/** The js is for Node 24; an older version would fail with a syntax error. */
const ENGINES = { node: '>=24' };

/** Entries that only this workspace uses: its tests and its commands. */
const WORKSPACE_DOORS = new Set(['./testing', './read-options']);
/** Folders of a package that only its tests need. */
const TEST_ROOMS = new Set(['testing', 'conformance', 'real-browser']);
/** Files that a trial of the template in this repository leaves in it. */
const OUTPUT = new Set(['node_modules', 'dist', 'maps', '.paddock', '.paddock-edge', 'package-lock.json']);
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || TEST_ROOMS.has(basename(path));
const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [field: string]: unknown;
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const built = (path: string, extension: string): string => path.replace(/\.tsx?$/, extension);

/** An entry of the built package, with its types. */
const doorOf = (path: string | Record<string, string>): object =>
  typeof path === 'string' ? { types: built(path, '.d.ts'), default: built(path, '.js') } : path;

const catalog = (): Map<string, string> => {
  const lines = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}"?([@\w/.-]+)"?: (\d\S*)$/gm);
  return new Map([...lines].map(([, name = '', version = '']) => [name, version]));
};

/** Replaces version ranges that only this workspace knows by exact versions. */
const outside = (wanted: Record<string, string> = {}, folder: string, versions: Map<string, string>) =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, range]) => {
      if (range === 'catalog:') return [name, versions.get(name)];
      if (range.startsWith('workspace:')) return [name, readManifest(join(folder, 'node_modules', name)).version];
      return [name, range];
    }),
  );

/** The published part of a manifest, without anything of the workspace. */
const manifestOutside = (manifest: Manifest, folder: string): object => {
  const versions = catalog();
  const { private: _, scripts: __, devDependencies: ___, exports, bin, ...rest } = manifest;
  const doors = Object.entries(exports).filter(([door]) => !WORKSPACE_DOORS.has(door));
  return {
    ...rest,
    engines: ENGINES,
    exports: Object.fromEntries(doors.map(([door, path]) => [door, doorOf(path)])),
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, built(path, '.js')])) }),
    dependencies: outside(rest.dependencies, folder, versions),
    ...(rest.peerDependencies && { peerDependencies: outside(rest.peerDependencies, folder, versions) }),
  };
};

const run = (command: string, words: readonly string[], cwd: string): void => {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
};

/**
 * Links the dependencies of a staged package: the platform's staged packages, and all others from
 * this workspace.
 */
const linkModules = (folder: string, stage: string, stages: string): void => {
  const modules = join(folder, 'node_modules');
  for (const name of existsSync(modules) ? readdirSync(modules) : []) {
    if (name.startsWith('.')) continue;
    const inside = name.startsWith('@') ? readdirSync(join(modules, name)).map((each) => `${name}/${each}`) : [name];
    for (const each of inside) {
      const staged = join(stages, each.replace('@paddock/', ''));
      const target = each.startsWith('@paddock/') && existsSync(staged) ? staged : join(modules, each);
      mkdirSync(join(stage, 'node_modules', each, '..'), { recursive: true });
      symlinkSync(target, join(stage, 'node_modules', each));
    }
  }
};

/** Whether a link of a package's text leads to something that is packed. */
const isPacked = (link: string, folder: string, stage: string): boolean => {
  const [, name = '', file = ''] = /^\.\.\/([^/.]+)\/(.+)/.exec(link) ?? [];
  if (PLATFORM.some((each) => each === name)) return existsSync(join(folder, '..', name, file));
  return !link.startsWith('..') && (existsSync(join(stage, link)) || existsSync(join(folder, basename(link))));
};

/** Copies the texts of a package. Links to what is not packed become plain words. */
const copyTexts = (folder: string, stage: string): void => {
  for (const file of globSync('*.md', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    const live = text.replace(/\[([^\]]+)\]\((?![a-z]+:|#)([^)#]+)[^)]*\)/g, (whole, words, link) =>
      isPacked(link, folder, stage) ? whole : words,
    );
    writeFileSync(join(stage, file), live);
  }
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
};

/**
 * Builds one package into a separate folder: js and types replace the sources, other files are
 * copied.
 */
const stagePackage = (name: string, stages: string): string => {
  const folder = join(root, 'packages', name);
  const stage = join(stages, name);
  const manifest = readManifest(folder);
  const work = join(stage, 'work');
  cpSync(join(folder, 'src'), join(work, 'src'), { recursive: true, filter: (path) => !isTest(path) });
  // A package may import itself by name.
  cpSync(join(folder, 'package.json'), join(work, 'package.json'));
  linkModules(folder, stage, stages);
  const { extends: base } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) as { extends: string };
  const options = {
    extends: join(folder, base),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: '.',
      outDir: '..',
      types: ['node'],
    },
    include: ['src'],
    exclude: ['src/**/*.js'],
  };
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(options));
  run(join(root, 'node_modules/.bin/tsc'), ['-p', 'work'], stage);
  cpSync(join(work, 'src'), join(stage, 'src'), { recursive: true, filter: (path) => !isSource(path) });
  rmSync(work, { recursive: true });
  copyTexts(folder, stage);
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifestOutside(manifest, folder), null, 2)}\n`);
  return stage;
};

/** The version of a dependency of the template, from the platform or the catalog. */
const versionFor = (name: string, versions: Map<string, string>): string => {
  const ours = PLATFORM.find((each) => name === `@paddock/${each}`);
  const version = ours ? readManifest(join(root, 'packages', ours)).version : versions.get(name);
  if (!version) throw new Error(`The template needs ${name}: add its version to the catalog of pnpm-workspace.yaml.`);
  return version;
};

/** The published template: each `*` in a package.json becomes the version of this workspace. */
const stageTemplate = (stages: string): string => {
  const folder = join(root, 'packages', CREATE);
  const stage = join(stages, CREATE);
  for (const part of ['bin', 'template'])
    cpSync(join(folder, part), join(stage, part), { recursive: true, filter: (path) => !OUTPUT.has(basename(path)) });
  copyTexts(folder, stage);
  const { private: _, scripts: __, devDependencies: ___, ...manifest } = readManifest(folder);
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const versions = catalog();
  for (const file of globSync('template/{,*/}package.json', { cwd: stage })) {
    const text = readFileSync(join(stage, file), 'utf8');
    const filled = text.replace(/"([^"]+)": "\*"/g, (_, name) => `"${name}": "${versionFor(name, versions)}"`);
    writeFileSync(join(stage, file), filled);
  }
  return stage;
};

/**
 * Builds the platform's packages and packs each into a tarball in `target`.
 * @returns the tarballs, each after its dependencies
 * @throws Error if one cannot be built
 */
export const packPlatform = (target: string): string[] => {
  const stages = join(target, 'stages');
  rmSync(stages, { recursive: true, force: true });
  const tarballs = [...PLATFORM, CREATE].map((name) => {
    const stage = name === CREATE ? stageTemplate(stages) : stagePackage(name, stages);
    run('npm', ['pack', '--silent', '--pack-destination', target], stage);
    const { name: full, version } = readManifest(stage);
    return join(target, `${full.replace('@', '').replace('/', '-')}-${version}.tgz`);
  });
  rmSync(stages, { recursive: true });
  return tarballs;
};

if (import.meta.main) {
  const { positionals } = readOptions(
    'npm run pack-platform [-- <folder>]   packs the platform for other repositories (.cache/packed)',
    { allowPositionals: true, options: {} },
  );
  const target = resolve(positionals[0] ?? '.cache/packed');
  mkdirSync(target, { recursive: true });
  for (const tarball of packPlatform(target)) console.log(tarball);
}
