import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readEdges } from '../edges/edge-notes.ts';
import { formatBytes, formatDuration, formatInstant } from '../overview/format.ts';
import { namedBuilds, type Release } from '../record.ts';
import { isReleaseError, ReleaseError, systemCode } from '../release-error.ts';
import { describeEnd, openWindow } from '../trust/freeze-window.ts';
import { journalProblems, readHistory } from '../trust/journal.ts';
import { findKey, type Policy, readProvenPolicy } from '../trust/policy.ts';
import { keyIdOf } from '../trust/signing.ts';
import { readTimestamp, stalenessOf } from '../trust/timestamp.ts';
import { hasTwo } from '../trust/two-persons.ts';
import { verifyBuild } from '../trust/verify-store.ts';
import { requireChannel } from './known-names/require-channel.ts';
import { CLOCK_BAD_MS, notReadable, type Session } from './session.ts';

/** The result of one check. `next` is the command to type, or what to do, if it is not `ok`. */
interface Finding {
  state: 'ok' | 'warning' | 'bad';
  check: string;
  what: string;
  next: string | null;
}

interface DoctorFlags {
  edge?: string[];
  readOnly?: boolean;
}

type DoctorSession = Session<DoctorFlags>;

const MIN_NODE = 24;
const CLOCK_ODD_MS = 30_000;
const [DISK_BAD, DISK_LOW] = [100_000_000, 1_000_000_000];
/** Warns this long before a timestamp expires that nobody renews. */
const SOON_MS = 2 * 3_600_000;

const ok = (check: string, what: string): Finding => ({ state: 'ok', check, what, next: null });
const warning = (check: string, what: string, next: string): Finding => ({ state: 'warning', check, what, next });
const bad = (check: string, what: string, next: string): Finding => ({ state: 'bad', check, what, next });

/** A check that throws is a finding, too. */
const attempt = async (check: string, look: () => Promise<Finding[]>): Promise<Finding[]> => {
  try {
    return await look();
  } catch (error) {
    if (!isReleaseError(error)) throw error;
    return [bad(check, error.message, error.mend)];
  }
};

const checkNode = ({ world }: DoctorSession): Finding =>
  Number.parseInt(world.node, 10) >= MIN_NODE
    ? ok('node', world.node)
    : bad('node', `Node ${world.node} is too old`, `Install Node ${MIN_NODE} or newer`);

const checkDisk = async ({ store, world }: DoctorSession): Promise<Finding[]> => {
  if (store.isRemote) return [];
  const free = await world.freeBytes(store.place);
  const what = `${formatBytes(free)} are free`;
  if (free >= DISK_LOW) return [ok('disk', what)];
  return [(free < DISK_BAD ? bad : warning)('disk', what, 'paddock gc --dry-run')];
};

const checkClock = async ({ store, world }: DoctorSession): Promise<Finding[]> => {
  const apart = Math.abs((await store.now()).getTime() - world.now().getTime());
  const what = `${formatDuration(apart)} apart from the clock of the store`;
  if (apart < CLOCK_ODD_MS) return [ok('clock', what)];
  return [
    (apart < CLOCK_BAD_MS ? warning : bad)('clock', what, 'Set the clock of this machine: timedatectl set-ntp true'),
  ];
};

const checkWrites = async ({ store }: DoctorSession): Promise<Finding[]> => {
  await store.probe();
  return [ok('writes', 'this machine may write, and of two that create one release the second is refused')];
};

const modeOf = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).mode & 0o777;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw notReadable(path, error);
  }
};

const checkKey = async (session: DoctorSession, policy: Policy): Promise<Finding[]> => {
  const { world, flags, keys } = session;
  const given = flags.key ?? world.env.PADDOCK_KEY;
  const path = given ? resolve(world.folder, given) : join(keys, 'operator.key');
  const mode = await modeOf(path);
  if (mode === null && !given)
    return [
      warning('key', 'there is none here: this machine can look, and change nothing', 'Give its file: --key <file>'),
    ];
  const { id } = await session.signingKey('operator.key');
  const key = findKey(policy, id);
  if (!key)
    return [
      bad('key', `the policy does not know ${id}`, 'Give a key of this store: --key <file>. See: paddock keys list'),
    ];
  if (key.retired)
    return [bad('key', `${key.name} is retired`, 'Give a key that is in use: --key <file>. See: paddock keys list')];
  const may = (['publish', 'promote', 'rollback', 'preview', 'robot'] as const).flatMap((right) =>
    key[right]?.length ? [`${right} ${key[right]?.join(',')}`] : [],
  );
  const found = [ok('key', `${key.name} may ${may.join(', ') || 'renew'}`)];
  if (mode !== null && (mode & 0o077) !== 0)
    found.push(bad('key', `others of this machine can read ${path}`, `chmod 600 ${path}`));
  const root = join(keys, 'root.key');
  if ((await modeOf(root)) !== null)
    found.push(
      warning(
        'key',
        `the root key lies here, in ${root}`,
        'Move it off this machine. Only changes of the policy need it',
      ),
    );
  return found;
};

const checkChannel = async (session: DoctorSession, policy: Policy, channel: string): Promise<Finding[]> => {
  const { store, world, commandOn } = session;
  const problems = await journalProblems(store, policy, channel);
  if (problems.length > 0) return problems.map((what) => bad(channel, what, commandOn(channel, 'verify')));
  const newest = (await readHistory(store, policy, channel)).releases.at(-1);
  if (!newest) {
    await requireChannel(session, channel);
    return [];
  }
  const now = world.now();
  const found = [ok(channel, `releases 1 to ${newest.sequence} are proven`)];

  const timestamp = await readTimestamp(store, policy, channel);
  const stale = stalenessOf(timestamp, now);
  const left = Date.parse(timestamp?.expires ?? '') - now.getTime();
  const renew = commandOn(channel, 'renew', '--every', '1h');
  if (stale) found.push(bad(channel, `it is not known to be the newest: ${stale}`, renew));
  else if (left < SOON_MS)
    found.push(warning(channel, `it is known to be the newest for ${formatDuration(left)} more`, renew));
  else
    found.push(
      ok(
        channel,
        `release ${newest.sequence} is known to be the newest until ${formatInstant(timestamp?.expires ?? '')}`,
      ),
    );

  const builds = namedBuilds(newest);
  const broken = await brokenBuilds(session, newest);
  found.push(...broken);
  if (broken.length === 0)
    found.push(ok(channel, `the ${builds.length} builds that it serves or returns to are whole`));

  for (const { host, release, verified, silent, at } of await readEdges(store, channel)) {
    const serves = `the edge ${host} serves release ${release}`;
    if (silent)
      found.push(warning(channel, `${serves}, and is silent since ${formatInstant(at)}`, 'Start it, if it is to run'));
    else if (release < newest.sequence || !verified)
      found.push(bad(channel, `${serves}${verified ? '' : ', and cannot prove it'}`, 'Look at its log'));
    else found.push(ok(channel, serves));
  }

  for (const scope of newest.frozen ?? [])
    found.push(
      warning(
        channel,
        `${scope === '*' ? 'all of it' : scope} is frozen`,
        commandOn(channel, 'unfreeze', ...(scope === '*' ? [] : [scope]), '--reason', '<why>'),
      ),
    );
  const { windows, twoPersons = {} } = policy.channels?.[channel] ?? {};
  const open = openWindow(windows, now.getTime());
  if (open)
    found.push(
      warning(
        channel,
        `the freeze window ${open.window.name} is open`,
        `Wait until ${describeEnd(open)}; rollbacks go on`,
      ),
    );
  for (const name of Object.keys(twoPersons).filter((each) => !hasTwo(policy, each)))
    found.push(
      bad(
        channel,
        `no two persons may promote ${name} any more`,
        'paddock keys add <name> --people <name> --promote <names>',
      ),
    );
  return found;
};

const brokenBuilds = async ({ store, commandOn }: DoctorSession, newest: Release): Promise<Finding[]> => {
  const { channel, builds } = newest;
  const broken: Finding[] = [];
  for (const { name, ref } of namedBuilds(newest)) {
    const { problems } = await verifyBuild(store, { name, buildId: ref.buildId });
    const isLive = builds[name]?.buildId === ref.buildId;
    const next = isLive ? ['rollback', name, '--reason', '<why>'] : ['verify', name, ref.buildId];
    if (problems.length > 0)
      broken.push(bad(channel, `${name} ${ref.buildId}: ${problems.join('; ')}`, commandOn(channel, ...next)));
  }
  return broken;
};

interface Health {
  channel?: string | null;
  sequence?: number | null;
  why?: string[];
}

const checkEdge = async ({ store, world, channel }: DoctorSession, edge: string): Promise<Finding> => {
  const name = `edge ${edge}`;
  let health: Health;
  try {
    health = JSON.parse(await world.ask(new URL('/paddock/health', edge).href)) as Health;
  } catch (error) {
    return bad(
      name,
      `does not answer: ${(error as Error).message}`,
      `curl -i ${new URL('/paddock/health', edge)}; then its log`,
    );
  }
  const newest = await store.newestSequence(channel);
  const serves = `serves release ${health.sequence} of ${health.channel}`;
  if (health.channel !== channel || health.sequence !== newest)
    return bad(name, `${serves}, and the newest of ${channel} is ${newest}`, 'Look again in a second, then at its log');
  const [why] = health.why ?? [];
  return why ? bad(name, `${serves}, but ${why}`, 'Look at its log') : ok(name, serves);
};

const LABELS = { ok: 'ok  ', warning: 'WARN', bad: 'BAD ' };

/** `doctor`: the first checks for an incident or a new machine. Changes nothing. */
export const runDoctor = async (session: DoctorSession): Promise<void> => {
  const { store, flags } = session;
  const found: Finding[] = [checkNode(session)];
  let policy: Policy | null = null;
  found.push(
    ...(await attempt('store', async () => {
      const proven = await readProvenPolicy(store);
      ({ policy } = proven);
      const id = keyIdOf(proven.root);
      const where = ok('store', `${store.place}, policy ${policy.version} of the root key ${id}`);
      if (store.trustedRoot !== null) return [where];
      const next = `Compare it with what paddock init printed, then: export PADDOCK_ROOT=${id}`;
      return [where, warning('store', 'no root key is pinned: whichever lies in the store is believed', next)];
    })),
  );
  if (policy !== null) {
    const known: Policy = policy;
    const looks: [string, () => Promise<Finding[]>][] = [
      ['disk', () => checkDisk(session)],
      ...(flags.readOnly
        ? []
        : ([
            ['writes', () => checkWrites(session)],
            ['clock', () => checkClock(session)],
            ['key', () => checkKey(session, known)],
          ] as [string, () => Promise<Finding[]>][])),
    ];
    for (const [check, look] of looks) found.push(...(await attempt(check, look)));
    const channels = flags.channel === undefined ? await store.listChannels() : [flags.channel];
    for (const channel of channels)
      found.push(...(await attempt(channel, () => checkChannel(session, known, channel))));
    for (const edge of flags.edge ?? [])
      found.push(...(await attempt(edge, async () => [await checkEdge(session, edge)])));
  }
  const count = (state: Finding['state']): number => found.filter((each) => each.state === state).length;
  session.answer(
    { action: 'doctor', changed: false, ok: count('bad') === 0, findings: found },
    found
      .map(
        ({ state, check, what, next }) =>
          `${LABELS[state]}  ${check}: ${what}${next === null ? '' : `. Next: ${next}`}`,
      )
      .join('\n'),
  );
  const first = found.find(({ state }) => state === 'bad');
  if (first)
    throw new ReleaseError(
      'verification',
      `${count('bad')} of ${found.length} are bad`,
      `Begin with ${first.check}: ${first.next}`,
    );
};
