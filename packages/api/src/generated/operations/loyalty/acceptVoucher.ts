// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readVoucherDecision } from '../../shapes/VoucherDecision.ts';

/** Accept a voucher. */
export const acceptVoucher = /*#__PURE__*/ operation('acceptVoucher', '/v1/bonus/vouchers/{id}/accept', (client, path, input) => client.PUT(path, input), readVoucherDecision, { retry: 0 });
