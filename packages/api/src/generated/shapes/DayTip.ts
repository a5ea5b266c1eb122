// Written by `pnpm generate` from openapi.yaml.
import { instant, integer, object, text, word } from '../../wire/shapes.ts';

export const readDayTip = /*#__PURE__*/ object({ id: integer, type: /*#__PURE__*/ word("T", "H"), race_id: integer, race_name: text, race_number: integer, track_name: text, country: text, post_time: instant, startnr: integer, horse: text, text: text });
