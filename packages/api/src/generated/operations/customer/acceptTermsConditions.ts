// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTermsConditions } from '../../shapes/TermsConditions.ts';

/** Accept the terms. */
export const acceptTermsConditions = /*#__PURE__*/ operation('acceptTermsConditions', '/v1/customer/me/validation/terms-conditions', (client, path, input) => client.POST(path, input), readTermsConditions);
