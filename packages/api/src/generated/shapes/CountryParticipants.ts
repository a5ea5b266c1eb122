// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { integer, list, object, text } from '../../wire/shapes.ts';

export const readCountryParticipants = /*#__PURE__*/ object({ country: readCountry, participants: /*#__PURE__*/ list(/*#__PURE__*/ object({ id: integer, name: text, starts: /*#__PURE__*/ list(/*#__PURE__*/ object({ race_id: readRaceId, number: integer, track_name: text, post_time: readInstant, startnr: integer })) })) });
