// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLoyaltyMembership } from '../../shapes/LoyaltyMembership.ts';

/** Join the bonus programme. */
export const enrollLoyalty = /*#__PURE__*/ operation('enrollLoyalty', '/v1/customer/me/loyalty/enroll', (client, path, input) => client.POST(path, input), readLoyaltyMembership, { retry: 0 });
