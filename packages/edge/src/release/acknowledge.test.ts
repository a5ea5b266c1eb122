import { encodeEdgeNote } from '@paddock/release';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeEdge, startEdge } from '../testing/make-edge.ts';
import { makeServingStore } from '../testing/make-store.ts';
import type { Acknowledge } from './acknowledge.ts';

const id = '00112233445566aa';
const noteOf = (release: number) =>
  encodeEdgeNote({ host: 'edge-1', channel: 'production', release, verified: true }).toString();

/** A store that edges may write to, until `deny`. */
const makeNotes = () => {
  const notes = new Map<string, string>();
  let isDenied = false;
  let tried = 0;
  const write: Acknowledge['write'] = async (edge, note) => {
    tried += 1;
    if (isDenied) throw new Error('the store may not be written');
    if (note === null) notes.delete(edge);
    else notes.set(edge, Buffer.from(note).toString());
  };
  return {
    notes,
    acknowledge: { id, host: 'edge-1', write },
    tried: () => tried,
    deny: () => {
      isDenied = true;
    },
    allow: () => {
      isDenied = false;
    },
  };
};

test('[SERVED-27] an edge writes which release it serves, at once after a change, and takes it away when it ends', async () => {
  const { store, builds } = makeServingStore();
  const { notes, acknowledge } = makeNotes();
  const { edge, adminOrigin } = await startEdge({ reader: store, acknowledge });
  await vi.waitFor(() => expect(notes.get(id)).toBe(noteOf(1)));
  store.promote(builds);
  await vi.waitFor(() => expect(notes.get(id)).toBe(noteOf(2)));
  expect(await (await fetch(`${adminOrigin}/paddock/health`)).json()).toMatchObject({ id, sequence: 2 });
  await edge.stop();
  expect(notes.size).toBe(0);
});

test('[SERVED-27] it writes again within some seconds, also without a change', async () => {
  vi.useFakeTimers();
  try {
    const { notes, acknowledge, tried } = makeNotes();
    await makeEdge({ acknowledge });
    await vi.waitFor(() => expect(tried()).toBe(1));
    notes.clear();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(notes.get(id)).toBe(noteOf(1));
  } finally {
    vi.useRealTimers();
  }
});

test('[SERVED-28] a store that was away for a moment is told at the next turn', async () => {
  vi.useFakeTimers();
  try {
    const { notes, acknowledge, deny, allow, tried } = makeNotes();
    deny();
    const { events } = await makeEdge({ acknowledge });
    await vi.waitFor(() => expect(tried()).toBe(1));
    allow();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(notes.get(id)).toBe(noteOf(1));
    expect(events.filter(({ event }) => event === 'not-acknowledged')).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('[SERVED-28] [SERVED-31] a store that the edge may not write to is no fault: after three tries one line, and another try after a minute', async () => {
  const { store, builds } = makeServingStore();
  const { acknowledge, deny, tried } = makeNotes();
  deny();
  let now = 0;
  const { edge, events, visit } = await makeEdge({
    reader: store,
    acknowledge,
    // Set back.
    now: () => -now,
    steadyNow: () => now,
  });
  const serve = async (sequence: number) => {
    store.promote(builds);
    expect(await (await visit('/')).text()).toContain(`"sequence":${sequence}`);
  };
  await vi.waitFor(() => expect(tried()).toBe(1));
  await serve(2);
  await vi.waitFor(() => expect(tried()).toBe(2));
  await serve(3);
  await vi.waitFor(() => expect(tried()).toBe(3));
  await serve(4);
  expect(tried()).toBe(3);
  now = 60_000;
  await serve(5);
  await vi.waitFor(() => expect(tried()).toBe(4));
  expect(events.filter(({ event }) => event === 'not-acknowledged')).toMatchObject([{ level: 'info' }]);
  const health = await await edge.admin({ method: 'GET', target: '/paddock/health', headers: { host: 'localhost' } });
  expect(health.status).toBe(200);
});

test('[SERVED-28] no page waits for a note', async () => {
  const { store, builds } = makeServingStore();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { visit } = await makeEdge({ reader: store, acknowledge: { id, host: 'edge-1', write: () => promise } });
  onTestFinished(() => resolve());
  store.promote(builds);
  expect(await (await visit('/')).text()).toContain('"sequence":2');
});
