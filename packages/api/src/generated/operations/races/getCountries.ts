// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRacingCountry } from '../../shapes/RacingCountry.ts';
import { list } from '../../../wire/shapes.ts';

/** Countries with racing, by position. */
export const getCountries = /*#__PURE__*/ operation('getCountries', '/v1/countries', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readRacingCountry), { staleMs: 3600000 });
