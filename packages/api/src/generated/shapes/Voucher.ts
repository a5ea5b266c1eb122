// Written by `pnpm generate` from openapi.yaml.
import { readVoucherStatus } from '../shapes/VoucherStatus.ts';
import { readVoucherType } from '../shapes/VoucherType.ts';
import { instant, integer, nullable, object, text } from '../../wire/shapes.ts';

export const readVoucher = /*#__PURE__*/ object({ id: integer, type: readVoucherType, status: readVoucherStatus, title: text, text: text, amount: integer, page: text, valid_from: instant, valid_until: instant, decided_at: /*#__PURE__*/ nullable(instant), used_at: /*#__PURE__*/ nullable(instant) });
