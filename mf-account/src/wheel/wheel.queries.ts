import { type ApiData, apiQuery } from '@paddock/api';
import { getWheelItems, winWheel } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { mutationOptions } from '@tanstack/react-query';
import { readAgain } from '../shared/read-again.ts';

export type WheelItem = ApiData<'getWheelItems'>['items'][number];

/** The fields of the wheel, clockwise, and the time of the next possible turn. */
export const wheelQuery = withInlineErrors(apiQuery(api, getWheelItems));

/**
 * Turns the wheel: the server draws. If the answer is lost, reading the wheel shows the outcome.
 */
export const spinMutation = mutationOptions({
  ...withInlineErrors({ mutationFn: async () => (await api.call(winWheel)).data }),
  onError: () => readAgain(getWheelItems),
});
