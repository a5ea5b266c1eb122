import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import { type ConformanceCase, runCases } from './run-cases.ts';
import { type Json, type Simulator, signed } from './simulator.ts';

const timestampPath = ({ path }: Simulator) => path('channels/production/timestamp.json');
const instant = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Changes the timestamp and signs it again, as a thief of the operator's key can. */
const timestampWith =
  (change: (timestamp: Json) => unknown, by = ({ operator }: Simulator) => operator.key) =>
  async (simulator: Simulator) => {
    const timestamp = await simulator.read(timestampPath(simulator));
    change(timestamp);
    await simulator.write(timestampPath(simulator), signed('timestamp', timestamp, by(simulator)));
  };
const lasting = (at: number, expires: number) =>
  timestampWith((timestamp) => Object.assign(timestamp, { at: instant(at), expires: instant(expires) }));

const stale = {
  serves: 'last',
  alarm: 'release-expired',
  check: async (edge) => {
    expect(await edge.metric('paddock_served_release_fresh')).toBe(0);
    expect((await edge.health()).why.join()).toContain('paddock renew');
  },
} as const satisfies Partial<ConformanceCase>;

const cases: ConformanceCase[] = [
  { attack: 'a frozen store: nobody renewed it for 25 hours', do: lasting(-25, -1), ...stale },
  { attack: 'a frozen store, met by an edge that starts', edge: 'restarted', do: lasting(-25, -1), ...stale },
  { attack: 'a frozen store, met without memory', edge: 'fresh', do: lasting(-25, -1), ...stale },
  { attack: 'a timestamp of 25 hours ago that says it lasts a year', do: lasting(-25, 8_760), ...stale },
  { attack: 'a timestamp from the future', do: lasting(24, 48), ...stale },
  { attack: 'a timestamp that expires while the edge looks', do: lasting(-24, -1 / 12 + 1 / 3_600), ...stale },
  {
    attack: 'nothing: a timestamp expired four minutes ago by another clock',
    do: lasting(-23, -4 / 60),
    serves: 'last',
    alarm: null,
  },
  { attack: 'no timestamp', do: (simulator) => rm(timestampPath(simulator)), ...stale },
  { attack: 'an empty timestamp', do: (simulator) => simulator.write(timestampPath(simulator), ''), ...stale },
  {
    attack: 'a timestamp altered after it was signed',
    do: (simulator) =>
      simulator.alter(timestampPath(simulator), (timestamp) => {
        timestamp.expires = instant(8_760);
      }),
    ...stale,
  },
  {
    attack: 'a timestamp by the root key, which may not renew',
    do: timestampWith(
      () => {},
      ({ root }) => root,
    ),
    ...stale,
  },
  {
    attack: 'a timestamp of another channel',
    do: timestampWith((timestamp) => (timestamp.channel = 'staging')),
    ...stale,
  },
  {
    attack: 'a timestamp that knows a release which the store does not show',
    do: timestampWith((timestamp) => (timestamp.sequence = (timestamp.sequence as number) + 1)),
    ...stale,
  },
  {
    attack: 'a timestamp that names another record',
    do: timestampWith((timestamp) => (timestamp.head = 'a'.repeat(64))),
    ...stale,
  },
  {
    attack: 'a timestamp that knows a newer policy',
    do: timestampWith((timestamp) => (timestamp.policy = 99)),
    ...stale,
  },
];

runCases('[SERVED-14] [SERVED-15]', cases);
