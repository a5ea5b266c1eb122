// Written by `pnpm generate` from openapi.yaml.
import { integer, nullable, number, object, text } from '../../wire/shapes.ts';

export const readDividend = /*#__PURE__*/ object({ pool: text, combination: text, odd: /*#__PURE__*/ nullable(integer), unit: integer, currency: text, winners: /*#__PURE__*/ nullable(number), jackpot: /*#__PURE__*/ nullable(integer), note: /*#__PURE__*/ nullable(text) });
