// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readHorseNote } from '../../shapes/HorseNote.ts';

/** Change the text of a note. */
export const updateNote = /*#__PURE__*/ operation('updateNote', '/v1/customer/me/notes/{id}', (client, path, input) => client.PUT(path, input), readHorseNote);
