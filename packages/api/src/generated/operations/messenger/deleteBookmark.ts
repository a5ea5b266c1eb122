// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readDeleted } from '../../shapes/Deleted.ts';

/** Take a bookmark away. */
export const deleteBookmark = /*#__PURE__*/ operation('deleteBookmark', '/v1/customer/me/bookmarks/{id}', (client, path, input) => client.DELETE(path, input), readDeleted);
