// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { day, instant, integer, nullable, object, text, word } from '../../wire/shapes.ts';

export const readSearchResult = /*#__PURE__*/ object({ id: text, type: /*#__PURE__*/ word("horse", "rider", "trainer", "race", "meeting", "track"), ref: integer, name: text, country: readCountry, track_name: /*#__PURE__*/ nullable(text), date: day, race_id: /*#__PURE__*/ nullable(integer), race_number: /*#__PURE__*/ nullable(integer), post_time: /*#__PURE__*/ nullable(instant) });
