// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readVoucher } from '../../shapes/Voucher.ts';
import { list } from '../../../wire/shapes.ts';

/** The customer's vouchers, newest first. */
export const getVouchers = /*#__PURE__*/ operation('getVouchers', '/v1/bonus/vouchers', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readVoucher), { staleMs: 30000 });
