// Written by `pnpm generate` from openapi.yaml.
import { readPerson } from '../shapes/Person.ts';
import { readWinOdds } from '../shapes/WinOdds.ts';
import { flag, integer, nullable, object, text, word } from '../../wire/shapes.ts';

export const readRunner = /*#__PURE__*/ object({ startnr: integer, bet_number: integer, entry: /*#__PURE__*/ nullable(text), status: /*#__PURE__*/ word("NON_RUNNER", null), horse: readPerson, rider: /*#__PURE__*/ nullable(readPerson), original_rider: /*#__PURE__*/ nullable(readPerson), trainer: /*#__PURE__*/ nullable(readPerson), owner: /*#__PURE__*/ nullable(text), age: /*#__PURE__*/ nullable(integer), sex: /*#__PURE__*/ word("M", "F", "G", null), weight: /*#__PURE__*/ nullable(integer), distance: /*#__PURE__*/ nullable(integer), draw: /*#__PURE__*/ nullable(integer), form: /*#__PURE__*/ nullable(text), rating: /*#__PURE__*/ nullable(integer), blinkers: flag, shoes: /*#__PURE__*/ word("ALL", "FRONT", "BACK", "NONE", null), odds: readWinOdds, place: /*#__PURE__*/ nullable(integer), incident: /*#__PURE__*/ word("DISQUALIFIED", "FELL", "PULLED_UP", "UNSEATED", null) });
