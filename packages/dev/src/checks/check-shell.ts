import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../apps.ts';
import { root } from '../root.ts';
import { report } from './report.ts';

/*
 * Checks that the shell knows no race, no bet and no page of a remote. Its sources (except tests
 * and texts) may contain no path of a remote's page, and import nothing about races or bets.
 */

const SOURCES = '{shell/*.ts,shell/src/**/*.{ts,tsx}}';
const NOT_CHECKED = /\.test\.tsx?$|\.test-d\.ts$|\/testing\/|\/locales\//;
/** API calls that belong to remotes, and packages about races and bets. */
const FOREIGN =
  /from '(@paddock\/(?:wagers|ui\/race-type|api\/(?:races?|race-queries|note-queries|bets|favorites|streams|messenger|registration)))'/g;
/** A path in quotes. `${…}` stands for one segment. */
const PATHS = /(?<=['"`])\/[^'"`\s]+(?=['"`])/g;

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

/** Whether a claim serves a path. The root of the site (`/`) belongs to no one. */
function isServedBy(claim: string, path: string): boolean {
  const [want, have] = [segmentsOf(claim), segmentsOf(path)];
  const isOpenEnded = want.at(-1) === '*';
  if (isOpenEnded ? have.length < want.length - 1 : have.length !== want.length) return false;
  return want.every((segment, at) => segment === '*' || segment.startsWith(':') || segment === have[at]);
}

/**
 * The places where the shell's sources know about remotes, a line each.
 * @param claims paths of remotes' pages
 */
export function shellProblems(folder: string, claims: readonly string[]): string[] {
  return globSync(SOURCES, { cwd: folder })
    .filter((file) => !NOT_CHECKED.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const paths = (text.match(PATHS) ?? []).map((path) => path.replaceAll(/\$\{[^}]*\}/g, ':x'));
      const spelled = paths.filter((path) => claims.some((claim) => isServedBy(claim, path)));
      return [
        ...spelled.map((path) => `${file}: ${path} is a remote's page: give it a name in its contract.ts and use href`),
        ...[...text.matchAll(FOREIGN)].map(
          ([, name]) => `${file}: ${name} belongs to remotes: use a slot that they give`,
        ),
      ];
    });
}

if (import.meta.main) {
  const modules = REMOTES.map((remote) => import(join(root, remote, 'src/pages.ts')));
  const pages: { path: string }[] = (await Promise.all(modules)).flatMap((module) => Object.values(module.pages));
  const claims = pages.map(({ path }) => path).filter((path) => path !== '/');
  report(shellProblems(root, claims));
}
