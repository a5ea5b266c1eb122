import type { Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import { describeEnd, openWindow } from '../trust/freeze-window.ts';
import { missingRights, type Policy, type PolicyKey } from '../trust/policy.ts';

/** Whether freezes and their windows hold this action up. They never hold up a rollback. */
export const canBeFrozen = (action: Release['action']): boolean =>
  action === 'promote' || action === 'withdraw' || action === 'canary';

/** The last release that froze a name, or `*` for the whole channel; `null` if it is not frozen. */
export const frozenBy = (history: readonly Release[], scope: string): Release | null => {
  if (!history.at(-1)?.frozen?.includes(scope)) return null;
  const before = history.findLastIndex(({ frozen }) => !frozen?.includes(scope));
  return history[before + 1] ?? null;
};

/** Throws `precondition` if one of the names is frozen. */
export const requireThawed = (history: readonly Release[], names: readonly string[], channel: string): void => {
  for (const scope of names.length > 0 ? ['*', ...names] : []) {
    const by = frozenBy(history, scope);
    if (by === null) continue;
    const isAll = scope === '*';
    throw new ReleaseError(
      'precondition',
      `${isAll ? channel : scope} is frozen since release ${by.sequence} of ${channel}, by ${by.who}: ${by.reason}`,
      `Nothing was changed. If that is settled: paddock unfreeze ${isAll ? '' : `${scope} `}--reason '<why>' --channel ${channel}`,
    );
  }
};

/**
 * The reason to journal if the change breaks an open freeze window. Throws `precondition` if one is
 * open and no reason is given, `unauthorised` if the key may not break it.
 */
export const passWindow = (
  policy: Policy,
  key: PolicyKey,
  { channel, breakFreeze }: { channel: string; breakFreeze?: string | undefined },
  names: readonly string[],
  at: Date,
): string | undefined => {
  const open = openWindow(policy.channels?.[channel]?.windows, at.getTime());
  if (!open) return undefined;
  const missing = missingRights(key, 'breakFreeze', names);
  const what = `${channel} is frozen until ${describeEnd(open)}: the window ${open.window.name}`;
  if (breakFreeze === undefined) {
    throw new ReleaseError(
      'precondition',
      what,
      `Nothing was changed. Rollbacks go on. If it cannot wait${missing.length > 0 ? ', somebody whose key may' : ''}: --break-freeze '<why>'`,
    );
  }
  if (missing.length > 0) {
    throw new ReleaseError(
      'unauthorised',
      `${what}, and the key ${key.name} may not break it for ${missing.join(', ')}`,
      'Wait, or ask a person whose key may (paddock keys list).',
    );
  }
  return breakFreeze;
};
