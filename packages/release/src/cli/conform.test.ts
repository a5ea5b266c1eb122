import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBuild } from '../testing/make-build.ts';
import { openServing, openTerminal } from '../testing/terminal.ts';

const held = {
  what: 'its entry: answered 404',
  seen: 'the failure; back 0.7 s after the fault',
  verdict: 'held',
  mend: null,
} as const;
const leaks = {
  what: 'it is left',
  seen: 'each visit leaves a listener of window resize',
  verdict: 'broke',
  mend: 'End it.',
} as const;

test('[CLI-29] conform tries a folder in the live shell, and says at a glance what a customer sees', async () => {
  const { $, folder, shell, conformance } = await openServing();
  const { folder: dist } = await writeBuild(folder, 'mf-racing', 'c');
  conformance.trials.push(held, { ...held, what: 'its styles', seen: 'it has none', verdict: 'note' });
  let found = '';
  conformance.look = async (given) => {
    found = (JSON.parse(await readFile(join(given.shell, 'build.json'), 'utf8')) as { buildId: string }).buildId;
  };
  const { code, out } = await $('conform', dist);
  expect(code).toBe(0);
  expect(found).toBe(shell);
  expect(out).toMatchInlineSnapshot(`
    "mf-racing  1.0.0-bdfbc2f2136c  conforms
          what was tried                   what a customer sees
    ok    it is run once, as publish does  nobody sees it yet
    ok    its entry: answered 404          the failure; back 0.7 s after the fault
    note  its styles                       it has none
    "
  `);
});

test('[CLI-29] what broke is said with its mend, and ends with exit code 4', async () => {
  const { $, a, conformance } = await openServing();
  conformance.trials.push(held, leaks);
  const { code, out, err } = await $('conform', `mf-racing@${a}`);
  expect(code).toBe(4);
  expect(out).toContain('broke in 1 of 3');
  expect(out).toContain('Mend: it is left. End it.');
  expect(err).toContain('Mend what broke, build again and try that.');
});

test('[CLI-29] --json is one object with every trial', async () => {
  const { $, a, conformance } = await openServing();
  conformance.trials.push(leaks);
  conformance.untried = 'There is no Chromium.';
  const { code, out } = await $('conform', `mf-racing@${a}`, '--json');
  expect(code).toBe(4);
  const answer = JSON.parse(out);
  expect(answer).toMatchObject({ action: 'conform', ok: false, browser: null, untried: 'There is no Chromium.' });
  expect(answer.trials.at(-1)).toEqual(leaks);
});

test('[CLI-29] a build that no tab can load is tried no further', async () => {
  const { $, folder, conformance } = await openServing();
  const { folder: dist } = await writeBuild(folder, 'mf-racing', 'c', {}, () => 'throw new Error("odds");');
  const { code, out } = await $('conform', dist);
  expect(code).toBe(4);
  expect(out).toContain('It throws while its entry loads: Error: odds.');
  expect(conformance.given).toEqual([]);
});

test('[CLI-29] needs no store with --shell, and says so where neither is there', async () => {
  const { $, folder, conformance } = await openTerminal();
  const { folder: dist } = await writeBuild(folder, 'mf-racing', 'a');
  const { folder: shell } = await writeBuild(folder, 'shell', 'a');
  const refused = await $('conform', dist);
  expect(refused.code).toBe(3);
  expect(refused.err).toContain('--shell');
  expect((await $('conform', dist, '--shell', shell)).code).toBe(0);
  expect(conformance.given).toMatchObject([{ shell }]);
  expect((await $('conform', shell, '--shell', shell)).code).toBe(2);
});

test('[CLI-29] a store that cannot be trusted is not taken for one without a shell', async () => {
  const { $, folder } = await openServing();
  const { folder: dist } = await writeBuild(folder, 'mf-racing', 'c');
  await writeFile(join(folder, '.paddock/policy.json'), '{}');
  const { code, err } = await $('conform', dist);
  expect(code).toBe(5);
  expect(err).not.toContain('No shell is live');
});
