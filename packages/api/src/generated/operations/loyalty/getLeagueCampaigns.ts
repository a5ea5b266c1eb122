// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLeagueCampaign } from '../../shapes/LeagueCampaign.ts';
import { list } from '../../../wire/shapes.ts';

/** Seasons of the wettstar league, newest first. */
export const getLeagueCampaigns = /*#__PURE__*/ operation('getLeagueCampaigns', '/v1/league/campaigns', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLeagueCampaign), { staleMs: 300000 });
