// Written by `pnpm generate` from openapi.yaml.
import { object, word } from '../../wire/shapes.ts';

export const readSessionEnded = /*#__PURE__*/ object({ ended: /*#__PURE__*/ word(true) });
