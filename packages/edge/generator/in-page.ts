import { readFileSync, writeFileSync } from 'node:fs';
import { minifySync } from '@swc/core';

const source = new URL('../src/in-page/first-files.js', import.meta.url);
const output = new URL('../src/in-page/generated/first-files.js', import.meta.url);

/** The script of every page, minified. Its function keeps its name, since the HTML calls it. */
export const minifyFirstFiles = (): string =>
  `${minifySync(readFileSync(source, 'utf8'), { compress: { ecma: 2015 }, mangle: { toplevel: false }, ecma: 2015, module: false }).code}\n`;

// pnpm generate
if (import.meta.main) writeFileSync(output, minifyFirstFiles());
