import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCanary } from '../change/canary.ts';
import { vouch } from '../change/vouch.ts';
import type { BuildVotes } from '../record.ts';
import { openFileStore } from '../store/file-store.ts';
import { channel, makeServing, withKey } from '../testing/make-serving.ts';
import { NOW } from '../testing/make-store.ts';
import { startNode } from '../testing/start-node.ts';
import { openServing } from '../testing/terminal.ts';
import { readRelease } from '../trust/journal.ts';
import { readSigningKey } from '../trust/signing.ts';

const edge = 'http://127.0.0.1:41234';
const apart = (votes: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: votes }, (_, index) => [`198.51.${index}.0/24`, 1]));
const totals = (votes: BuildVotes[]) => JSON.stringify({ schema: 1, edge: 'p1', votes });

test('[GUARD-12] guard --once and status --edge say the figure of each name, and that there is not enough traffic', async () => {
  const { $, a, b, answers, folder } = await openServing();
  const store = openFileStore(join(folder, '.paddock'));
  const key = readSigningKey(await readFile(join(store.folder, 'keys', 'operator.key'), 'utf8'));
  const operator = { key, who: 'olga', now: () => NOW };
  await startCanary(store, operator, { channel, name: 'mf-racing', buildId: b, share: 250, reason: 'new race card' });
  const votes = { release: 2, remote: 'mf-racing' };
  answers.set(`${edge}/paddock/votes`, totals([{ ...votes, buildId: b, ok: apart(9), bad: apart(4) }]));
  const { out, code } = await $('guard', '--once', '--edge', edge);
  expect(code).toBe(0);
  expect(out).toContain('not enough traffic');
  expect(out).toContain('25 %, 4 bad of 13');
  expect(out).toContain('unproven: 0 of 200 good votes, 0 bad, 0 networks');
  expect((await $('status', '--edge', edge)).out).toContain(out);
  expect(JSON.parse((await $('guard', '--once', '--edge', edge, '--json')).out)).toMatchObject({
    action: 'guard',
    changed: false,
    release: 2,
    names: [
      {
        name: 'mf-racing',
        buildId: a,
        trial: { state: 'not enough traffic', figure: expect.any(Number), threshold: 1e6 },
      },
      { name: 'shell', trial: null },
    ],
  });
  const other = 'http://127.0.0.1:41235';
  expect((await $('guard', '--once', '--edge', edge, '--edge', other)).out).toContain(
    `${other} does not answer: connection refused`,
  );
});

test('[GUARD-15] a live build with too many bad votes is named, although there is nothing to compare it with', async () => {
  const { $, a, answers } = await openServing();
  const look = async (ok: number, bad: Record<string, number>) => {
    const votes = { release: 1, remote: 'mf-racing', buildId: a, ok: apart(ok), bad };
    answers.set(`${edge}/paddock/votes`, totals([votes]));
    return (await $('guard', '--once', '--edge', edge)).out;
  };
  expect(await look(97, apart(3))).toMatch(/^mf-racing +MANY BAD VOTES, 3 bad of 100 /m);
  expect(await look(98, apart(2))).toMatch(/^mf-racing +one build, nothing to compare/m);
  expect(await look(0, apart(1))).toMatch(/^mf-racing +MANY BAD VOTES, 1 bad of 1 /m);
  expect(await look(97, { '198.51.7.0/24': 1_000 })).toMatch(/^mf-racing +one build, nothing to compare/m);
});

test('[GUARD-12] a guard without an edge, or with what is none, is a usage error', async () => {
  const { $ } = await openServing();
  for (const words of [[], ['--edge', 'localhost:3000'], ['--edge', 'http://localhost:1/paddock/votes']]) {
    const { code, err } = await $('guard', ...words);
    expect({ words, code }).toEqual({ words, code: 2 });
    expect(err).toContain('--edge http://127.0.0.1:41234');
  }
});

test('[GUARD-12] a guard of a channel that serves nothing says so, for its name may be wrong', async () => {
  const { $, answers } = await openServing();
  answers.set(`${edge}/paddock/votes`, totals([]));
  const words = ['guard', '--edge', edge, '--channel', 'prodution'];
  const told = 'prodution serves nothing: there is nothing to judge\n';
  expect(await $(...words, '--once')).toMatchObject({ code: 3, out: '' });
  await $('keys', 'add', 'robot', '--robot', '*');
  const { err } = await $(...words);
  expect(err.split(told)).toHaveLength(2);
  expect((await $('guard', '--edge', edge, '--once')).out).not.toContain('serves nothing');
});

test('[GUARD-14] a guard without a key, or with that of a person, says how to make one', async () => {
  const { $, answers } = await openServing();
  answers.set(`${edge}/paddock/votes`, totals([]));
  for (const key of [[], ['--key', '.paddock/keys/operator.key']]) {
    const { code, err } = await $('guard', '--edge', edge, ...key);
    expect({ key, code }).toEqual({ key, code: 7 });
    expect(err).toContain('paddock keys add');
    expect(err).not.toContain('Guarding');
  }
});

test('[GUARD-9] what was refused is tried again as soon as a person has made room for it', async () => {
  const { $, b, answers } = await openServing();
  await $('keys', 'add', 'robot', '--robot', '*');
  await $('vouch', 'mf-racing', '--reason', 'ran all Saturday');
  await $('canary', 'start', 'mf-racing', b, '--share', '25%', '--reason', 'new race card');
  await $('freeze', 'mf-racing', '--reason', 'the votes look wrong');
  const votes = totals([{ release: 3, remote: 'mf-racing', buildId: b, ok: {}, bad: apart(12) }]);
  let rounds = 0;
  answers.get = () => {
    rounds += 1;
    const thaw = rounds === 3 ? $('unfreeze', 'mf-racing', '--reason', 'they are right') : Promise.resolve();
    return thaw.then(() => votes) as never;
  };
  const { out, err } = await $('guard', '--edge', edge);
  expect(err.match(/rollback refused/g)).toHaveLength(1);
  expect(out).toMatch(/^mf-racing {2}rollback, release 6: /);
});

test('[GUARD-2] [GUARD-13] the process rolls back by itself with the key of a robot, and ends with its program', async () => {
  const made = await makeServing();
  const { store, operator, a, b } = made;
  await withKey(made, 'robot', { robot: ['*'] });
  await vouch(store, operator, { channel, name: 'mf-racing', reason: 'ran all Saturday' });
  const canary = { channel, name: 'mf-racing', buildId: b.buildId, share: 250, reason: 'new race card' };
  const { release } = await startCanary(store, operator, canary);
  let votes: BuildVotes[] = [];
  const server = createServer((_, answer) => void answer.end(totals(votes))).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const guard = startNode(
    new URL('../cli.ts', import.meta.url),
    ['guard', '--edge', origin, '--data', store.folder, '--key', join(made.folder, 'robot.key'), '--json'],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  onTestFinished(() => void guard.kill());
  let out = '';
  guard.stdout.on('data', (text) => {
    out += text;
  });
  votes = [{ release: release.sequence, remote: 'mf-racing', buildId: b.buildId, ok: {}, bad: apart(12) }];
  await expect.poll(() => out, { timeout: 15_000 }).toContain('"did":"rollback"');
  expect((await readRelease(made.fresh(), channel))?.builds['mf-racing']).toEqual({
    buildId: a.buildId,
    digest: expect.any(String),
  });
  guard.disconnect();
  expect(await once(guard, 'exit')).toEqual([0, null]);
});
