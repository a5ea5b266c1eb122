// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLeagueRanking } from '../../shapes/LeagueRanking.ts';
import { list } from '../../../wire/shapes.ts';

/** The leaders of a season. */
export const getLeagueRankings = /*#__PURE__*/ operation('getLeagueRankings', '/v1/league/rankings', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLeagueRanking), { staleMs: 60000 });
