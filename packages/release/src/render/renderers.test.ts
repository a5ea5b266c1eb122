import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createRenderers, type RendererLimits } from './renderers.ts';

const scriptOf = (code: string) => ({ key: createHash('sha256').update(code).digest('hex'), code });

/** A shell whose `render` is this function's text. */
const shellOf = (render: string, before = '') => scriptOf(`${before}; var paddockShell = { render: ${render} };`);

const make = (limits: Partial<RendererLimits> = {}) => {
  const renderers = createRenderers({ startMs: 20_000, renderMs: 20_000, ...limits });
  onTestFinished(() => renderers.close());
  return (render: string, input = '', before = '') =>
    renderers.render({ shell: shellOf(render, before), remote: null, input });
};

test('[RENDERER-1] a renderer answers with the text that the script of the shell makes of its input', async () => {
  const input = 'Guten "Tag" `\\n`\u2028';
  expect(await make()('async (input) => input + "!"', input)).toEqual({ page: `${input}!` });
});

test('[RENDERER-2] a remote finds the shell, and the shell gets what the remote gives', async () => {
  const renderers = createRenderers();
  onTestFinished(() => renderers.close());
  const result = await renderers.render({
    shell: scriptOf('var paddockShell = { shares: { a: 7 }, render: async (input, remote) => input + remote.b };'),
    remote: scriptOf('var paddockRemote = { b: paddockShell.shares.a };'),
    input: 'is ',
  });
  expect(result).toEqual({ page: 'is 7' });
});

// Each attack returns the name of what it reached, or `nothing`.
const ATTACKS: Record<string, string> = {
  'a global of Node': `async () => [typeof process, typeof require, typeof fetch, typeof Buffer, typeof setTimeout, typeof module].every((type) => type === 'undefined') ? 'nothing' : 'a global'`,
  'code from strings': `async () => { try { return 'ran ' + (0, eval)('1'); } catch { try { return 'ran ' + Function('return 1')(); } catch { return 'nothing'; } } }`,
  'the constructor of a constructor': `async () => { try { return typeof this.constructor.constructor('return process')(); } catch { return 'nothing'; } }`,
  'a module': `async () => { try { await import('node:fs'); return 'node:fs'; } catch { return 'nothing'; } }`,
  'a module by the error of a refused one': `async () => { try { await import('node:fs'); return 'node:fs'; } catch (error) { try { return typeof error.constructor.constructor('return process')(); } catch { return 'nothing'; } } }`,
  'the host by a stack trace': `async () => {
    let found = 'nothing';
    Error.prepareStackTrace = (_, frames) => { for (const frame of frames) { const it = frame.getThis() || frame.getFunction(); if (it && it !== globalThis && typeof it.process === 'object') found = 'process'; } return ''; };
    void new Error('x').stack;
    return found;
  }`,
  'the stack trace of a refused module': `async () => {
    let found = 'nothing';
    try { await import('node:fs'); } catch (error) {
      try { error.constructor.prepareStackTrace = (_, frames) => { for (const frame of frames) { const it = frame.getThis(); if (it && it.process) found = 'process'; } return ''; }; void new error.constructor('x').stack; } catch {}
    }
    return found;
  }`,
  'a prototype of the host': `async () => {
    try { await import('node:fs'); } catch (error) {
      try { Object.getPrototypeOf(error.constructor.prototype).toString = () => 'taken'; if (Object.getPrototypeOf(error.constructor.prototype).toString() === 'taken' && error instanceof Error === false) return 'a prototype'; } catch {}
    }
    return 'nothing';
  }`,
};

test.each(Object.entries(ATTACKS))('[RENDERER-3] from inside, nothing leads to %s', async (_, render) => {
  const result = await make()(render);
  // An attack that awaits `import()` never continues.
  if ('failure' in result) expect(result.detail).toBe('render() did not end');
  else expect(result).toEqual({ page: 'nothing' });
});

test('[RENDERER-4] a page finds nothing of the page before it', async () => {
  const render = make();
  const look = `async (input) => { const before = [globalThis.seen, Object.prototype.seen, Array.prototype.seen].join(); globalThis.seen = input; Object.prototype.seen = input; Array.prototype.seen = input; return before; }`;
  expect(await render(look, 'one')).toEqual({ page: ',,' });
  expect(await render(look, 'two')).toEqual({ page: ',,' });
});

const good = 'async () => "still here"';

test.each([
  ['that throws', 'async () => { throw new Error("no data"); }', 'threw', /^Error: no data/],
  ['that throws at once', '() => { throw { get stack() { throw 1; } }; }', 'threw', /./],
  ['that throws something with a getter', 'async () => { throw { get stack() { for (;;); } }; }', 'slow', /./],
  ['that never ends', '() => new Promise(() => {})', 'threw', /did not end/],
  ['that loops', 'async () => { for (;;); }', 'slow', /ms/],
  ['that loops where V8 looks for no interrupt', "(input) => { while (input.endsWith('/race/1')); }", 'slow', /./],
  ['that loops in promises', 'async () => { for (;;) await null; }', 'slow', /ms/],
] as const)('[RENDERER-5] a page %s is told, and harms no other page', async (_, bad, failure, detail) => {
  // A page is not given the time that its scripts had to start.
  const render = make({ startMs: 60_000, renderMs: 3_000, workMs: 50 });
  const result = await render(bad, '/race/1');
  expect(result).toMatchObject({ failure, detail: expect.stringMatching(detail) });
  expect(await render(good)).toEqual({ page: 'still here' });
});

test('[RENDERER-5] a page that leaves a rejected promise behind ends no process, in which the next page waits', async () => {
  const render = make();
  // The first answer sends the second job, to the same process.
  const results = await Promise.all([
    render('async () => { Promise.reject(new Error("no race")); return "a page"; }'),
    render(good),
  ]);
  expect(results).toEqual([{ page: 'a page' }, { page: 'still here' }]);
});

/** Makes a small heap collect what pages before it left. */
const collects = 'async () => { for (let i = 0; i < 150; i += 1) new Array(1e5); return "still here"; }';
const registers = (callback: string) =>
  `async () => { globalThis.kept = new FinalizationRegistry(${callback}); for (let i = 0; i < 1e3; i += 1) kept.register({}); return "a page"; }`;
// Node looks up a property of a promise that was rejected.
const rejects = (trap: string) =>
  `async () => { Object.setPrototypeOf(Promise.reject(1), new Proxy({}, { get: ${trap} })); return "a page"; }`;

test.each([
  ['when its objects are collected, and loops', registers('() => { for (;;); }')],
  ['when its objects are collected, and throws', registers('() => { throw 1; }')],
  ['when its rejected promise is reported, and loops', rejects('() => { for (;;); }')],
  ['when its rejected promise is reported, and throws', rejects('() => { throw 1; }')],
])('[RENDERER-5] a page whose code would run %s, harms no page of another build', async (_, bad) => {
  const render = make({ startMs: 60_000, renderMs: 6_000, heap: 48 });
  const [{ page = null, ...failed }, ...others] = await Promise.all([
    render(bad) as Promise<{ page?: string; failure?: string }>,
    render(collects),
    render(collects),
    render(good),
  ]);
  expect(page).toBeNull();
  expect(failed.failure).toMatch(/threw|slow|died/);
  expect(others).toEqual(Array(3).fill({ page: 'still here' }));
});

test('[RENDERER-5] a page that throws something whose stack loops is told at once', async () => {
  const result = await make()('() => { throw { get stack() { for (;;); } }; }');
  expect(result).toMatchObject({ failure: 'threw', detail: 'the script threw' });
});

test.each(['WeakRef', 'SharedArrayBuffer', 'Atomics', 'WebAssembly'])(
  '[RENDERER-3] a page has no %s, by which its code could run after its answer or beside it',
  async (name) => {
    expect(await make()(`async () => typeof ${name}`)).toEqual({ page: 'undefined' });
  },
);

test('[RENDERER-6] a page that eats memory ends its process, and the next page gets a new one', async () => {
  const render = make({ heap: 48 });
  const eats = 'async () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); }';
  expect(await render(eats)).toMatchObject({ failure: 'died' });
  expect(await render(good)).toEqual({ page: 'still here' });
});

test('[RENDERER-6] a page that eats memory outside the heap ends its process too', async () => {
  const render = make({ resident: 256 });
  const eats =
    'async () => { const all = []; for (let i = 0; i < 60; i += 1) all.push(new Uint8Array(5e7).fill(1)); return "a page"; }';
  expect(await render(eats)).toMatchObject({ failure: 'memory', detail: expect.stringMatching(/MB/) });
  expect(await render(good)).toEqual({ page: 'still here' });
});

test('[RENDERER-6] a page is not charged with the memory that pages before it left behind', async () => {
  const render = make({ resident: 256 });
  const leaves = 'async () => { globalThis.all = new Uint8Array(15e7).fill(1); return "a page"; }';
  for (let i = 0; i < 6; i += 1) expect(await render(leaves)).toEqual({ page: 'a page' });
});

test('[RENDERER-9] a page that is too long is a failure, and the text of a failure is cut', async () => {
  const render = make();
  const result = await render('async () => "x".repeat(4 * 1024 * 1024)');
  expect(result).toMatchObject({ page: expect.stringMatching(/^x{9}/) });
  expect(await render('async () => "x".repeat(20 * 1024 * 1024)')).toEqual({
    failure: 'threw',
    detail: 'the page is too long: 20971520 characters',
  });
  const failed = await render('async () => { throw "x".repeat(20 * 1024 * 1024); }');
  expect(failed).toMatchObject({ failure: 'threw', detail: 'x'.repeat(1_000) });
});

test.each([
  ['does not parse', 'this is no script', 'threw'],
  ['throws when it starts', 'throw new Error("no host")', 'threw'],
  ['loops when it starts', 'for (;;);', 'slow'],
  [
    'loops where V8 looks for no interrupt',
    'var text = "/race/1"; (() => { while (text.endsWith("/race/1")); })()',
    'slow',
  ],
])('[RENDERER-10] a shell whose script %s is told from the page', async (_, code, failure) => {
  const renderers = createRenderers({ startMs: 1_000, workMs: 50 });
  onTestFinished(() => renderers.close());
  const remote = scriptOf('var paddockRemote = {};');
  const result = await renderers.render({ shell: scriptOf(code), remote, input: '' });
  expect(result).toMatchObject({ failure, isShells: true });
});

test('[RENDERER-10] a remote whose script throws when it starts is told from the shell', async () => {
  const renderers = createRenderers();
  onTestFinished(() => renderers.close());
  const shell = shellOf(good);
  const result = await renderers.render({ shell, remote: scriptOf('throw 1'), input: '' });
  expect(result).toEqual({ failure: 'threw', detail: '1' });
});

/** The renderers that run, by their ids. */
const rendererIds = () =>
  readdirSync('/proc').filter((id) => {
    try {
      return (
        readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('renderer-process.js') &&
        readFileSync(`/proc/${id}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`)
      );
    } catch {
      // It has ended.
      return false;
    }
  });

test('[RENDERER-10] a process that the system killed says nothing of the page', async () => {
  const render = make();
  await render(good);
  const [pid] = rendererIds();
  const loops = render('async () => { for (;;); }');
  await pause(200);
  process.kill(Number(pid), 'SIGKILL');
  expect(await loops).toEqual({ failure: 'busy', detail: 'the process was ended by SIGKILL' });
  expect(await render(good)).toEqual({ page: 'still here' });
});

test('[RENDERER-7] a script that does not parse, or throws when it starts, is told', async () => {
  const renderers = createRenderers();
  onTestFinished(() => renderers.close());
  const job = (code: string) => renderers.render({ shell: scriptOf(code), remote: null, input: '' });
  expect(await job('this is no script')).toMatchObject({ failure: 'threw' });
  expect(await job('document.title = "x"')).toMatchObject({
    failure: 'threw',
    detail: expect.stringContaining('ReferenceError: document is not defined'),
  });
  expect(await job('throw { get stack() { throw 1; } }')).toMatchObject({ failure: 'threw' });
});

test('[RENDERER-8] more pages than the queue holds are left to the browser', async () => {
  const render = make({ queue: 2 });
  const results = await Promise.all(Array.from({ length: 6 }, () => render(good)));
  expect(results.filter((result) => 'page' in result).length).toBeGreaterThanOrEqual(2);
  expect(results.filter((result) => 'failure' in result)[0]).toMatchObject({ failure: 'busy' });
});
