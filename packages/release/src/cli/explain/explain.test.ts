import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatSupportCode } from '../../record.ts';
import { openServing } from '../../testing/terminal.ts';

const reason = ['--reason', 'odds are wrong'];

/** A store whose second release has build `b` of `mf-racing`, and whose third rolls it back. */
const serving = async () => {
  const made = await openServing();
  const { $, a, b, wait } = made;
  await $('vouch', 'mf-racing', ...reason);
  await $('promote', `mf-racing@${b}`, '--reason', 'new odds');
  wait(20);
  const codeOf = (change: Partial<Parameters<typeof formatSupportCode>[0]> = {}) =>
    formatSupportCode({
      remote: 'mf-racing',
      release: 3,
      buildId: b,
      phase: 'entry',
      errorClass: 'timeout',
      ...change,
    });
  return { ...made, codeOf, rollBack: () => $('rollback', 'mf-racing', ...reason), old: a, new: b };
};

describe('[EXPLAIN-1] a support code', () => {
  test('says what failed and how, that it is still live, and how to take it back', async () => {
    const { $, codeOf, a, b, shell } = await serving();
    const code = codeOf();
    const { code: exit, out, err } = await $('explain', code);
    expect(exit).toBe(0);
    expect(out.split('\n')).toEqual([
      `mf-racing ${b}: its first file did not come in time (entry, timeout)`,
      "STILL LIVE. To take it back: paddock rollback mf-racing --reason '<why>'",
      expect.stringMatching(
        /^release 3 of production, 2026-06-01 13:00:00Z, 20 min ago, by olga \(key operator\); the newest since then$/,
      ),
      '',
      expect.stringMatching(/^ +THE PAGE HAD +LIVE NOW$/),
      expect.stringMatching(new RegExp(`^mf-racing +${b} +the same$`)),
      expect.stringMatching(new RegExp(`^shell +${shell} +the same$`)),
      '',
    ]);
    expect(err).toBe('That page is what all visitors get now.\n');
    expect(out).not.toContain(a);
  });

  test('says by which release it was taken back, by whom and why, and how to see that page', async () => {
    const { $, codeOf, rollBack, wait, a, b } = await serving();
    await rollBack();
    wait(12);
    const code = codeOf({ phase: 'render', errorClass: 'execution' });
    const { out, err } = await $('explain', code.toLowerCase().replaceAll('-', ' '));
    const [what, state, release] = out.split('\n');
    expect(what).toBe(`mf-racing ${b}: code that was running threw an error (render, execution)`);
    expect(state).toBe('ROLLED BACK BY RELEASE 4, 12 min ago by olga (key operator): odds are wrong');
    expect(release).toMatch(/; the newest for 20 min$/);
    expect(out).toMatch(new RegExp(`^mf-racing +${b} +${a} +rolled back by release 4$`, 'm'));
    expect(err).toMatch(/^See that page: paddock explain .* --preview --for 2h --reason '<why>'\n$/);
  });

  test('of a canary says so, with its share; of another remote’s canary that the code does not say it', async () => {
    const { $, codeOf, rollBack, a, b } = await serving();
    await rollBack();
    await $('canary', 'start', 'mf-racing', b, '--share', '5%', ...reason);
    const canary = await $('explain', codeOf({ release: 5 }));
    expect(canary.out).toContain('STILL LIVE FOR 5 % OF THE VISITORS.');
    expect(canary.out).toMatch(
      new RegExp(`^mf-racing +${b} \\(canary for 5 %\\) +${a} +still live for 5 % of the visitors$`, 'm'),
    );
    const control = await $('explain', codeOf({ release: 5, buildId: a }));
    expect(control.out).toMatch(new RegExp(`^mf-racing +${a} \\(95 % had it\\) +the same$`, 'm'));
    const shell = await $('explain', codeOf({ release: 5, remote: 'shell', buildId: (await serving()).shell }));
    expect(shell.out).toContain(`Or mf-racing ${b} (canary for 5 %): the code does not say whether this page had it\n`);
  });

  test('has all of it for scripts', async () => {
    const { $, codeOf, rollBack, a, b, shell } = await serving();
    await rollBack();
    expect(JSON.parse((await $('explain', codeOf(), '--json')).out)).toMatchObject({
      action: 'explain',
      phase: 'entry',
      errorClass: 'timeout',
      name: 'mf-racing',
      build: b,
      group: { kind: 'live', share: 1000 },
      release: { sequence: 3, until: '2026-06-01T13:20:00.000Z' },
      fate: { kind: 'gone', by: 4, action: 'rollback' },
      builds: [
        { name: 'mf-racing', had: b, live: a },
        { name: 'shell', had: shell, live: shell },
      ],
      preview: [`mf-racing@${b}`],
    });
  });
});

describe('[EXPLAIN-2] a code that leads nowhere gets a sentence', () => {
  const wrong = (code: string) => code.slice(0, -1) + (code.at(-1) === 'A' ? 'B' : 'A');

  test('for a mistyped one, one of no release, and one of no build', async () => {
    const { $, codeOf, b } = await serving();
    const said = async (code: string) => {
      const { code: exit, err } = await $('explain', code);
      return [exit, err.split('\n')[0]];
    };
    const code = codeOf();
    expect(await said(wrong(code))).toEqual([2, `${wrong(code)} is mistyped: its last character does not fit`]);
    expect(await said('hello')).toEqual([2, '"hello" is no support code']);
    expect(await said(codeOf({ release: 12 }))).toEqual([3, 'production has no release 12: its newest is 3']);
    const [exit, words] = await said(codeOf({ buildId: '1.0.0-ffff00000000' }));
    expect(exit).toBe(3);
    expect(words).toMatch(/^Release 3 of production has no RAC with FFFF: it had mf-racing \S+, mf-racing \S+$/);
    expect(words).toContain(b);
    expect((await said(codeOf({ remote: 'mf-club' })))[1]).toMatch(/has no CLU with \w{4}: no remote of it begins so$/);
  });

  test('for one of a remote that its release did not have', async () => {
    const { $, codeOf } = await serving();
    await $('withdraw', 'mf-racing', ...reason);
    const { code, out } = await $('explain', codeOf({ release: 4, buildId: '' }));
    expect(code).toBe(0);
    expect(out).toContain('Release 4 had no mf-racing: its page asked for one');
  });

  test('for a page whose builds are removed', async () => {
    const { $, codeOf, rollBack, folder, b } = await serving();
    await rollBack();
    await rm(join(folder, '.paddock/builds/mf-racing', b), { recursive: true });
    const { code, err } = await $('explain', codeOf());
    expect([code, err]).toEqual([0, `That page cannot be shown any more: gc has removed mf-racing@${b}.\n`]);
    expect(await $('explain', codeOf(), '--preview', '--for', '2h', ...reason)).toMatchObject({ code: 4 });
  });

  test('for one that was shown in a preview: whose it is, and that no customer has it', async () => {
    const { $, b, a, codeOf } = await serving();
    await $('promote', `mf-racing@${a}`, '--reason', 'back');
    await $('preview', `mf-racing@${b}`, '--for', '2h', '--reason', 'for Ana');
    const { code, out } = await $('explain', codeOf({ release: 1 }));
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`^mf-racing ${b} of the preview [0-9a-f]{16}, by olga \\(key operator\\): for Ana\\.`),
    );
  });
});

describe('[EXPLAIN-3] --preview', () => {
  test('makes a link to exactly the builds that the page had and the others have no more', async () => {
    const { $, codeOf, rollBack, b } = await serving();
    await rollBack();
    const { code, out, err } = await $(
      'explain',
      codeOf(),
      '--preview',
      '--for',
      '2h',
      '--reason',
      'a customer called',
    );
    expect(code).toBe(0);
    expect(out).toContain(`mf-racing  production  preview ${b};`);
    expect(out).toMatch(/^\/\?paddock-preview=/m);
    expect(err).toContain('ROLLED BACK BY RELEASE 4');
    const { previews } = JSON.parse((await $('previews', '--json')).out);
    expect(previews).toMatchObject([{ builds: { 'mf-racing': { buildId: b } }, reason: 'a customer called' }]);
  });

  test('of a remote that is frozen, as a robot leaves it, says how to see it on another channel', async () => {
    const { $, codeOf, rollBack, b } = await serving();
    await rollBack();
    await $('freeze', 'mf-racing', ...reason);
    const way = `mf-racing is frozen, which holds previews here. See that page on another channel: paddock preview mf-racing@${b} --for 2h --reason '<why>' --channel '<channel>'\n`;
    expect((await $('explain', codeOf())).err).toBe(way);
    const refused = await $('explain', codeOf(), '--preview', '--for', '2h', ...reason);
    expect(refused).toMatchObject({ code: 4, err: expect.stringContaining(way) });
  });

  test('is refused where that page is what all visitors get', async () => {
    const { $, codeOf } = await serving();
    expect(await $('explain', codeOf(), '--preview', '--for', '2h', ...reason)).toMatchObject({
      code: 4,
      err: 'That page is what all visitors get now.\nOpen the product itself.\n',
    });
  });
});
