// Written by `pnpm generate` from openapi.yaml.
import { readPasskeyId } from '../shapes/PasskeyId.ts';
import { list, object, text } from '../../wire/shapes.ts';

export const readNewPasskeyChallenge = /*#__PURE__*/ object({ challenge: text, domain: text, user_id: text, user_name: text, known: /*#__PURE__*/ list(readPasskeyId) });
