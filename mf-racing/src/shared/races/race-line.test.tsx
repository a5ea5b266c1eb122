import { queryClient } from '@paddock/host';
import { showPiece } from '@paddock/testing';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { RaceLine } from './race-line.tsx';

const TOMORROW = {
  id: 7,
  country: 'DEU',
  raceType: 'H',
  trackName: 'Lindenau',
  number: 3,
  name: 'Preis der Linden',
  postTime: '2026-11-22T12:20:00Z',
  timeZone: 'Europe/Berlin',
} as const;

test('[DAYS-10] a race of tomorrow loses its date once tomorrow is today', async () => {
  await showPiece('mf-racing', remote, <RaceLine race={TOMORROW} />);
  screen.getByText(/^22\.11\./);
  vi.setSystemTime('2026-11-22T08:00:00Z');
  await act(() => queryClient.query({ queryKey: ['any'], queryFn: () => 'any answer' }));
  expect(screen.queryByText(/^22\.11\./)).toBeNull();
});
