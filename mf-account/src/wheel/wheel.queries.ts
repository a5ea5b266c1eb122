import { type ApiData, apiQuery } from '@paddock/api';
import { getVoucher, getVouchers, getWheelItems, winWheel } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readAgain } from '@paddock/pages/read-again';
import { mutationOptions } from '@tanstack/react-query';
import { readPointsAgain } from '../shared/points/points.queries.ts';

export type WheelItem = ApiData<'getWheelItems'>['items'][number];

/** The fields of the wheel, clockwise, and the time of the next possible turn. */
export const wheelQuery = withInlineErrors(apiQuery(api, getWheelItems));

/**
 * Turns the wheel: the server draws. Then all that a turn changes is read again, also for a
 * customer who has left the page. If the answer is lost, reading the wheel shows the outcome.
 */
export const spinMutation = mutationOptions({
  ...withInlineErrors({ mutationFn: async () => (await api.call(winWheel)).data }),
  onSettled: () => {
    readAgain(getWheelItems, getVouchers, getVoucher);
    void readPointsAgain();
  },
});
