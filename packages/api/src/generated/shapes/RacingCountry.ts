// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { integer, object, text } from '../../wire/shapes.ts';

export const readRacingCountry = /*#__PURE__*/ object({ code: readCountry, name_de: text, name_en: text, position: integer });
