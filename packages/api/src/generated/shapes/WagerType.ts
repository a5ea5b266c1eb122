// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readDay } from '../shapes/Day.ts';
import { readWagerTypeParam } from '../shapes/WagerTypeParam.ts';
import { readWagerTypeRule } from '../shapes/WagerTypeRule.ts';
import { day, integer, list, nullable, object, text } from '../../wire/shapes.ts';

export const readWagerType = /*#__PURE__*/ object({ id: text, country: readCountry, name: /*#__PURE__*/ list(text), priority: integer, valid_from: readDay, valid_until: /*#__PURE__*/ nullable(day), param: readWagerTypeParam, rule: readWagerTypeRule });
