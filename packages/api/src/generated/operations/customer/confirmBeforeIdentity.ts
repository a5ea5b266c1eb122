// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readBeforeIdentityConfirmation } from '../../shapes/BeforeIdentityConfirmation.ts';

/** Confirms the notice of what is possible until the identity is checked. */
export const confirmBeforeIdentity = /*#__PURE__*/ operation('confirmBeforeIdentity', '/v1/customer/me/before-identity', (client, path, input) => client.PUT(path, input), readBeforeIdentityConfirmation);
