import { isApiRead } from '@paddock/release/record';
import { expect, test } from 'vitest';

test.each([
  '/api/v1/races/next?pagination=50',
  '/api/v1/races/:id/pools?day=:day',
  '/api/v1/races/a%2Fb%3Fc',
  '/api/v1/races/..7/x..',
  "/api/v1/riders?name=O'Brien&back=/a/../b",
])('[RECORD-30] %s is an API read', (url) => {
  expect(isApiRead(url)).toBe(true);
});

test.each([
  '/dev/outbox',
  '/API/../dev/outbox',
  '//evil.test/api/',
  '/api/../dev/outbox?to=x',
  '/api/x/../../dev/outbox',
  '/api/%2e%2e/dev/outbox',
  '/api/.%2E/dev/outbox',
  '/api/..%2fdev/outbox',
  '/api/..%5Cdev/outbox',
  '/api/x%2f..%2f..%2fdev/outbox',
  '/api\\..\\dev/outbox',
  '/api/..\\dev/outbox',
  '/api/.\t./dev/outbox',
  '/api/.\n./dev/outbox',
  '/api/v1/races\n',
  '/api/..#x',
  '/api/..',
  '/api/v1/ä',
])('[RECORD-30] %j is none', (url) => {
  expect(isApiRead(url)).toBe(false);
});
