import { ALL_VISITORS } from './groups.ts';
import { buildId, buildRef, channel, integrity, label, MAX_REMOTES, name, scope, word } from './parse.ts';
import {
  dictionary,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  type Parser,
  RecordError,
  shape,
  text,
} from './parser.ts';
import type { Canary, Holdback, LiveBuild, Release, Repair, Vouch, VouchEvidence } from './types.ts';

/** A reason that a person gives, and other texts of that length. */
export const reason = label(1_000);

const instantForm = text(30, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
/** Also refuses a month 13: it matches the pattern, but would never be over. */
export const instant: Parser<string> = (value, path) => {
  const parsed = instantForm(value, path);
  if (Number.isNaN(Date.parse(parsed))) throw new RecordError('range', path, 'is no instant');
  return parsed;
};
export const signature = shape<Release['signature']>({
  key: text(64, /^[0-9a-f]{32}$/),
  value: text(88, /^[A-Za-z0-9+/]{86}==$/),
});

const share = integer(1, ALL_VISITORS - 1);
export const liveBuild = shape<LiveBuild>({
  buildId,
  digest: integrity,
  canary: optional(shape<Canary>({ build: buildRef, share, held: optional(oneOf(true)) })),
  holdback: optional(shape<Holdback>({ build: buildRef, share, until: instant })),
});

const hash = text(64, /^[0-9a-f]{64}$/);
const vouch = shape<Vouch>({
  build: buildRef,
  evidence: nullable(shape<VouchEvidence>({ ready: integer(0), bad: integer(0), since: instant, until: instant })),
});
const repair = shape<Repair>({ lost: nullable(hash), problem: reason });

/** Characters; more than a proposal of all names needs. */
const MAX_PROPOSAL = 50_000;

const release = shape<Release>({
  schema: oneOf(1),
  channel,
  sequence: integer(1),
  previous: nullable(hash),
  at: instant,
  who: label(200),
  action: oneOf('promote', 'rollback', 'canary', 'withdraw', 'vouch', 'freeze', 'unfreeze', 'repair'),
  changed: list(name, MAX_REMOTES),
  about: optional(scope),
  vouch: optional(vouch),
  repair: optional(repair),
  frozen: optional(list(scope, MAX_REMOTES)),
  reason: nullable(reason),
  proven: list(word, 20),
  acceptedBreak: nullable(reason),
  brokenFreeze: optional(reason),
  policy: optional(integer(1)),
  proposal: optional(text(MAX_PROPOSAL)),
  builds: dictionary(name, liveBuild, MAX_REMOTES),
  lastKnownGood: dictionary(name, buildRef, MAX_REMOTES),
  signature,
});

const groupsProblem = (name: string, { buildId, canary, holdback }: LiveBuild): string | null => {
  if (!canary && !holdback) return null;
  if (name === 'shell') return 'the shell has no canary: every remote on the page runs in it';
  if (canary && holdback) return 'has a canary and a holdback';
  return buildId === (canary ?? holdback)?.build.buildId ? 'names the live build twice' : null;
};

/** Parses a record of the journal. The store checks its signature and its place in the chain. */
export const parseRelease = (value: unknown): Release => {
  const parsed = release(value, '');
  const { action } = parsed;
  const isThere = (changed: string): boolean => Object.hasOwn(parsed.builds, changed);
  const wrong = parsed.changed.find((changed) => isThere(changed) === (action === 'withdraw'));
  if (wrong !== undefined) {
    const why = isThere(wrong) ? 'is withdrawn and has a build' : 'has no build';
    throw new RecordError('reference', 'changed', `${wrong} ${why} in this release`);
  }
  if ((parsed.about === undefined) === ['vouch', 'freeze', 'unfreeze'].includes(action)) {
    throw new RecordError('reference', 'about', `a ${action} ${parsed.about === undefined ? 'needs it' : 'has none'}`);
  }
  for (const kind of ['vouch', 'repair'] as const) {
    if ((parsed[kind] === undefined) === (action === kind))
      throw new RecordError('reference', kind, `a ${action} ${action === kind ? 'needs it' : 'has none'}`);
  }
  if ((parsed.sequence === 1) !== (parsed.previous === null)) {
    throw new RecordError('reference', 'previous', 'only the first record has none');
  }
  for (const [name, live] of Object.entries(parsed.builds)) {
    const problem = groupsProblem(name, live);
    if (problem !== null) throw new RecordError('reference', `builds.${name}`, problem);
  }
  return parsed;
};
