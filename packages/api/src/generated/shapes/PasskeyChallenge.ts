// Written by `pnpm generate` from openapi.yaml.
import { object, text } from '../../wire/shapes.ts';

export const readPasskeyChallenge = /*#__PURE__*/ object({ challenge: text, domain: text });
