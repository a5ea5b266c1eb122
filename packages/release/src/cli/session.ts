import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { commandLine, DEFAULT_CHANNEL } from '../overview/command-line.ts';
import { formatDuration } from '../overview/format.ts';
import { ReleaseError, systemCode } from '../release-error.ts';
import { isBucketLocation } from '../store/objects/location.ts';
import { openStore } from '../store/open-store.ts';
import { readOnlyStore } from '../store/read-only-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { type Policy, readPolicy } from '../trust/policy.ts';
import { readSigningKey, type SigningKey } from '../trust/signing.ts';
import type { World } from './world.ts';

/** The flags of every command. */
interface GlobalFlags {
  data?: string;
  channel?: string;
  key?: string;
  who?: string;
  root?: string;
  json?: boolean;
}

/** One run of the command: its store, its flags, its output. */
export interface Session<Flags = object> {
  world: World;
  flags: Flags & GlobalFlags;
  store: ReleaseStore;
  /**
   * The folder of the private keys: in the store's folder or, for a bucket, in the default folder.
   */
  keys: string;
  /** `--channel`, or `production`. */
  channel: string;
  startedAt: Date;
  /** Reads the signing key: `--key`, `PADDOCK_KEY` or the store's file of this name. */
  signingKey(fileName: string): Promise<SigningKey>;
  /**
   * The actor of this run: the operator key or the store's key of this name, `--who` or the user,
   * and the clock.
   */
  actor(fileName?: string, who?: string): Promise<Actor>;
  /** Writes the one answer to stdout: the object with `--json`, else the text. */
  answer(object: object, text: string): void;
  /** A command line to copy, with the flags that this run needed to find its store and channel. */
  command(...words: string[]): string;
  /** The same for another channel than that of this run. */
  commandOn(channel: string, ...words: string[]): string;
}

const DEFAULT_DATA = '.paddock';

/** Readers accept timestamps and previews whose clock is at most this far off. */
export const CLOCK_BAD_MS = 5 * 60_000;

/** A file of a key that is there and cannot be read. */
export const notReadable = (path: string, cause: unknown): ReleaseError =>
  new ReleaseError(
    'storage',
    `The key ${path} cannot be read (${systemCode(cause)})`,
    'Check the path, and its rights.',
    { cause },
  );

/**
 * Warns of a clock that readers do not accept. The clock of a store in a folder is that of this
 * machine, and says nothing about it.
 */
export const warnOfClock = async ({ world, store }: Pick<Session, 'world' | 'store'>): Promise<void> => {
  if (!store.isRemote) return;
  const at = await store.now().catch(() => world.now());
  const apart = Math.abs(at.getTime() - world.now().getTime());
  if (apart < CLOCK_BAD_MS) return;
  world.err(
    `The clock of this machine is ${formatDuration(apart)} apart from that of the store: what is signed counts as that much older, or not at all.\n` +
      'Set it: timedatectl set-ntp true\n',
  );
};

/**
 * An actor for changes that are never written. It has the rights of a key that may promote and roll
 * back every name, and its signatures are empty.
 */
const triedBy = (policy: Policy, by: Pick<Actor, 'who' | 'now'>): Actor => {
  const key = policy.keys.find(
    (each) => !each.retired && [each.promote, each.rollback].every((names) => names.includes('*')),
  );
  if (!key) {
    throw new ReleaseError(
      'unauthorised',
      'No key of the policy may promote and roll back every name',
      'Try the change with a key of your own: --dry-run.',
    );
  }
  return { ...by, who: key.people?.[0] ?? by.who, key: { id: key.id, sign: () => new Uint8Array(64) } };
};

export const createSession = <Flags extends object>(world: World, command: Command): Session<Flags> => {
  const flags = command.optsWithGlobals<Flags & GlobalFlags>();
  const data = flags.data ?? world.env.PADDOCK_DATA ?? DEFAULT_DATA;
  const isBucket = isBucketLocation(data);
  const place = isBucket ? data : resolve(world.folder, data);
  const opened = openStore(place, {
    trustedRoot: flags.root ?? world.env.PADDOCK_ROOT ?? null,
    environment: world.env,
  });
  const store = world.isReadOnly ? readOnlyStore(opened) : opened;
  const keys = join(isBucket ? resolve(world.folder, DEFAULT_DATA) : place, 'keys');
  const channel = flags.channel ?? DEFAULT_CHANNEL;
  const startedAt = world.now();

  const signingKey = async (fileName: string): Promise<SigningKey> => {
    const given = flags.key ?? world.env.PADDOCK_KEY;
    const path = given ? resolve(world.folder, given) : join(keys, fileName);
    const pem = await readFile(path, 'utf8').catch(async (cause) => {
      if (systemCode(cause) !== 'ENOENT') throw notReadable(path, cause);
      // Where there is no store, that is the fault, and not the key.
      await readPolicy(store);
      throw new ReleaseError(
        'unauthorised',
        `There is no key to sign with at ${path}`,
        'Give its file with --key or PADDOCK_KEY. `paddock init` makes the first keys, `paddock keys add` others.',
        { cause },
      );
    });
    return readSigningKey(pem);
  };

  const commandOn: Session['commandOn'] = (channel, ...words) =>
    commandLine(channel, ...words, ...(flags.data === undefined ? [] : ['--data', flags.data]));

  return {
    world,
    flags,
    store,
    keys,
    channel,
    startedAt,
    signingKey,
    actor: async (fileName = 'operator.key', who = world.user) => {
      const by = { who: flags.who ?? who, now: world.now };
      if (by.who.trim() === '')
        throw new ReleaseError(
          'usage',
          'The journal needs the name of its author, and this one is empty',
          'Say yours with --who, or leave it out: the user of this machine stands for it.',
        );
      await warnOfClock({ world, store });
      return world.isReadOnly ? triedBy(await readPolicy(store), by) : { key: await signingKey(fileName), ...by };
    },
    answer: (object, text) => {
      if (flags.json) {
        const durationMs = world.now().getTime() - startedAt.getTime();
        world.out(`${JSON.stringify({ schema: 1, ...object, startedAt: startedAt.toISOString(), durationMs })}\n`);
      } else if (text !== '') world.out(`${text}\n`);
    },
    command: (...words) => commandOn(channel, ...words),
    commandOn,
  };
};
