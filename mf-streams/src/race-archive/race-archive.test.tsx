import { logOut, usePanels } from '@paddock/host';
import { customer, fakeApi, logInForTest } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { archiveStream, race } from '../testing/fixtures.ts';
import { showPiece } from '../testing/show.ts';
import { RaceArchiveSlot } from './race-archive.slot.tsx';

vi.mock('../shared/player/player.tsx', () => import('../testing/fake-player.tsx'));

const watch = async () => {
  const { asked } = fakeApi({
    '/api/v1/customer/me': customer(),
    '/api/v1/streams/archive/99': archiveStream(7),
    '/api/v1/races/7': race({ status: 'OFFICIAL' }),
  });
  await showPiece(<RaceArchiveSlot raceId={7} streamArchiveId={99} />);
  return asked;
};
const button = (name: string) => screen.findByRole('button', { name });

test('[RACESTREAM-3] the kept pictures of a race are played in their place once they are asked for', async () => {
  const asked = await watch();
  await act(logInForTest);
  expect(asked).not.toContain('/api/v1/streams/archive/99');
  fireEvent.click(await button('Video ansehen'));
  const video = await screen.findByLabelText(/Preis der Linden/);
  expect([video.dataset.url, video.dataset.gesture]).toEqual(['/api/v1/streams/7/media/archive.mp4?ticket=a', 'true']);
  fireEvent.click(await button('Video schließen'));
  expect(document.querySelector('video')).toBeNull();
});

test('[RACESTREAM-4] a visitor is asked to log in, and sees them then; they end with the logout', async () => {
  await watch();
  fireEvent.click(await button('Video ansehen'));
  expect(usePanels.getState().open).toEqual(['login']);
  await act(logInForTest);
  await screen.findByLabelText(/Preis der Linden/);
  await act(async () => void (await logOut({ force: true })));
  await waitFor(() => expect(document.querySelector('video')).toBeNull());
});

test('[RACESTREAM-6] a visitor who closes the login form no longer asks for them: a later login does not play them', async () => {
  const asked = await watch();
  fireEvent.click(await button('Video ansehen'));
  act(() => usePanels.getState().close('login'));
  await act(logInForTest);
  await button('Video ansehen');
  expect(asked).not.toContain('/api/v1/streams/archive/99');
});

test('[RACESTREAM-6] nor does the login after a logout', async () => {
  await watch();
  await act(logInForTest);
  fireEvent.click(await button('Video ansehen'));
  await screen.findByLabelText(/Preis der Linden/);
  await act(async () => void (await logOut({ force: true })));
  await button('Video ansehen');
  await act(logInForTest);
  await button('Video ansehen');
  expect(document.querySelector('video')).toBeNull();
});
