// Written by `pnpm generate` from openapi.yaml.
import { readOdds } from '../shapes/Odds.ts';
import { readPerson } from '../shapes/Person.ts';
import { readRaceFields } from '../shapes/RaceFields.ts';
import { integer, nullable, object } from '../../wire/shapes.ts';

export const readRaceFavorite = /*#__PURE__*/ object({ race: readRaceFields, startnr: integer, horse: readPerson, rider: /*#__PURE__*/ nullable(readPerson), odds: readOdds });
