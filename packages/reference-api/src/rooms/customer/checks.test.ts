import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import type { DemoName } from '../../server/demo/demo-customers.ts';
import { ageOn } from './age.ts';
import { TERMS_VERSION } from './terms.ts';

const noon = '2026-11-21T12:00:00Z';
const api = createTestApi(noon);
afterAll(api.close);

const checkpointsOf = async (as: DemoName) => (await api.call('getMe', { as })).data.checkpoints;

test.each<[DemoName, string[]]>([
  ['active', []],
  ['terms-outdated', ['check_TC']],
  ['identity', ['check_identity_status']],
  ['unidentified', ['check_identity']],
  ['age', ['check_age']],
  ['means-outdated', ['schufa_checked_date']],
  ['lugas-new', ['lugas_register_modal']],
])('[CUSTOMER-15] %s has to go through %j', async (as, modals) => {
  expect(await checkpointsOf(as)).toEqual(modals);
});

test('[CUSTOMER-16] the terms that hold are accepted, no others', async () => {
  expect(await checkpointsOf('terms-outdated')).toEqual(['check_TC']);
  const { data } = await api.call('getTermsConditions', { as: 'terms-outdated' });
  expect(data).toEqual({ version: TERMS_VERSION, accepted_version: '2025-01', terms_and_conditions: false });
  const accept = (version: string) =>
    api.call('acceptTermsConditions', { as: 'terms-outdated', body: { terms_and_conditions: true, version } });
  const old = await accept('2025-01');
  expect([old.status, old.code]).toEqual([409, 'terms_outdated']);
  expect((await accept(TERMS_VERSION)).data.terms_and_conditions).toBe(true);
  expect(await checkpointsOf('terms-outdated')).toEqual([]);
});

test('[CUSTOMER-16] terms are accepted, not declined', async () => {
  const body = { terms_and_conditions: false, version: TERMS_VERSION } as never;
  const { validation } = await api.call('acceptTermsConditions', { as: 'active', body });
  expect(validation).toEqual({ terms_and_conditions: ['one_of'] });
});

test('[CUSTOMER-17] an identity is pending for ten minutes, then validated, and its customer active', async () => {
  const body = { document_type: 'id_card', document_number: 'L01X00T47', document_expires: '2031-08-01' } as const;
  const check = () => api.call('validateIdentity', { as: 'identity', body });
  expect(await checkpointsOf('identity')).toEqual(['check_identity_status']);
  const pending = { status: 'pending', validated_at: '2026-11-21T12:10:00.000Z' };
  expect((await check()).data).toEqual(pending);
  api.setNow('2026-11-21T12:09:59Z');
  expect((await check()).data).toEqual(pending);
  expect((await api.call('getMe', { as: 'identity' })).data).toMatchObject({
    customerstatus_id: 6,
    checkpoints: ['check_identity_status'],
  });
  api.setNow('2026-11-21T12:10:00Z');
  expect((await check()).data).toEqual({ ...pending, status: 'validated' });
  expect((await api.call('getMe', { as: 'identity' })).data).toMatchObject({ customerstatus_id: 1, checkpoints: [] });
  api.setNow(noon);
});

test('[CUSTOMER-17] who was identified before and has to prove it again is checked again', async () => {
  const body = { document_type: 'id_card', document_number: 'L01X00T47', document_expires: '2031-08-01' } as const;
  const database = await api.database();
  await database.updateTable('customer').set({ customerstatus_id: 6 }).where('username', '=', 'points').execute();
  const pending = { status: 'pending', validated_at: '2026-11-21T12:10:00.000Z' };
  expect((await api.call('validateIdentity', { as: 'points', body })).data).toEqual(pending);
  expect(await checkpointsOf('points')).toEqual(['check_identity_status']);
  api.setNow('2026-11-21T12:10:00Z');
  expect(await checkpointsOf('points')).toEqual([]);
  api.setNow(noon);
});

test('[CUSTOMER-17] a document that has expired proves nothing', async () => {
  const body = { document_type: 'passport', document_number: 'C01X00T47', document_expires: '2026-11-21' } as const;
  const { status, validation } = await api.call('validateIdentity', { as: 'identity', body });
  expect([status, validation]).toEqual([400, { document_expires: ['date_after'] }]);
});

test('[CUSTOMER-17] an age is pending for a minute, then validated', async () => {
  const check = (birthdate: string) => api.call('validateAge', { as: 'age', body: { birthdate } });
  expect(await checkpointsOf('age')).toEqual(['check_age']);
  expect((await check('1999-01-01')).code).toBe('birthdate_mismatch');
  expect((await check('1985-04-12')).data.status).toBe('pending');
  expect(await checkpointsOf('age')).toEqual(['check_age']);
  api.advance(60_000);
  expect((await check('1985-04-12')).data.status).toBe('validated');
  expect(await checkpointsOf('age')).toEqual([]);
});

test('[CUSTOMER-17] who is not 18 yet is refused', async () => {
  const database = await api.database();
  const birthdate = '2008-11-22';
  await database.updateTable('customer').set({ birthdate }).where('username', '=', 'other').execute();
  expect((await api.call('validateAge', { as: 'other', body: { birthdate } })).code).toBe('under_age');
  expect(ageOn('2008-11-22', '2026-11-21')).toBe(17);
  expect(ageOn('2008-11-21', '2026-11-21')).toBe(18);
});
