// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLugasAmounts } from '../../shapes/LugasAmounts.ts';

/** The amounts deposited, staked, won and lost in the last 30 days. */
export const getLugasAmounts = /*#__PURE__*/ operation('getLugasAmounts', '/v1/customer/me/lugas/amounts', (client, path, input) => client.GET(path, input), readLugasAmounts, { staleMs: 0 });
