// Written by `pnpm generate` from openapi.yaml.
import { integer, object, text, word } from '../../wire/shapes.ts';

export const readTickerLine = /*#__PURE__*/ object({ id: integer, type: /*#__PURE__*/ word("next_race", "jackpot", "news"), text: text, link: text });
