// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTerms } from '../../shapes/Terms.ts';

/** The terms and conditions that hold. */
export const getTerms = /*#__PURE__*/ operation('getTerms', '/v1/terms', (client, path, input) => client.GET(path, input), readTerms, { staleMs: 300000 });
