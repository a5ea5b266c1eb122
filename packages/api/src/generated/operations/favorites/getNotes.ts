// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readHorseNote } from '../../shapes/HorseNote.ts';
import { list } from '../../../wire/shapes.ts';

/** The customer's notes on horses. */
export const getNotes = /*#__PURE__*/ operation('getNotes', '/v1/customer/me/notes', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readHorseNote), { staleMs: 60000 });
