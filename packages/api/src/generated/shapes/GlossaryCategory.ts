// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readGlossaryCategory = /*#__PURE__*/ word("racing", "betting", "bets", "account");
