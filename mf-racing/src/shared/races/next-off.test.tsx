import { fakeApi, NOW } from '@paddock/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextRace } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';

const NEXT = '/api/v1/races/next';
const race = () => screen.findByRole('link', { name: /Lindenau R3/ });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
});

test.each(['/races', '/results', '/h2h', '/ltm', '/sqp', '/liga', '/teamwette', '/mehr', '/wettrechner'])(
  '[NEXTOFF-1] [NEXTOFF-2] %s has the next race with its countdown, and leads to it',
  async (url) => {
    fakeApi({ [NEXT]: [nextRace()] });
    await show(url);
    const line = await race();
    expect(within(line).getByRole('timer').textContent).toMatch(/^(20|19) Min\.$/);
    expect(line.getAttribute('href')).toBe('/race/7');
  },
);

test('[NEXTOFF-3] the line is refreshed', async () => {
  const api = fakeApi({ [NEXT]: [nextRace()] });
  await show('/races');
  await race();
  api.answers[NEXT] = [nextRace({ id: 8, track_name: 'Eichental' })];
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(screen.getByRole('link', { name: /Eichental R3/ }).getAttribute('href')).toBe('/race/8');
});

test('[NEXTOFF-4] late in the evening the line has the first race after midnight; without any race it is empty', async () => {
  vi.setSystemTime('2026-11-21T22:40:00Z');
  const api = fakeApi({ [NEXT]: [nextRace({ post_time: '2026-11-21T23:31:00Z' })] });
  await show('/races');
  expect(within(await race()).getByRole('timer').textContent).toMatch(/^(51|50) Min\.$/);
  api.answers[NEXT] = [];
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(screen.queryByRole('timer')).toBeNull();
});
