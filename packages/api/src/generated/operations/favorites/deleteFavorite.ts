// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readDeleted } from '../../shapes/Deleted.ts';

/** A horse is no favourite any more. */
export const deleteFavorite = /*#__PURE__*/ operation('deleteFavorite', '/v1/customer/me/favorites/{horse_id}', (client, path, input) => client.DELETE(path, input), readDeleted);
