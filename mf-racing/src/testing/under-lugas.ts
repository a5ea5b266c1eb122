import { customer } from '@paddock/testing';

const MINUTE_MS = 60_000;

type Facts = Parameters<typeof customer>[0];

/** The answers to `GET me` of customers under LUGAS, at an instant (ms). */
export const underLugas = (now: number) => {
  const at = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString();
  const one = (facts: Facts = {}) =>
    customer({
      country: 'DEU',
      groups: ['lugas'],
      lugas_registered: at(-10_000),
      lugas_activated: null,
      lugas_expires: null,
      lugas_keepalive: null,
      lugas_reality: null,
      lugas_realityexpires: null,
      ...facts,
    });
  return {
    exempt: one({ country: 'AUT' }),
    unregistered: one({ lugas_registered: null }),
    inactive: one(),
    /** Its session ends in twenty minutes without activity. */
    active: one({ lugas_activated: at(-10), lugas_expires: at(20) }),
    expiring: one({ lugas_activated: at(-27), lugas_expires: at(3) }),
    /** Its session ended a minute ago. */
    waiting: one({ lugas_expires: at(-1) }),
    /** In a break for another hour. */
    onBreak: one({ play_break: { until: at(60) } }),
  };
};

/** The answer to an activation, at an instant (ms). */
export const begunSession = (now: number) => ({
  lugas_activated: new Date(now).toISOString(),
  lugas_expires: new Date(now + 30 * MINUTE_MS).toISOString(),
  lugas_keepalive: new Date(now).toISOString(),
  lugas_reality: new Date(now).toISOString(),
  lugas_realityexpires: new Date(now + 60 * MINUTE_MS).toISOString(),
});
