import { RENDERED_ELEMENT_ID } from '@paddock/federation';
import { queryClient } from '@paddock/host';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { endGivenAnswers, takeAnswers } from './rendered-page.ts';

/** Takes over a page rendered at `now` with one answer. Returns a read like that of a loader. */
const take = (now: number) => {
  const said = document.createElement('script');
  said.id = RENDERED_ELEMENT_ID;
  said.type = 'application/json';
  said.textContent = JSON.stringify({ now, data: [[['race', 7], 'from the edge']] });
  document.body.replaceChildren(said);
  expect(takeAnswers()).toBe(true);
  const queryFn = vi.fn(async () => 'asked again');
  return (key: readonly unknown[] = ['race', 7]) => queryClient.fetchQuery({ queryKey: key, queryFn, staleTime: 0 });
};

afterEach(() => endGivenAnswers());

/** Sets the time (ms) since the start of the page. */
const setTime = (ms: number) => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(ms);
  onTestFinished(() => now.mockRestore());
};

test.each([
  ['a clock that is right', 0],
  ['a clock that is an hour ahead', -3_600_000],
  ['a clock that is an hour behind', 3_600_000],
])('[RENDERED-3] by %s, what came with the page is not asked for again, and then ages as all else', async (_, off) => {
  const read = take(Date.now() + off);
  expect(await read()).toBe('from the edge');
  expect(await read(['race', 8])).toBe('asked again');
  endGivenAnswers();
  expect(await read()).toBe('asked again');
});

test('[RENDERED-3] where the scripts came late, what is stale is asked for again', async () => {
  setTime(11_000);
  expect(await take(Date.now())()).toBe('asked again');
});

test('[RENDERED-3] it ages after ten seconds, also where the later code never comes', async () => {
  setTime(2_000);
  const read = take(Date.now());
  expect(await read()).toBe('from the edge');
  setTime(10_000);
  expect(await read()).toBe('asked again');
});
