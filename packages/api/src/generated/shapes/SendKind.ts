// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readSendKind = /*#__PURE__*/ word("bet", "payment", "withdrawal", "order", "team_bet");
