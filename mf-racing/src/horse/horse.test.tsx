import { customer, fakeApi, logInForTest } from '@paddock/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { horse, pool, race, runner } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const HORSE = '/api/v1/horses/4001?page=1';

const NEXT_RUN = { race_id: 7, startnr: 2, track_name: 'Lindenau', post_time: '2026-11-21T12:20:00Z' };

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('[HORSEPAGE-1] a horse has a page with its facts, its record and its past races', async () => {
  fakeApi({ [HORSE]: horse() });
  await show('/horse/4001');
  const profile = await region('Steckbrief');
  expect(profile.getByText('4-jährig, Hengst')).toBeTruthy();
  expect(profile.getByText('Siege').nextSibling?.textContent).toBe('3');
  const past = within(await screen.findByRole('table', { name: 'Letzte Rennen' }));
  expect(past.getByRole('link', { name: /Lindenau, Rennen 4/ }).getAttribute('href')).toBe('/race/70');
});

test.each(['/horse/4002', '/horse/x', '/horse/0'])('[HORSEPAGE-2] %s, which is no horse, is a 404', async (url) => {
  fakeApi({});
  await show(url);
  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeTruthy();
});

test('[HORSEPAGE-3] its next race is named, with its start number and its win odds', async () => {
  fakeApi({
    [HORSE]: horse({ next_run: NEXT_RUN }),
    '/api/v1/races/7': race({ runners: [runner(1, 'Königssohn'), runner(2, 'Sturmvogel')], pools: [pool('WIN')] }),
  });
  await show('/horse/4001');
  const nextRun = await region('Nächster Start');
  expect((await nextRun.findByRole('link', { name: /13:20.*Lindenau.*Preis der Linden/ })).getAttribute('href')).toBe(
    '/race/7',
  );
  expect(nextRun.getByText('2')).toBeTruthy();
  expect(nextRun.getByRole('button', { name: /Sturmvogel.*3,40/ })).toBeTruthy();
});

test('[HORSEPAGE-4] a horse that does not run says so', async () => {
  fakeApi({ [HORSE]: horse() });
  await show('/horse/4001');
  expect((await region('Nächster Start')).getByText('Heute und morgen startet dieses Pferd nicht.')).toBeTruthy();
});

test('[HORSEPAGE-5] a customer has the favourite and the note here, too', async () => {
  fakeApi({
    [HORSE]: horse(),
    '/api/v1/customer/me': customer(),
    '/api/v1/customer/me/favorites': [],
    '/api/v1/customer/me/notes': [],
  });
  await logInForTest();
  await show('/horse/4001');
  const profile = await region('Steckbrief');
  expect(await profile.findByRole('button', { name: 'Favorit', pressed: false })).toBeTruthy();
  expect(await profile.findByText('Notiz schreiben')).toBeTruthy();
});
