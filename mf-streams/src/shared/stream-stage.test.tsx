import { customer, fakeApi, logInForTest } from '@paddock/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { archiveStream, race } from '../testing/fixtures.ts';
import { showPiece } from '../testing/show.ts';
import { StreamStage } from './stream-stage.tsx';

const fetched = vi.hoisted(() => ({ times: 0 }));

// The player's chunk, which fails to load the first time.
vi.mock('./player/player.tsx', async () => {
  const { Player } = await import('../testing/fake-player.tsx');
  return {
    get Player() {
      fetched.times += 1;
      if (fetched.times === 1) throw new Error('The network is away');
      return Player;
    },
  };
});

test('[STREAM-16] [STREAM-17] [STREAM-18] the player comes with the first stream that is opened; where it does not come, it can be asked for again', async () => {
  fakeApi({
    '/api/v1/customer/me': customer(),
    '/api/v1/streams/archive/99': archiveStream(7),
    '/api/v1/races/7': race({ status: 'OFFICIAL' }),
  });
  await logInForTest();
  expect(fetched.times).toBe(0);
  await showPiece(<StreamStage choice={{ kind: 'archive', id: '99', country: null }} startedByGesture />);
  await screen.findByText(/Verbindung/);
  expect(document.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByLabelText(/Preis der Linden/);
  expect(fetched.times).toBe(2);
});
