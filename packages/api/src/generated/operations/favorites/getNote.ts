// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readHorseNote } from '../../shapes/HorseNote.ts';

/** One note. */
export const getNote = /*#__PURE__*/ operation('getNote', '/v1/customer/me/notes/{id}', (client, path, input) => client.GET(path, input), readHorseNote, { staleMs: 60000 });
