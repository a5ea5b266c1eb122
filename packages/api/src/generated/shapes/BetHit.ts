// Written by `pnpm generate` from openapi.yaml.
import { readBetPool } from '../shapes/BetPool.ts';
import { nullable, object, text } from '../../wire/shapes.ts';

export const readBetHit = /*#__PURE__*/ object({ pool: readBetPool, combination: text, note: /*#__PURE__*/ nullable(text) });
