import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { applyChange, type Change, type ChangeOptions } from './apply-change.ts';

export interface WithdrawOptions extends Omit<ChangeOptions, 'ifLive'> {
  name: string;
  reason: string;
}

/**
 * Takes a remote out of a channel: its URLs are then answered like unclaimed ones. Refused while a
 * live build uses its links, slots, modals or messages. Open tabs keep the remote. Throws as
 * `promote`.
 */
export const withdraw = (store: ReleaseStore, actor: Actor, options: WithdrawOptions): Promise<Change> =>
  applyChange(store, actor, options, (history) => {
    const { name, channel, reason } = options;
    if (name === 'shell') {
      throw new ReleaseError('usage', 'The shell cannot be withdrawn', 'Promote or roll back another build of it.');
    }
    if (!history.at(-1)?.builds[name]) {
      throw new ReleaseError('not-found', `${channel} does not serve ${name}`, 'See what it serves: paddock status.');
    }
    return { action: 'withdraw', targets: [], withdrawn: name, reason };
  });
