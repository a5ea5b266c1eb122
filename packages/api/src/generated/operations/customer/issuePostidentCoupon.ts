// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPostidentCoupon } from '../../shapes/PostidentCoupon.ts';

/** The coupon for PostIdent. */
export const issuePostidentCoupon = /*#__PURE__*/ operation('issuePostidentCoupon', '/v1/customer/me/postident', (client, path, input) => client.POST(path, input), readPostidentCoupon);
