import { dirname, join } from 'node:path';
import { readRepositoryFile as read, repositoryFiles } from '../repository-files.ts';
import { report } from './report.ts';

/*
 * Checks that each dependency is in the table of ARCHITECTURE.md, and is imported or run where it
 * is installed.
 */

/** The part of a package.json that is used here. */
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

export interface Stack {
  /** The text of ARCHITECTURE.md. */
  architecture: string;
  /** Each package.json of the repository, by its file. */
  manifests: Record<string, Manifest>;
  /** Each source, by its file. */
  sources: Record<string, string>;
  /** The programs (`bin`) of a package. */
  programsOf(name: string, manifest: string): string[];
}

/** Packages that no source imports, since another package loads them as its optional peer. */
const LOADED_BY: Record<string, string> = {
  lightningcss: 'minimizer-webpack-plugin',
  '@typescript/typescript6': 'openapi-typescript',
};

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\b[rR]esolve\w*\(|\brequire\(|\benvironment:)\s*['"]([^'".][^'"]*)['"]/g;
const TEST = /\.(test|spec)\.tsx?$/;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** `react-router` for `npm:react-router@8.5.1`; for any other range the name of the entry. */
const realName = (name: string, range: string): string =>
  range.startsWith('npm:') ? range.slice('npm:'.length).replace(/(?<=.)@[^@]*$/, '') : name;

const isForeign = ([name, range]: [string, string]): boolean =>
  !range.startsWith('workspace:') && !name.startsWith('@types/');

/** The first column of the table under "Dependencies", without the parts in brackets. */
const tableNames = (architecture: string): string[] => {
  const [, section = ''] = architecture.split(/^## Dependencies$/m);
  const cells = [...section.matchAll(/^\| *([^|]+?) *\|/gm)].map(([, cell = '']) => cell.replaceAll(/\([^)]*\)/g, ''));
  return cells
    .slice(2)
    .flatMap((cell) => cell.split(','))
    .map((name) => name.trim());
};

const importsIn = (text: string): string[] => [...text.matchAll(IMPORT)].map(([, from = '']) => packageOf(from));

/**
 * A sentence for each mismatch between the table of dependencies, the manifests and the sources: a
 * package without a row, a row without a package, a package that nothing imports or runs. A package
 * for production must also be imported outside of tests.
 */
export const stackProblems = ({ architecture, manifests, sources, programsOf }: Stack): string[] => {
  const imported = new Set(Object.values(sources).flatMap(importsIn));
  const shipped = new Set(Object.entries(sources).flatMap(([file, text]) => (TEST.test(file) ? [] : importsIn(text))));
  const commands = [
    ...Object.values(manifests).flatMap(({ scripts = {} }) => Object.values(scripts)),
    ...Object.values(sources),
  ].join(' ');
  const isRun = (program: string) => new RegExp(`[\\s'"]${program}[\\s'"]`).test(` ${commands} `);

  const installed = Object.entries(manifests).flatMap(([manifest, { dependencies = {}, devDependencies = {} }]) =>
    Object.entries({ ...devDependencies, ...dependencies })
      .filter(isForeign)
      .map(([alias, range]) => ({ manifest, alias, name: realName(alias, range), ships: alias in dependencies })),
  );
  const names = [...new Set(installed.map(({ name }) => name))];
  const rows = tableNames(architecture);
  return [
    ...names.filter((name) => !rows.includes(name)).map((name) => `ARCHITECTURE.md: no row names ${name}`),
    ...rows.filter((name) => !names.includes(name)).map((name) => `ARCHITECTURE.md: no package.json has ${name}`),
    ...names
      .filter((name) => {
        const places = installed.filter((place) => place.name === name);
        const seen = places.some(({ ships }) => ships) ? shipped : imported;
        return !(
          name in LOADED_BY ||
          places.some(({ alias }) => seen.has(alias)) ||
          places.some(({ alias, manifest }) => programsOf(alias, manifest).some(isRun))
        );
      })
      .map((name) => `${name}: nothing imports or runs it`),
  ];
};

if (import.meta.main) {
  const files = repositoryFiles();
  const readAll = (pattern: RegExp) =>
    Object.fromEntries(files.filter((file) => pattern.test(file)).map((file) => [file, read(file)]));
  const problems = stackProblems({
    architecture: read('ARCHITECTURE.md'),
    manifests: Object.fromEntries(
      Object.entries(readAll(/(^|\/)package\.json$/))
        // The template is for another repository.
        .filter(([file]) => !/\/fixtures\/|create-paddock\/template\//.test(file))
        .map(([file, text]) => [file, JSON.parse(text) as Manifest]),
    ),
    sources: readAll(/\.([cm]?js|tsx?)$/),
    programsOf(name, manifest) {
      const { bin = {} } = JSON.parse(read(join(dirname(manifest), 'node_modules', name, 'package.json'))) as {
        bin?: string | Record<string, string>;
      };
      return typeof bin === 'string' ? [name.split('/').at(-1) ?? name] : Object.keys(bin);
    },
  });
  report(problems);
}
