// Written by `pnpm generate` from openapi.yaml.
import { integer, object, text, word } from '../../wire/shapes.ts';

export const readLeagueTrack = /*#__PURE__*/ object({ id: integer, name: text, country: text, meeting_id: integer, race_type: /*#__PURE__*/ word("T", "H"), racecount: integer });
