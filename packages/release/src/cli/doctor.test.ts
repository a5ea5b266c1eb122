import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodeEdgeNote } from '../edges/edge-notes.ts';
import { openFileStore } from '../store/file-store.ts';
import { NOW } from '../testing/make-store.ts';
import { openServing, openTerminal } from '../testing/terminal.ts';

const edge = 'http://127.0.0.1:41234';

/** A channel with a fresh timestamp. The clocks of machine and store are real. */
const serving = async () => {
  const made = await openServing();
  const { $, wait, folder, answers } = made;
  wait((Date.now() - NOW.getTime()) / 60_000 - 60);
  await $('renew');
  const rootKey = join(folder, '.paddock/keys/root.key');
  const root = JSON.parse((await $('doctor', '--json')).out).findings[1].what.slice(-32);
  const says = (sequence: number, why: string[] = [], channel = 'production') =>
    answers.set(`${edge}/paddock/health`, JSON.stringify({ sequence, channel, verified: true, why }));
  /** All findings that are not `ok`. */
  const wrong = async (...words: string[]) => {
    const { code, out } = await $('doctor', '--root', root, '--json', ...words);
    const { findings } = JSON.parse(out);
    return {
      code,
      found: findings
        .filter(({ state }: { state: string }) => state !== 'ok')
        .map(({ state, check, what, next }: Record<string, string>) => `${state} ${check}: ${what} > ${next}`),
    };
  };
  return { ...made, root, rootKey, says, wrong, data: join(folder, '.paddock') };
};

test('[DOCTOR-1] says a line for each thing that is as it should be, and exits with 0', async () => {
  const { $, says, root, rootKey, folder } = await serving();
  await rm(rootKey);
  says(1);
  const { code, out, err } = await $('doctor', '--root', root, '--edge', edge);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trim().split('\n')).toEqual([
    'ok    node: 24.21.0',
    `ok    store: ${folder}/.paddock, policy 1 of the root key ${root}`,
    'ok    disk: 50000.00 MB are free',
    'ok    writes: this machine may write, and of two that create one release the second is refused',
    expect.stringMatching(/^ok {4}clock: \d+ s apart from the clock of the store$/),
    'ok    key: operator may publish *, promote *, rollback *',
    'ok    production: releases 1 to 1 are proven',
    expect.stringMatching(/^ok {4}production: release 1 is known to be the newest until \d/),
    'ok    production: the 2 builds that it serves or returns to are whole',
    `ok    edge ${edge}: serves release 1 of production`,
  ]);
});

test('[DOCTOR-2] a warning is no failure: a root key beside the store, none that is pinned, a freeze, a key that is not here', async () => {
  const { $, wrong, rootKey, data, root } = await serving();
  const atRoot = `warning key: the root key lies here, in ${rootKey} > Move it off this machine. Only changes of the policy need it`;
  expect(await wrong()).toEqual({ code: 0, found: [atRoot] });
  await $('freeze', 'mf-racing', '--reason', 'derby');
  expect((await wrong()).found).toContain(
    "warning production: mf-racing is frozen > paddock unfreeze mf-racing --reason '<why>'",
  );
  await rm(join(data, 'keys/operator.key'));
  expect((await wrong()).found[0]).toContain('warning key: there is none here');
  expect((await $('doctor')).out).toContain(
    `WARN  store: no root key is pinned: whichever lies in the store is believed.`,
  );
  expect((await wrong('--read-only')).found.filter((line: string) => line.includes(' key:'))).toEqual([]);
  expect(root).toMatch(/^[0-9a-f]{32}$/);
});

test('[DOCTOR-3] what is wrong is told with the line to type, and exits with 5', async () => {
  const { $, wrong, says, machine, data, wait, a } = await serving();
  machine.node = '20.1.0';
  machine.freeBytes = 5e7;
  says(7, [], 'staging');
  await chmod(join(data, 'keys/operator.key'), 0o644);
  await writeFile(join(data, 'builds/mf-racing', a, 'js/page.js'), 'other();');
  wait(27 * 60);
  const { code, found } = await wrong('--edge', edge, '--edge', 'http://127.0.0.1:41235');
  expect(code).toBe(5);
  for (const line of [
    /^bad node: Node 20\.1\.0 is too old > Install Node 24/,
    /^bad disk: 50\.00 MB are free > paddock gc --dry-run$/,
    /^bad clock: 1 d 2 h apart .* > Set the clock/,
    /^bad key: others of this machine can read .* > chmod 600 /,
    /^bad production: it is not known to be the newest: .* > paddock renew --every 1h$/,
    /^bad production: mf-racing \S+: js\/page\.js has 8 bytes, not \d+.* > paddock rollback mf-racing --reason '<why>'$/,
    /^bad edge http:\/\/127\.0\.0\.1:41234: serves release 7 of staging, and the newest of production is 1 > /,
    /^bad edge http:\/\/127\.0\.0\.1:41235: does not answer: connection refused > curl -i /,
  ])
    expect(found).toContainEqual(expect.stringMatching(line));
  expect((await $('doctor')).err).toMatch(/^\d of \d+ are bad\nBegin with node: Install Node 24 or newer\n$/);
});

test('[DOCTOR-3] a key that this machine may not look at is a finding, and a reason why another command cannot sign', async () => {
  const { $, wrong, data } = await serving();
  const key = join(data, 'keys/operator.key/olga.key');
  const { code, found } = await wrong('--key', key);
  expect(code).toBe(5);
  expect(found).toContain(`bad key: The key ${key} cannot be read (ENOTDIR) > Check the path, and its rights.`);
  expect(await $('freeze', '--reason', 'x', '--key', key)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`The key ${key} cannot be read (ENOTDIR)`),
  });
});

test('[DOCTOR-3] an edge with an alarm, a key that is retired or of another store, and a journal that was altered', async () => {
  const { $, wrong, says, data, b } = await serving();
  const store = openFileStore(data);
  const note = { channel: 'production', verified: true };
  await store.writeEdge('0123456789abcdef', encodeEdgeNote({ ...note, host: 'edge-1', release: 0 }));
  await store.writeEdge('0123456789abcdff', encodeEdgeNote({ ...note, host: 'edge-2', release: 1 }));
  expect((await wrong()).found.slice(1)).toEqual([
    'bad production: the edge edge-1 serves release 0 > Look at its log',
  ]);
  says(1, ['the store is not reachable']);
  expect((await wrong('--edge', edge)).found.at(-1)).toContain('but the store is not reachable');
  await $('keys', 'add', 'squad', '--promote', 'mf-racing', '--out', 'squad.key');
  await $('keys', 'retire', 'squad');
  expect((await wrong('--key', 'squad.key')).found[0]).toContain('bad key: squad is retired > ');
  expect((await wrong('--key', 'no.key')).found[0]).toContain('bad key: There is no key to sign with');
  const other = await openTerminal();
  await other.$('init');
  expect((await wrong('--key', join(other.folder, '.paddock/keys/operator.key'))).found[0]).toContain(
    'bad key: the policy does not know ',
  );
  await $('promote', 'mf-racing', b);
  const record = join(data, 'journal/production/1.json');
  await writeFile(record, (await readFile(record, 'utf8')).replace('first release', 'other release'));
  expect((await wrong()).found).toContainEqual(
    expect.stringMatching(/^bad production: Release 1 of production cannot be trusted: .* > paddock verify$/),
  );
});

test('[DOCTOR-4] where there is no store it says so first, and looks no further', async () => {
  const { $, folder } = await openTerminal();
  const { code, out } = await $('doctor');
  expect(code).toBe(5);
  expect(out.split('\n').slice(0, 2)).toEqual([
    'ok    node: 24.21.0',
    `BAD   store: There is no release store in ${folder}/.paddock. Next: Make one there with \`paddock init\`, or give another place with --data.`,
  ]);
});

test('[DOCTOR-5] it changes nothing', async () => {
  const { $, data } = await serving();
  const before = (await $('history', '--json')).out.length;
  await $('doctor');
  expect((await $('history', '--json')).out.length).toBe(before);
  expect(await readdir(join(data, 'tmp'))).toEqual([]);
});
