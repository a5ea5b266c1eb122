import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openServing } from '../testing/terminal.ts';

interface Reply {
  id: number | null;
  result?: { content: { text: string }[]; isError: boolean; tools: { name: string }[]; protocolVersion: string };
  error?: { code: number; message: string };
}

const serving = async () => {
  const made = await openServing();
  const { $, stdin, folder } = made;
  /** Sends these messages, numbered, and gives the replies. */
  const talk = async (...messages: (object | string)[]): Promise<Reply[]> => {
    const texts = messages.map((each, id) =>
      typeof each === 'string' ? each : JSON.stringify({ jsonrpc: '2.0', id, ...each }),
    );
    stdin.splice(0, stdin.length, ...texts);
    const { code, out } = await $('mcp');
    expect(code).toBe(0);
    return out.trim() === ''
      ? []
      : out
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Reply);
  };
  const use = async (name: string, given: object = {}) => {
    const [reply] = await talk({ method: 'tools/call', params: { name, arguments: given } });
    return reply;
  };
  const files = async () => (await readdir(join(folder, '.paddock'), { recursive: true })).sort();
  return { ...made, talk, use, files };
};

test('[MCP-1] a client greets, lists the tools and pings; what is none of this is an error', async () => {
  const { talk } = await serving();
  const replies = await talk(
    { method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x' } } },
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    { method: 'tools/list' },
    { method: 'ping' },
    { method: 'resources/list' },
    'no json',
    { method: 'tools/call', params: { name: 'constructor' } },
  );
  expect(replies.map(({ id }) => id)).toEqual([0, 2, 3, 4, null, 6]);
  expect(replies[0]?.result?.protocolVersion).toBe('2025-06-18');
  expect(replies[1]?.result?.tools.map(({ name }) => name)).toEqual([
    'status',
    'log',
    'diff',
    'verify',
    'explain',
    'promote_dry_run',
    'rollback_dry_run',
  ]);
  expect(replies.slice(3).map(({ error }) => error?.code)).toEqual([-32601, -32700, -32602]);
});

test('[MCP-2] tools say what the command says with --json', async () => {
  const { $, use, a, b } = await serving();
  const body = (reply: Reply | undefined) => {
    const { durationMs: _, ...said } = JSON.parse(reply?.result?.content[0]?.text.split('\n')[0] ?? '');
    return said;
  };
  const said = async (...words: string[]) => {
    const { durationMs: _, ...object } = JSON.parse((await $(...words, '--json')).out);
    return object;
  };
  expect(body(await use('status'))).toEqual(await said('status'));
  expect(body(await use('log', { name: 'mf-racing' }))).toEqual(await said('history', 'mf-racing'));
  expect(body(await use('diff', { name: 'mf-racing', from: a, to: b }))).toEqual(await said('diff', 'mf-racing', a, b));
  expect(body(await use('verify'))).toMatchObject({ ok: true });
  const unknown = await use('explain', { code: 'RAC-12-7F3A-ET3' });
  expect(unknown?.result?.isError).toBe(true);
});

test('[MCP-5] with --edge, status has the votes and figures of these edges', async () => {
  const { $, stdin, answers } = await serving();
  const edge = 'http://127.0.0.1:41234';
  const counted = { schema: 1, edge: 'a' };
  answers.set(`${edge}/paddock/votes`, JSON.stringify({ ...counted, votes: [] }));
  const figures = { ...counted, host: 'edge-1', notes: [], tabs: 3, failures: [], vitals: [], alarms: [] };
  answers.set(`${edge}/paddock/figures`, JSON.stringify(figures));
  const params = { name: 'status', arguments: {} };
  stdin.push(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
  const { result } = JSON.parse((await $('mcp', '--edge', edge)).out) as Reply;
  const { channels } = JSON.parse(result?.content[0]?.text.split('\n')[0] ?? '');
  expect(channels[0]).toMatchObject({
    health: { release: 1 },
    figures: { tabs: 3, open: [{ build: 'unknown', tabs: 3 }], edges: [{ host: 'edge-1' }] },
  });
});

test('[MCP-3] changes are tried without a private key, and nothing is written', async () => {
  const { use, files, folder, b } = await serving();
  await rename(join(folder, '.paddock/keys/operator.key'), join(folder, 'away.key'));
  const before = await files();
  const tried = await use('promote_dry_run', { builds: [`mf-racing@${b}`] });
  expect(JSON.parse(tried?.result?.content[0]?.text.split('\n')[0] ?? '')).toMatchObject({
    changed: false,
    dryRun: true,
    release: 2,
    changes: [{ name: 'mf-racing', to: b }],
  });
  const unknown = await use('promote_dry_run', { builds: [`constructor@${b}`] });
  expect(unknown?.result?.content[0]?.text).toContain('is no name');
  const back = await use('rollback_dry_run', { name: 'mf-racing', to: b });
  expect(back?.result?.isError).toBe(false);
  expect(await files()).toEqual(before);
});

test.each([
  ['promote_dry_run', { builds: ['--accept-break=x'] }],
  ['promote_dry_run', { builds: ['mf-racing@1 --release'] }],
  ['promote_dry_run', { builds: ['mf-racing@--release'] }],
  ['promote_dry_run', { builds: [] }],
  ['rollback_dry_run', { name: '--release' }],
  ['rollback_dry_run', { name: 'mf-racing', to: '--help' }],
  ['explain', { code: '--preview' }],
  ['status', { edge: 'http://169.254.169.254' }],
  ['diff', { name: 'mf-racing' }],
])('[MCP-4] an argument is never a flag: %s %j', async (tool, given) => {
  const { use } = await serving();
  expect((await use(tool, given))?.error?.code).toBe(-32602);
});
