import { gzipSync } from 'node:zlib';
import type { Build, Gives, Uses } from '../record.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Policy } from '../trust/policy.ts';
import { type PublishedBuild, readBuild } from '../trust/published-build.ts';
import { formatBytes } from './format.ts';

/** One difference between two builds, in words. */
export interface Difference {
  what: string;
  from: string;
  to: string;
}

const claimsOf = ({ claims }: Build): string[] => [
  ...claims.routes.map(({ path }) => `route ${path}`),
  ...claims.navigation.map(({ path }) => `navigation ${path}`),
  ...claims.panels.map((panel) => `panel ${panel}`),
  ...claims.modals.map((modal) => `modal ${modal}`),
  ...claims.slots.map((slot) => `slot ${slot}`),
  ...(claims.userMenu ?? []).map(({ path }) => `user menu ${path}`),
  ...Object.entries(claims.links ?? {}).map(([name, path]) => `link ${name} ${path}`),
  ...(claims.messages ?? []).map((message) => `message ${message}`),
];

const fieldsOf = (shapes: Record<string, object>, kind: string): [string, string][] =>
  Object.entries(shapes).map(([name, fields]) => [`${kind} ${name}`, JSON.stringify(fields)]);

const agreementOf = (part: Gives | Uses | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(part ?? {}).flatMap(([kind, shapes]) => fieldsOf(shapes, kind.replace(/s$/, ''))));

const compareMaps = (prefix: string, a: Record<string, string>, b: Record<string, string>): Difference[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .sort()
    .filter((key) => a[key] !== b[key])
    .map((key) => ({ what: `${prefix}${key}`, from: a[key] ?? '-', to: b[key] ?? '-' }));

const present = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, 'yes']));

/** Ignores files that differ only in their names, which contain content hashes. */
const fileSizes = (build: Build, other: Build): Record<string, string> => {
  const known = new Set(Object.values(other.files).map((file) => file.integrity));
  const changed = Object.entries(build.files).filter(([, file]) => !known.has(file.integrity));
  return Object.fromEntries(
    changed.map(([file, { size, integrity }]) => [file, `${formatBytes(size)} ${integrity.slice(7, 15)}`]),
  );
};

/**
 * The changes for the shell and for customers by a promote from build `a` to build `b`. Throws
 * `not-found`, `verification`.
 */
export const diffBuilds = async (
  store: ReleaseStore,
  policy: Policy,
  name: string,
  a: string,
  b: string,
): Promise<Difference[]> => {
  const [from, to] = await Promise.all([
    readBuild(store, policy, { name, buildId: a }),
    readBuild(store, policy, { name, buildId: b }),
  ]);
  const start = async ({ build }: PublishedBuild): Promise<number> => {
    const files = [build.entry, ...build.initial.js];
    const all = await Promise.all(files.map((file) => store.readBuildFile(name, build.buildId, file)));
    return all.reduce((sum, bytes) => sum + (bytes ? gzipSync(bytes, { level: 9 }).length : 0), 0);
  };
  const total = ({ build }: PublishedBuild): number =>
    Object.values(build.files).reduce((sum, { size }) => sum + size, 0);
  const single = (what: string, left: string | null, right: string | null): Difference[] =>
    left === right ? [] : [{ what, from: left ?? '-', to: right ?? '-' }];
  return [
    ...single('commit', from.statement.commit, to.statement.commit),
    ...single('lockfile', from.statement.lockfile?.slice(0, 12) ?? null, to.statement.lockfile?.slice(0, 12) ?? null),
    ...single('contract', from.build.contract, to.build.contract),
    ...single('also provides', from.build.facades?.join(', ') ?? null, to.build.facades?.join(', ') ?? null),
    ...single('js at the start (gzip)', formatBytes(await start(from)), formatBytes(await start(to))),
    ...single('all files', formatBytes(total(from)), formatBytes(total(to))),
    ...compareMaps('claims ', present(claimsOf(from.build)), present(claimsOf(to.build))),
    ...compareMaps('gives ', agreementOf(from.build.gives), agreementOf(to.build.gives)),
    ...compareMaps('uses ', agreementOf(from.build.uses), agreementOf(to.build.uses)),
    ...compareMaps('shared ', from.build.shared, to.build.shared),
    ...compareMaps('bundled ', present(from.build.bundled), present(to.build.bundled)),
    ...compareMaps('file ', fileSizes(from.build, to.build), fileSizes(to.build, from.build)),
  ];
};
