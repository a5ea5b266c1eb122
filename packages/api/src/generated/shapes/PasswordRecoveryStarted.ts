// Written by `pnpm generate` from openapi.yaml.
import { object, word } from '../../wire/shapes.ts';

export const readPasswordRecoveryStarted = /*#__PURE__*/ object({ sent: /*#__PURE__*/ word(true) });
