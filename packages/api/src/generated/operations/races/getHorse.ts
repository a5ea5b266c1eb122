// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readHorse } from '../../shapes/Horse.ts';

/** A horse and its past performances. */
export const getHorse = /*#__PURE__*/ operation('getHorse', '/v1/horses/{id}', (client, path, input) => client.GET(path, input), readHorse, { staleMs: 60000 });
