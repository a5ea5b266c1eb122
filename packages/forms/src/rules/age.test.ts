import { afterEach, describe, expect, test, vi } from 'vitest';
import { isAdult } from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(['Europe/Berlin', 'Pacific/Auckland', 'America/Sao_Paulo', 'Pacific/Honolulu'])('in %s', (zone) => {
  test.each([
    ['2008-11-21', '2026-11-20', false],
    ['2008-11-21', '2026-11-21', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['1926-11-21', '2026-11-21', true],
    ['2030-01-01', '2026-11-21', false],
  ])('[RULES-19] born %s, on %s: %s', (birthdate, today, expected) => {
    vi.stubEnv('TZ', zone);
    expect(isAdult(birthdate, today)).toBe(expected);
  });
});
