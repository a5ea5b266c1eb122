// Written by `pnpm generate` from openapi.yaml.
import { integer, object } from '../../wire/shapes.ts';

export const readWettstarsConversion = /*#__PURE__*/ object({ account_balance: integer, customer_points: integer });
