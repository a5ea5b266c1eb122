// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readBetStatus = /*#__PURE__*/ word("accepted", "confirmation_required", "lapsed", "cancelled", "won", "lost", "refunded");
