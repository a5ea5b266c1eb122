// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { object } from '../../wire/shapes.ts';

export const readPersonalDataRequest = /*#__PURE__*/ object({ requested_at: readInstant, answered_by: readInstant });
