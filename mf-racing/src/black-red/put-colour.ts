import { marksIn, raceNowOf } from '@paddock/betslip';
import { queryClient } from '@paddock/host';
import { freeTickets } from '../shared/betting/free-tickets.ts';
import { newTicket } from '../shared/betting/new-ticket.ts';
import { putTicket } from '../shared/betting/put-ticket.ts';
import type { IntoSlip } from '../shared/betting/use-into-slip.ts';
import { raceQuery } from '../shared/race.queries.ts';
import { wagerTypeOn } from '../shared/wager-type-on.ts';
import { type Colour, colourOf } from './black-red.model.ts';

/**
 * Puts a win bet on each starter of a colour into the slip, as one ticket. A second call changes
 * nothing.
 */
export async function putColour(raceId: number, colour: Colour): Promise<IntoSlip> {
  const race = await queryClient.ensureQueryData(raceQuery({ id: raceId }));
  const type = await wagerTypeOn(race, 'WIN');
  if (!type) return 'not-sold';
  const horses = raceNowOf(race).field.starters.filter((number) => colourOf(number) === colour);
  if (horses.length === 0) return 'not-drawn';
  const isThere = (await freeTickets()).some(
    ({ races: [first], pool, draft }) =>
      first.id === raceId && pool === 'WIN' && String(marksIn(draft, 'horses')) === String(horses),
  );
  return isThere ? 'added' : putTicket(await newTicket({ pool: 'WIN', type, races: [race], marks: { horses } }));
}
