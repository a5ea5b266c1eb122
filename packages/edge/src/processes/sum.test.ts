import { expect, test } from 'vitest';
import { createMetrics } from '../platform/metrics.ts';
import { sumMetrics, worstHealth } from './sum.model.ts';

const health = (sequence: number | null, verified = true, why: string[] = []) => ({
  sequence,
  channel: 'production',
  verified,
  why,
});

test('[CLUSTER-3] health of several processes is that of the worst one', () => {
  expect(
    worstHealth(
      new Map([
        [1, health(7)],
        [2, health(6)],
      ]),
    ),
  ).toEqual(health(6));
  expect(
    worstHealth(
      new Map([
        [1, health(7)],
        [2, health(7, false, ['x.'])],
      ]),
    ),
  ).toEqual(health(7, false, ['Process 2: x.']));
  expect(
    worstHealth(
      new Map([
        [1, health(7)],
        [2, null],
      ]),
    ),
  ).toEqual(health(7, false, ['Process 2 does not answer.']));
  expect(worstHealth(new Map([[1, null]]))).toMatchObject({ sequence: null, verified: false });
});

test('[CLUSTER-3] numbers of several processes are added up, series by series, and a state is the worst one', () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.set('paddock_release_sequence', 7);
  other.set('paddock_release_sequence', 6);
  one.count('paddock_requests_total', { route: 'a b', status: '200' });
  other.count('paddock_requests_total', { route: 'a b', status: '200' });
  other.count('paddock_requests_total', { route: 'page', status: '200' });
  one.set('paddock_event_clients', 3);
  other.set('paddock_event_clients', 4);
  const summed = createMetrics();
  summed.set('paddock_release_sequence', 6);
  summed.count('paddock_requests_total', { route: 'a b', status: '200' });
  summed.count('paddock_requests_total', { route: 'a b', status: '200' });
  summed.count('paddock_requests_total', { route: 'page', status: '200' });
  summed.set('paddock_event_clients', 7);
  expect(sumMetrics([one.text(), other.text()])).toBe(summed.text());
});
