import { formatInstant, parseDuration } from '../overview/format.ts';
import { isReleaseError, ReleaseError } from '../release-error.ts';
import { type Renewal, renewChannel } from '../trust/renew-channel.ts';
import { recoverChannel } from '../trust/repair/recover-channel.ts';
import type { Trusted } from '../trust/trusted.ts';
import { requireChannel } from './known-names/require-channel.ts';
import { type Session, warnOfClock } from './session.ts';

const HALF_A_DAY_MS = 12 * 3_600_000;

const parseEvery = (every: string | undefined): number | null => {
  if (every === undefined) return null;
  const interval = parseDuration(every);
  if (interval !== null && interval > 0 && interval <= HALF_A_DAY_MS) return interval;
  throw new ReleaseError(
    'usage',
    `--every ${every} is no time up to 12h`,
    'For example: paddock renew --every 1h (edges alarm after 24 h without).',
  );
};

/**
 * `renew`: runs once, or with `--every` until the process ends. A failed round is reported, and the
 * next one retries.
 */
export const runRenew = async (session: Session<{ every?: string }>): Promise<void> => {
  const { store, channel, flags, world } = session;
  const interval = parseEvery(flags.every);
  const actor = await session.actor();
  let trusted: Trusted | null = null;
  const renew = async (): Promise<void> => {
    const renewal: Renewal = await renewChannel(store, actor, channel, trusted);
    ({ trusted } = renewal);
    const { sequence, expires } = renewal.timestamp;
    session.answer(
      { action: 'renew', changed: true, channel, release: sequence, expires },
      `${channel}  release ${sequence} is known to be the newest until ${formatInstant(expires)}`,
    );
  };
  if (interval === null) return renew();
  for (;;) {
    await renew().catch((error) => {
      if (!isReleaseError(error)) throw error;
      world.err(`${error.message}\n${error.mend}\n`);
    });
    await world.sleep(interval);
    await warnOfClock(session);
  }
};

/** `recover`: voids the journal after a given release, after an attack or a restored backup. */
export const runRecover = async (
  session: Session<{ to: string; reason: string; dryRun?: boolean }>,
  channel: string,
): Promise<void> => {
  const { store, flags, world } = session;
  if (!/^[1-9]\d{0,15}$/.test(flags.to)) {
    throw new ReleaseError('usage', `--to ${flags.to} is no release`, 'Name its number; see: paddock history.');
  }
  const dryRun = flags.dryRun ?? false;
  await requireChannel(session, channel);
  const root = await session.signingKey('root.key');
  const { release, voided, signers, policyVersion } = await recoverChannel(store, root, {
    channel,
    to: Number(flags.to),
    reason: flags.reason,
    now: world.now,
    dryRun,
  });
  const { sequence } = release;
  const aside = voided.length === 0 ? 'no release came after it' : `releases after it put aside: ${voided.length}`;
  session.answer(
    { action: 'recover', channel, changed: !dryRun, dryRun, release: sequence, voided, signers, policy: policyVersion },
    `${channel}  recovered to release ${sequence}; ${aside}\n` +
      (dryRun
        ? '  dry run: nothing was changed'
        : `  policy ${policyVersion}: readers forget what they remember of ${channel} after release ${sequence}`),
  );
  if (dryRun) return;
  for (const name of signers)
    world.err(`The key ${name} signed void releases. If it was stolen: ${session.command('keys', 'retire', name)}\n`);
  world.err(
    'If a backup was restored, keys that were retired since then are in use again: paddock keys list\n' +
      `Next: ${session.command('renew', '--channel', channel)}\n`,
  );
};
