import { RENDERING } from '../record/frozen.ts';
import type { Release, VouchEvidence } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { goodBuilds } from '../trust/good-builds.ts';
import { applyChange, type Change } from './apply-change.ts';

interface NoteOptions {
  channel: string;
  reason: string;
  dryRun?: boolean;
}

export interface VouchOptions extends NoteOptions {
  name: string;
  /** Default: the live build. */
  buildId?: string;
  /** The votes that prove it. A robot must give them; a person need not. */
  evidence?: VouchEvidence | null;
}

export interface FreezeOptions extends NoteOptions {
  /** A name, or `*` for the whole channel. */
  name: string;
}

const notServed = (channel: string, name: string): ReleaseError =>
  new ReleaseError(
    'not-found',
    name === '*' ? `${channel} serves nothing` : `${channel} does not serve ${name}`,
    'See what is served: paddock status.',
  );

/**
 * Writes into the journal that a build is good. Only such a build is the default target of a
 * rollback and the fallback of tabs. `changed` is false if someone vouched for it before. Throws
 * as `promote`.
 */
export const vouch = (store: ReleaseStore, actor: Actor, options: VouchOptions): Promise<Change> =>
  applyChange(store, actor, options, (history) => {
    const { name, channel, reason, buildId, evidence = null } = options;
    const good = goodBuilds(history, name);
    const build = buildId === undefined ? good.at(-1) : good.find((each) => each.buildId === buildId);
    if (!history.at(-1)?.builds[name]) throw notServed(channel, name);
    if (!build) {
      throw new ReleaseError(
        'precondition',
        `${name} ${buildId} was never live on ${channel}, or was rolled back`,
        `Nobody can vouch for it. See: paddock history ${name} --channel ${channel}`,
      );
    }
    const ref = { buildId: build.buildId, digest: build.digest };
    return { action: 'vouch', targets: [], about: name, vouch: { build: ref, evidence }, reason };
  });

const freezing =
  (action: 'freeze' | 'unfreeze', edit: (frozen: readonly string[], name: string) => readonly string[]) =>
  (store: ReleaseStore, actor: Actor, options: FreezeOptions): Promise<Change> =>
    applyChange(store, actor, options, (history) => {
      const { name, channel, reason } = options;
      const current: Release | undefined = history.at(-1);
      if (!current) throw notServed(channel, '*');
      if (name !== '*' && name !== RENDERING && !current.builds[name] && !current.frozen?.includes(name))
        throw notServed(channel, name);
      return { action, targets: [], about: name, frozen: edit(current.frozen ?? [], name), reason };
    });

/**
 * Forbids all promotes of a name, or of the channel, and all changes by robots. Rollbacks stay
 * possible. `changed` is false if it is frozen already. Throws as `promote`.
 */
export const freeze = freezing('freeze', (frozen, name) => [...new Set([...frozen, name])]);

/** Allows promotes again. `changed` is false if nothing is frozen. Throws as `promote`. */
export const unfreeze = freezing('unfreeze', (frozen, name) => frozen.filter((each) => each !== name));
