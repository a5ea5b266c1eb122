import { fits, type TabBuild, type TabRelease } from '@paddock/release/record';

/** The versions that the running shell provides. */
export interface Provided {
  /** Versions of the host, one for each major. */
  host: readonly string[];
  /** Versions by library. A key that ends with a slash includes all paths below it. */
  libraries: Readonly<Record<string, readonly string[]>>;
}

const versionsOf = ({ libraries }: Provided, library: string): readonly string[] | undefined =>
  libraries[library] ??
  libraries[Object.keys(libraries).find((key) => key.endsWith('/') && library.startsWith(key)) ?? ''];

const fitsShell = ({ contract, shared = {} }: TabBuild, provided: Provided): boolean =>
  provided.host.some((version) => fits(version, contract)) &&
  Object.entries(shared).every(([library, range]) =>
    versionsOf(provided, library)?.some((version) => fits(version, range)),
  );

/**
 * The part of a newer release that this tab can run. A remote whose build needs another shell keeps
 * its earlier build, until a reload brings that shell; such a last known good build is left out. A
 * withdrawn remote stays while it runs, so that nothing disappears from the customer's page.
 */
export function keepFitting(
  before: TabRelease,
  next: TabRelease,
  provided: Provided,
  runs: (remote: string) => boolean = () => false,
): TabRelease {
  const kept = (name: string, build: TabBuild): TabBuild | undefined =>
    fitsShell(build, provided) ? build : before.remotes[name];
  const remotes = Object.entries(next.remotes).flatMap(([name, build]) => {
    const kind = kept(name, build);
    return kind ? [[name, kind] as const] : [];
  });
  const withdrawn = Object.entries(before.remotes).filter(([name]) => !Object.hasOwn(next.remotes, name) && runs(name));
  const good = Object.entries(next.lastKnownGood).filter(([, build]) => fitsShell(build, provided));
  return { ...next, remotes: Object.fromEntries([...remotes, ...withdrawn]), lastKnownGood: Object.fromEntries(good) };
}
