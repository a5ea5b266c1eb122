// Written by `pnpm generate` from openapi.yaml.
import { object, word } from '../../wire/shapes.ts';

export const readRegistrationCheckPassed = /*#__PURE__*/ object({ valid: /*#__PURE__*/ word(true) });
