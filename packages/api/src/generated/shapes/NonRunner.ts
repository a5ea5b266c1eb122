// Written by `pnpm generate` from openapi.yaml.
import { readPerson } from '../shapes/Person.ts';
import { instant, integer, nullable, object } from '../../wire/shapes.ts';

export const readNonRunner = /*#__PURE__*/ object({ startnr: integer, horse: readPerson, rider: /*#__PURE__*/ nullable(readPerson), withdrawn_at: /*#__PURE__*/ nullable(instant) });
