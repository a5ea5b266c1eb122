import type { FoundPreview } from '@paddock/release';
import type { TestBuild } from './make-build.ts';

/** The instant at which each preview was made. It lives for two hours. */
export const START = Date.parse('2026-06-01T12:00:00.000Z');
export const ID = '0123456789abcdef';

/** A preview as it is found in a store. */
export const found = (
  builds: Record<string, TestBuild>,
  change: Partial<FoundPreview['preview']> = {},
): FoundPreview => ({
  id: ID,
  preview: {
    schema: 1,
    channel: 'production',
    builds: Object.fromEntries(Object.entries(builds).map(([name, { ref }]) => [name, ref])),
    at: new Date(START).toISOString(),
    expires: new Date(START + 2 * 3_600_000).toISOString(),
    who: 'olga <b>',
    reason: 'new odds',
    signature: { key: 'b'.repeat(32), value: `${'c'.repeat(86)}==` },
    ...change,
  },
  isEnded: false,
  end: null,
  isRetired: false,
  isForbidden: false,
});
