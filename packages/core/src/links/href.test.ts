import { href } from '@paddock/core';
import { provideShellServices } from '@paddock/core/shell';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let forget: () => void;
beforeEach(() => {
  forget = provideShellServices({ links: () => ({ race: '/race/:id', day: '/races/:date?' }) });
});
afterEach(() => forget());

describe("a link to another squad's page", () => {
  test('[LINKS-1] has the path that its owner claims', () => {
    expect(href('race', { id: 7 })).toBe('/race/7');
    expect(href('day', { date: '2026-11-23' })).toBe('/races/2026-11-23');
    expect(href('day')).toBe('/races');
  });

  test('[LINKS-3] escapes what it fills in', () => {
    expect(href('race', { id: 'a/b?c' })).toBe('/race/a%2Fb%3Fc');
  });

  test('[LINKS-2] leads to the 404 page where no remote of the release gives it', () => {
    expect(href('contact')).toBe('/404');
  });

  test('[LINKS-2] [LINKS-4] is a compile error with other parameters or another name', () => {
    // @ts-expect-error: the page needs its id
    expect(() => href('race')).toThrow();
    // @ts-expect-error: no contract has this link
    expect(href('nowhere')).toBe('/404');
  });
});
