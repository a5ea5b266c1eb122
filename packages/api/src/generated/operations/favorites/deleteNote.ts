// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readDeleted } from '../../shapes/Deleted.ts';

/** Delete a note. */
export const deleteNote = /*#__PURE__*/ operation('deleteNote', '/v1/customer/me/notes/{id}', (client, path, input) => client.DELETE(path, input), readDeleted);
