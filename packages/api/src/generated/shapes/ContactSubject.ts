// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readContactSubject = /*#__PURE__*/ word("account", "payment", "bet", "protection", "technical", "other");
