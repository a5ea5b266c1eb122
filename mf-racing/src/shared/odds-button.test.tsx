import { showPiece } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import remote from '../remote.ts';
import { OddsButton } from './odds-button.tsx';

const HORSE = { raceId: 7, startNr: 3, horse: 'Sturmvogel' };

describe('odds', () => {
  test('ODDS-1 ODDS-2 lead to the bet, which they name', async () => {
    await showPiece(
      'mf-racing',
      remote,
      <>
        <OddsButton {...HORSE} pool="WIN" odds={{ odds: 514 }} open />
        <OddsButton {...HORSE} pool="PLC" odds={{ odds: 130, max: 170 }} open />
      </>,
    );
    const win = screen.getByRole('link', { name: 'Sieg, Nr. 3 Sturmvogel, Quote 5,14' });
    expect(win.getAttribute('href')).toBe('/wettrechner?race=7&type=WIN&runners=3');
    expect(win.textContent).toBe('5,14');
    expect(screen.getByRole('link', { name: 'Platz, Nr. 3 Sturmvogel, Quote 1,30–1,70' })).toBeTruthy();
  });

  test('ODDS-3 are plain text while no bet can be placed, and no number without odds', async () => {
    await showPiece(
      'mf-racing',
      remote,
      <>
        <OddsButton {...HORSE} pool="WIN" odds={{ odds: 500 }} open={false} />
        <OddsButton {...HORSE} pool="WIN" odds={null} open />
      </>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('5,00')).toBeTruthy();
    expect(screen.getByText('noch keine Quote')).toBeTruthy();
  });
});
