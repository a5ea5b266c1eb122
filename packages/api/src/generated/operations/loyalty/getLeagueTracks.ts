// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLeagueTrack } from '../../shapes/LeagueTrack.ts';
import { list } from '../../../wire/shapes.ts';

/** Tracks of today's races, whose bets earn points for the league. */
export const getLeagueTracks = /*#__PURE__*/ operation('getLeagueTracks', '/v1/league/tracks', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLeagueTrack), { staleMs: 300000 });
