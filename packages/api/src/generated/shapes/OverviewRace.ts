// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { readRaceStatus } from '../shapes/RaceStatus.ts';
import { readRaceType } from '../shapes/RaceType.ts';
import { flag, integer, object, text } from '../../wire/shapes.ts';

export const readOverviewRace = /*#__PURE__*/ object({ id: readRaceId, meeting_id: integer, number: integer, country: readCountry, track_name: text, race_type: readRaceType, post_time: readInstant, status: readRaceStatus, is_live: flag, has_jackpot: flag });
