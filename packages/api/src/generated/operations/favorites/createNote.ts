// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readHorseNote } from '../../shapes/HorseNote.ts';

/** Note something on a horse. */
export const createNote = /*#__PURE__*/ operation('createNote', '/v1/customer/me/notes', (client, path, input) => client.POST(path, input), readHorseNote);
