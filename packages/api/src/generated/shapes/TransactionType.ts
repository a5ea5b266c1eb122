// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readTransactionType = /*#__PURE__*/ word("deposit", "withdrawal", "stake", "payout", "refund", "bonus", "conversion");
