import { collectGarbage } from '../../gc/collect-garbage.ts';
import { type ReleaseStore, readHistory, readPolicy, verifyStore } from '../../index.ts';
import { verifyBuild } from '../../trust/verify-store.ts';
import type { WorkerEvent } from './events.ts';
import type { Seen } from './reader.ts';

type Told<Kind extends WorkerEvent['kind']> = Extract<WorkerEvent, { kind: Kind }>;
const told = <Kind extends WorkerEvent['kind']>(events: readonly WorkerEvent[], kind: Kind): Told<Kind>[] =>
  events.filter((event): event is Told<Kind> => event.kind === kind);

/** Expected refusals: another worker removed the build, or there is nothing to return to. */
const EXPECTED = new Set(['not-found', 'precondition']);
const isExpected = ({ error, message }: Told<'refused'>): boolean =>
  EXPECTED.has(error) ||
  (error === 'storage' && message.includes('the disk is full')) ||
  // Files are missing because the build was deleted while it was read.
  (error === 'verification' && /^ReleaseError: (mf-|The gate refuses)/.test(message) && message.includes('missing'));

const checkJournals = async (
  store: ReleaseStore,
  events: readonly WorkerEvent[],
  seen: Seen,
  kills: number,
): Promise<{ problems: string[]; unknown: number }> => {
  const problems: string[] = [];
  const policy = await readPolicy(store);
  const journaled = new Map<string, string>();
  const signatures = new Map<string, string>();
  let count = 0;
  for (const channel of await store.listChannels()) {
    const { releases } = await readHistory(store, policy, channel);
    for (const { sequence, reason, signature } of releases) {
      signatures.set(`${channel}/${sequence}`, signature.value);
      if (sequence === 1) continue;
      count += 1;
      if (journaled.has(reason ?? '')) problems.push(`${reason} is in the journals twice`);
      journaled.set(reason ?? '', `${channel}/${sequence}`);
    }
  }
  const changes = told(events, 'change').filter(({ changed }) => changed);
  for (const { channel, sequence, reason } of changes) {
    const place = journaled.get(reason);
    if (place !== `${channel}/${sequence}`)
      problems.push(`${reason} was told as ${channel}/${sequence}, but is ${place}`);
  }
  for (const { what, message } of told(events, 'refused')) {
    if (journaled.has(what)) problems.push(`${what} was refused, but is in the journal: ${message}`);
  }
  for (const { channel, sequence, signature } of told(events, 'read'))
    seen.releases.set(`${channel}/${sequence}`, signature);
  for (const [place, signature] of seen.releases) {
    if (signatures.get(place) !== signature) problems.push(`${place} was read, but is not in the journal`);
  }
  const unknown = count - changes.length;
  if (unknown > kills) problems.push(`${unknown} changes were reported by no worker, of ${kills} that were killed`);
  return { problems, unknown };
};

/**
 * An operation that began after another one had ended must see it: a change gets a higher number, a
 * read does not get a lower one.
 */
const checkOrder = (events: readonly WorkerEvent[]): string[] => {
  const problems: string[] = [];
  const all = [...told(events, 'change'), ...told(events, 'read')];
  for (const channel of new Set(all.map((event) => event.channel))) {
    const own = all.filter((event) => event.channel === channel);
    const ended = own.toSorted((a, b) => a.ended - b.ended);
    let [next, highest] = [0, 0];
    for (const event of own.toSorted((a, b) => a.started - b.started)) {
      for (let before = ended[next]; before && before.ended < event.started; before = ended[next]) {
        highest = Math.max(highest, before.sequence);
        next += 1;
      }
      const isNew = event.kind === 'change' && event.changed;
      if (event.sequence < highest + (isNew ? 1 : 0)) {
        problems.push(`a ${event.kind} gave ${channel}/${event.sequence} after ${channel}/${highest} was told`);
      }
    }
  }
  return problems;
};

/**
 * No build may be removed while it is young by the true clock, and each young build must be there
 * at the end.
 */
const checkPublished = async (
  store: ReleaseStore,
  events: readonly WorkerEvent[],
  olderThanMs: number,
): Promise<string[]> => {
  const problems: string[] = [];
  const published = told(events, 'publish');
  const removals = told(events, 'gc').flatMap((gc) => gc.removed.map((build) => ({ gc, build })));
  for (const { gc, build } of removals) {
    const young = published.find(
      (each) =>
        each.build.buildId === build.buildId && each.ended < gc.started && gc.ended - each.started < olderThanMs,
    );
    if (young) problems.push(`${build.buildId} was removed ${gc.ended - young.started} ms after it was published`);
  }
  const end = Math.max(...events.map(({ ended }) => ended));
  for (const { build, ended } of published.filter((each) => end - each.ended < olderThanMs / 2)) {
    const verified = await verifyBuild(store, build);
    problems.push(...verified.problems.map((problem) => `published ${end - ended} ms ago: ${problem}`));
  }
  return problems;
};

/** The problems of a store after its workers ended or were killed; empty if all promises hold. */
export const checkStore = async (
  store: ReleaseStore,
  events: readonly WorkerEvent[],
  seen: Seen,
  { kills, olderThanMs }: { kills: number; olderThanMs: number },
): Promise<{ problems: string[]; unknown: number }> => {
  const proven = async (): Promise<string[]> =>
    (await verifyStore(store)).flatMap(({ what, problems }) => problems.map((problem) => `${what}: ${problem}`));
  // First what must hold now, then what must still hold after another gc.
  const young = await checkPublished(store, events, olderThanMs);
  const before = await proven();
  const journals = await checkJournals(store, events, seen, kills);
  const { broken } = await collectGarbage(store, { keep: 1, olderThanMs });
  return {
    unknown: journals.unknown,
    problems: [
      ...seen.problems,
      ...young,
      ...before,
      ...journals.problems,
      ...checkOrder(events),
      ...told(events, 'gc').flatMap((gc) => gc.broken.map((why) => `gc: ${why}`)),
      ...told(events, 'refused')
        .filter((event) => !isExpected(event))
        .map(({ error, message }) => `refused as ${error}: ${message}`),
      ...broken.map(({ why }) => `the last gc: ${why}`),
      ...(await proven()),
    ],
  };
};
