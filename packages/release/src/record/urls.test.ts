import { expect, test } from 'vitest';
import { servedUrl } from '../record.ts';

const integrity = `sha384-${'ab+/'.repeat(16)}`;
const build = { name: 'mf-racing', buildId: '1.0.0-0a1b2c3d4e5f', entry: 'entry.js' };

test('[RECORD-17] [RECORD-18] a file of a remote has one address in all builds; its entry and the shell’s files have one per build', () => {
  const next = { ...build, buildId: '1.0.0-5f4e3d2c1b0a' };
  expect(servedUrl(build, 'race.js', integrity)).toBe('/builds/mf-racing/_ab-_ab-_ab-_ab-_/race.js');
  expect(servedUrl(next, 'race.js', integrity)).toBe(servedUrl(build, 'race.js', integrity));
  expect(servedUrl(next, 'entry.js', integrity)).toBe('/builds/mf-racing/1.0.0-5f4e3d2c1b0a/entry.js');
  expect(servedUrl({ ...build, name: 'shell' }, 'race.js', integrity)).toBe('/builds/shell/1.0.0-0a1b2c3d4e5f/race.js');
});

test('[RECORD-17] other bytes have another address', () => {
  const other = integrity.replace('ab', 'ac');
  expect(servedUrl(build, 'race.js', other)).not.toBe(servedUrl(build, 'race.js', integrity));
});
