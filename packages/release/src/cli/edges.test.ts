import { expect, test } from 'vitest';
import { openServing } from '../testing/terminal.ts';

const first = 'http://127.0.0.1:41234';
const second = 'http://127.0.0.1:41235/';
const health = (edge: string) => new URL('/paddock/health', edge).href;
const at = (sequence: number | null, channel = 'production') =>
  JSON.stringify({ sequence, channel, verified: true, why: [] });

test('[CHANGE-50] a change says when all edges that it is told serve it, or what the others do', async () => {
  const { $, b, answers } = await openServing();
  answers.set(health(first), at(2)).set(health(second), at(7));
  const edges = ['--edge', first, '--edge', second];
  const promoted = await $('promote', 'mf-racing', b, '--reason', 'odds', ...edges);
  expect(promoted).toMatchObject({ code: 0, out: expect.stringMatching(/\n {2}served by 2 of 2 edges\n$/) });

  answers.set(health(first), at(3)).delete(health(second));
  const back = await $('rollback', 'mf-racing', '--reason', 'odds', ...edges, '--json');
  expect(JSON.parse(back.out).edges).toEqual([
    { edge: first, channel: 'production', release: 3, serves: true },
    { edge: second, channel: null, release: null, serves: false },
  ]);
  answers.set(health(first), at(4)).set(health(second), at(9, 'staging'));
  const again = await $('promote', 'mf-racing', b, '--reason', 'odds', ...edges);
  expect(again.out).toContain(`served by 1 of 2 edges after 10 s: ${second} still serves release 9 of staging`);
});

test('[CHANGE-50] an address that is none is refused before anything changes', async () => {
  const { $, b } = await openServing();
  const { code, err } = await $('promote', 'mf-racing', b, '--reason', 'odds', '--edge', '127.0.0.1:41234');
  expect(code).toBe(2);
  expect(err).toContain('"127.0.0.1:41234" is no origin of an edge');
  expect((await $('history')).out).not.toContain('odds');
});
