import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCES = ['src/**/*.ts', 'src/**/*.tsx', '*.config.ts'];
const NOT_SHIPPED = /\.(test|test-d|d)\.tsx?$|(^|\/)testing\//;

/**
 * The sources of a package with texts for customers: `remote.config.ts`, and all of `src` except
 * tests.
 */
export const sourceFiles = (folder: string): string[] =>
  globSync(SOURCES, { cwd: folder })
    .filter((name) => !NOT_SHIPPED.test(name))
    .sort()
    .map((name) => relative('', join(folder, name)));
