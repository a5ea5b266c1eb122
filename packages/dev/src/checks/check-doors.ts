import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.ts';
import { report } from './report.ts';
import { namesToKeep } from './shared-names.ts';

/*
 * Checks the entries ("doors") of the packages: the modules that their `exports` name. A door must
 * be used outside of its package. A use in the playground, which shows the kit, counts for the
 * parts that the kit's SPEC.md names. Each name that a door passes on must be used outside, and
 * each value that it declares by another module. A name that older builds of remotes import from
 * the shell may stay although nobody uses it any more. The entries for remotes must stay small.
 */

/** Packages that are also for other repositories, or that have the names of a library. */
const UNCHECKED = /^(conform|create-paddock|edge|federation|loader-plugin|playground|react-.*|release|webpack-preset)$/;
/** The generic rules of the specification (second §5) stay, used or not. */
const RULES = `accepted alpha alphaSpaces alphanumeric between confirm containsAlpha containsAlphaSpaces
  containsAlphanumeric containsLowercase containsNumeric containsSymbol containsUppercase dateAfter
  dateBefore dateBetween dateFormat email endsWith is length lowercase matches max min not number
  required requireOne startsWith symbol uppercase url`.split(/\s+/);
/** The entries for remotes, and the largest number of their names. */
const FOR_REMOTES = ['@paddock/core', '@paddock/host'];
const MAX_NAMES = 40;
const SOURCES = '{shell,mf-*,packages/*,e2e}/{*.{ts,tsx},!(node_modules|dist)/**/*.{ts,tsx}}';

interface Door {
  /** `@paddock/forms/rules` */
  name: string;
  /** `packages/forms` */
  home: string;
  /** `packages/forms/src/rules/index.ts` */
  file: string;
}

/** The names of `a, type B, c as d`: `a`, `B` and `c`. */
const namesIn = (list: string): string[] =>
  list.split(',').flatMap(
    (name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, '') || [],
  );

/** The problems of the entries, a line each. @param folder the repository's */
export function doorProblems(folder: string): string[] {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const sources = globSync(SOURCES, { cwd: folder }).map((file) => ({ file, text: read(file) }));
  const toKeep = namesToKeep(folder);
  return globSync('packages/*', { cwd: folder })
    .filter((home) => !UNCHECKED.test(basename(home)))
    .flatMap((home) => doorsOf(home, JSON.parse(read(`${home}/package.json`))))
    .flatMap(({ name, home, file }) => {
      const shown = name.startsWith('@paddock/ui/') && !read(`${home}/SPEC.md`).includes(`\`${name.slice(12)}\``);
      const skipped = shown ? [home, 'packages/playground'] : [home];
      const outside = sources.filter(
        (source) => source.text.includes(`'${name}'`) && !skipped.some((one) => source.file.startsWith(`${one}/`)),
      );
      const isKept = toKeep.some((one) => one.startsWith(`${name} `));
      if (outside.length === 0) return isKept ? [] : [`${name}: nobody uses it`];

      const text = read(file);
      const passedOn = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
        namesIn(list.replaceAll(/\w+ as /g, '')),
      );
      const declared = [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, one]) => one);
      const used = outside.flatMap((source) => namesUsed(source.text, name));
      const usedAtHome = sources
        .filter((source) => source.file.startsWith(`${home}/`))
        .flatMap((source) => namesUsed(source.text, String.raw`\.{1,2}/(?:[\w./-]+/)?${basename(file)}`));
      const unused = [
        ...passedOn.filter((one) => !used.includes(one) && !RULES.includes(one)),
        ...declared.filter((one = '') => !used.includes(one) && !usedAtHome.includes(one)),
      ]
        .filter((one) => !toKeep.includes(`${name} ${one}`))
        .map((one) => `${name}: nobody uses ${one}`);
      const isWide = FOR_REMOTES.includes(name) && passedOn.length > MAX_NAMES;
      return isWide ? [...unused, `${name}: ${passedOn.length} names, at most ${MAX_NAMES}`] : unused;
    });
}

/** The entries of a package that are written by hand. */
const doorsOf = (home: string, { name, exports = {} }: { name: string; exports?: Record<string, string> }): Door[] =>
  Object.entries(exports)
    .filter(([, path]) => /\.tsx?$/.test(path) && !path.includes('/generated/'))
    .map(([key, path]) => ({ name: name + key.slice(1), home, file: join(home, path) }));

/**
 * The names that a file imports or re-exports from an entry, or extends by declaration merging; of
 * an entry that it imports as a whole, all its words.
 */
function namesUsed(text: string, door: string): string[] {
  const imports = new RegExp(String.raw`(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'${door}'`, 'g');
  const merged = new RegExp(String.raw`declare module '${door}' \{\s*interface (\w+)`, 'g');
  const whole = new RegExp(String.raw`\* as \w+ from '${door}'|import\('${door}'\)`);
  if (whole.test(text)) return text.match(/\w+/g) ?? [];
  return [...text.matchAll(imports), ...text.matchAll(merged)].flatMap(([, list = '']) => namesIn(list));
}

if (import.meta.main) report(doorProblems(root));
