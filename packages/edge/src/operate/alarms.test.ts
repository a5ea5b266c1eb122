import { expect, test } from 'vitest';
import { createMetrics } from '../platform/metrics.ts';
import { createViolationIntake } from '../reports/reports.ts';
import { keepAlarms } from './alarms.ts';

test('[OPERATE-19] equal alarms are one with their number, and each says what it is about', () => {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const passed: string[] = [];
  const { log, alarms } = keepAlarms(
    ({ event }) => passed.push(event),
    'edge-1',
    () => now,
  );
  const refused = { level: 'alarm', event: 'file-refused', build: 'shell/1', file: 'main.js', encoding: null } as const;
  log(refused);
  log({ level: 'alarm', event: 'store-silent', reason: 'the disk' });
  log({ level: 'info', event: 'release-served' });
  now += 60_000;
  log({ ...refused, leftOut: 7 });
  expect(alarms()).toEqual([
    {
      at: '2026-06-01T12:01:00.000Z',
      host: 'edge-1',
      event: 'file-refused',
      reason: 'build shell/1, file main.js',
      count: 2,
    },
    { at: '2026-06-01T12:00:00.000Z', host: 'edge-1', event: 'store-silent', reason: 'the disk', count: 1 },
  ]);
  for (let n = 0; n < 100; n += 1) log({ level: 'alarm', event: 'store-silent', reason: `disk ${n}` });
  expect(alarms()).toHaveLength(50);
  expect(alarms()[0]?.reason).toBe('disk 99');
  expect(passed).toHaveLength(104);
});

test('[OPERATE-19] what strangers can post is no alarm, and displaces none', () => {
  const { log, alarms } = keepAlarms(
    () => {},
    'edge-1',
    () => 0,
  );
  log({ level: 'alarm', event: 'store-silent', reason: 'the disk' });
  const post = createViolationIntake(log, () => 0, createMetrics());
  const violation = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://a.example' } };
  post(JSON.stringify([violation]), (reports) => reports, { address: '192.0.2.1', network: '192.0.2.1' });
  expect(alarms()).toMatchObject([{ event: 'store-silent' }]);
});
