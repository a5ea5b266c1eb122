import { rm } from 'node:fs/promises';
import { canonicalJson } from '@paddock/release/record';
import {
  allowPreviews,
  createSigningKey,
  endPreview,
  retireKey,
  type SigningKey,
  startPreview,
} from '@paddock/release/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeSimulator, type Simulator, signed } from '../conformance/simulator.ts';
import { storeReader } from '../release/store-reader.ts';
import { askEdge } from '../testing/ask.ts';
import { eventually } from '../testing/eventually.ts';
import { makeEdge } from '../testing/make-edge.ts';

// A store with real keys. Each test makes its own preview.
let simulator: Simulator;
let ahead = 0;
beforeAll(async () => {
  simulator = await makeSimulator();
}, 60_000);
afterAll(() => simulator.remove());

const HOUR = 3_600_000;
const now = () => Date.now() + ahead;

const make = async (by: SigningKey = simulator.operator.key) => {
  const { build } = await simulator.publish('mf-racing', `preview ${performance.now()}`);
  const actor = { ...simulator.operator, key: by };
  const targets = [{ name: build.name, buildId: build.buildId }];
  const options = { channel: 'production', targets, forMs: HOUR, reason: 'new odds' };
  return { ...(await startPreview(simulator.freshStore(), actor, options)), build };
};

const serve = async () => {
  const { visit, edge } = await makeEdge({ reader: storeReader(simulator.freshStore(), 'production', { now }), now });
  const open = async (token: string) => {
    const headers = { 'sec-fetch-site': 'same-origin', host: 'edge.test' };
    const body = new URLSearchParams({ token }).toString();
    const answer = await askEdge(
      edge,
      new Request('http://edge.test/paddock/preview', { method: 'POST', headers, body }),
    );
    return [answer.status, answer.headers.get('set-cookie')?.split(';')[0] ?? null];
  };
  return { visit, open };
};

const tokenOf = (content: object, key: SigningKey): string =>
  Buffer.from(canonicalJson(signed('preview', content, key))).toString('base64url');

test('[OVERRIDE-11] a link of a key with the right shows its build, from any edge of the store', async () => {
  const { token, id, build } = await make();
  for (let edge = 0; edge < 2; edge += 1) {
    const { visit, open } = await serve();
    expect(await open(token)).toEqual([303, `paddock-preview=${id}`]);
    const html = await (await visit('/race/7', { cookie: `paddock-preview=${id}` })).text();
    expect(html).toContain(`mf-racing ${build.buildId}`);
  }
});

test('[OVERRIDE-11] a link of another key, of a key without the right, altered, or without a record shows nothing', async () => {
  const { token, preview, id } = await make();
  const stranger = createSigningKey().key;
  const squad = await simulator.addKey('squad', { preview: ['mf-streams'], rollback: ['*'], publish: ['*'] });
  const { open } = await serve();
  const middle = Math.floor(token.length / 3);
  const altered = `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`;
  const links = {
    stranger: tokenOf(preview, stranger),
    squad: tokenOf(preview, squad),
    altered,
    cut: token.slice(0, -8),
    longer: tokenOf({ ...preview, reason: 'nobody recorded this' }, simulator.operator.key),
    empty: '',
    words: 'drop%20table',
  };
  for (const [name, link] of Object.entries(links)) expect([name, ...(await open(link))]).toEqual([name, 403, null]);
  expect(await open(token)).toEqual([303, `paddock-preview=${id}`]);
  await rm(simulator.path(`previews/${id}.json`));
  ahead += 1_000;
  expect(await open(token)).toEqual([403, null]);
});

test('[OVERRIDE-11] the links of a key end with it', async () => {
  const squad = await simulator.addKey('retiring', { preview: ['mf-racing'] });
  const { token, id } = await make(squad);
  const { open, visit } = await serve();
  expect(await open(token)).toEqual([303, `paddock-preview=${id}`]);
  await retireKey(simulator.store, simulator.root, 'retiring');
  await eventually(async () => expect(await open(token)).toEqual([403, null]));
  ahead += 1_000;
  expect((await visit('/race/7', { cookie: `paddock-preview=${id}` })).status).toBe(403);
});

test('[OVERRIDE-9] a link that was ended shows nothing within a second', async () => {
  const { token, id } = await make();
  const { open } = await serve();
  expect(await open(token)).toEqual([303, `paddock-preview=${id}`]);
  await endPreview(simulator.freshStore(), simulator.operator, { id, reason: 'seen enough' });
  ahead += 1_000;
  expect(await open(token)).toEqual([410, null]);
});

test('[OVERRIDE-11] where the policy forbids previews, no link shows anything from the next second on, until it allows them', async () => {
  const { token, id } = await make();
  const { open } = await serve();
  await allowPreviews(simulator.store, simulator.root, 'production', { previews: false });
  ahead += 1_000;
  expect(await open(token)).toEqual([403, null]);
  await allowPreviews(simulator.store, simulator.root, 'production', { previews: true });
  ahead += 1_000;
  expect(await open(token)).toEqual([303, `paddock-preview=${id}`]);
});

test('[OVERRIDE-14] for all links and cookies that strangers invent, the policy is read once a second', async () => {
  const { token, id } = await make();
  const store = simulator.freshStore();
  const readPolicy = vi.fn(store.readPolicy);
  let at = 0;
  const reader = storeReader({ ...store, readPolicy }, 'production', { now: () => at });
  await reader.newest();
  readPolicy.mockClear();
  const invented = Array.from({ length: 10 }, (_, index) => `000000000000000${index}`);
  const looks = async () => {
    await Promise.all(invented.map((link) => reader.previewIn(link).catch(() => null)));
    await Promise.all(invented.map((each) => reader.preview(each)));
  };
  await looks();
  await looks();
  expect(readPolicy).toHaveBeenCalledTimes(1);
  at += 1_000;
  expect(await reader.previewIn(token)).toBe(id);
  expect(readPolicy).toHaveBeenCalledTimes(2);
});
