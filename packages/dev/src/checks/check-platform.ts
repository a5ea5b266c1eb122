import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { report } from './report.ts';

/*
 * Checks that the platform's packages know no product: neither the subject of this one, nor its
 * packages, nor the names of its remotes. Exceptions are tests and defaults for older records.
 */

const SOURCES = [
  'packages/{conform,core,edge,federation,loader-plugin,release,webpack-preset}/src/**/*.{ts,tsx,js,css}',
  'packages/create-paddock/{bin,template}/**/*.{ts,tsx,js,css,json,md}',
];
const NOT_CHECKED =
  /\.test\.tsx?$|\/(?:testing|fake|real-browser|conformance|kills|simulation)\b|\/files\/|\/node_modules\//;
/** Files with the values of older builds, which lack a field. */
const OLDER_RECORDS = [
  'packages/edge/src/pages/product.ts',
  'packages/release/src/change/gate.ts',
  'packages/release/src/record/types.ts',
];
const WORDS =
  /\b(?:racing|horses?|jockeys?|betting|betslip|lugas)\b|\bmf-(?!manifest)|@paddock\/(?:api|dev|forms|host|i18n|pages|testing|ui|wagers)\b/i;

/** The product's words in the platform's packages, a line each. @param folder the repository's */
export function platformProblems(folder: string): string[] {
  return globSync(SOURCES, { cwd: folder })
    .filter((file) => !NOT_CHECKED.test(file) && !OLDER_RECORDS.includes(file))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const [word] = WORDS.exec(line) ?? [];
          return word === undefined
            ? []
            : [`${file}:${at + 1}: ${word} is this product's: let it come from shell.config.ts`];
        }),
    );
}

if (import.meta.main) report(platformProblems(root));
