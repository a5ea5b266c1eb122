// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readBetGroup } from '../../shapes/BetGroup.ts';
import { list } from '../../../wire/shapes.ts';

/** Families of pools, in the order of their tabs. */
export const getBetGroups = /*#__PURE__*/ operation('getBetGroups', '/v1/bet-groups', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readBetGroup), { staleMs: 3600000 });
