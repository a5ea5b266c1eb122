// Written by `pnpm generate` from openapi.yaml.
import { object, word } from '../../wire/shapes.ts';

export const readPasskeyRemoved = /*#__PURE__*/ object({ removed: /*#__PURE__*/ word(true) });
