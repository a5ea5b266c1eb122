import { satisfies, validRange } from 'semver';
import {
  type Build,
  type ClaimOverlap,
  type Disagreement,
  findDisagreements,
  givenBy,
  overlappingClaims,
  sameClaims,
} from '../record.ts';

/** One property that a release must prove before it is written. */
export type GateCheck = 'integrity' | 'contract' | 'shared' | 'claims' | 'uses' | 'bundled' | 'budget';

export const GATE_CHECKS: readonly GateCheck[] = [
  'integrity',
  'contract',
  'shared',
  'claims',
  'uses',
  'bundled',
  'budget',
];

/** A reason for which the gate refuses a release, with the way out. */
export interface Refusal {
  check: GateCheck;
  what: string;
  why: string;
  mend: string;
  /** `--accept-break` cannot accept it. */
  isFinal?: true;
}

/** A build, with the checks of its files. */
export interface GateBuild {
  build: Build;
  /** From `brokenFiles`. */
  broken: string[];
  /** Bytes of the entry and the initial js, gzip. */
  initialBytes: number;
}

export interface GateInput {
  /** Every build of the resulting release. */
  builds: Record<string, GateBuild>;
  /** The names whose build this release changes. */
  changed: readonly string[];
  /** The builds that the changed names had before, without those that gc removed. */
  replaced?: readonly Build[];
  /** The build that this release takes out: no other build may use what only this one gives. */
  withdrawn?: Build | null;
  /**
   * The shell build that this channel returns to when its shell is rolled back, if there is one.
   */
  returnShell: Build | null;
}

/**
 * Gzip bytes of the entry and the initial js. A landing page may load 230 kB of JavaScript: the
 * shell, with all libraries, may take 195 kB, and the start of a remote 35 kB.
 */
export const BUDGET_BYTES = { shell: 195_000, remote: 35_000 } as const;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const label = ({ name, buildId }: Build): string => `${name} ${buildId}`;

/** Builds without this field are older than it, and all of one product. */
const hostOf = ({ host = '@paddock/host' }: Build): string => host;
const hostsOf = ({ contract, facades = [] }: Build): string[] => [contract, ...facades];

const providesHost = (shell: Build, range: string): boolean =>
  hostsOf(shell).some((version) => satisfies(version, range, { includePrerelease: true }));

const checkContract = (remote: Build, shell: Build): Refusal[] =>
  providesHost(shell, remote.contract)
    ? []
    : [
        {
          check: 'contract',
          what: label(remote),
          why: `needs ${hostOf(shell)} ${remote.contract}, but ${label(shell)} provides ${hostsOf(shell).join(' and ')}`,
          mend: `Promote a shell that provides it first, or change the range in ${remote.name}/package.json.`,
        },
      ];

/** `@shop/kit/` provides `@shop/kit/button`. */
const providedVersion = (shell: Build, library: string): string | undefined => {
  if (Object.hasOwn(shell.shared, library)) return shell.shared[library];
  const prefix = Object.keys(shell.shared).find((key) => key.endsWith('/') && library.startsWith(key));
  return prefix === undefined ? undefined : shell.shared[prefix];
};

const checkShared = (remote: Build, shell: Build): Refusal[] =>
  Object.entries(remote.shared).flatMap(([library, range]): Refusal[] => {
    const refusal = (why: string, mend: string): Refusal[] => [{ check: 'shared', what: label(remote), why, mend }];
    if (validRange(range) === null) {
      return refusal(
        `asks for ${library} "${range}", which is no version range`,
        `Write a semver range in ${remote.name}/package.json.`,
      );
    }
    const version = providedVersion(shell, library);
    if (version === undefined) {
      return refusal(
        `needs ${library} ${range}, which ${label(shell)} does not provide`,
        `Promote a shell that provides it first, or stop importing it in ${remote.name}.`,
      );
    }
    if (satisfies(version, range, { includePrerelease: true })) return [];
    if (library === hostOf(shell) && providesHost(shell, range)) return [];
    return refusal(
      `needs ${library} ${range}, but ${label(shell)} provides ${version}`,
      `Promote a shell that provides it first, or change the range in ${remote.name}/package.json.`,
    );
  });

/** A remote without texts of its own needs none in any language. */
const checkLanguages = (remote: Build, shell: Build): Refusal[] => {
  const spoken = Object.keys(remote.messages);
  const missing = spoken.length === 0 ? [] : shell.locales.filter((locale) => !spoken.includes(locale));
  return missing.map((locale) => ({
    check: 'contract',
    what: label(remote),
    why: `has no texts in '${locale}', which ${label(shell)} speaks`,
    mend: `Name them under messages in ${remote.name}/remote.config.ts.`,
  }));
};

const claimRefusal = (remote: Build, other: Build, { kind, a, b }: ClaimOverlap, mend: string): Refusal => ({
  check: 'claims',
  what: label(remote),
  why: `claims the ${kind} ${a}, which ${label(other)} claims${a === b ? '' : ` as ${b}`}`,
  mend,
});

const checkClaims = (remote: Build, other: Build): Refusal[] =>
  overlappingClaims(remote.claims, other.claims).map((overlap) =>
    claimRefusal(
      remote,
      other,
      overlap,
      `Remove or narrow it in one remote.config.ts; if it moves between squads, promote both in one command.`,
    ),
  );

const checkShellClaims = (remote: Build, shell: Build): Refusal[] =>
  sameClaims(remote.claims, shell.claims).map((overlap) =>
    claimRefusal(
      remote,
      shell,
      overlap,
      `The shell's would be shown: remove it in ${remote.name}/remote.config.ts, or promote a shell without it first.`,
    ),
  );

const usesRefusal = (builds: readonly Build[], { user, giver, kind, name, problem }: Disagreement): Refusal => {
  const labelOf = (wanted: string): string => {
    const build = builds.find((each) => each.name === wanted);
    return build ? label(build) : wanted;
  };
  return giver === null
    ? {
        check: 'uses',
        what: labelOf(user),
        why: `uses the ${kind} ${name}, which ${problem} of this release`,
        mend: `Promote a build that gives it in the same command, or stop using it in ${user}/contract.ts.`,
      }
    : {
        check: 'uses',
        what: labelOf(user),
        why: `uses the ${kind} ${name} of ${labelOf(giver)}, but ${problem}`,
        mend: `Make ${user}/contract.ts and ${giver}/contract.ts agree, and promote both builds in one command.`,
      };
};

/** Refuses only new mismatches: an old one must not stop the promotion of another build. */
const checkUses = (now: readonly Build[], before: readonly Build[]): Refusal[] => {
  const old = new Set(findDisagreements(before).map((each) => JSON.stringify(each)));
  return findDisagreements(now)
    .filter((each) => !old.has(JSON.stringify(each)))
    .map((each) => usesRefusal(now, each));
};

/** The uses that only the withdrawn build satisfies. */
const checkWithdrawn = (withdrawn: Build, remaining: readonly Build[]): Refusal[] =>
  remaining.flatMap((user) =>
    (['link', 'slot', 'modal', 'message', 'panel'] as const).flatMap((kind) => {
      const gives = (build: Build, name: string): boolean => Object.hasOwn(givenBy(build, kind), name);
      const used = kind === 'panel' ? (user.uses?.panels ?? []) : Object.keys(user.uses?.[`${kind}s`] ?? {});
      return used
        .filter((name) => gives(withdrawn, name) && !remaining.some((other) => gives(other, name)))
        .map(
          (name): Refusal => ({
            check: 'uses',
            what: label(user),
            why: `uses the ${kind} ${name} of ${label(withdrawn)}`,
            mend: `Promote a build of ${user.name} that does not use it first.`,
          }),
        );
    }),
  );

const checkOne = ({ build, broken, initialBytes }: GateBuild): Refusal[] => {
  const refusals = broken.map(
    (why): Refusal => ({
      check: 'integrity',
      what: label(build),
      why,
      mend: 'Publish it again under a new build id, and find out what changed the store.',
      isFinal: true,
    }),
  );
  for (const library of build.bundled) {
    refusals.push({
      check: 'bundled',
      what: label(build),
      why: `carries its own copy of ${library}, which the shell provides`,
      mend: `Import it under the name that the preset shares, then build again.`,
    });
  }
  const budget = build.name === 'shell' ? BUDGET_BYTES.shell : BUDGET_BYTES.remote;
  if (initialBytes > budget) {
    refusals.push({
      check: 'budget',
      what: label(build),
      why: `starts with ${kB(initialBytes)} of js (gzip), over its budget of ${kB(budget)}`,
      mend: 'Load what the first screen does not need with import().',
    });
  }
  return refusals;
};

/** A broken file of a build that stays live is reported, but `--accept-break` may accept it. */
const checkKept = ({ build, broken }: GateBuild): Refusal[] =>
  broken.map((why) => ({
    check: 'integrity',
    what: label(build),
    why: `is live, and ${why}`,
    mend: `Name another build of ${build.name} in this command or roll it back, and find out what changed the store.`,
  }));

/** The reasons why a remote does not run with a shell, except for its claims. */
const checkNeeds = (remote: Build, shell: Build): Refusal[] => [
  ...checkContract(remote, shell),
  ...checkShared(remote, shell),
  ...checkLanguages(remote, shell),
];

/**
 * All reasons against a release; empty if it may be written. A remote is checked against each shell
 * that the channel serves or may return to, a new shell against each remote, and claims against the
 * claims of the other remotes. A set with a shell is rolled back as a whole, so it is checked
 * against its own shell only.
 */
export const checkRelease = ({
  builds,
  changed,
  replaced = [],
  withdrawn = null,
  returnShell,
}: GateInput): Refusal[] => {
  const shell = builds.shell?.build;
  const remotes = Object.values(builds).filter(({ build }) => build.name !== 'shell');
  const refusals = Object.entries(builds).flatMap(([name, build]) =>
    changed.includes(name) ? checkOne(build) : checkKept(build),
  );
  for (const [index, { build: remote }] of remotes.entries()) {
    const isChanged = changed.includes(remote.name);
    const shells = new Set<Build>();
    if (shell && (isChanged || changed.includes('shell'))) shells.add(shell);
    if (returnShell && isChanged && !changed.includes('shell')) {
      const before = replaced.find(({ name }) => name === remote.name);
      // If the build before does not run with that shell either, this change loses no way back.
      if (!before || checkNeeds(before, returnShell).length === 0) shells.add(returnShell);
    }
    for (const each of shells) refusals.push(...checkNeeds(remote, each), ...checkShellClaims(remote, each));
    for (const { build: other } of remotes.slice(index + 1)) {
      if (isChanged) refusals.push(...checkClaims(remote, other));
      else if (changed.includes(other.name)) refusals.push(...checkClaims(other, remote));
    }
  }
  const now = Object.values(builds).map(({ build }) => build);
  const before = [...now.filter(({ name }) => !changed.includes(name)), ...replaced];
  refusals.push(...(withdrawn ? checkWithdrawn(withdrawn, now) : checkUses(now, before)));
  return refusals;
};
