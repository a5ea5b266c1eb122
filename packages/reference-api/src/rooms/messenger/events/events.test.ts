import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import type { DemoName } from '../../../server/demo/demo-customers.ts';
import { notify } from '../notify.ts';

const noon = '2026-11-21T12:00:00Z';
const api = createTestApi(noon);
afterAll(api.close);

const tell = async (as: DemoName, text = 'secret text') => {
  const { id } = (await api.call('getMe', { as })).data;
  const facts = {
    customerId: id,
    type: 'account',
    text_de: text,
    text_en: text,
    race_id: null,
    at: api.now(),
  } as const;
  await (await api.database()).transaction().execute((transaction) => notify(transaction, facts));
};

/** An open stream, read as it comes. */
const listen = async (as?: DemoName, from = api) => {
  const left = new AbortController();
  const { path, headers } = await from.requestOf('getEvents', { ...(as && { as }) });
  const request = new Request(`http://api.test${path}`, { headers: { ...headers, accept: 'text/event-stream' } });
  const answer = await from.fetch(request);
  const heard = { text: '', isOver: false };
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  const end = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      heard.text += decoder.decode(value, { stream: true });
    }
    heard.isOver = true;
  };
  void end();
  left.signal.addEventListener('abort', () => void reader.cancel());
  onTestFinished(() => left.abort());
  return { answer, heard, leave: () => left.abort() };
};

/** A step that a busy machine makes late counts as one step. */
const within = async (ms: number, what: () => void) => {
  for (let left = ms / 50; ; left -= 1) {
    try {
      return what();
    } catch (error) {
      if (left <= 0) throw error;
    }
    await wait(50);
  }
};
const latestIn = (text: string, list: string) =>
  [...text.matchAll(new RegExp(`event: ${list}\\ndata: \\{"latest":(\\d+)\\}\\n\\n`, 'g'))].map(([, id]) => Number(id));

test('[MESSENGER-10] the newest of each list is named, and nothing of what it says', async () => {
  await tell('active');
  const { data } = await api.call('getEvents', { as: 'active' });
  const [message] = (await api.call('getMessages', { as: 'active' })).data;
  const [entry] = (await api.call('getLiveticker', { path: { action: 'index' } })).data;
  expect(data).toEqual({ ticker: entry?.id, messages: message?.id });
  expect((await api.call('getEvents')).data).toEqual({ ticker: entry?.id, messages: 0 });
  expect((await api.call('getEvents', { header: { 'access-token': 'forged' } })).status).toBe(401);
});

test('[MESSENGER-11] [MESSENGER-12] a stream names what is newer, of its own customer alone', async () => {
  const { answer, heard } = await listen('active');
  const other = await listen('other');
  const visitor = await listen();
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  await within(1_000, () => expect(latestIn(heard.text, 'messages')).toHaveLength(1));
  await tell('active');
  const [message] = (await api.call('getMessages', { as: 'active' })).data;
  await within(2_000, () => expect(latestIn(heard.text, 'messages').at(-1)).toBe(message?.id));
  await within(6_000, () => expect(other.heard.text).toContain(':\n\n'));
  expect(latestIn(other.heard.text, 'messages')).toHaveLength(1);
  expect(latestIn(visitor.heard.text, 'messages')).toEqual([]);
  expect(heard.text).not.toContain('secret');
});

test('[MESSENGER-11] a stream names new entries of the ticker', async () => {
  const { heard } = await listen();
  await within(1_000, () => expect(latestIn(heard.text, 'ticker')).toHaveLength(1));
  api.advance(600_000);
  const [entry] = (await api.call('getLiveticker', { path: { action: 'index' } })).data;
  await within(2_000, () => expect(latestIn(heard.text, 'ticker').at(-1)).toBe(entry?.id));
  api.setNow(noon);
});

test('[MESSENGER-13] a stream ends with its session, and others go on', async () => {
  const { heard } = await listen('bettor');
  const other = await listen('other');
  const database = await api.database();
  await database.updateTable('session').set({ ended_at: api.now() }).where('id', '=', 'test-bettor').execute();
  await within(7_000, () => expect(heard.isOver).toBe(true));
  expect(other.heard.isOver).toBe(false);
});

test('[MESSENGER-13] a stream ends with the life of an access token', async () => {
  const { heard } = await listen('other');
  api.advance(15 * 60_000);
  await within(2_500, () => expect(heard.isOver).toBe(true));
  api.setNow(noon);
});

test('[MESSENGER-14] a session has one stream', async () => {
  const first = await listen('other');
  const second = await listen('other');
  await within(1_000, () => expect(first.heard.isOver).toBe(true));
  expect(second.heard.isOver).toBe(false);
});

test('[MESSENGER-13] streams end with the server', async () => {
  const own = createTestApi(noon);
  const { heard } = await listen(undefined, own);
  await own.close();
  await within(1_000, () => expect(heard.isOver).toBe(true));
});
