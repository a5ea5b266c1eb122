// Written by `pnpm generate` from openapi.yaml.
import { readTransactionType } from '../shapes/TransactionType.ts';
import { integer, list, object } from '../../wire/shapes.ts';

export const readTransactionTotals = /*#__PURE__*/ object({ count: integer, received: integer, spent: integer, opening_balance: integer, closing_balance: integer, types: /*#__PURE__*/ list(/*#__PURE__*/ object({ type: readTransactionType, count: integer, amount: integer })) });
