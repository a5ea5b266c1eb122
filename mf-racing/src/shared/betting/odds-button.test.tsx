import { usePanels } from '@paddock/host';
import { fakeApi, showPiece } from '@paddock/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import remote from '../../remote.ts';
import { emptySlip } from '../../testing/empty-slip.ts';
import { pool, race, runner, wagerTypes } from '../../testing/fixtures.ts';
import { OddsButton } from './odds-button.tsx';
import { slipStore } from './slip.store.ts';

const [THREE, FIVE] = [
  { raceId: 7, startNr: 3, horse: 'Sturmvogel' },
  { raceId: 7, startNr: 5, horse: 'Abendrot' },
];

const horses = () => slipStore.current()?.tickets.map(({ pool: name, draft }) => [name, draft.marks.horses]);

beforeEach(async () => {
  fakeApi({
    '/api/v1/races/7': race({
      runners: [runner(3, 'Sturmvogel'), runner(5, 'Abendrot')],
      pools: [pool('WIN'), pool('PLC')],
    }),
    '/api/v1/wager-types': wagerTypes(),
  });
  await emptySlip();
  act(() => usePanels.getState().close());
});

describe('odds', () => {
  test('[ODDS-1] [ODDS-2] put their horse into the slip, and take it out; horses of one pool share a ticket', async () => {
    await showPiece(
      'mf-racing',
      remote,
      <>
        <OddsButton {...THREE} pool="WIN" odds={{ odds: 514 }} open />
        <OddsButton {...FIVE} pool="WIN" odds={{ odds: 300 }} open />
        <OddsButton {...THREE} pool="PLC" odds={{ odds: 130, max: 170 }} open />
      </>,
    );
    const three = screen.getByRole('button', { name: 'Sieg, Nr. 3 Sturmvogel, Quote 5,14' });
    const five = screen.getByRole('button', { name: 'Sieg, Nr. 5 Abendrot, Quote 3,00' });
    expect(three.textContent).toBe('5,14');
    act(() => three.click());
    await waitFor(() => expect(three.getAttribute('aria-pressed')).toBe('true'));
    expect(usePanels.getState().open).toEqual(['betslip']);
    act(() => five.click());
    await waitFor(() => expect(horses()).toEqual([['WIN', [3, 5]]]));
    act(() => screen.getByRole('button', { name: 'Platz, Nr. 3 Sturmvogel, Quote 1,30–1,70' }).click());
    await waitFor(() =>
      expect(horses()).toEqual([
        ['WIN', [3, 5]],
        ['PLC', [3]],
      ]),
    );
    for (const button of [three, five]) {
      act(() => button.click());
      await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
    }
    expect(horses()).toEqual([['PLC', [3]]]);
  });

  test('[ODDS-4] of one pool that are pressed quickly are both in the ticket, and two presses on one leave none', async () => {
    await showPiece(
      'mf-racing',
      remote,
      <>
        <OddsButton {...THREE} pool="WIN" odds={{ odds: 514 }} open />
        <OddsButton {...FIVE} pool="WIN" odds={{ odds: 300 }} open />
        <OddsButton {...THREE} pool="PLC" odds={{ odds: 130 }} open />
      </>,
    );
    const button = (name: RegExp) => screen.getByRole('button', { name });
    const [three, five, place] = [button(/^Sieg, Nr. 3/), button(/^Sieg, Nr. 5/), button(/^Platz/)];
    act(() => {
      for (const each of [place, place, three, five]) each.click();
    });
    await waitFor(() => expect(horses()).toEqual([['WIN', [3, 5]]]));
  });

  test('[ODDS-3] are plain text while no bet can be placed, and no number without odds', async () => {
    await showPiece(
      'mf-racing',
      remote,
      <>
        <OddsButton {...THREE} pool="WIN" odds={{ odds: 500 }} open={false} />
        <OddsButton {...THREE} pool="WIN" odds={null} open />
      </>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('5,00')).toBeTruthy();
    expect(screen.getByText('noch keine Quote')).toBeTruthy();
  });
});
