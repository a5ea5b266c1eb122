// Written by `pnpm generate` from openapi.yaml.
import { day, flag, instant, integer, nullable, object, text, word } from '../wire/shapes.ts';

export const readPagination = /*#__PURE__*/ object({ count: integer, total: integer, perPage: integer, currentPage: integer, totalPages: integer, links: /*#__PURE__*/ object({  }, { next: text, previous: text }) });
export const readRaceId = integer;
export const readCountry = text;
export const readDay = day;
export const readRaceType = /*#__PURE__*/ word("T", "H");
export const readInstant = instant;
export const readNextRun = /*#__PURE__*/ object({ race_id: readRaceId, startnr: integer, track_name: text, post_time: readInstant });
export const readBankAccountStatus = /*#__PURE__*/ word("none", "pending", "validated");
export const readPlayBreak = /*#__PURE__*/ object({ until: /*#__PURE__*/ nullable(instant) });
export const readBetRace = /*#__PURE__*/ object({ id: readRaceId, number: integer, name: text, country: readCountry, track_name: text, date: readDay, race_type: readRaceType, post_time: readInstant });
export const readDeleted = /*#__PURE__*/ object({ deleted: flag });
