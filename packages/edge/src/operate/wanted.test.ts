import { canonicalJson } from '@paddock/release/record';
import { expect, test } from 'vitest';

const { isWanted } = await import(new URL('./page/wanted.js', import.meta.url).href);

const WANTED = { act: 'rollback', name: 'mf-racing', buildId: '1.0.0-a', share: null, reason: 'odds are wrong' };
const RELEASE = {
  channel: 'production',
  sequence: 7,
  action: 'rollback',
  changed: ['mf-racing'],
  reason: 'odds are wrong',
  acceptedBreak: null,
  builds: { 'mf-racing': { buildId: '1.0.0-a' }, shell: { buildId: '1.0.0-s' } },
};
const STAMP = {
  channel: 'production',
  sequence: 7,
  at: '2026-06-01T12:00:00.000Z',
  expires: '2026-06-02T12:00:00.000Z',
};

const SHOWN = { buildId: '1.0.0-b', canary: { buildId: '1.0.0-c', share: 50 } };

const ask = (kind: string, record: object, wanted: object = {}, signed = 7): boolean => {
  const bytes = Buffer.from(`paddock ${kind} 1\n${canonicalJson(record)}`);
  return isWanted(bytes, 'production', { ...WANTED, ...wanted }, SHOWN, signed);
};

/** A record after which the name has this live build and this canary. */
const leaves = (action: string, buildId: string, canary: string | null, share = 50) => ({
  ...RELEASE,
  action,
  builds: { 'mf-racing': { buildId, ...(canary && { canary: { build: { buildId: canary }, share } }) } },
});

test('[OPERATE-13] the page signs what its operator chose, and the timestamp of that', () => {
  expect(ask('release', RELEASE)).toBe(true);
  expect(ask('timestamp', STAMP)).toBe(true);
  const frozen = { ...RELEASE, action: 'freeze', about: '*', changed: [] };
  expect(ask('release', frozen, { act: 'freeze', name: '*' })).toBe(true);
  const stopped = { ...RELEASE, action: 'freeze', about: 'render', changed: [] };
  expect(ask('release', stopped, { act: 'freeze', name: 'render' })).toBe(true);
  expect(ask('release', frozen, { act: 'freeze', name: 'render' })).toBe(false);
  const start = leaves('canary', '1.0.0-b', '1.0.0-a');
  expect(ask('release', start, { act: 'canary-start', share: 50 })).toBe(true);
  expect(ask('release', start, { act: 'canary-start', share: 500 })).toBe(false);
});

test.each<[string, string, object, number?]>([
  ['another channel', 'release', { ...RELEASE, channel: 'staging' }],
  ['another act', 'release', { ...RELEASE, action: 'promote' }],
  ['another build', 'release', { ...RELEASE, builds: { 'mf-racing': { buildId: '1.0.0-x' } } }],
  ['another name besides', 'release', { ...RELEASE, changed: ['mf-racing', 'shell'] }],
  ['another reason', 'release', { ...RELEASE, reason: 'x' }],
  ['a break that nobody accepted', 'release', { ...RELEASE, acceptedBreak: 'x' }],
  ['another record', 'policy', RELEASE],
  ['a timestamp of another release', 'timestamp', { ...STAMP, sequence: 8 }],
  ['a timestamp before anything was signed', 'timestamp', STAMP, 0],
  ['a timestamp for a year', 'timestamp', { ...STAMP, expires: '2027-06-02T12:00:00.000Z' }],
])('[OPERATE-13] an edge that asks for something else gets no signature: %s', (_, kind, record, signed) => {
  expect(ask(kind, record, {}, signed)).toBe(false);
});

test.each([
  ['canary-stop', leaves('rollback', '1.0.0-b', null), leaves('rollback', '1.0.0-x', null)],
  ['canary-finish', leaves('promote', '1.0.0-c', null), leaves('promote', '1.0.0-x', null)],
  ['canary-hold', leaves('canary', '1.0.0-b', '1.0.0-c'), leaves('canary', '1.0.0-b', '1.0.0-x')],
  ['canary-go-on', leaves('canary', '1.0.0-b', '1.0.0-c'), leaves('canary', '1.0.0-b', '1.0.0-c', 999)],
  ['canary-start', leaves('canary', '1.0.0-b', '1.0.0-a'), leaves('canary', '1.0.0-x', '1.0.0-a')],
  ['canary-widen', leaves('canary', '1.0.0-b', '1.0.0-c'), leaves('canary', '1.0.0-b', '1.0.0-x')],
])('[OPERATE-13] %s is signed for the builds that the page showed, and for no others', (act, right, wrong) => {
  const share = act === 'canary-start' || act === 'canary-widen' ? 50 : null;
  expect(ask('release', right, { act, share })).toBe(true);
  expect(ask('release', wrong, { act, share })).toBe(false);
  expect(ask('proposal', right, { act, share })).toBe(true);
  expect(ask('proposal', wrong, { act, share })).toBe(false);
});
