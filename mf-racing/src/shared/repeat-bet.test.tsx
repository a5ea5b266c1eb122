import { queryClient } from '@paddock/host';
import { customer, exampleOf, fakeApi, logInForTest, meetingFields, raceFields, showPiece } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptySlip } from '../testing/empty-slip.ts';
import { bet, pool, race, runner, wagerTypes } from '../testing/fixtures.ts';
import { remoteWithTexts as remote } from '../testing/remote-with-texts.ts';
import { betQuery } from './bets/bet.queries.ts';
import { slipStore } from './betting/slip.store.ts';
import { RepeatBet } from './repeat-bet.tsx';

const wire = bet({ pool: 'SWI', ticket: 'DEU-SWI boxed 2,3,9 stake 100' });
const first = wire.legs[0]?.race.id ?? 0;

let api: ReturnType<typeof fakeApi>;

beforeEach(async () => {
  queryClient.clear();
  const runners = [1, 2, 3].map((startnr) => runner(startnr, `Pferd ${startnr}`));
  const number = wire.legs[0]?.race.number ?? 0;
  const later = (ahead: number, status: 'OPEN' | 'CLOSED', ...names: string[]) =>
    race({ id: 900 + ahead, number: number + ahead, status, runners, pools: names.map((name) => pool(name)) });
  const races = [later(1, 'CLOSED', 'SWI'), later(2, 'OPEN', 'WIN'), later(3, 'OPEN', 'WIN', 'PLC', 'SWI')];
  api = fakeApi({
    [`/api/v1/races/${first}`]: race({ id: first, number, runners }),
    ...Object.fromEntries(races.map((each) => [`/api/v1/races/${each.id}`, each])),
    [`/api/v1/meetings/${raceFields().meeting_id}`]: {
      ...meetingFields,
      races: races.map(({ id, number: no, status }) => raceFields({ id, number: no, status })),
    },
    '/api/v1/wager-types': wagerTypes(),
    '/api/v1/customer/me': customer(),
    'POST /api/v1/bets/calculate': exampleOf('calculation'),
  });
  logInForTest();
  await emptySlip();
});

/** Shows the buttons of a bet, as the page reads it. */
async function show(of = wire) {
  api.answers[`/api/v1/customer/me/wagers/${of.id}`] = of;
  await showPiece('mf-racing', remote, <RepeatBet bet={await queryClient.fetchQuery(betQuery(of.id))} />);
}

const inSlip = () =>
  slipStore
    .current()
    ?.tickets.map(({ pool: name, races, stake, draft }) => [name, races[0].id, stake, draft.marks.horses]);

test('[PLACE-28] a bet is put into the slip once more, and nothing is sent', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Noch einmal wetten' }));
  await waitFor(() => expect(inSlip()).toEqual([['SWI', first, 100, [2, 3, 9]]]));
  expect(api.sent('POST /api/v1/bets')).toEqual([]);
});

test('[PLACE-28] the same bet is put into the slip for the next race that has its pool, on the horses that run there', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Im nächsten Rennen' }));
  await waitFor(() => expect(inSlip()).toEqual([['SWI', 903, 100, [2, 3]]]));
  expect(api.sent('POST /api/v1/bets')).toEqual([]);
});

test('[PLACE-28] a bet to win and to place is put into the slip for the next race that has both pools', async () => {
  await show({ ...wire, pool: 'WPL', ticket: 'DEU-WPL singles 2,3 stake 100' });
  fireEvent.click(await screen.findByRole('button', { name: 'Im nächsten Rennen' }));
  await waitFor(() => expect(inSlip()).toEqual([['WPL', 903, 100, [2, 3]]]));
});
