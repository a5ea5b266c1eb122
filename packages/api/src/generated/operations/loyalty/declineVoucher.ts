// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readVoucherDecision } from '../../shapes/VoucherDecision.ts';

/** Decline a voucher. */
export const declineVoucher = /*#__PURE__*/ operation('declineVoucher', '/v1/bonus/vouchers/{id}/decline', (client, path, input) => client.PUT(path, input), readVoucherDecision, { retry: 0 });
