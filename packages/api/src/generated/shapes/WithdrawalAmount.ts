// Written by `pnpm generate` from openapi.yaml.
import { integer, nullable, object } from '../../wire/shapes.ts';

export const readWithdrawalAmount = /*#__PURE__*/ object({ withdrawal_amount: /*#__PURE__*/ nullable(integer) });
