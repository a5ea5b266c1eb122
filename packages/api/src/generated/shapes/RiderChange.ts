// Written by `pnpm generate` from openapi.yaml.
import { readPerson } from '../shapes/Person.ts';
import { integer, nullable, object } from '../../wire/shapes.ts';

export const readRiderChange = /*#__PURE__*/ object({ startnr: integer, horse: readPerson, rider: /*#__PURE__*/ nullable(readPerson), original_rider: readPerson });
