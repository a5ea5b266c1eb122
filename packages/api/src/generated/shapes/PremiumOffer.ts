// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { integer, list, object, text } from '../../wire/shapes.ts';

export const readPremiumOffer = /*#__PURE__*/ object({ race_id: readRaceId, number: integer, track_name: text, country: readCountry, post_time: readInstant, pool: text, min_stake: integer, currency: text, horses: integer, legs: /*#__PURE__*/ list(readRaceId) });
