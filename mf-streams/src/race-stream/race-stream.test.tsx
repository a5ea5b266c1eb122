import { queryClient } from '@paddock/host';
import { fakeApi, refused, toldFailures } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStreamLink } from '../shared/stream-link.ts';
import { race } from '../testing/fixtures.ts';
import { showPiece } from '../testing/show.ts';
import { RaceStreamSlot } from './race-stream.slot.tsx';

const at = async (facts: Parameters<typeof race>[0], handle?: object) => {
  fakeApi({ '/api/v1/races/7': race(facts) });
  await showPiece(<RaceStreamSlot raceId={7} />, { handle });
};

test('[RACESTREAM-1] a race that is shown live says so, and asks for its stream', async () => {
  await at({ is_live: true });
  await screen.findByText('Jetzt live');
  fireEvent.click(screen.getByRole('button', { name: 'Live ansehen' }));
  expect(useStreamLink.getState().link).toEqual({ kind: 'race', id: '7', country: null });
});

test('[RACESTREAM-2] in a window without panels it leads to a window of its own', async () => {
  await at({ is_live: true }, { layout: 'empty' });
  const link = await screen.findByRole('link', { name: 'Live ansehen' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/openStream?stream_race_id=7', '_blank']);
});

test.each([
  [{ livestream_id: 12, status: 'OPEN' }, 'Livebild ab zehn Minuten vor dem Start'],
  [{ livestream_id: 12, status: 'OFFICIAL' }, 'Zurzeit kein Livebild'],
  [{ livestream_id: null, status: 'OPEN' }, 'Zurzeit kein Livebild'],
] as const)('[RACESTREAM-1] %j says one quiet line', async (facts, text) => {
  await at(facts);
  await screen.findByText(text);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[RACESTREAM-7] a race that cannot be read raises no alert', async () => {
  const told = toldFailures();
  fakeApi({ '/api/v1/races/7': () => refused(503, 'down') });
  await showPiece(<RaceStreamSlot raceId={7} />);
  const [read] = queryClient.getQueryCache().getAll();
  await waitFor(() => expect(read?.state.status).toBe('error'));
  expect(told).toEqual([]);
});
