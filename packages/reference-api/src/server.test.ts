import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const file = fileURLToPath(new URL('server.ts', import.meta.url));
const started: ChildProcess[] = [];

const start = (...args: string[]) => {
  const server = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(server);
  return server;
};

const firstText = async (stream: NodeJS.ReadableStream | null) =>
  String((await once(stream as NodeJS.ReadableStream, 'data'))[0]);

afterEach(() => {
  for (const server of started.splice(0)) server.kill('SIGKILL');
});

test('the server prints its address, answers there, and stops on SIGTERM', async () => {
  const server = start('--port', '0');
  const address = /http:\S+/.exec(await firstText(server.stdout))?.[0];
  const response = await fetch(`${address}/v1/races/next`);
  expect(await response.json()).toMatchObject({ success: true, pagination: { perPage: 5 } });
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('[SERVER-30] the server ends on SIGTERM although a client goes on calling over its connections', async () => {
  const server = start('--port', '0');
  const address = /http:\S+/.exec(await firstText(server.stdout))?.[0] ?? '';
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  let hasEnded = false;
  const call = () => {
    if (hasEnded) return;
    get(`${address}/v1/races/next`, { agent }, (answer) => answer.resume().on('end', call)).on('error', call);
  };
  for (let client = 0; client < 20; client++) call();
  await wait(500);
  server.kill('SIGTERM');
  const exit = once(server, 'exit', { signal: AbortSignal.timeout(8_000) });
  expect(await exit.finally(() => (hasEnded = true))).toEqual([0, null]);
  agent.destroy();
});

test('[SERVER-20] the server is reached on the loopback address alone', async () => {
  const address = /http:\S+/.exec(await firstText(start('--port', '0', '--dev').stdout))?.[0] ?? '';
  expect((await fetch(`${address}/v1/races/next`)).status).toBe(200);
  // Another address of the same machine, which a server on all interfaces answers.
  await expect(fetch(`${address.replace('127.0.0.1', '127.0.0.2')}/v1/races/next`)).rejects.toThrow('fetch failed');
});

test('the server refuses options that it does not understand, and says how it is used', async () => {
  for (const args of [
    ['--port', 'x'],
    ['--data', '/dev/null/nowhere'],
    ['--seed', '1.5'],
    ['--dev', '--now', 'noon'],
    ['--now', '2026-11-21T12:00:00Z'],
    ['--nope'],
    ['--races', '/nowhere.json'],
  ]) {
    const server = start(...args);
    expect(await firstText(server.stderr)).toContain('usage: node packages/reference-api/src/server.ts');
    expect(await once(server, 'exit')).toEqual([2, null]);
  }
});
