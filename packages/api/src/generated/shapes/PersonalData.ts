// Written by `pnpm generate` from openapi.yaml.
import { readDataRequests } from '../shapes/DataRequests.ts';
import { readInstant } from '../shapes/Instant.ts';
import { anything, list, object, record } from '../../wire/shapes.ts';

export const readPersonalData = /*#__PURE__*/ object({ created_at: readInstant, person: /*#__PURE__*/ record(anything), requests: readDataRequests, records: /*#__PURE__*/ record(/*#__PURE__*/ list(/*#__PURE__*/ record(anything))) });
