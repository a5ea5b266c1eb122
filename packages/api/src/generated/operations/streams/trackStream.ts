// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readStreamTracking } from '../../shapes/StreamTracking.ts';

/** Says that a customer watches a live stream. */
export const trackStream = /*#__PURE__*/ operation('trackStream', '/v1/streams/{id}/tracking', (client, path, input) => client.POST(path, input), readStreamTracking);
