import { describe, expect, test } from 'vitest';
import { openServing } from '../testing/terminal.ts';

const reason = ['--reason', 'new race card'];

const serving = async () => {
  const made = await openServing();
  const { $, b } = made;
  const canary = (...words: string[]) => $('canary', ...words, ...reason);
  const start = () => canary('start', 'mf-racing', b, '--share', '5%');
  /** Runs the command of an undo line. */
  const undo = async (err: string) => {
    const line = /^Undo: paddock (.*)$/m.exec(err)?.[1] ?? '';
    return $(...line.replace("'<why>'", 'undone').split(' '));
  };
  const groups = async () => JSON.parse((await $('status', '--json')).out).channels[0].builds[1].groups;
  return { ...made, canary, start, undo, groups };
};

describe('a canary by the command', () => {
  test('[CLI-4] without a reason nothing is changed, and the line with one follows', async () => {
    const { $, b, start } = await serving();
    const line = `canary start mf-racing ${b} --share 5%`;
    const none = await $(...line.split(' '), '--channel', 'production');
    expect(none).toEqual({
      code: 2,
      out: '',
      err: `A canary needs a reason\nSay why, for those who read the journal: paddock ${line} --reason '<why>'\n`,
    });
    await start();
    for (const words of [
      'widen mf-racing --share 25%',
      'hold mf-racing',
      'hold mf-racing --end',
      'finish mf-racing',
      'stop mf-racing',
    ]) {
      const { code, err } = await $('canary', ...words.split(' '), '--reason', ' ');
      expect({ words, code }).toEqual({ words, code: 2 });
      expect(err).toContain(`: paddock canary ${words} --reason '<why>'\n`);
    }
  });

  test('[CLI-4] the lines of a refusal are of its channel', async () => {
    const { $, canary, b, a } = await serving();
    await $('promote', '--from', 'production', '--channel', 'staging');
    const staging = ['--channel', 'staging'];
    const line = /paddock (canary (?:start|widen|hold|stop|finish) .*?'<why>' --channel staging)/g;
    const lines = async (...words: string[]) =>
      [...(await $(...words, ...staging)).err.matchAll(line)].map(([, each]) => each);
    expect(await lines('canary', 'widen', 'mf-racing', '--share', '25%', '--reason', 'x')).toHaveLength(1);
    await canary('start', 'mf-racing', b, '--share', '5%', ...staging);
    expect(await lines('canary', 'start', 'mf-racing', a, '--share', '5%', '--reason', 'x')).toHaveLength(2);
    expect(await lines('promote', 'mf-racing', b)).toEqual([
      "canary stop mf-racing --reason '<why>' --channel staging",
      "canary finish mf-racing --reason '<why>' --channel staging",
    ]);
    await canary('hold', 'mf-racing', ...staging);
    expect(await lines('canary', 'finish', 'mf-racing', '--reason', 'x')).toEqual([
      "canary hold mf-racing --end --reason '<why>' --channel staging",
    ]);
  });

  test('[CLI-2] a rollback says how long its target was live, with the steps of canaries beside it', async () => {
    const { $, canary, start, wait } = await serving();
    await start();
    wait(30);
    await canary('finish', 'mf-racing');
    const { err } = await $('rollback', 'mf-racing', '--reason', 'odds');
    expect(err).toContain('was live for 1 h 30 min)');
  });

  test('[CANARY-13] start: who gets what, and how to end it', async () => {
    const { start } = await serving();
    expect(await start()).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "Undo: paddock canary stop mf-racing --reason '<why>'
      ",
        "out": "mf-racing  production  canary 1.1.0-5e49b6e31546 for 5 % of the visitors; the others keep 1.0.0-1659484343b6
        proven: integrity, contract, shared, claims, uses, bundled, budget, runs
        release 2 of production, by olga (key operator): new race card
      ",
      }
    `);
  });

  test('[CANARY-13] widen, hold, finish', async () => {
    const { canary, start } = await serving();
    await start();
    expect((await canary('widen', 'mf-racing', '--share', '25%')).out).toMatchInlineSnapshot(`
      "mf-racing  production  canary 1.1.0-5e49b6e31546 for 5 % -> 25 % of the visitors
        proven: before; no build is new to visitors
        release 3 of production, by olga (key operator): new race card
      "
    `);
    expect((await canary('hold', 'mf-racing')).out).toMatchInlineSnapshot(`
      "mf-racing  production  canary 1.1.0-5e49b6e31546 held at 25 %
        proven: before; no build is new to visitors
        release 4 of production, by olga (key operator): new race card
      "
    `);
    expect(await canary('finish', 'mf-racing')).toMatchInlineSnapshot(`
      {
        "code": 4,
        "err": "The canary of mf-racing is held
      See why: paddock history mf-racing --channel production. To go on: paddock canary hold mf-racing --end --reason '<why>' --channel production
      ",
        "out": "",
      }
    `);
    expect((await canary('hold', 'mf-racing', '--end')).out).toMatchInlineSnapshot(`
      "mf-racing  production  canary 1.1.0-5e49b6e31546 no longer held
        proven: before; no build is new to visitors
        release 5 of production, by olga (key operator): new race card
      "
    `);
    expect(await canary('finish', 'mf-racing')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "Undo: paddock rollback mf-racing --to 1.0.0-1659484343b6 --reason '<why>'
      ",
        "out": "mf-racing  production  1.0.0-1659484343b6 -> 1.1.0-5e49b6e31546; 3 % of the visitors keep the one before until 2026-06-01 14:00:00Z
        proven: integrity, contract, shared, claims, uses, bundled, budget, runs
        release 6 of production, by olga (key operator): new race card
      ",
      }
    `);
  });

  test('[CLI-2] [CANARY-13] stop, and a rollback, name what they end before they do', async () => {
    const { $, canary, start } = await serving();
    await start();
    expect(await canary('stop', 'mf-racing')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "Ending the canary of mf-racing on production: 1.1.0-5e49b6e31546 (5 % of the visitors); 1.0.0-1659484343b6 stays
      Undo: paddock canary start mf-racing 1.1.0-5e49b6e31546 --share 5% --reason '<why>'
      ",
        "out": "mf-racing  production  1.0.0-1659484343b6 for all visitors; the canary ended
        proven: before; no build is new to visitors
        release 3 of production, by olga (key operator): new race card
      ",
      }
    `);
    await start();
    expect((await $('rollback', 'mf-racing', ...reason)).err).toMatchInlineSnapshot(`
      "Ending the canary of mf-racing on production: 1.1.0-5e49b6e31546 (5 % of the visitors); 1.0.0-1659484343b6 stays
      Undo: paddock canary start mf-racing 1.1.0-5e49b6e31546 --share 5% --reason '<why>'
      "
    `);
    const { code, err } = await canary('stop', 'mf-racing');
    expect({ code, err }).toMatchInlineSnapshot(`
      {
        "code": 4,
        "err": "production has no canary and no holdback of mf-racing
      See what it serves: paddock status
      ",
      }
    `);
  });

  test('[CANARY-13] stop ends the holdback of a finished canary', async () => {
    const { canary, start, groups, wait, a, b } = await serving();
    await start();
    await canary('finish', 'mf-racing');
    const { out, err } = await canary('stop', 'mf-racing');
    expect(err).toBe(
      `Ending the holdback of mf-racing on production: ${a} (3 % of the visitors); ${b} stays\nUndo: none.\n`,
    );
    expect(out).toContain(`${b} for all visitors; the holdback ended`);
    expect(await groups()).toEqual([]);
    await start();
    await canary('stop', 'mf-racing');
    wait(61);
    expect((await canary('stop', 'mf-racing')).code).toBe(4);
  });

  test('[CLI-3] [CANARY-13] each undo line does what it says', async () => {
    const { canary, start, undo, groups, a, b } = await serving();
    const shares = async () => (await groups()).map(({ share }: { share: number }) => share);
    const started = await start();
    const widened = await canary('widen', 'mf-racing', '--share', '25%');
    await undo(widened.err);
    expect(await shares()).toEqual([50, 950]);
    const held = await canary('hold', 'mf-racing');
    expect((await groups())[0].held).toBe(true);
    await undo(held.err);
    expect((await groups())[0].held).toBe(false);
    const stopped = await undo(started.err);
    expect(await groups()).toEqual([]);
    await undo(stopped.err);
    expect(await shares()).toEqual([50, 950]);
    const finished = await canary('finish', 'mf-racing');
    expect((await undo(finished.err)).out).toContain(`${b} -> ${a}`);
  });

  test('[CANARY-14] status shows groups and shares, and a holdback only until its time is over', async () => {
    const { $, canary, start, groups, wait, a, b } = await serving();
    await start();
    expect((await $('status')).out).toMatchInlineSnapshot(`
      "production  release 2, just now by olga (key operator): canary mf-racing (new race card)
        known to be the newest until 2026-06-02 13:00:00Z
      NAME       LIVE                          SINCE                           BY    KEY       ROLLBACK LEADS TO
      shell      1.0.0-d0c723d8bc21  unproven  2026-06-01 12:00:00Z  1 h ago   olga  operator  -
      mf-racing  1.0.0-1659484343b6  unproven  2026-06-01 12:00:00Z  1 h ago   olga  operator  ends the canary
        5 %      1.1.0-5e49b6e31546            2026-06-01 13:00:00Z  just now  olga  operator  canary
        95 %     1.0.0-1659484343b6            2026-06-01 13:00:00Z  just now  olga  operator  control
      "
    `);
    expect(await groups()).toMatchObject([
      { group: 'canary', buildId: b, share: 50 },
      { group: 'control', buildId: a, share: 950 },
    ]);
    await canary('finish', 'mf-racing');
    expect(await groups()).toMatchObject([
      { group: 'canary', buildId: b, share: 970 },
      { group: 'control', buildId: a, share: 30 },
    ]);
    wait(60);
    expect(await groups()).toEqual([]);
  });

  test('[CANARY-14] history says what was done to the canary', async () => {
    const { $, canary, start } = await serving();
    await start();
    await canary('hold', 'mf-racing');
    await canary('stop', 'mf-racing');
    expect((await $('history', 'mf-racing')).out.split('\n').slice(0, 4).join('\n')).toMatchInlineSnapshot(`
      "#  WHEN                            BY    KEY       WHAT                                                           WHY
      4  2026-06-01 13:00:00Z  just now  olga  operator  canary mf-racing@1.1.0-5e49b6e31546 ended                      new race card
      3  2026-06-01 13:00:00Z  just now  olga  operator  canary mf-racing@1.1.0-5e49b6e31546 5 % held                   new race card
      2  2026-06-01 13:00:00Z  just now  olga  operator  canary mf-racing@1.1.0-5e49b6e31546 5 %                        new race card"
    `);
  });

  test('[CLI-5] [CANARY-13] as JSON, and as a dry run', async () => {
    const { $, start, a, b, groups } = await serving();
    const words = ['canary', 'start', 'mf-racing', b, '--share', '2.5%', ...reason, '--json'];
    const dry = JSON.parse((await $(...words, '--dry-run')).out);
    expect(dry).toMatchObject({ action: 'canary', changed: false, dryRun: true });
    expect(await groups()).toEqual([]);
    expect(JSON.parse((await $(...words)).out)).toMatchObject({
      action: 'canary',
      changed: true,
      changes: [{ name: 'mf-racing', from: a, to: a, canary: { build: { buildId: b }, share: 25 } }],
      undo: "paddock canary stop mf-racing --reason '<why>'",
    });
    expect((await start()).code).toBe(4);
  });

  test.each([
    ['widen', ['--share', '50%']],
    ['finish', []],
  ])('[CANARY-16] %s --if-canary does nothing if another build is the canary by then', async (step, words) => {
    const { $, start, a, b, groups } = await serving();
    await start();
    const before = await groups();
    const run = (build: string) => $('canary', step, 'mf-racing', ...words, '--if-canary', build, ...reason);
    expect(await run(a)).toMatchObject({
      code: 4,
      err: expect.stringContaining(`${a} is no longer the canary of mf-racing on production`),
    });
    expect(await groups()).toEqual(before);
    expect((await run(b)).code).toBe(0);
    expect(await groups()).not.toEqual(before);
  });

  test.each([
    [2, ['start', 'mf-racing', '1.0.0-000000000000', '--share', 'all', ...reason]],
    [2, ['start', 'mf-racing', '1.0.0-000000000000', '--share', '100%', ...reason]],
    [2, ['start', 'mf-racing', '1.0.0-000000000000', '--share', '0%', ...reason]],
    [2, ['start', 'mf-racing', '1.0.0-000000000000', '--share', '5%']],
    [2, ['start', 'mf-racing', '1.0.0-000000000000', '--share', '5%', '--reason', ' ']],
    [2, ['start', 'shell', '1.0.0-000000000000', '--share', '5%', ...reason]],
    [2, ['start', 'mf-racing', 'newest', '--share', '5%', ...reason]],
    [3, ['start', 'mf-racing', '1.0.0-000000000000', '--share', '5%', ...reason]],
    [3, ['start', 'mf-streams', '1.0.0-000000000000', '--share', '5%', ...reason]],
    [4, ['finish', 'mf-racing', ...reason]],
    [4, ['hold', 'mf-racing', ...reason]],
    [4, ['widen', 'mf-racing', '--share', '5%', ...reason]],
  ])('[CLI-6] %i: paddock canary %j', async (expected, words) => {
    const { $ } = await openServing();
    const { code, out, err } = await $('canary', ...words);
    expect(code, err).toBe(expected);
    expect(err.trimEnd().split('\n')).toHaveLength(2);
    expect(out).toBe('');
  });
});
