// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readCountryParticipants } from '../../shapes/CountryParticipants.ts';
import { list } from '../../../wire/shapes.ts';

/** The starters of a day, by country and name. */
export const getCountryParticipants = /*#__PURE__*/ operation('getCountryParticipants', '/v1/countries/participants/{type}', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readCountryParticipants), { staleMs: 60000 });
