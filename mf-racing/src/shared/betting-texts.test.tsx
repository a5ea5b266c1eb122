import { showPiece } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import { BettingTexts } from './betting-texts.tsx';

test('[BETTEXTS-1] what needs the texts of bets is shown once they are there', async () => {
  await showPiece(
    'mf-racing',
    remote,
    <BettingTexts height="10rem">
      <p>Wetten</p>
    </BettingTexts>,
  );
  expect(screen.queryByText('Wetten')).toBeNull();
  await screen.findByText('Wetten');
});
