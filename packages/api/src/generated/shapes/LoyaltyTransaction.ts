// Written by `pnpm generate` from openapi.yaml.
import { instant, integer, object, word } from '../../wire/shapes.ts';

export const readLoyaltyTransaction = /*#__PURE__*/ object({ id: integer, type: /*#__PURE__*/ word("earned", "converted", "wheel", "order", "gift"), points: integer, balance: integer, created_at: instant });
