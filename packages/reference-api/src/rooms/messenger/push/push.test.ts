import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { shareFacts } from '../../../../test/rigs/share-facts.ts';
import type { DemoName } from '../../../server/demo/demo-customers.ts';
import { notify } from '../notify.ts';
import { encryptPush } from './encrypt-push.ts';
import { isPublicAddress, isPushEndpoint, lookupOutside } from './push-endpoint.ts';

const noon = '2026-11-21T12:00:00Z';
/** RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browserKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const keys = { p256dh: example.p256dh, auth: example.auth };

interface Posted {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** The push service. */
let posted: Posted[] = [];
let status = 201;
const api = createTestApi(noon, {
  push: {
    privateKey: example.senderKey,
    subject: 'mailto:push@paddock.test',
    post: async (endpoint, headers, body) => {
      posted.push({ endpoint, headers, body });
      return status;
    },
  },
});
afterAll(api.close);
beforeEach(() => {
  posted = [];
  status = 201;
});

/** The notice that the browser of the example reads. */
const decrypt = (body: Buffer): string => {
  const [salt, senderKey, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(Buffer.from(example.browserKey, 'base64url'));
  const derive = (key: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const secret = derive(browser.computeSecret(senderKey), Buffer.from(example.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    key,
    derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
};

const endpoint = (name: string) => `https://push.example.net/send/${name}`;
const subscribe = (as: DemoName, to = endpoint(as)) => api.call('setPush', { as, body: { endpoint: to, ...keys } });
const idOf = async (as: DemoName) => {
  const database = await api.database();
  const email = `${as}@demo.test`;
  const { id } = await database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
};
const write = async (as: DemoName) => {
  const facts = {
    type: 'payment',
    text_de: '<b>geheim</b>',
    text_en: '<b>secret</b>',
    race_id: null,
    at: api.now(),
  } as const;
  const customerId = await idOf(as);
  await (await api.database()).transaction().execute((transaction) => notify(transaction, { customerId, ...facts }));
};
/** Sends what is due: lets two seconds pass and makes a call. Returns the endpoints. */
const later = async (): Promise<string[]> => {
  // A look that an earlier call began may have missed the newest message.
  await api.idle();
  posted = [];
  api.advance(2_000);
  await api.call('getMe', { as: 'points' });
  await api.idle();
  return posted.map((each) => each.endpoint).sort();
};

test('[PUSH-1] is encrypted as RFC 8291 shows', () => {
  const own = { privateKey: Buffer.from(example.senderKey, 'base64url'), salt: Buffer.from(example.salt, 'base64url') };
  expect(encryptPush(example.text, keys, own).toString('base64url')).toBe(example.body);
});

test('[PUSH-2] an English customer is told in English, and led to the English pages', async () => {
  await api.call('setSettings', { as: 'points', body: { language: 'en' } });
  await subscribe('points');
  await write('points');
  await later();
  const [{ body }] = posted as [Posted];
  expect(JSON.parse(decrypt(body))).toEqual({ title: 'Paddock', text: 'You have new messages.', path: '/en' });
});

test('[PUSH-2] a new message is told once to each subscribed login of its customer, without what it says', async () => {
  expect((await api.call('getPush', { as: 'active' })).data.is_on).toBe(false);
  expect((await subscribe('active')).data.is_on).toBe(true);
  await subscribe('other');
  expect(await later()).toEqual([]);
  await write('active');
  await write('active');
  expect(await later()).toEqual([endpoint('active')]);
  const [{ headers, body }] = posted as [Posted];
  expect(JSON.parse(decrypt(body))).toEqual({
    title: 'Paddock',
    text: 'Sie haben neue Nachrichten.',
    path: '/',
  });
  const { key } = (await api.call('getPush', { as: 'active' })).data;
  const [, head, claims, signature] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key as string, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const proof = Buffer.from(signature as string, 'base64url');
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)).toBe(
    true,
  );
  expect(JSON.parse(Buffer.from(claims as string, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example.net',
    sub: 'mailto:push@paddock.test',
  });
  expect(await later()).toEqual([]);
});

test('[PUSH-3] ends with the login, at a request, and when the browser has unsubscribed', async () => {
  const database = await api.database();
  await subscribe('bettor');
  await database.updateTable('session').set({ ended_at: api.now() }).where('id', '=', 'test-bettor').execute();
  await write('bettor');
  expect(await later()).toEqual([]);
  await api.call('deletePush', { as: 'other' });
  await write('other');
  expect(await later()).toEqual([]);
  status = 410;
  await write('active');
  expect(await later()).toEqual([endpoint('active')]);
  expect((await api.call('getPush', { as: 'active' })).data.is_on).toBe(false);
});

describe('[PUSH-4] nothing is sent', () => {
  const day = 86_400_000;
  test.each([
    ['while the customer is excluded', { excluded_until: Date.parse(noon) + day }],
    ['during a break', { break_until: Date.parse(noon) + day }],
    ['before the registration is complete', { customerstatus_id: 15 }],
    ['in the five minutes after a betting session', { lugas_activated: null, lugas_expires: Date.parse(noon) + 3_000 }],
  ])('%s, and nothing of it later', async (_, facts) => {
    api.setNow(noon);
    const id = await idOf('other');
    const database = await api.database();
    const before = await database.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await subscribe('other');
    await database.updateTable('customer').set(facts).where('id', '=', id).execute();
    await write('other');
    expect(await later()).toEqual([]);
    await database.updateTable('customer').set(before).where('id', '=', id).execute();
    expect(await later()).toEqual([]);
    await write('other');
    expect(await later()).toEqual([endpoint('other')]);
  });

  test('during a break of another account of the person', async () => {
    api.setNow(noon);
    await shareFacts(api, 'other', 'bettor', ['firstname', 'lastname', 'birth_name', 'birthdate']);
    const bettor = (await api.database()).updateTable('customer').where('id', '=', await idOf('bettor'));
    await subscribe('other');
    await bettor.set({ break_until: api.now() + day }).execute();
    await write('other');
    expect(await later()).toEqual([]);
    await bettor.set({ break_until: null }).execute();
    await write('other');
    expect(await later()).toEqual([endpoint('other')]);
  });

  test('once a limit is used up', async () => {
    api.setNow(noon);
    const id = await idOf('other');
    const database = await api.database();
    const limit = { customer_id: id, type: 'deposit' } as const;
    await subscribe('other');
    await database
      .insertInto('customer_limit')
      .values({ ...limit, range: 'day', limit_amount: 1_000, newlimit: null, newlimitvalid: null, forced: 0 })
      .onConflict((row) => row.columns(['customer_id', 'type', 'range']).doUpdateSet({ limit_amount: 1_000 }))
      .execute();
    await write('other');
    expect(await later()).toEqual([endpoint('other')]);
    await database
      .insertInto('limit_use')
      .values({ ...limit, day: '2026-11-21', used: 1_000 })
      .execute();
    await write('other');
    expect(await later()).toEqual([]);
  });
});

describe('[PUSH-5] an address leads to a push service', () => {
  test.each([
    'http://push.example.net/a',
    'https://push.example.net:8443/a',
    'https://user:word@push.example.net/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://metadata.internal/a',
    'https://printer.local/a',
    'https://edge/a',
  ])('%s is refused', async (address) => {
    expect(isPushEndpoint(address)).toBe(false);
    const { status: answered } = await subscribe('active', address);
    expect(answered).toBe(400);
  });

  test.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '192.168.0.1',
    '172.31.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    'fe80::1',
    '2002:a00:1::',
    '64:ff9b::a00:1',
  ])('a name with the address %s is refused when it is posted to', async (inner) => {
    expect(isPublicAddress(inner)).toBe(false);
    const found: LookupAddress[] = [
      { address: '93.184.215.14', family: 4 },
      { address: inner, family: inner.includes(':') ? 6 : 4 },
    ];
    const lookup = lookupOutside(((_: string, __: object, done: (error: null, all: LookupAddress[]) => void) =>
      done(null, found)) as never);
    const error = await new Promise((resolve) => lookup('push.example.net', { all: true }, resolve));
    expect(String(error)).toContain('has an internal address');
  });

  test('public addresses are taken', () => {
    expect(['93.184.215.14', '2a00:1450:4001:80b::200e'].map(isPublicAddress)).toEqual([true, true]);
    expect(isPushEndpoint('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  });
});

test('[PUSH-6] a server without a key says so, and takes no subscription', async () => {
  const own = createTestApi(noon);
  expect((await own.call('getPush', { as: 'active' })).data).toEqual({ key: null, is_on: false });
  expect((await own.call('setPush', { as: 'active', body: { endpoint: endpoint('a'), ...keys } })).status).toBe(404);
  await own.close();
});
