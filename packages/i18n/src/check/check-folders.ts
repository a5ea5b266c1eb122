import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { checkEnglishTexts } from './check-english.ts';
import { checkGermanTexts } from './check-german.ts';
import { ANYTHING, findKeyUses, type KeyUses } from './key-uses.ts';
import type { LocaleProblem } from './problem.ts';
import { sourceFiles } from './source-files.ts';
import { compareTexts, readTexts, saidKey, type Texts } from './texts.ts';
import { checkUnits } from './units.ts';

/** The texts of one folder `locales`. */
interface Part {
  german: Texts;
  english: Texts;
  /** Keys as the sources name them. */
  keys: ReadonlySet<string>;
}

interface Namespace {
  name: string;
  /** Its own texts, and those of folders that load theirs later. */
  parts: Part[];
  keys: ReadonlySet<string>;
}

const pluralForms = (locale: string): string[] => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

function readPart(folder: string): Part {
  const file = (locale: string): string => relative('', join(folder, `${locale}.json`));
  const german = readTexts(file('de'));
  const english = readTexts(file('en'));
  return { german, english, keys: new Set([...german.byKey.keys()].map((key) => saidKey(key, german))) };
}

function readNamespace(folder: string): Namespace {
  const files = globSync('src/**/locales/*.json', { cwd: folder });
  const parts = [...new Set(['src/locales', ...files.map(dirname)])].map((part) => readPart(join(folder, part)));
  return { name: basename(resolve(folder)), parts, keys: new Set(parts.flatMap(({ keys }) => [...keys])) };
}

const readSources = (folder: string): { file: string; found: KeyUses }[] =>
  sourceFiles(folder).map((file) => ({ file, found: findKeyUses(file, readFileSync(file, 'utf8')) }));

/**
 * Whether a file of the package declares its keys to TypeScript (`interface ResourceNamespaceMap`).
 */
const isTyped = (folder: string, name: string): boolean => {
  const declaration = new RegExp(`ResourceNamespaceMap\\s*\\{[^}]*\\b${name}['"]?:`);
  return globSync('src/**/*.ts', { cwd: folder }).some((file) =>
    declaration.test(readFileSync(join(folder, file), 'utf8')),
  );
};

const meantBy = (pattern: string, keys: ReadonlySet<string>): string[] => {
  if (!pattern.includes(ANYTHING)) return keys.has(pattern) ? [pattern] : [];
  const parts = pattern.split(ANYTHING).map((part) => part.replace(/[^\w]/g, '\\$&'));
  const shape = new RegExp(`^${parts.join('.+')}$`);
  return [...keys].filter((key) => shape.test(key));
};

/**
 * Checks the texts of apps against each other and against their sources. A folder's namespace is
 * its name; its texts are `src/locales/{de,en}.json`, and those of folders that load theirs later,
 * such as `src/modals/locales/{de,en}.json`. A key of another namespace is looked up among the
 * given folders.
 */
export function checkFolders(folders: readonly string[]): LocaleProblem[] {
  const namespaces = new Map(folders.map(readNamespace).map((namespace) => [namespace.name, namespace]));
  const used = new Map([...namespaces.keys()].map((name) => [name, new Set<string>()]));
  const problems: LocaleProblem[] = [];

  for (const folder of folders) {
    const own = basename(resolve(folder));
    if (!isTyped(folder, own)) {
      const message = `no file declares its keys: interface ResourceNamespaceMap { '${own}': typeof texts }`;
      problems.push({ kind: 'untyped', file: relative('', join(folder, 'src')), key: own, message });
    }
    const sources = readSources(folder);
    for (const { file, found } of sources) {
      for (const { namespace = own, keys } of found.uses) {
        const available = namespaces.get(namespace)?.keys ?? new Set<string>();
        for (const pattern of keys) {
          const meant = meantBy(pattern, available);
          for (const key of meant) used.get(namespace)?.add(key);
          if (meant.length > 0) continue;
          const key = pattern.replaceAll(ANYTHING, '…');
          problems.push({ kind: 'missing-key', file, key, message: `the namespace ${namespace} has no such text` });
        }
      }
    }
    // Some key comes from a table, so every string that equals a key counts as a use.
    if (!sources.some(({ found }) => found.open)) continue;
    for (const { found } of sources) for (const text of found.strings) used.get(own)?.add(text);
  }

  for (const { name, parts } of namespaces.values()) {
    for (const { german, english, keys } of parts) {
      problems.push(
        ...german.problems,
        ...english.problems,
        ...checkGermanTexts(german),
        ...checkEnglishTexts(english),
      );
      problems.push(...checkUnits(german), ...checkUnits(english));
      problems.push(...compareTexts(german, english, pluralForms('de')));
      problems.push(...compareTexts(english, german, pluralForms('en')));
      for (const key of keys) {
        if (used.get(name)?.has(key)) continue;
        problems.push({
          kind: 'unused-key',
          file: german.file,
          key,
          message: 'no source uses it: remove it from both languages',
        });
      }
    }
  }
  return problems;
}
