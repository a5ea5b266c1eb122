// Written by `pnpm generate` from openapi.yaml.
import { readVoucher } from '../shapes/Voucher.ts';
import { integer, object } from '../../wire/shapes.ts';

export const readVoucherDecision = /*#__PURE__*/ object({ voucher: readVoucher, account_balance: integer });
