// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLugasAmountsConfirmation } from '../../shapes/LugasAmountsConfirmation.ts';

/** Confirms the amounts. */
export const confirmLugasAmounts = /*#__PURE__*/ operation('confirmLugasAmounts', '/v1/customer/me/lugas/amounts', (client, path, input) => client.PUT(path, input), readLugasAmountsConfirmation);
