// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTermsConditions } from '../../shapes/TermsConditions.ts';

/** Which terms hold, and whether they are accepted. */
export const getTermsConditions = /*#__PURE__*/ operation('getTermsConditions', '/v1/customer/me/validation/terms-conditions', (client, path, input) => client.GET(path, input), readTermsConditions, { staleMs: 0 });
