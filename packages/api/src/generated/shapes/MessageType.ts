// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readMessageType = /*#__PURE__*/ word("bet", "team_bet", "payment", "bonus", "limit", "account", "race");
