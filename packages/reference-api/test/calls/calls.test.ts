import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createOperations } from '../../src/server/operations.ts';
import { callsPage, listCalls } from './list-calls.ts';
import { specifiedCalls } from './specified-calls.ts';

const calls = listCalls();

describe('the contract', () => {
  test('[SERVER-14] [SERVER-15] has every call of both specifications, and says of each operation which one it is', () => {
    const present = new Set(calls.map(({ spec }) => spec));
    expect(specifiedCalls.filter((call) => !present.has(call))).toEqual([]);
    expect(calls.filter(({ spec }) => !specifiedCalls.includes(spec)).map(({ operation }) => operation)).toEqual([]);
  });

  test('[SERVER-15] has each operation done by this server and called by a test', () => {
    const done = Object.keys(createOperations({} as Parameters<typeof createOperations>[0]));
    expect(calls.filter(({ operation }) => !done.includes(operation))).toEqual([]);
    expect(calls.filter(({ test }) => test === null).map(({ operation }) => operation)).toEqual([]);
  });

  test('[SERVER-16] is listed in CALLS.md as it is; `pnpm calls` mends it', () => {
    expect(readFileSync(new URL('../../CALLS.md', import.meta.url), 'utf8')).toBe(callsPage(calls));
  });
});
