// Written by `pnpm generate` from openapi.yaml.
import { readPasskeyId } from '../shapes/PasskeyId.ts';
import { list, object, text } from '../../wire/shapes.ts';

export const readStepUpChallenge = /*#__PURE__*/ object({ challenge: text, domain: text, passkeys: /*#__PURE__*/ list(readPasskeyId) });
