import { useAlerts } from '@paddock/host';
import type { TFunction } from 'i18next';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { warnOfUncaught } from './warn-of-uncaught.ts';

const t = ((key: string) => key) as unknown as TFunction<'shell'>;
let stop: () => void;

beforeEach(() => {
  useAlerts.setState({ alerts: [], past: [] });
  stop = warnOfUncaught(t);
});
afterEach(() => stop());

const uncaught = (thrown: unknown, event = 'unhandledrejection') =>
  dispatchEvent(Object.assign(new Event(event), event === 'error' ? { error: thrown } : { reason: thrown }));
const thrownIn = (file: string, name = 'TypeError') =>
  Object.assign(new Error('x is undefined'), { name, stack: `${name}: x is undefined\n  at click (${file}:1:7)` });
const ours = `${location.origin}/builds/mf-racing/1.0.0-0123456789ab/race.js`;
const shown = () => useAlerts.getState().alerts.map(({ type }) => type);

describe('what nobody caught', () => {
  test.each(['error', 'unhandledrejection'])(
    '[ERRORS-4] [ERRORS-11] shows a warning, one at a time, by the event %s',
    (event) => {
      uncaught(thrownIn(ours), event);
      uncaught(thrownIn(ours), event);
      expect(shown()).toEqual(['warning']);
    },
  );

  test.each([
    ['an extension throws', thrownIn('chrome-extension://abcdef/content.js')],
    ['a call fails that shows itself', thrownIn(ours, 'ApiError')],
    ['a call is given up', thrownIn(ours, 'AbortError')],
    ['a remote cannot be had', thrownIn(ours, 'RemoteUnavailable')],
    ['nothing says where it comes from', null],
  ])('[ERRORS-12] [ERRORS-13] row 64: shows nothing when %s', (_, thrown) => {
    uncaught(thrown);
    expect(shown()).toEqual([]);
  });
});
