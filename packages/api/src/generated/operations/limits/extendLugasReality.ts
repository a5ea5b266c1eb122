// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLugasReality } from '../../shapes/LugasReality.ts';

/** Confirms the reality check. */
export const extendLugasReality = /*#__PURE__*/ operation('extendLugasReality', '/v1/customer/me/lugas/reality', (client, path, input) => client.GET(path, input), readLugasReality, { staleMs: 0 });
