// Written by `pnpm generate` from openapi.yaml.
import { readTransactionType } from '../shapes/TransactionType.ts';
import { instant, integer, object, text } from '../../wire/shapes.ts';

export const readAccountTransaction = /*#__PURE__*/ object({ id: integer, type: readTransactionType, amount: integer, balance: integer, reference: text, booked_at: instant });
