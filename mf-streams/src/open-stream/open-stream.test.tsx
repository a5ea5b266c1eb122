import { usePanels } from '@paddock/host';
import { customer, fakeApi, logInForTest } from '@paddock/testing';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { archiveStream, liveStream, meeting, race, raceFields } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

vi.mock('../shared/player/player.tsx', () => import('../testing/fake-player.tsx'));

const live = { is_live: true };

async function visit(url: string, { as }: { as: 'customer' | 'visitor' } = { as: 'customer' }) {
  fakeApi({
    '/api/v1/customer/me': customer(),
    '/api/v1/streams': [liveStream(12, 7)],
    '/api/v1/streams/12': liveStream(12, 7),
    '/api/v1/streams/archive/7': archiveStream(7),
    '/api/v1/meetings': [meeting(raceFields(live))],
    '/api/v1/races/7': race(live),
  });
  if (as === 'customer') await logInForTest();
  await show(url);
}

const pictures = () => screen.findByLabelText(/Preis der Linden/);

test('[WINDOW-1] a window of its own plays the stream of its address', async () => {
  await visit('/openStream/12');
  expect((await pictures()).dataset.url).toMatch('/streams/12/');
  expect(document.title).toBe('Livestream · Paddock');
});

test('[WINDOW-1] or that of its query', async () => {
  await visit('/openStream?stream_archive_id=7');
  expect((await pictures()).dataset.url).toMatch(/archive\.mp4/);
});

test('[WINDOW-2] without either, it offers the streams of today', async () => {
  await visit('/openStream');
  expect((await screen.findByRole('link', { name: /Lindenau/ })).getAttribute('href')).toBe('/openStream/12');
});

test.each(['0', '-1', '12a', '1.5', '9007199254740993'])('[WINDOW-3] an id like %s is a 404', async (id) => {
  await visit(`/openStream/${id}`);
  await screen.findByRole('heading', { name: '404' });
});

test('[WINDOW-4] a visitor is asked to log in first, and sees it then', async () => {
  await visit('/openStream/12', { as: 'visitor' });
  await screen.findByRole('button', { name: 'Anmelden' });
  expect(usePanels.getState().open).toEqual(['login']);
  await act(logInForTest);
  await pictures();
});
